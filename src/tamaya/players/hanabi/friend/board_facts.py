"""What the fireworks and the discard make of each face."""

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
    """The faces by what can become of them, as masks."""

    playable: int
    """Those that can be laid now."""
    useless: int
    """Those that can never be laid any more, unless a bonus tile brings back what is missing."""
    irreplaceable: int
    """Those still of use of which only one copy is left."""
    thinned: int
    """Those of which a copy is in the discard."""
    costs: tuple[float, ...]
    """For each face what it costs to give one up."""
    missing: int
    """How many cards can still be laid."""

    def cost(self, bit: int) -> float:
        """What it costs to give up a card of this face."""
        return self.costs[bit.bit_length() - 1]


class BoardFactsCache:
    """The outlooks of one game: every seat asks for the same ones."""

    def __init__(self, face_tables: FaceTables) -> None:
        """Remember nothing yet."""
        self._face_tables = face_tables
        self._known: dict[tuple[tuple[int, ...], tuple[int, ...]], BoardFacts] = {}

    def at(self, heights: Sequence[int], gone: Sequence[int]) -> BoardFacts:
        """The outlook with fireworks so high and so many cards of each face given up."""
        key = (tuple(heights), tuple(gone))
        facts = self._known.get(key)
        if facts is None:
            if len(self._known) > 500:
                self._known.clear()
            facts = self._known[key] = board_facts_of(self._face_tables, *key)
        return facts


@lru_cache(maxsize=64)
def board_facts_cache(face_tables: FaceTables) -> BoardFactsCache:
    """The outlooks of all games with this lore."""
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
