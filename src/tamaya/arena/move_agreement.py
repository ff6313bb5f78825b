"""Compare the moves of recorded games with those that a bot would have made."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from tamaya.notation import HanabiRecord
from tamaya.notation.any_format_record import parse_any_record, record_id
from tamaya.notation.hanabi_move_text import WrittenMove
from tamaya.notation.refusals import NotationRefusal
from tamaya.notation.strict_json import decode_json
from tamaya.roster import AnyPlayer, player_named, refuse_seats
from tamaya.rules.hanabi import (
    Decision,
    Discard,
    Game,
    GiveClue,
    Play,
    Rearrange,
    Seat,
    SeenEvent,
    redact,
    view_of,
)
from tamaya.rules.seed_and_shuffle import seed_from_words
from tamaya.rules.shared_types import Refused


@dataclass(frozen=True, slots=True)
class RecordedMove:
    """A recorded move and the bot's."""

    made: Decision
    chosen: Decision

    @property
    def is_same(self) -> bool:
        """Whether both are the very same move: the same card, or the same clue to the same seat."""
        return self.made == self.chosen

    @property
    def is_same_kind(self) -> bool:
        """Whether both are clues, both plays or both discards."""
        return type(self.made) is type(self.chosen)


@dataclass(frozen=True, slots=True)
class ComparedGame:
    """The moves of one recorded game; without a legal move, nothing but the refusal."""

    id: str | int | None
    moves: tuple[RecordedMove, ...] = ()
    refusal: Refused | None = None
    """Why the record was read only up to here, or not at all."""


@dataclass(frozen=True, slots=True)
class AgreementMatch:
    """A bot at every seat of recorded games: it is asked before each move, which is then made."""

    result_type: ClassVar[type] = ComparedGame

    bot: str
    records: tuple[bytes, ...]
    """The texts of the games, in any format that is read."""

    @property
    def games(self) -> int:
        """Return the number of records."""
        return len(self.records)

    @property
    def chunk_size(self) -> int:
        """Return the number of records in one task."""
        return 1

    def identity(self) -> dict[str, object]:
        """Return everything that determines the moves, except the records."""
        return {"game": Game.name, "bot": self.bot}

    def play(self, numbers: Sequence[int]) -> list[ComparedGame]:
        """Compare the moves of these records."""
        return [compare_record(self.bot, self.records[number]) for number in numbers]


def compare_record(bot: str, text: bytes) -> ComparedGame:
    """Compare the moves of one record as far as it is legal."""
    id_ = None
    try:
        data = decode_json(text)
        id_ = record_id(data)
        record = parse_any_record(data)
        if not isinstance(record, HanabiRecord):
            raise Refused(NotationRefusal.UNKNOWN_GAME, game=record.game)
        refuse_seats(bot, record.setup.players)
    except Refused as refused:
        return ComparedGame(id_, refusal=refused)
    moves, refusal = compared_moves(record, lambda seat: _player(bot, record, seat))
    if refusal is None and record.stop is not None:
        refusal = Refused(record.stop.reason)
    return ComparedGame(id_, tuple(moves), refusal)


def compared_moves(
    record: HanabiRecord, make_player: Callable[[Seat], AnyPlayer]
) -> tuple[list[RecordedMove], Refused | None]:
    """Ask a player for each move of a record, from the view of the seat to act and nothing else."""
    game = Game.begin(record.setup)
    players = [make_player(Seat(seat)) for seat in range(record.setup.players)]
    seen_events: list[list[SeenEvent]] = [[] for _ in players]
    compared: list[RecordedMove] = []
    for written in record.moves:
        try:
            after = _after(game, written)
        except Refused as refused:
            return compared, refused
        if not isinstance(written.move, Rearrange):
            seat = game.board.seat_to_act
            seen = seen_events[seat]
            seen += [redact(event, seat) for event in game.history[len(seen) :]]
            view = replace(view_of(game.state, seat, ()), history=tuple(seen))
            compared.append(RecordedMove(written.move, players[seat].decide(view)))
        game = after
    return compared, None


def _after(game: Game, written: WrittenMove) -> Game:
    return game.make(written.move, written.seat)


def _player(bot: str, record: HanabiRecord, seat: Seat) -> AnyPlayer:
    return player_named(Game.name, bot, seed_from_words(f"agreement {record.id} seat {seat}"))


@dataclass(frozen=True, slots=True)
class Agreement:
    """How often a bot makes the recorded move; a share without moves is None."""

    bot: str
    games: int
    """The games of which at least one move was compared."""
    moves: int
    same: float | None
    """The share of moves in which the bot makes the very same one."""
    same_kind: float | None
    """The share of moves in which the bot makes a move of the same kind."""
    clues: float | None
    """Of the recorded clues, the share in which the bot gives the same; and so on."""
    plays: float | None
    discards: float | None


def agreement(bot: str, games: Sequence[ComparedGame]) -> Agreement:
    """Count over all moves of these games."""
    moves = [move for game in games for move in game.moves]
    by_kind = {
        kind: _share([move.is_same for move in moves if isinstance(move.made, kind)])
        for kind in (GiveClue, Play, Discard)
    }
    return Agreement(
        bot=bot,
        games=sum(bool(game.moves) for game in games),
        moves=len(moves),
        same=_share([move.is_same for move in moves]),
        same_kind=_share([move.is_same_kind for move in moves]),
        clues=by_kind[GiveClue],
        plays=by_kind[Play],
        discards=by_kind[Discard],
    )


def _share(answers: Sequence[bool]) -> float | None:
    return sum(answers) / len(answers) if answers else None
