"""A recorded game of Hanabi: how it began and what was asked, enough to play it again."""

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from tamaya.notation.hanabi_text import WrittenMove
from tamaya.notation.mixed_seed import MixedSeed, matches_commitment
from tamaya.notation.record_fields import refuse_names
from tamaya.notation.refusals import NotationRefusal
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
    """Where another table's record goes on with something that is no move of ours, and why."""

    at: int
    """Its place in that record, from 0."""
    reason: Refusal | NotationRefusal


@dataclass(frozen=True, slots=True)
class HanabiRecord:
    """A game as it is kept: the words it was asked for with, its set-up, names and moves."""

    game: ClassVar[str] = Game.name

    choice: Choice
    setup: Setup
    names: tuple[str, ...]
    moves: tuple[WrittenMove, ...]
    id: str | int | None = None
    commitment: str | None = None
    """What was published of the seed before the game."""
    stop: Stop | None = None
    mixed_seed: MixedSeed | None = None
    """What the seed was mixed from, where the players had a part in it."""

    def __post_init__(self) -> None:
        """Hold one name for each seat, and none that would break a line."""
        refuse_names(self.names, self.setup.players, self.id)

    @property
    def seed(self) -> Seed | None:
        """The seed that the game was dealt from, where the record tells it."""
        chance = self.setup.chance
        return chance.seed if isinstance(chance, Seeded) else None


@dataclass(frozen=True, slots=True)
class HanabiReplay:
    """A record played again, as far as it is legal."""

    game: Game
    turns: int
    """How many turns were taken; a choice for a bonus tile or a re-arrangement is none."""
    at: int | None = None
    """The place of the first move that is not legal, from 0, or None when all are."""
    refusal: Refusal | NotationRefusal | None = None


def hanabi_record_of(
    game: Game,
    names: tuple[str, ...],
    choice: Choice | None = None,
    id: str | int | None = None,  # noqa: A002
) -> HanabiRecord:
    """The record of a game; without the words it was asked for with, as a custom game."""
    choice = choice_of(game.setup.rules) if choice is None else choice
    if compose(choice) != game.setup.rules:
        raise ValueError("the game was not asked for with these words")
    moves = tuple(
        WrittenMove(made.move, made.seat if isinstance(made.move, Rearrange) else None)
        for made in game.moves
    )
    chance = game.setup.chance
    committed = commitment(chance.seed) if isinstance(chance, Seeded) else None
    return HanabiRecord(choice, game.setup, names, moves, id, committed)


def replay_hanabi_record(record: HanabiRecord) -> HanabiReplay:
    """The game of a record, up to its end or to the first move that is not legal."""
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
    """Whether the deal is the seed's and the seed is the one promised; None without a seed.

    Who begins may be chosen, so a seed does not speak for it.
    """
    if record.seed is None:
        return None
    if not matches_commitment(record.seed, record.mixed_seed, record.commitment):
        return False
    setup = record.setup
    dealt = setup_from_seed(record.seed, setup.rules, setup.players, setup.first_seat)
    return setup.deck == dealt.deck and setup.tiles == dealt.tiles
