"""What the seat to act may expect of each of its moves, in points."""

from functools import lru_cache
from typing import NamedTuple

from tamaya.players.ikebana.bouquet_values import BouquetValues
from tamaya.players.ikebana.bouquets import partial_bouquet
from tamaya.players.ikebana.memory import FULL_DECK_COUNTS, remembered_piles, unseen_cards
from tamaya.rules.cards import Face
from tamaya.rules.game import Seat
from tamaya.rules.ikebana.cards import BOUQUET_SIZE
from tamaya.rules.ikebana.moves import Buy, Draw, Keep, Move, Reject
from tamaya.rules.ikebana.view import View

MOST_REJECTIONS = 6
"""More in one turn are never planned: the seventh would cost more than most bouquets bring."""


class Sale(NamedTuple):
    """Who would buy a card from this seat's pile, at which price, and what they would win."""

    buyer: Seat
    price: int
    gain: float


class MoveValues:
    """Weighs own points against an even share of everybody else's."""

    def __init__(self, view: View) -> None:
        """Count the cards, and set the price of a point and the means for later turns."""
        board = view.board
        self.view = view
        self.board = board
        self.seat = board.seat_to_act
        self.bouquet = partial_bouquet(board.bouquets[self.seat])
        self.rivalry = 1 / (board.players - 1)
        self.price = 1 + self.rivalry
        self.multiplier = board.rules.multiplier(board.round)
        self.points = board.points[self.seat]
        # Later turns are planned with an even share of what is left, so that it lasts.
        share = self.points // max(1, self.bouquet.cards_left)
        later = full_deck_values(self.price, self.multiplier, max(1, affordable(share)))
        self.deck = unseen_cards(view, remembered_piles(view))
        self.bouquet_values = BouquetValues(
            self.deck, self.price, self.multiplier, later.affordable, later
        )

    def best_start(self) -> Move:
        """Draw, or buy where that is worth more than its price and a draw."""
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
        """Keep the card just drawn, or reject it where another draw is worth its price."""
        if Reject() not in self.view.legal_moves:
            return Keep()
        return Keep() if self.keep_value(drawn) >= self.reject_value(drawn) else Reject()

    def draw_value(self) -> float:
        """What it is worth to begin with the deck."""
        return self.bouquet_values.turn(self.bouquet, 0, affordable(self.points))

    def buy_value(self, top: Face, owner: Seat) -> float:  # noqa: ARG002
        """What it is worth to buy this card; to this outlook all owners are alike."""
        return self.bouquet_values.worth(self.bouquet.with_card(top)) - top.value * self.price

    def keep_value(self, drawn: Face) -> float:
        """What it is worth to keep the card just drawn."""
        return self.bouquet_values.worth(self.bouquet.with_card(drawn))

    def reject_value(self, drawn: Face) -> float:
        """What it is worth to pay for another card and to offer this one in place of the last."""
        price = self.board.price
        most = affordable(self.points - price, price)
        again = self.bouquet_values.turn(self.bouquet, price, most) - price * self.price
        return again + self.offer_value(drawn) - self.offer_value(self.board.piles[self.seat].top)

    def offer_value(self, top: Face | None) -> float:
        """What it brings this seat that the others find this card on its pile.

        It is paid, and suffers its share of what the buyer wins.
        """
        expected_sale = None if top is None else self.expected_sale(top)
        return (
            0.0
            if expected_sale is None
            else expected_sale.price * self.price - expected_sale.gain * self.rivalry
        )

    def expected_sale(self, top: Face) -> Sale | None:
        """The first in turn to whom the card is worth its price buys it."""
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


@lru_cache(maxsize=32)
def full_deck_values(price: float, multiplier: int, most: int) -> BouquetValues:
    """The prospects with a whole box to draw from: what lies far ahead, and what others hope."""
    return BouquetValues(FULL_DECK_COUNTS, price, multiplier, most)


def affordable(points: int, rejected: int = 0) -> int:
    """The last rejection of a turn that so many points pay for, some having been paid already."""
    while points > rejected and rejected < MOST_REJECTIONS:
        rejected += 1
        points -= rejected
    return rejected
