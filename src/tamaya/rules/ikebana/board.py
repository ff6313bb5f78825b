"""The board: everything that lies open for all, folded from events.

The full events and the redacted events of any viewer give the same board.
"""

from dataclasses import dataclass
from typing import NamedTuple, Self, TypeVar, assert_never

from tamaya.rules.cards import Face
from tamaya.rules.ikebana.cards import BOUQUET_SIZE
from tamaya.rules.ikebana.events import (
    Bought,
    Drew,
    DrewUnseen,
    Event,
    GameEnded,
    Kept,
    Paid,
    PilesGathered,
    Rejected,
    RoundBegan,
    RoundEnded,
    SeenEvent,
    Shuffled,
    ShuffledUnseen,
    TurnPassed,
)
from tamaya.rules.ikebana.outcome import Outcome
from tamaya.rules.ikebana.parameters import Rules
from tamaya.rules.shared_types import Seat

Item = TypeVar("Item")


class Pile(NamedTuple):
    """What is visible of a seat's pile: its top card and its height."""

    top: Face | None = None
    height: int = 0


@dataclass(frozen=True)
class Board:
    """What everybody may see."""

    rules: Rules
    players: int
    seat_to_act: Seat
    first_seat: Seat
    """The seat that began the round."""
    points: tuple[int, ...]
    bouquets: tuple[tuple[Face, ...], ...]
    """The bouquet of each seat, in the order in which its cards were added."""
    piles: tuple[Pile, ...]
    """The pile of each seat."""
    deck_size: int
    round: int = 1
    turn: int = 0
    """How many turns are over in this game."""
    is_drawing: bool = False
    """Whether the seat to act has drawn a card and must keep or reject it."""
    rejections: int = 0
    """How many cards the seat to act has rejected in this turn."""
    gains: tuple[tuple[int, ...], ...] = ()
    """What the bouquets of each finished round brought, by seat."""
    outcome: Outcome | None = None

    @property
    def price(self) -> int:
        """The price of the next rejection."""
        return self.rejections + 1

    @property
    def receiver(self) -> Seat:
        """The seat that is paid for the next rejection: clockwise, skipping the seat to act."""
        step = self.rejections % (self.players - 1) + 1
        return Seat((self.seat_to_act + step) % self.players)

    def is_round_over(self) -> bool:
        """Whether every bouquet is whole."""
        return all(len(bouquet) == BOUQUET_SIZE for bouquet in self.bouquets)

    def changed(self, **changes: object) -> Self:
        """A copy with these fields changed."""
        # Faster than dataclasses.replace, and called hundreds of times in a game.
        new = object.__new__(type(self))
        new.__dict__.update(self.__dict__)
        new.__dict__.update(changes)
        return new

    def after(self, event: Event | SeenEvent) -> Self:
        """The board after an event."""
        match event:
            case Drew() | DrewUnseen():
                return self.changed(is_drawing=True, deck_size=self.deck_size - 1)
            case Kept(seat, face):
                return self._with_card(seat, face, self.piles)
            case Rejected(seat, face):
                pile = Pile(face, self.piles[seat].height + 1)
                return self.changed(
                    piles=with_item(self.piles, seat, pile),
                    rejections=self.rejections + 1,
                    is_drawing=False,
                )
            case Paid(seat, receiver, points):
                held = with_item(self.points, seat, self.points[seat] - points)
                return self.changed(points=with_item(held, receiver, held[receiver] + points))
            case TurnPassed(seat):
                return self.changed(seat_to_act=seat)
            case Bought(seat, owner, face, uncovered):
                pile = Pile(uncovered, self.piles[owner].height - 1)
                return self._with_card(seat, face, with_item(self.piles, owner, pile))
            case PilesGathered():
                return self.changed(
                    piles=tuple(Pile(pile.top, min(pile.height, 1)) for pile in self.piles)
                )
            case Shuffled(deck):
                return self.changed(deck_size=len(deck))
            case ShuffledUnseen(cards):
                return self.changed(deck_size=cards)
            case RoundEnded(points=points):
                total = tuple(held + won for held, won in zip(self.points, points, strict=True))
                return self.changed(points=total, gains=(*self.gains, points))
            case RoundBegan(number, seat):
                return self.changed(
                    round=number,
                    seat_to_act=seat,
                    first_seat=seat,
                    bouquets=((),) * self.players,
                    piles=(Pile(),) * self.players,
                )
            case GameEnded(outcome):
                return self.changed(outcome=outcome)
            case _:
                assert_never(event)

    def _with_card(self, seat: Seat, face: Face, piles: tuple[Pile, ...]) -> Self:
        """The board after a card was added to a bouquet, which ends the turn."""
        return self.changed(
            bouquets=with_item(self.bouquets, seat, (*self.bouquets[seat], face)),
            piles=piles,
            turn=self.turn + 1,
            rejections=0,
            is_drawing=False,
        )


def with_item(items: tuple[Item, ...], seat: Seat, item: Item) -> tuple[Item, ...]:
    """The items of all seats with one replaced."""
    return (*items[:seat], item, *items[seat + 1 :])
