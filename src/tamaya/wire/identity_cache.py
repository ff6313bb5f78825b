"""A short memory for what every seat of a table needs alike, such as the open half of a view."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

Subject = TypeVar("Subject")
Answer = TypeVar("Answer")

MAX_CACHED_VALUES = 256
"""So many tables can be told of in turn without anything being worked out twice."""


class IdentityCache(Generic[Subject, Answer]):
    """A function of a value that stays the same, worked out once for those asked for of late.

    Values are known by identity: a board compares equal only after all of it has been looked at.
    """

    def __init__(self, compute: Callable[[Subject], Answer], most: int = MAX_CACHED_VALUES) -> None:
        """Remember the answers of this function, for so many values at most."""
        self._compute = compute
        self._most = most
        self._known: OrderedDict[int, tuple[Subject, Answer]] = OrderedDict()

    def __call__(self, subject: Subject) -> Answer:
        """The answer for a value."""
        # The subject is kept with its answer, so that no other can get its id meanwhile.
        found = self._known.get(id(subject))
        if found is None:
            found = (subject, self._compute(subject))
            self._known[id(subject)] = found
            if len(self._known) > self._most:
                self._known.popitem(last=False)
        else:
            self._known.move_to_end(id(subject))
        return found[1]
