"""What the seat to act may expect of each of its moves, in points."""

from functools import lru_cache
from typing import NamedTuple

from tamaya.players.ikebana.bouquets import growing
from tamaya.players.ikebana.memory import BOX, remembered_piles, unseen_cards
from tamaya.players.ikebana.prospects import Prospects
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


class Outlook:
    """Weighs own points against an even share of everybody else's."""

    def __init__(self, view: View) -> None:
        """Count the cards, and set the price of a point and the means for later turns."""
        board = view.board
        self.view = view
        self.board = board
        self.seat = board.seat_to_act
        self.bouquet = growing(board.bouquets[self.seat])
        self.rivalry = 1 / (board.players - 1)
        self.price = 1 + self.rivalry
        self.multiplier = board.rules.multiplier(board.round)
        self.points = board.points[self.seat]
        # Later turns are planned with an even share of what is left, so that it lasts.
        share = self.points // max(1, self.bouquet.cards_left)
        later = fresh_prospects(self.price, self.multiplier, max(1, affordable(share)))
        self.deck = unseen_cards(view, remembered_piles(view))
        self.prospects = Prospects(self.deck, self.price, self.multiplier, later.affordable, later)

    def beginning(self) -> Move:
        """Draw, or buy where that is worth more than its price and a draw."""
        best: Move = Draw()
        worth = self.drawing()
        for move in self.view.legal_moves:
            top = self.board.piles[move.owner].top if isinstance(move, Buy) else None
            if isinstance(move, Buy) and top is not None:
                bought = self.buying(top, move.owner)
                if bought > worth:
                    best, worth = move, bought
        return best

    def answer(self, drawn: Face) -> Move:
        """Keep the card just drawn, or reject it where another draw is worth its price."""
        if Reject() not in self.view.legal_moves:
            return Keep()
        return Keep() if self.keeping(drawn) >= self.rejecting(drawn) else Reject()

    def drawing(self) -> float:
        """What it is worth to begin with the deck."""
        return self.prospects.turn(self.bouquet, 0, affordable(self.points))

    def buying(self, top: Face, owner: Seat) -> float:  # noqa: ARG002
        """What it is worth to buy this card; to this outlook all owners are alike."""
        return self.prospects.worth(self.bouquet.with_card(top)) - top.value * self.price

    def keeping(self, drawn: Face) -> float:
        """What it is worth to keep the card just drawn."""
        return self.prospects.worth(self.bouquet.with_card(drawn))

    def rejecting(self, drawn: Face) -> float:
        """What it is worth to pay for another card and to offer this one in place of the last."""
        price = self.board.price
        most = affordable(self.points - price, price)
        again = self.prospects.turn(self.bouquet, price, most) - price * self.price
        return again + self.offer(drawn) - self.offer(self.board.piles[self.seat].top)

    def offer(self, top: Face | None) -> float:
        """What it brings this seat that the others find this card on its pile.

        It is paid, and suffers its share of what the buyer wins.
        """
        sale = None if top is None else self.sale(top)
        return 0.0 if sale is None else sale.price * self.price - sale.gain * self.rivalry

    def sale(self, top: Face) -> Sale | None:
        """The first in turn to whom the card is worth its price buys it."""
        for step in range(1, self.board.players):
            other = Seat((self.seat + step) % self.board.players)
            bouquet, points = growing(self.board.bouquets[other]), self.board.points[other]
            if bouquet.cards == BOUQUET_SIZE or points < top.value:
                continue
            hopes = fresh_prospects(self.price, self.multiplier, affordable(points))
            gain = hopes.worth(bouquet.with_card(top)) - hopes.worth(bouquet)
            if gain > top.value * self.price:
                return Sale(other, top.value, gain)
        return None


@lru_cache(maxsize=32)
def fresh_prospects(price: float, multiplier: int, most: int) -> Prospects:
    """The prospects with a whole box to draw from: what lies far ahead, and what others hope."""
    return Prospects(BOX, price, multiplier, most)


def affordable(points: int, rejected: int = 0) -> int:
    """The last rejection of a turn that so many points pay for, some having been paid already."""
    while points > rejected and rejected < MOST_REJECTIONS:
        rejected += 1
        points -= rejected
    return rejected
