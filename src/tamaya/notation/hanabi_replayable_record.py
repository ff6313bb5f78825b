"""A record of Hanabi: the setup and the moves, which is enough to replay the game."""

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from tamaya.notation.hanabi_move_text import WrittenMove
from tamaya.notation.native_file_fields import refuse_names
from tamaya.notation.refusals import NotationRefusal
from tamaya.notation.seed_from_contributions import MixedSeed, matches_commitment
from tamaya.rules.hanabi import (
    Choice,
    Event,
    Game,
    MadeMove,
    Rearrange,
    Refusal,
    Seed,
    Seeded,
    Setup,
    choice_of,
    commitment,
    compose,
    judge,
    setup_from_seed,
)
from tamaya.rules.hanabi.referee import begin


class Stop(NamedTuple):
    """Where a record of another site goes on with something that does not exist here."""

    at: int
    """The index in that record, from 0."""
    reason: Refusal | NotationRefusal


@dataclass(frozen=True, slots=True)
class HanabiRecord:
    """A stored game: the choice, the setup, the names of the seats and the moves."""

    game: ClassVar[str] = Game.name

    choice: Choice
    setup: Setup
    names: tuple[str, ...]
    moves: tuple[WrittenMove, ...]
    id: str | int | None = None
    commitment: str | None = None
    """The commitment that was published before the game."""
    stop: Stop | None = None
    mixed_seed: MixedSeed | None = None
    """The parts of the seed, where the players contributed to it."""

    def __post_init__(self) -> None:
        """Refuse a wrong number of names, and names that are not printable."""
        refuse_names(self.names, self.setup.players, self.id)

    @property
    def seed(self) -> Seed | None:
        """The seed of the deal, where the record has it."""
        chance = self.setup.chance
        return chance.seed if isinstance(chance, Seeded) else None


@dataclass(frozen=True, slots=True)
class HanabiReplay:
    """A replayed record, as far as it is legal."""

    game: Game
    turns: int
    """The number of turns; choices for bonus tiles and rearrangements do not count."""
    at: int | None = None
    """The index of the first illegal move, from 0, or None where all are legal."""
    refusal: Refusal | NotationRefusal | None = None


def hanabi_record_of(
    game: Game,
    names: tuple[str, ...],
    choice: Choice | None = None,
    id: str | int | None = None,  # noqa: A002
) -> HanabiRecord:
    """The record of a game; without a choice, as a custom game."""
    choice = choice_of(game.setup.rules) if choice is None else choice
    if compose(choice) != game.setup.rules:
        raise ValueError(f"the rules of the game are not those of {choice}")
    moves = tuple(
        WrittenMove(made.move, made.seat if isinstance(made.move, Rearrange) else None)
        for made in game.moves
    )
    chance = game.setup.chance
    committed = commitment(chance.seed) if isinstance(chance, Seeded) else None
    return HanabiRecord(choice, game.setup, names, moves, id, committed)


def replay_hanabi_record(record: HanabiRecord) -> HanabiReplay:
    """Replay a record up to its end or its first illegal move."""
    dealt, state = begin(record.setup)
    history: list[Event] = [*dealt]
    made: list[MadeMove] = []
    turns = 0
    at: int | None = None
    refusal: Refusal | NotationRefusal | None = None
    for place, (move, named_seat) in enumerate(record.moves):
        board = state.board
        seat = board.seat_to_act if named_seat is None else named_seat
        judgement = judge(state, seat, move)
        if isinstance(judgement, Refusal):
            at, refusal = place, judgement
            break
        turns += board.pending is None and not isinstance(move, Rearrange)
        made.append(MadeMove(seat, move))
        history += judgement.events
        state = judgement.state
    else:
        if record.stop is not None:
            at, refusal = record.stop
    game = Game(record.setup, state, tuple(made), tuple(history))
    return HanabiReplay(game, turns, at, refusal)


def is_hanabi_fair(record: HanabiRecord) -> bool | None:
    """Whether the seed gives this deal and matches the commitment; None without a seed.

    Who starts can be chosen, so it is not checked.
    """
    if record.seed is None:
        return None
    if not matches_commitment(record.seed, record.mixed_seed, record.commitment):
        return False
    setup = record.setup
    dealt = setup_from_seed(record.seed, setup.rules, setup.players, setup.first_seat)
    return setup.deck == dealt.deck and setup.tiles == dealt.tiles
