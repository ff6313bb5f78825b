"""The referee: turns a legal move into events, one at a time."""

from collections.abc import Iterable
from functools import reduce
from typing import NamedTuple, assert_never

from tamaya.rules.cards import Face
from tamaya.rules.ikebana.board import Board
from tamaya.rules.ikebana.cards import FULL_DECK
from tamaya.rules.ikebana.events import (
    Bought,
    Drew,
    Event,
    GameEnded,
    Kept,
    Paid,
    PilesGathered,
    Rejected,
    RoundBegan,
    RoundEnded,
    Shuffled,
    TurnPassed,
)
from tamaya.rules.ikebana.legality import objection
from tamaya.rules.ikebana.moves import Buy, Draw, Keep, Move, Reject
from tamaya.rules.ikebana.outcome import outcome
from tamaya.rules.ikebana.parameters import ROUNDS
from tamaya.rules.ikebana.refusals import Refusal
from tamaya.rules.ikebana.scoring import appraise
from tamaya.rules.ikebana.state import Setup, State, state_before_first_round
from tamaya.rules.shared_types import Seat


class Judgement(NamedTuple):
    """The events of a legal move, and the state after them."""

    events: tuple[Event, ...]
    state: State


def judge(state: State, seat: Seat, move: Move) -> Judgement | Refusal:
    """The events of a move, or the reason to refuse it."""
    refusal = objection(state.board, seat, move)
    if refusal is not None:
        return refusal
    turn = MoveResolution(state, seat)
    match move:
        case Draw():
            turn.draw()
        case Keep():
            turn.keep()
        case Reject():
            turn.reject()
        case Buy(owner):
            turn.buy(owner)
        case _:
            assert_never(move)
    if turn.is_order_missing:
        return Refusal.ORDER_NOT_RECORDED
    return Judgement(tuple(turn.events), turn.state)


def replay(state: State, events: Iterable[Event]) -> State:
    """The state after these events."""
    return reduce(State.after, events, state)


def begin(setup: Setup) -> Judgement:
    """Begin the first round."""
    events: tuple[Event, ...] = (RoundBegan(1, setup.first_seat),)
    return Judgement(events, replay(state_before_first_round(setup), events))


class MoveResolution:
    """One move as it unfolds: each event is recorded and applied at once."""

    def __init__(self, state: State, seat: Seat) -> None:
        """Start from this state."""
        self.state = state
        self.seat = seat
        self.events: list[Event] = []
        self.is_order_missing = False
        """Whether a shuffle was needed whose order is not recorded."""

    @property
    def board(self) -> Board:
        """The board after the events so far."""
        return self.state.board

    def apply(self, event: Event) -> None:
        """Record an event and apply it."""
        self.events.append(event)
        self.state = self.state.after(event)

    def draw(self) -> None:
        """Draw the top card of the deck, after a shuffle if the deck is empty."""
        if not self.state.deck:
            gathered = self.state.gathered()
            self.apply(PilesGathered())
            self._shuffle(gathered)
        if self.state.deck:
            self.apply(Drew(self.seat, self.state.deck[0]))

    def keep(self) -> None:
        """Add the card just drawn to the bouquet."""
        assert self.state.drawn is not None
        self.apply(Kept(self.seat, self.state.drawn))
        self._pass()

    def reject(self) -> None:
        """Pay, put the card just drawn on the pile, and draw another."""
        assert self.state.drawn is not None
        self.apply(Paid(self.seat, self.board.receiver, self.board.price))
        self.apply(Rejected(self.seat, self.state.drawn))
        self.draw()

    def buy(self, owner: Seat) -> None:
        """Pay for the top card of another seat's pile and add it to the bouquet."""
        face, buried = self.board.piles[owner].top, self.state.buried[owner]
        assert face is not None
        self.apply(Paid(self.seat, owner, face.value))
        self.apply(Bought(self.seat, owner, face, buried[-1] if buried else None))
        self._pass()

    def _pass(self) -> None:
        if self.board.is_round_over():
            self._end_round()
        else:
            self.apply(TurnPassed(Seat((self.seat + 1) % self.board.players)))

    def _end_round(self) -> None:
        number = self.board.round
        appraisals = tuple(appraise(bouquet) for bouquet in self.board.bouquets)
        multiplier = self.board.rules.multiplier(number)
        points = tuple(appraisal.points * multiplier for appraisal in appraisals)
        self.apply(RoundEnded(number, appraisals, points, multiplier))
        if number == ROUNDS:
            self.apply(GameEnded(outcome(self.board.points)))
        else:
            self.apply(RoundBegan(number + 1, self._best(points)))
            self._shuffle(FULL_DECK)

    def _best(self, points: tuple[int, ...]) -> Seat:
        """The seat with the best bouquet; of equals, the first in the order of the round."""
        players, first = self.board.players, self.board.first_seat
        order = [Seat((first + step) % players) for step in range(players)]
        return max(order, key=lambda seat: points[seat])

    def _shuffle(self, cards: tuple[Face, ...]) -> None:
        order = self.state.chance.next_order(cards)
        if order is None:
            self.is_order_missing = True
        else:
            self.apply(Shuffled(order))
