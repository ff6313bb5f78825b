"""The belief of a seat about its hand: a list of equally likely hands."""

import numpy as np

from tamaya.engine.array_types import Numbers
from tamaya.search.blueprints import Blueprint
from tamaya.search.consistency_with_moves import PastMoves
from tamaya.search.decision_context import Situation
from tamaya.search.kernels_by_blueprint import Kernels
from tamaya.search.possible_hands import Walk, list_hands
from tamaya.search.time_limit import Stopwatch

MOST_LISTED = 300
"""With more possible hands than this, they are sampled instead of listed."""
LATE_DIVISOR = 4
"""By how much fewer hands there are when checking one takes long."""
CHUNK = 5
"""How many hands are found between two looks at the clock."""
GOLDEN_SECTION = 0.6180339887498949


class Belief:
    """The hands that agree with the clues, the cards in sight and the moves of the others."""

    def __init__(
        self,
        situation: Situation,
        blueprint: Blueprint,
        kernels: Kernels,
        before: Numbers,
        remembered: Numbers,
        worlds: int,
        seed: int,
        watch: Stopwatch,
    ) -> None:
        """Find this many hands, if there is time; a likely hand may occur several times."""
        self.situation = situation
        self._kernels = kernels
        self._watch = watch
        self._past_moves = PastMoves(
            situation.rows,
            situation.tables,
            before,
            situation.seat,
            situation.numbers,
            situation.checked_rows,
            game=np.zeros(situation.tables.words, np.int32),
            memory=np.zeros(blueprint.policy.memory, np.int64),
        )
        first = blueprint.masks + situation.seat * blueprint.slots
        common_masks = remembered[first : first + len(situation.numbers)]
        both = common_masks & situation.literal
        self.shared_masks: Numbers = np.where(both != 0, both, situation.literal)
        """The faces that each own card may have by common knowledge."""
        found = None
        if blueprint.is_truthful:
            found = self._find_hands(self.shared_masks, worlds, seed)
        if found is None:
            # Common knowledge may be wrong; the clues are not.
            found = self._find_hands(situation.literal, worlds, seed)
        self.hands = found
        """Hands to use in turn; None if none was found in time."""

    def _find_hands(self, masks: Numbers, worlds: int, seed: int) -> Numbers | None:
        situation = self.situation
        most = MOST_LISTED // (LATE_DIVISOR if situation.is_late else 1)
        listed = np.zeros((most + 1, max(1, len(masks))), np.int64)
        weights = np.zeros(most + 1, np.int64)
        if len(masks) == 0:
            return listed[:1]
        left = np.zeros(situation.tables.face_count, np.int64)
        found = list_hands(situation.tables, situation.unseen, masks, left, listed, weights)
        if found == 0:
            return None
        if found > 0:
            hands = listed[:found]
            counts = self.contradictions(hands)
            if self._watch.is_over:
                return None
            return _sample_by_weight(hands, weights[:found] * (counts == counts.min()), worlds)
        walked = self._walk(self.shared_masks, masks, worlds, seed)
        return self._walk(masks, masks, worlds, seed) if walked is None else walked

    def contradictions(self, hands: Numbers) -> Numbers:
        """How many moves of the others contradict each hand; exact for those with the fewest."""
        counts = np.zeros(len(hands), np.int64)
        for start, stop in self._watch.chunks(0, len(hands), CHUNK):
            self._kernels.count_contradictions(self._past_moves, hands, counts, start, stop)
        return counts

    def _walk(self, first_masks: Numbers, masks: Numbers, worlds: int, seed: int) -> Numbers | None:
        situation = self.situation
        count = max(1, worlds // (LATE_DIVISOR if situation.is_late else 1))
        hands = np.zeros((count, len(masks)), np.int64)
        counts = np.zeros(count, np.int64)
        faces = np.arange(situation.tables.face_count, dtype=np.int64)
        order = np.argsort([_options(situation.unseen, int(mask)) for mask in first_masks])
        walk = Walk(
            first_masks,
            order.astype(np.int64),
            masks,
            cards=np.repeat(faces, situation.unseen),
            stream=np.array([seed], np.int64),
            contradicted=np.zeros(1, np.int64),
        )
        for start, stop in self._watch.chunks(0, count, CHUNK):
            if not self._kernels.walk_hands(self._past_moves, walk, hands, counts, start, stop):
                return None
        return None if self._watch.is_over else _interleave(hands[counts == counts.min()])


def _options(unseen: Numbers, mask: int) -> int:
    """How many of the unseen cards a card may be."""
    return sum(int(count) for face, count in enumerate(unseen) if mask >> face & 1)


def _sample_by_weight(hands: Numbers, weights: Numbers, count: int) -> Numbers:
    """This many hands, each in proportion to its weight."""
    ends = np.cumsum(weights)
    points = (np.arange(count) + 0.5) * ends[-1] / count
    return _interleave(hands[np.searchsorted(ends, points)])


def _interleave(hands: Numbers) -> Numbers:
    """The same hands in another order: rollouts take them from the front, and may stop early."""
    interleaved: Numbers = hands[np.argsort(np.arange(len(hands)) * GOLDEN_SECTION % 1)]
    return interleaved
