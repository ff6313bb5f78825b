"""Exact joint deduction: which bins each of several hidden cards can lie in, considered together.

A bin is a face with as many places as it has copies unaccounted for. One way to place all cards
is found by augmenting paths; a card can lie in another bin exactly if, once it moves there, a
chain of moves ends in a free place or in the place it has left.
"""

from collections.abc import Iterable


def deduce(allowed: list[int], places: list[int]) -> list[int]:
    """For each card the bins that it has in at least one placement of all cards.

    ``allowed`` holds the bins that each card may lie in, one bit per bin; ``places`` holds how many
    cards each bin takes. Without any placement every card has no bin.
    """
    bin_of: list[int] = [-1] * len(allowed)
    contents: list[set[int]] = [set() for _ in places]

    def place(card: int, tried: set[int]) -> bool:
        for target in bits(allowed[card]):
            if target in tried:
                continue
            tried.add(target)
            if len(contents[target]) < places[target] or any(
                place(other, tried) for other in tuple(contents[target])
            ):
                if bin_of[card] >= 0:
                    contents[bin_of[card]].discard(card)
                contents[target].add(card)
                bin_of[card] = target
                return True
        return False

    if not all(place(card, set()) for card in range(len(allowed))):
        return [0] * len(allowed)
    free = sum(1 << index for index, held in enumerate(contents) if len(held) < places[index])
    leads_to = [_union(allowed[card] for card in held) if held else 0 for held in contents]
    chains = {start: _reachable_from(free | 1 << start, leads_to) for start in set(bin_of)}
    return [allowed[card] & chains[bin_of[card]] for card in range(len(allowed))]


def bits(mask: int) -> list[int]:
    """The indices of the set bits, the lowest first."""
    return [place for place in range(mask.bit_length()) if mask >> place & 1]


def _union(masks: Iterable[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


def _reachable_from(goal: int, leads_to: list[int]) -> int:
    """The bins from which a chain of moves ends in one of the goal's bins."""
    while True:
        grown = goal
        for index, targets in enumerate(leads_to):
            if targets & grown:
                grown |= 1 << index
        if grown == goal:
            return goal
        goal = grown
