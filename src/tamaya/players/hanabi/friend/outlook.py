"""What the fireworks and the discard make of each face."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from tamaya.players.hanabi.discarding import (
    COST_OF_EACH_MORE,
    COST_OF_LATER,
    COST_OF_ONE_LOST,
    COST_OF_PLAYABLE,
    COST_OF_SOON,
)
from tamaya.players.hanabi.friend.lore import Lore


@dataclass(frozen=True, slots=True)
class Outlook:
    """The faces by what can become of them, as masks."""

    playable: int
    """Those that can be laid now."""
    useless: int
    """Those that can never be laid any more, unless a bonus tile brings back what is missing."""
    critical: int
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


class Outlooks:
    """The outlooks of one game: every seat asks for the same ones."""

    def __init__(self, lore: Lore) -> None:
        """Remember nothing yet."""
        self._lore = lore
        self._known: dict[tuple[tuple[int, ...], tuple[int, ...]], Outlook] = {}

    def at(self, heights: Sequence[int], gone: Sequence[int]) -> Outlook:
        """The outlook with fireworks so high and so many cards of each face given up."""
        key = (tuple(heights), tuple(gone))
        outlook = self._known.get(key)
        if outlook is None:
            if len(self._known) > 500:
                self._known.clear()
            outlook = self._known[key] = outlook_of(self._lore, *key)
        return outlook


@lru_cache(maxsize=64)
def outlooks_of(lore: Lore) -> Outlooks:
    """The outlooks of all games with this lore."""
    return Outlooks(lore)


def outlook_of(lore: Lore, heights: tuple[int, ...], gone: tuple[int, ...]) -> Outlook:
    """The outlook, worked out."""
    playable = useless = critical = missing = 0
    costs = [0.0] * len(lore.copies)
    for sequence, height in zip(lore.sequences, heights, strict=True):
        left = [lore.copies[bit.bit_length() - 1] - gone[bit.bit_length() - 1] for bit in sequence]
        reach = height
        while reach < len(sequence) and left[reach] > 0:
            reach += 1
        missing += reach - height
        for place, bit in enumerate(sequence):
            if not height <= place < reach:
                useless |= bit
                continue
            if left[place] == 1:
                critical |= bit
                cost = COST_OF_ONE_LOST + COST_OF_EACH_MORE * (reach - place - 1)
            else:
                near = place - height
                cost = (COST_OF_PLAYABLE, COST_OF_SOON)[near] if near < 2 else COST_OF_LATER
            if place == height:
                playable |= bit
            costs[bit.bit_length() - 1] = cost
    thinned = sum(1 << index for index, count in enumerate(gone) if count)
    return Outlook(playable, useless, critical, thinned, tuple(costs), missing)
