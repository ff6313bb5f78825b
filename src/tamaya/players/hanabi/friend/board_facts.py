"""Facts about each face that follow from the fireworks and the discard."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from tamaya.players.hanabi.discard_costs import (
    COST_OF_EACH_MORE,
    COST_OF_LATER,
    COST_OF_ONE_LOST,
    COST_OF_PLAYABLE,
    COST_OF_SOON,
)
from tamaya.players.hanabi.friend.face_tables import FaceTables
from tamaya.rules.hanabi.face_fate import face_fates_from, firework_reach, lost_places


@dataclass(frozen=True, slots=True)
class BoardFacts:
    """The faces by their fate, as masks, and what it costs to discard them."""

    playable: int
    """Faces that can be laid now."""
    useless: int
    """Faces that can never be laid any more, unless a bonus tile brings a missing card back."""
    irreplaceable: int
    """Faces that are still needed and have one copy left."""
    thinned: int
    """Faces with a copy in the discard."""
    costs: tuple[float, ...]
    """For each face the cost of discarding a card."""
    missing: int
    """How many cards can still be laid."""

    def cost(self, bit: int) -> float:
        """The cost of discarding a card of this face."""
        return self.costs[bit.bit_length() - 1]


class BoardFactsCache:
    """A cache of facts: all seats of a game ask for the same ones."""

    def __init__(self, face_tables: FaceTables) -> None:
        """Start empty."""
        self._face_tables = face_tables
        self._known: dict[tuple[tuple[int, ...], tuple[int, ...]], BoardFacts] = {}

    def at(self, heights: Sequence[int], gone: Sequence[int]) -> BoardFacts:
        """The facts for these heights of the fireworks and discarded cards of each face."""
        key = (tuple(heights), tuple(gone))
        facts = self._known.get(key)
        if facts is None:
            if len(self._known) > 500:
                self._known.clear()
            facts = self._known[key] = board_facts_of(self._face_tables, *key)
        return facts


@lru_cache(maxsize=64)
def board_facts_cache(face_tables: FaceTables) -> BoardFactsCache:
    """The cache shared by all games with these tables."""
    return BoardFactsCache(face_tables)


def board_facts_of(
    face_tables: FaceTables, heights: tuple[int, ...], gone: tuple[int, ...]
) -> BoardFacts:
    """The facts, worked out; no card of the discard is expected back."""
    sequences = face_tables.rules.face_sequences
    left = [copies - lost for copies, lost in zip(face_tables.copies, gone, strict=True)]
    reaches = [
        firework_reach(height, len(sequence), lost_places(sequence, left), 0)
        for sequence, height in zip(sequences, heights, strict=True)
    ]
    fates = face_fates_from(sequences, heights, reaches, left)
    costs = [0.0] * len(left)
    for sequence, height, reach in zip(sequences, heights, reaches, strict=True):
        for place in range(height, reach):
            face = sequence[place]
            if fates.irreplaceable >> face & 1:
                costs[face] = COST_OF_ONE_LOST + COST_OF_EACH_MORE * (reach - place - 1)
            else:
                near = place - height
                costs[face] = (COST_OF_PLAYABLE, COST_OF_SOON)[near] if near < 2 else COST_OF_LATER
    thinned = sum(1 << index for index, count in enumerate(gone) if count)
    missing = sum(reaches) - sum(heights)
    return BoardFacts(*fates, thinned, tuple(costs), missing)
