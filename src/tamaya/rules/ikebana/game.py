"""A whole game in one immutable value: setup, moves, events and state."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import isqrt
from typing import ClassVar, NamedTuple, Self

from tamaya.rules.growing_sequence import grown
from tamaya.rules.ikebana.board import Board
from tamaya.rules.ikebana.cards import BOUQUET_SIZE
from tamaya.rules.ikebana.events import Event
from tamaya.rules.ikebana.legality import legal_moves
from tamaya.rules.ikebana.moves import Move
from tamaya.rules.ikebana.outcome import Outcome
from tamaya.rules.ikebana.parameters import FIRST_POINTS, ROUNDS, Rules
from tamaya.rules.ikebana.referee import begin, judge
from tamaya.rules.ikebana.refusals import Refusal
from tamaya.rules.ikebana.scoring import COMBINATION_POINTS, MULTIPLIERS
from tamaya.rules.ikebana.state import Setup, State, setup_from_seed
from tamaya.rules.ikebana.view import View, view_of
from tamaya.rules.seed_and_shuffle import Seed
from tamaya.rules.shared_types import MOST_PLAYERS, Refused, Seat, Viewer

MOST_POINTS = max(COMBINATION_POINTS.values()) * max(MULTIPLIERS.values())
"""No bouquet is worth more."""


def most_rejections(round_number: int) -> int:
    """The most cards that a seat can reject in one turn: the first costs 1 point, the next 2."""
    points = MOST_PLAYERS * (FIRST_POINTS + MOST_POINTS * (round_number - 1))
    return (isqrt(8 * points + 1) - 1) // 2


MOST_DECISIONS = sum(
    # Each turn adds a card to a bouquet: it draws, rejects what it can pay for, and keeps.
    MOST_PLAYERS * BOUQUET_SIZE * (most_rejections(number) + 2)
    for number in range(1, ROUNDS + 1)
)
"""The most moves of one game."""


class MadeMove(NamedTuple):
    """A move and the seat that made it."""

    seat: Seat
    move: Move


@dataclass(frozen=True)
class Game:
    """A game as far as it has been played. Making a move gives a new game."""

    name: ClassVar[str] = "ikebana"

    setup: Setup
    state: State
    moves: Sequence[MadeMove]
    history: Sequence[Event]

    @classmethod
    def begin(cls, setup: Setup) -> Self:
        """The game with its first round begun and nothing drawn."""
        events, state = begin(setup)
        return cls(setup, state, (), events)

    @classmethod
    def deal(cls, rules: Rules, players: int, seed: Seed, first_seat: Seat | None = None) -> Self:
        """Deal a game from a seed, which also draws the first seat if none is given."""
        return cls.begin(setup_from_seed(seed, rules, players, first_seat))

    def beginning(self) -> Self:
        """The same game before its first move."""
        return type(self).begin(self.setup)

    @property
    def board(self) -> Board:
        """The board."""
        return self.state.board

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.state.board.outcome

    @cached_property
    def legal_moves(self) -> tuple[Move, ...]:
        """The moves that the seat to act may choose from."""
        return legal_moves(self.state.board)

    def make(self, move: Move, seat: Seat | None = None) -> Self:
        """The game after a move of this seat, or of the seat to act; raises ``Refused``."""
        seat = self.board.seat_to_act if seat is None else seat
        judgement = judge(self.state, seat, move)
        if isinstance(judgement, Refusal):
            raise Refused(judgement)
        return type(self)(
            self.setup,
            judgement.state,
            grown(self.moves, (MadeMove(seat, move),)),
            grown(self.history, judgement.events),
        )

    def view(self, viewer: Viewer) -> View:
        """What a seat or an onlooker may see of the game."""
        return view_of(self.state, viewer, self.history)
