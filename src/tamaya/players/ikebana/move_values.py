"""The expected worth of each move of the seat to act, in points."""

from functools import lru_cache
from typing import NamedTuple

from tamaya.players.ikebana.expected_bouquet_values import BouquetValues
from tamaya.players.ikebana.remembered_cards import FULL_DECK_COUNTS, remembered_piles, unseen_cards
from tamaya.players.ikebana.unfinished_bouquet import PartialBouquet, partial_bouquet
from tamaya.rules.cards import Face
from tamaya.rules.ikebana.cards import BOUQUET_SIZE
from tamaya.rules.ikebana.moves import Buy, Draw, Keep, Move, Reject
from tamaya.rules.ikebana.view import View
from tamaya.rules.shared_types import Seat

MOST_REJECTIONS = 6
"""The most rejections planned in one turn: the seventh costs more than most bouquets bring."""


class Sale(NamedTuple):
    """An expected sale from this seat's pile: the buyer, the price and the buyer's gain."""

    buyer: Seat
    price: int
    gain: float


class MoveValues:
    """The worth of a move is the seat's points less the average of the others'."""

    def __init__(self, view: View) -> None:
        """Count the cards, and set the price of a point and the budget of later turns."""
        board = view.board
        self.view = view
        self.board = board
        self.seat = board.seat_to_act
        self.bouquet = partial_bouquet(board.bouquets[self.seat])
        self.rivalry = 1 / (board.players - 1)
        self.price = 1 + self.rivalry
        self.multiplier = board.rules.multiplier(board.round)
        self.points = board.points[self.seat]
        later = later_values(self.price, self.multiplier, self.points, self.bouquet)
        self.deck = unseen_cards(view, remembered_piles(view))
        self.bouquet_values = BouquetValues(
            self.deck, self.price, self.multiplier, later.affordable, later
        )

    def best_start(self) -> Move:
        """Buy a card if that is worth more than a draw, else draw."""
        best: Move = Draw()
        worth = self.draw_value()
        for move in self.view.legal_moves:
            top = self.board.piles[move.owner].top if isinstance(move, Buy) else None
            if isinstance(move, Buy) and top is not None:
                bought = self.buy_value(top, move.owner)
                if bought > worth:
                    best, worth = move, bought
        return best

    def keep_or_reject(self, drawn: Face) -> Move:
        """Reject the card just drawn if another draw is worth its price, else keep it."""
        if Reject() not in self.view.legal_moves:
            return Keep()
        return Keep() if self.keep_value(drawn) >= self.reject_value(drawn) else Reject()

    def draw_value(self) -> float:
        """The worth of drawing."""
        return self.bouquet_values.turn(self.bouquet, 0, affordable(self.points))

    def buy_value(self, top: Face, owner: Seat) -> float:  # noqa: ARG002
        """The worth of buying this card; who is paid makes no difference here."""
        return self.bouquet_values.worth(self.bouquet.with_card(top)) - top.value * self.price

    def keep_value(self, drawn: Face) -> float:
        """The worth of keeping the card just drawn."""
        return self.bouquet_values.worth(self.bouquet.with_card(drawn))

    def reject_value(self, drawn: Face) -> float:
        """The worth of rejecting the card just drawn, which then lies on the seat's pile."""
        again = self.redraw_value() - self.board.price * self.price
        return again + self.offer_value(drawn) - self.offer_value(self.board.piles[self.seat].top)

    def redraw_value(self) -> float:
        """The worth of another draw once the next rejection is paid."""
        price = self.board.price
        most = affordable(self.points - price, price)
        return self.bouquet_values.turn(self.bouquet, price, most)

    def offer_value(self, top: Face | None) -> float:
        """What this seat gains by having this card on top of its pile.

        It is paid the price, but the buyer's gain counts against it.
        """
        expected_sale = None if top is None else self.expected_sale(top)
        return (
            0.0
            if expected_sale is None
            else expected_sale.price * self.price - expected_sale.gain * self.rivalry
        )

    def expected_sale(self, top: Face) -> Sale | None:
        """The sale of this card to the first seat in turn to which it is worth its price."""
        for step in range(1, self.board.players):
            other = Seat((self.seat + step) % self.board.players)
            bouquet, points = partial_bouquet(self.board.bouquets[other]), self.board.points[other]
            if bouquet.cards == BOUQUET_SIZE or points < top.value:
                continue
            values = full_deck_values(self.price, self.multiplier, affordable(points))
            gain = values.worth(bouquet.with_card(top)) - values.worth(bouquet)
            if gain > top.value * self.price:
                return Sale(other, top.value, gain)
        return None


def later_values(
    price: float, multiplier: int, points: int, bouquet: PartialBouquet
) -> BouquetValues:
    """The worths for the later turns of a bouquet, each with an equal share of the points left."""
    share = points // max(1, bouquet.cards_left)
    return full_deck_values(price, multiplier, max(1, affordable(share)))


@lru_cache(maxsize=32)
def full_deck_values(price: float, multiplier: int, most: int) -> BouquetValues:
    """The worths with a full deck: used for later turns and for the other seats."""
    return BouquetValues(FULL_DECK_COUNTS, price, multiplier, most)


def affordable(points: int, rejected: int = 0) -> int:
    """How many rejections in a turn these points pay for, after those already paid."""
    while points > rejected and rejected < MOST_REJECTIONS:
        rejected += 1
        points -= rejected
    return rejected
