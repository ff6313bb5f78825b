"""The cost of discarding a card, in points: exact if its face is known, else expected.

Discarding an irreplaceable card also costs all cards above it.
"""

from collections.abc import Sequence
from typing import NamedTuple

from tamaya.players.hanabi.face_masks_by_fate import FaceMasks
from tamaya.players.hanabi.seat_knowledge import KnownHand
from tamaya.rules.shared_types import Seat

# Another copy must be drawn and clued.
COST_OF_PLAYABLE = 0.45
COST_OF_SOON = 0.3
COST_OF_LATER = 0.15

# No copy is left: the firework cannot get past this place.
COST_OF_ONE_LOST = 1.0
COST_OF_EACH_MORE = 0.5

# A clue was spent on the card, so it is probably of use.
COST_OF_CLUED = 0.25


class ExpectedDiscard(NamedTuple):
    """The card that a holder would discard, and the cost that it expects."""

    expected_cost: float
    card: int
    place: int


class DiscardCosts:
    """The cost of discarding each face on one board."""

    def __init__(self, face_masks: FaceMasks) -> None:
        """Group the faces by cost."""
        self._useless = face_masks.useless
        groups: dict[float, int] = {}
        for index, lost in enumerate(face_masks.lost_with):
            bit = 1 << index
            if bit & face_masks.useless:
                continue
            if bit & face_masks.irreplaceable:
                cost = COST_OF_ONE_LOST + COST_OF_EACH_MORE * max(lost - 1, 0)
            elif bit & face_masks.playable:
                cost = COST_OF_PLAYABLE
            else:
                cost = COST_OF_SOON if bit & face_masks.soon else COST_OF_LATER
            groups[cost] = groups.get(cost, 0) | bit
        self._groups = tuple(groups.items())
        self._known: dict[tuple[Seat, int], float] = {}

    def of(self, face: int) -> float:
        """The cost of discarding a card of this face."""
        return next((cost for cost, faces in self._groups if faces & face), 0.0)

    def expected_cost(self, hand: KnownHand, mask: int, *, is_touched: bool) -> float:
        """The mean cost of discarding a card with these possible faces."""
        if not mask & ~self._useless:
            return 0.0
        expected_cost = self._known.get((hand.seat, mask))
        if expected_cost is None:
            weigh = hand.unseen.weight
            cost = sum(each * weigh(mask & faces) for each, faces in self._groups)
            expected_cost = cost / (weigh(mask) or 1)
            self._known[hand.seat, mask] = expected_cost
        return expected_cost + (COST_OF_CLUED if is_touched else 0.0)

    def expected_discard(
        self, hand: KnownHand, masks: Sequence[int], touched: Sequence[bool]
    ) -> ExpectedDiscard:
        """The holder's next discard: the least expected cost, the oldest of several."""
        return min(
            ExpectedDiscard(self.expected_cost(hand, mask, is_touched=is_touched), card, place)
            for place, (card, mask, is_touched) in enumerate(
                zip(hand.cards, masks, touched, strict=True)
            )
        )
