"""What the cards that a seat does not see are likely to be."""

from tamaya.players.hanabi.friend.notes import Notes
from tamaya.rules.hanabi.deduction import bits


class Odds:
    """How many cards of each face the viewer does not see; counted when first asked."""

    __slots__ = ("_counts", "_fears", "_notes")

    def __init__(self, notes: Notes) -> None:
        """Ask about these notes."""
        self._notes = notes
        self._counts: list[int] | None = None
        self._fears: dict[int, float] = {}

    def chance(self, faces: int, wanted: int) -> float:
        """How likely a card that may have these faces has one of the wanted ones."""
        counts = self._unseen()
        weight = sum(counts[face] for face in bits(faces))
        return sum(counts[face] for face in bits(faces & wanted)) / weight if weight else 0.0

    def fear(self, faces: int) -> float:
        """What it costs on average to give up a card that may have these faces."""
        fear = self._fears.get(faces)
        if fear is None:
            counts, costs = self._unseen(), self._notes.outlook.costs
            weight, cost = 0, 0.0
            for face in bits(faces):
                weight += counts[face]
                cost += counts[face] * costs[face]
            fear = self._fears[faces] = cost / weight if weight else 0.0
        return fear

    def _unseen(self) -> list[int]:
        if self._counts is None:
            notes = self._notes
            counts = [
                copies - gone for copies, gone in zip(notes.lore.copies, notes.gone, strict=True)
            ]
            for sequence, height in zip(notes.lore.sequences, notes.heights, strict=True):
                for bit in sequence[:height]:
                    counts[bit.bit_length() - 1] -= 1
            for seat, hand in enumerate(notes.hands):
                for card in hand if seat != notes.viewer else ():
                    counts[notes.bit[card].bit_length() - 1] -= 1
            self._counts = counts
        return self._counts
