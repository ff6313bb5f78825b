"""The chance to win with each move of the last turn."""

from collections.abc import Iterator

from tamaya.players.ikebana.last_turn_win_chance import SPREAD, LastTurn, Rival
from tamaya.players.ikebana.move_values import MoveValues, affordable, full_deck_values
from tamaya.players.ikebana.unfinished_bouquet import partial_bouquet
from tamaya.rules.cards import Face
from tamaya.rules.ikebana.cards import BOUQUET_SIZE
from tamaya.rules.ikebana.view import View
from tamaya.rules.shared_types import Seat

MOST_RIVAL_REJECTIONS = 3
"""The most rejections that a rival is expected to pay for."""


class LastTurnValues(MoveValues):
    """The worth of a move is the chance to win the game."""

    def __init__(self, view: View) -> None:
        """Estimate the rivals' final points and the possible worths of the seat's own bouquet."""
        super().__init__(view)
        rivals = {Seat(seat): self._rival(Seat(seat)) for seat in range(self.board.players)}
        del rivals[self.seat]
        self.last_turn = LastTurn(self.points, rivals)
        cards = sum(self.deck.values())
        self.gains: dict[int, float] = {}
        for face, count in self.deck.items():
            gain = self._gain(face)
            self.gains[gain] = self.gains.get(gain, 0.0) + count / cards

    def draw_value(self) -> float:
        """The chance to win by drawing."""
        return self.last_turn.draw(self.gains, self._payments(0, self.points))

    def buy_value(self, top: Face, owner: Seat) -> float:
        """The chance to win by buying this card."""
        return self.last_turn.after(owner, top.value, top.value).chance(self._gain(top))

    def keep_value(self, drawn: Face) -> float:
        """The chance to win by keeping the card just drawn."""
        return self.last_turn.chance(self._gain(drawn))

    def reject_value(self, drawn: Face) -> float:
        """The chance to win by rejecting the card just drawn, which rivals may then buy."""
        price = self.board.price
        last_turn = self.last_turn.after(self.board.receiver, price, price)
        expected_sale = self.expected_sale(drawn)
        if expected_sale is not None:
            last_turn = last_turn.after(
                expected_sale.buyer, -expected_sale.price, expected_sale.gain - expected_sale.price
            )
        return last_turn.draw(self.gains, self._payments(price, self.points - price))

    def _payments(self, rejected: int, points: int) -> Iterator[tuple[Seat, int]]:
        """The payments for further rejections that the points allow: to whom, and how much."""
        players = self.board.players
        for rejection in range(rejected, affordable(points, rejected)):
            step = rejection % (players - 1) + 1
            yield Seat((self.seat + step) % players), rejection + 1

    def _gain(self, face: Face) -> int:
        return self.bouquet.with_card(face).points * self.multiplier

    def _rival(self, seat: Seat) -> Rival:
        bouquet, points = partial_bouquet(self.board.bouquets[seat]), self.board.points[seat]
        if bouquet.cards == BOUQUET_SIZE:
            return Rival(points + bouquet.points * self.multiplier, 0.0)
        most = min(MOST_RIVAL_REJECTIONS, affordable(points))
        values = full_deck_values(1.0, self.multiplier, most)
        return Rival(points + values.worth(bouquet), SPREAD * self.multiplier)
