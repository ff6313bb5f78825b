"""What a seat may hold, as a list of hands that are all equally likely."""

import numpy as np

from tamaya.engine.arrays import Numbers
from tamaya.search.blueprints import Blueprint
from tamaya.search.consistency import PastMoves
from tamaya.search.kernels import Kernels
from tamaya.search.situation import Situation
from tamaya.search.stopwatch import Stopwatch
from tamaya.search.worlds import Walk, list_hands

MOST_LISTED = 300
"""More hands than these are not listed but sampled."""
LATE_DIVISOR = 4
"""Where it takes long to doubt a hand, there are so many times fewer."""
CHUNK = 5
"""After so many hands one looks at the time, if there is a limit."""
GOLDEN_SECTION = 0.6180339887498949


class Belief:
    """The own hands that agree with all that was seen, said and done."""

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
        """Find so many hands, if there is time; equal ones stand for likely ones."""
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
        """The faces that each own card may have by what everybody understood."""
        found = None
        if blueprint.is_truthful:
            found = self._find_hands(self.shared_masks, worlds, seed)
        if found is None:
            # What was understood may not be true: then only what was said counts.
            found = self._find_hands(situation.literal, worlds, seed)
        self.hands = found
        """Hands to try in turn; None where not even one was found, or not in time."""

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
    """So many hands, each as often as its weight says."""
    ends = np.cumsum(weights)
    points = (np.arange(count) + 0.5) * ends[-1] / count
    return _interleave(hands[np.searchsorted(ends, points)])


def _interleave(hands: Numbers) -> Numbers:
    """The same hands in another order: rollouts take them from the front, and may stop early."""
    interleaved: Numbers = hands[np.argsort(np.arange(len(hands)) * GOLDEN_SECTION % 1)]
    return interleaved
