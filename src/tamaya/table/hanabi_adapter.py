"""Hanabi at a table."""

from collections.abc import Sequence
from dataclasses import replace

from tamaya.notation.faces import face_text
from tamaya.notation.hanabi_move_text import WrittenMove, hanabi_move_text, parse_hanabi_move
from tamaya.notation.hanabi_replayable_record import HanabiRecord, hanabi_record_of
from tamaya.notation.refusals import NotationRefusal
from tamaya.rules.hanabi import (
    Choice,
    Event,
    Game,
    Level,
    MadeMove,
    Rearrange,
    Refusal,
    Rules,
    SeenEvent,
    can_be_undone,
    compose,
    redact,
)
from tamaya.rules.seed_and_shuffle import Seed
from tamaya.rules.shared_types import Refused, Seat, Viewer
from tamaya.table.options import Options
from tamaya.table.refusals import TableRefusal


class HanabiTableAdapter:
    """How Hanabi is set up, played and kept at a table, in every edition."""

    def check_options(self, options: Options) -> None:
        """Refuse a choice that makes no game, and a deal that leaves no deck."""
        rules_of(options).refuse_players(options.seats)

    def edition(self, options: Options) -> str | None:
        """The edition that was chosen."""
        return options.edition

    def deal(self, options: Options, players: int, seed: Seed) -> Game:
        """Deal the hands."""
        return Game.deal(rules_of(options), players, seed, options.first_seat)

    def make_move(self, game: Game, seat: Seat, move: str) -> Game:
        """Make a move; a rearrangement names its own seat, and only that seat may ask for it."""
        written = parse_hanabi_move(move)
        if written.seat is not None and written.seat != seat:
            raise Refused(Refusal.NOT_YOUR_WHOLE_HAND)
        return game.make(written.move, seat)

    def has_rearranged(self, game: Game) -> bool:
        """Any seat may do so at any time."""
        return isinstance(game.moves[-1].move, Rearrange)

    def can_be_undone(self, before: Game, after: Game) -> bool:
        """As the rules say."""
        return can_be_undone(after.history[len(before.history) :])

    def note_faces(self, game: Game, card: int, faces: Sequence[str]) -> tuple[str, ...]:
        """Each face once, in the order of the rules."""
        if not 0 <= card < game.board.cards_drawn:
            raise Refused(TableRefusal.NO_SUCH_CARD, card=card)
        order = {face_text(face): at for at, face in enumerate(game.board.rules.faces)}
        for face in faces:
            if face not in order:
                raise Refused(NotationRefusal.UNREADABLE_FACE, text=face)
        return tuple(sorted(set(faces), key=order.__getitem__))

    def move_text(self, made: MadeMove) -> str:
        """The word for a move; a rearrangement names its seat."""
        seat = made.seat if isinstance(made.move, Rearrange) else None
        return hanabi_move_text(WrittenMove(made.move, seat))

    def recorded_options(self, record: HanabiRecord) -> Options:
        """The choice of the record; marks show what clues and cards in sight rule out."""
        choice = record.choice
        return Options(
            game=record.game,
            edition=choice.edition,
            extensions=choice.extensions,
            settings=choice.settings,
            seats=record.setup.players,
            help_level=Level.COUNTED,
        )

    def redact(self, event: Event, viewer: Viewer) -> SeenEvent:
        """As the rules say."""
        return redact(event, viewer)

    def record(
        self, game: Game, options: Options, names: tuple[str, ...], record_id: str
    ) -> HanabiRecord:
        """The record, with the choice that the game was composed from."""
        game = replace(game, moves=lasting_moves(game.moves))
        return hanabi_record_of(game, names, choice_of(options), record_id)


def lasting_moves(moves: Sequence[MadeMove]) -> tuple[MadeMove, ...]:
    """The moves without the rearrangements that their seat replaced before the next turn.

    Nothing follows from those, and old tables have more of them than a record may have moves.
    """
    lasting: list[MadeMove] = []
    replaced: set[Seat] = set()
    for made in reversed(moves):
        if not isinstance(made.move, Rearrange):
            replaced.clear()
        elif made.seat in replaced:
            continue
        else:
            replaced.add(made.seat)
        lasting.append(made)
    return tuple(reversed(lasting))


def rules_of(options: Options) -> Rules:
    """The rules that a table's options make; raises ``Refused``."""
    return compose(choice_of(options))


def choice_of(options: Options) -> Choice:
    """The choice that a table's options make."""
    return Choice(options.edition, options.extensions, options.settings)
