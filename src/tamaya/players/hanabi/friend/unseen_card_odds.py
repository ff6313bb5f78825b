"""Chances by counting the cards that a seat does not see."""

from tamaya.players.hanabi.friend.tracked_table import TrackedTable
from tamaya.rules.hanabi.joint_deduction import bits


class Odds:
    """Counts the cards of each face that the viewer does not see, when first needed."""

    __slots__ = ("_counts", "_expected_costs", "_record")

    def __init__(self, record: TrackedTable) -> None:
        """Count from this record."""
        self._record = record
        self._counts: list[int] | None = None
        self._expected_costs: dict[int, float] = {}

    def chance(self, faces: int, wanted: int) -> float:
        """The chance that a card with these possible faces has one of the wanted ones."""
        counts = self._unseen()
        weight = sum(counts[face] for face in bits(faces))
        return sum(counts[face] for face in bits(faces & wanted)) / weight if weight else 0.0

    def expected_cost(self, faces: int) -> float:
        """The mean cost of discarding a card with these possible faces."""
        expected_cost = self._expected_costs.get(faces)
        if expected_cost is None:
            counts, costs = self._unseen(), self._record.facts.costs
            weight, cost = 0, 0.0
            for face in bits(faces):
                weight += counts[face]
                cost += counts[face] * costs[face]
            expected_cost = self._expected_costs[faces] = cost / weight if weight else 0.0
        return expected_cost

    def _unseen(self) -> list[int]:
        if self._counts is None:
            record = self._record
            counts = [
                copies - gone
                for copies, gone in zip(record.face_tables.copies, record.gone, strict=True)
            ]
            for sequence, height in zip(record.face_tables.sequences, record.heights, strict=True):
                for bit in sequence[:height]:
                    counts[bit.bit_length() - 1] -= 1
            for seat, hand in enumerate(record.hands):
                for card in hand if seat != record.viewer else ():
                    counts[record.bit[card].bit_length() - 1] -= 1
            self._counts = counts
        return self._counts
