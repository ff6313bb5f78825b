"""A whole game in one immutable value: setup, moves, events and state."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, NamedTuple, Self

from tamaya.rules.growing_sequence import grown
from tamaya.rules.hanabi.board import Board
from tamaya.rules.hanabi.events import Event
from tamaya.rules.hanabi.legality import legal_moves
from tamaya.rules.hanabi.moves import Decision, Move
from tamaya.rules.hanabi.outcome import Outcome
from tamaya.rules.hanabi.parameters import MOST_CARDS, MOST_SUITS, MOST_TOKENS, Rules, Tile
from tamaya.rules.hanabi.referee import begin, judge
from tamaya.rules.hanabi.refusals import Refusal
from tamaya.rules.hanabi.state import Setup, State, setup_from_seed
from tamaya.rules.hanabi.view import View, view_of
from tamaya.rules.seed_and_shuffle import Seed
from tamaya.rules.shared_types import Refused, Seat, Viewer

MOST_DECISIONS = MOST_CARDS + (MOST_TOKENS + MOST_CARDS + MOST_SUITS) + len(Tile)
"""The most moves of one game, rearrangements aside: each card is played or discarded once; a clue
needs a token, and those come back for discards and fireworks only; each tile gives one choice."""


class MadeMove(NamedTuple):
    """A move and the seat that made it."""

    seat: Seat
    move: Move


@dataclass(frozen=True)
class Game:
    """A game as far as it has been played. Making a move gives a new game."""

    name: ClassVar[str] = "hanabi"

    setup: Setup
    state: State
    moves: Sequence[MadeMove]
    history: Sequence[Event]

    @classmethod
    def begin(cls, setup: Setup) -> Self:
        """The game with the cards dealt and nothing played."""
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
    def legal_moves(self) -> tuple[Decision, ...]:
        """The moves that the seat to act may choose from."""
        return legal_moves(self.state)

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
