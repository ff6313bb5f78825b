"""What the seat to act may expect of each move in its last turn: a chance to win."""

from collections.abc import Iterator

from tamaya.players.ikebana.bouquets import growing
from tamaya.players.ikebana.last_turn import SPREAD, Closing, Rival
from tamaya.players.ikebana.outlook import Outlook, affordable, fresh_prospects
from tamaya.rules.cards import Face
from tamaya.rules.game import Seat
from tamaya.rules.ikebana.cards import BOUQUET_SIZE
from tamaya.rules.ikebana.view import View

PLANNED_BY_RIVALS = 3
"""So many rejections a rival is thought to pay for at most."""


class ClosingOutlook(Outlook):
    """Weighs how likely it is to win the game."""

    def __init__(self, view: View) -> None:
        """Guess what the rivals will have, and what one's own bouquet may become."""
        super().__init__(view)
        rivals = {Seat(seat): self._rival(Seat(seat)) for seat in range(self.board.players)}
        del rivals[self.seat]
        self.closing = Closing(self.points, rivals)
        cards = sum(self.deck.values())
        self.gains: dict[int, float] = {}
        for face, count in self.deck.items():
            gain = self._gain(face)
            self.gains[gain] = self.gains.get(gain, 0.0) + count / cards

    def drawing(self) -> float:
        """The chance to win by beginning with the deck."""
        return self.closing.draw(self.gains, self._payments(0, self.points))

    def buying(self, top: Face, owner: Seat) -> float:
        """The chance to win by buying this card."""
        return self.closing.after(owner, top.value, top.value).chance(self._gain(top))

    def keeping(self, drawn: Face) -> float:
        """The chance to win by keeping the card just drawn."""
        return self.closing.chance(self._gain(drawn))

    def rejecting(self, drawn: Face) -> float:
        """The chance to win by paying for another card, this one being offered to the others."""
        price = self.board.price
        closing = self.closing.after(self.board.receiver, price, price)
        sale = self.sale(drawn)
        if sale is not None:
            closing = closing.after(sale.buyer, -sale.price, sale.gain - sale.price)
        return closing.draw(self.gains, self._payments(price, self.points - price))

    def _payments(self, rejected: int, points: int) -> Iterator[tuple[Seat, int]]:
        """Who would be paid how much for the rejections that one can still afford."""
        players = self.board.players
        for rejection in range(rejected, affordable(points, rejected)):
            step = rejection % (players - 1) + 1
            yield Seat((self.seat + step) % players), rejection + 1

    def _gain(self, face: Face) -> int:
        return self.bouquet.with_card(face).points * self.multiplier

    def _rival(self, seat: Seat) -> Rival:
        bouquet, points = growing(self.board.bouquets[seat]), self.board.points[seat]
        if bouquet.cards == BOUQUET_SIZE:
            return Rival(points + bouquet.points * self.multiplier, 0.0)
        most = min(PLANNED_BY_RIVALS, affordable(points))
        hopes = fresh_prospects(1.0, self.multiplier, most)
        return Rival(points + hopes.worth(bouquet), SPREAD * self.multiplier)
