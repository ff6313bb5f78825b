"""A match as far as it has been played: it can be stopped at any time, and gone on with."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic

from tamaya.arena.crews import Crew, Numbers, here
from tamaya.arena.match import AnyEnd, Match

Heard = Callable[[Mapping[int, Any]], None]
"""Is told the games that have just ended, by number."""


class Run(Generic[AnyEnd]):
    """The games of one match that have ended."""

    def __init__(self, match: Match[AnyEnd], known: Mapping[int, AnyEnd] | None = None) -> None:
        """Begin with the games that are known already."""
        self.match = match
        self._ends = {n: end for n, end in (known or {}).items() if n < match.games}
        self.known = len(self._ends)
        """How many of them were known before."""

    @property
    def is_over(self) -> bool:
        """Whether all games have been played."""
        return len(self._ends) == self.match.games

    @property
    def ends(self) -> list[AnyEnd]:
        """How the games ended that have, in the order of their numbers: whoever played them."""
        return [self._ends[number] for number in sorted(self._ends)]

    @property
    def by_number(self) -> Mapping[int, AnyEnd]:
        """The same by number."""
        return self._ends

    def play(self, crew: Crew = here, heard: Sequence[Heard] = ()) -> None:
        """Play what is left; each piece that has ended is kept, even if the next never does."""
        for numbers, ends in crew(self.match, self._pieces()):
            ended = dict(zip(numbers, ends, strict=True))
            self._ends |= ended
            for hear in heard:
                hear(ended)

    def _pieces(self) -> list[Numbers]:
        left = [number for number in range(self.match.games) if number not in self._ends]
        size = self.match.piece
        return [left[start : start + size] for start in range(0, len(left), size)]
