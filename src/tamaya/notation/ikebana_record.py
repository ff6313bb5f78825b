"""A recorded game of Ikebana: how it began and what was asked, enough to play it again."""

from dataclasses import dataclass
from typing import ClassVar

from tamaya.notation.mixed_seed import MixedSeed, matches_commitment
from tamaya.notation.record_fields import refuse_names
from tamaya.rules.ikebana import (
    Event,
    Game,
    MadeMove,
    Move,
    Refusal,
    Seed,
    Seeded,
    Setup,
    commitment,
    setup_from_seed,
)
from tamaya.rules.ikebana.referee import begin, judge


@dataclass(frozen=True, slots=True)
class IkebanaRecord:
    """A game as it is kept: its set-up, the names of the seats, and the moves."""

    game: ClassVar[str] = Game.name

    setup: Setup
    names: tuple[str, ...]
    moves: tuple[Move, ...]
    id: str | int | None = None
    commitment: str | None = None
    """What was published of the seed before the game."""
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
class IkebanaReplay:
    """A record played again, as far as it is legal."""

    game: Game
    at: int | None = None
    """The place of the first move that is not legal, from 0, or None when all are."""
    refusal: Refusal | None = None

    @property
    def turns(self) -> int:
        """How many turns were taken: each adds a card to a bouquet."""
        return self.game.board.turn


def ikebana_record_of(
    game: Game,
    names: tuple[str, ...],
    id: str | int | None = None,  # noqa: A002
) -> IkebanaRecord:
    """The record of a game."""
    chance = game.setup.chance
    committed = commitment(chance.seed) if isinstance(chance, Seeded) else None
    moves = tuple(made.move for made in game.moves)
    return IkebanaRecord(game.setup, names, moves, id, committed)


def replay_ikebana_record(record: IkebanaRecord) -> IkebanaReplay:
    """The game of a record, up to its end or to the first move that is not legal."""
    began, state = begin(record.setup)
    history: list[Event] = [*began]
    made: list[MadeMove] = []
    at: int | None = None
    refusal: Refusal | None = None
    for place, move in enumerate(record.moves):
        seat = state.board.seat_to_act
        judgement = judge(state, seat, move)
        if isinstance(judgement, Refusal):
            at, refusal = place, judgement
            break
        made.append(MadeMove(seat, move))
        history += judgement.events
        state = judgement.state
    return IkebanaReplay(Game(record.setup, state, tuple(made), tuple(history)), at, refusal)


def is_ikebana_fair(record: IkebanaRecord) -> bool | None:
    """Whether the deal is the seed's and the seed is the one promised; None without a seed.

    Who begins may be chosen, so a seed does not speak for it.
    """
    if record.seed is None:
        return None
    if not matches_commitment(record.seed, record.mixed_seed, record.commitment):
        return False
    setup = record.setup
    return (
        setup.deck
        == setup_from_seed(record.seed, setup.rules, setup.players, setup.first_seat).deck
    )
