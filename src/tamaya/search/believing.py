"""What a seat may hold, as a list of hands that are all equally likely."""

import numpy as np

from tamaya.engine.rows import Numbers, Words
from tamaya.search.blueprints import Blueprint
from tamaya.search.kernels import Kernels
from tamaya.search.situation import Situation
from tamaya.search.stopwatch import Stopwatch
from tamaya.search.worlds import list_hands

MOST_LISTED = 300
"""More hands than these are not listed but sampled."""
LESS = 4
"""Where it takes long to doubt a hand, there are so many times fewer."""
FIRST_STEPS = 600
"""So many steps are taken before the first hand is noted."""
STEPS = 25
"""So many between one hand that is noted and the next."""
PIECE = 5
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
        self.before = before
        self._kernels = kernels
        self._watch = watch
        self._game: Words = np.zeros(situation.tables.words, np.int32)
        self._memory = np.zeros(blueprint.policy.memory, np.int64)
        first = blueprint.masks + situation.seat * blueprint.slots
        told = remembered[first : first + len(situation.numbers)]
        both = told & situation.literal
        self.understood: Numbers = np.where(both != 0, both, situation.literal)
        """The faces that each own card may have by what everybody understood."""
        found = None
        if blueprint.is_truthful:
            found = self._hands(self.understood, worlds, seed)
        if found is None:
            # What was understood may not be true: then only what was said counts.
            found = self._hands(situation.literal, worlds, seed)
        self.hands = found
        """Hands to try in turn; None where not even one was found, or not in time."""

    def _hands(self, masks: Numbers, worlds: int, seed: int) -> Numbers | None:
        situation = self.situation
        most = MOST_LISTED // (LESS if situation.is_late else 1)
        listed = np.zeros((most + 1, max(1, len(masks))), np.int64)
        weights = np.zeros(most + 1, np.int64)
        counts = np.zeros(situation.tables.face_count, np.int64)
        if len(masks) == 0:
            return listed[:1]
        found = list_hands(situation.tables, situation.unseen, masks, counts, listed, weights)
        if found == 0:
            return None
        if found > 0:
            hands = listed[:found]
            faults = self.contradictions(hands)
            if self._watch.is_over:
                return None
            return _in_proportion(hands, weights[:found] * (faults == faults.min()), worlds)
        walked = self._walk(self.understood, masks, worlds, seed)
        return self._walk(masks, masks, worlds, seed) if walked is None else walked

    def contradictions(self, hands: Numbers) -> Numbers:
        """How many moves of the others contradict each hand; exact for those with the fewest."""
        none = np.zeros(0, np.int64)
        return self._find(hands, none, none, none, 0)[1]

    def _walk(self, dealt: Numbers, masks: Numbers, worlds: int, seed: int) -> Numbers | None:
        situation = self.situation
        count = max(1, worlds // (LESS if situation.is_late else 1))
        hands = np.zeros((count, len(masks)), np.int64)
        faces = np.arange(situation.tables.face_count, dtype=np.int64)
        cards = np.repeat(faces, situation.unseen)
        worked, faults = self._find(hands, dealt, masks, cards, seed)
        if not worked or self._watch.is_over:
            return None
        return _mixed(hands[faults == faults.min()])

    def _find(
        self, hands: Numbers, dealt: Numbers, masks: Numbers, cards: Numbers, seed: int
    ) -> tuple[bool, Numbers]:
        situation = self.situation
        faults = np.zeros(len(hands), np.int64)
        order = np.argsort([_options(situation.unseen, int(mask)) for mask in dealt])
        order = order.astype(np.int64)
        stream, found = np.array([seed], np.int64), np.zeros(1, np.int64)
        worked = True
        for start, stop in self._watch.pieces(0, len(hands), PIECE):
            worked = self._kernels.find_hands(
                situation.lines,
                situation.tables,
                self.before,
                situation.seat,
                situation.numbers,
                situation.rows,
                hands,
                faults,
                start,
                stop,
                dealt,
                masks,
                order,
                cards,
                FIRST_STEPS,
                STEPS,
                stream,
                found,
                self._game,
                self._memory,
            )
            if not worked:
                break
        return worked, faults


def _options(unseen: Numbers, mask: int) -> int:
    """How many of the unseen cards a card may be."""
    return sum(int(count) for face, count in enumerate(unseen) if mask >> face & 1)


def _in_proportion(hands: Numbers, weights: Numbers, count: int) -> Numbers:
    """So many hands, each as often as its weight says."""
    ends = np.cumsum(weights)
    points = (np.arange(count) + 0.5) * ends[-1] / count
    return _mixed(hands[np.searchsorted(ends, points)])


def _mixed(hands: Numbers) -> Numbers:
    """The same hands in another order: rollouts take them from the front, and may stop early."""
    mixed: Numbers = hands[np.argsort(np.arange(len(hands)) * GOLDEN_SECTION % 1)]
    return mixed
