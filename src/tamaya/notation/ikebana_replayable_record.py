"""A record of Ikebana: the setup and the moves, which is enough to replay the game."""

from dataclasses import dataclass
from typing import ClassVar

from tamaya.notation.native_file_fields import refuse_names
from tamaya.notation.seed_from_contributions import MixedSeed, matches_commitment
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
    """A stored game: the setup, the names of the seats and the moves."""

    game: ClassVar[str] = Game.name

    setup: Setup
    names: tuple[str, ...]
    moves: tuple[Move, ...]
    id: str | int | None = None
    commitment: str | None = None
    """The commitment that was published before the game."""
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
class IkebanaReplay:
    """A replayed record, as far as it is legal."""

    game: Game
    at: int | None = None
    """The index of the first illegal move, from 0, or None where all are legal."""
    refusal: Refusal | None = None

    @property
    def turns(self) -> int:
        """The number of turns; each adds a card to a bouquet."""
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
    """Replay a record up to its end or its first illegal move."""
    first_events, state = begin(record.setup)
    history: list[Event] = [*first_events]
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
    """Whether the seed gives this deal and matches the commitment; None without a seed.

    Who starts can be chosen, so it is not checked.
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
