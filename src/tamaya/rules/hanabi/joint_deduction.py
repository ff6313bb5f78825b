"""Exact joint deduction: which bins each of several hidden cards can lie in, considered together.

A bin is a face with as many places as it has copies unaccounted for. One way to place all cards
is found by augmenting paths; a card can lie in another bin exactly if, once it moves there, a
chain of moves ends in a free place or in the place it has left.
"""

from collections.abc import Iterable
from functools import lru_cache

MAX_CACHED = 4096
"""A move changes what a few seats can deduce; the others deduce from the same cards as before."""


@lru_cache(MAX_CACHED)
def deduce(allowed: tuple[int, ...], places: tuple[int, ...]) -> tuple[int, ...]:
    """For each card the bins that it has in at least one placement of all cards.

    ``allowed`` holds the bins that each card may lie in, one bit per bin; ``places`` holds how many
    cards each bin takes. Without any placement every card has no bin.
    """
    placement = _Placement(allowed, places)
    if not all(placement.place(card, set()) for card in range(len(allowed))):
        return (0,) * len(allowed)
    free, contents = placement.free, placement.contents
    leads_to = {
        index: _union([allowed[card] for card in held])
        for index, held in contents.items()
        if not free >> index & 1
    }
    lead_to_free = _reachable_from(free, leads_to)
    chains = {
        # From most bins a chain ends in a free place, and the one that was left does not matter.
        start: lead_to_free
        if lead_to_free >> start & 1
        else _reachable_from(free | 1 << start, leads_to)
        for start in contents
    }
    return tuple(
        [mask & chains[start] for mask, start in zip(allowed, placement.bin_of, strict=True)]
    )


class _Placement:
    """One way to place the cards, found card by card."""

    __slots__ = ("allowed", "bin_of", "contents", "free", "places")

    def __init__(self, allowed: tuple[int, ...], places: tuple[int, ...]) -> None:
        self.allowed = allowed
        self.places = places
        self.bin_of = [-1] * len(allowed)
        self.contents: dict[int, list[int]] = {}
        self.free = sum([1 << index for index, most in enumerate(places) if most > 0])

    def place(self, card: int, tried: set[int]) -> bool:
        """Give a card a place, for which others may have to move on."""
        if room := self.allowed[card] & self.free:
            lowest = room & -room
            target = lowest.bit_length() - 1
            held = self.contents.setdefault(target, [])
            held.append(card)
            self.bin_of[card] = target
            if len(held) == self.places[target]:
                self.free ^= lowest
            return True
        for target in bits(self.allowed[card]):
            if target in tried:
                continue
            tried.add(target)
            # A bin that is full without any card in it has no place at all.
            held = self.contents.get(target, [])
            for index, other in enumerate(held):
                if self.place(other, tried):
                    held[index] = card
                    self.bin_of[card] = target
                    return True
        return False


def bits(mask: int) -> list[int]:
    """The indices of the set bits, the lowest first."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def _union(masks: Iterable[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


def _reachable_from(goal: int, leads_to: dict[int, int]) -> int:
    """The bins from which a chain of moves ends in one of the goal's bins."""
    while True:
        grown = goal
        for index, targets in leads_to.items():
            if targets & grown:
                grown |= 1 << index
        if grown == goal:
            return goal
        goal = grown
