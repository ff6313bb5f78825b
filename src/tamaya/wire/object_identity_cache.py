"""A cache by identity, for what is the same for all viewers of a table."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

Value = TypeVar("Value")
Result = TypeVar("Result")

MAX_CACHED_VALUES = 256
"""About as many tables as have clients at a time."""


class IdentityCache(Generic[Value, Result]):
    """A function of immutable values, computed once for each of the values used last.

    Values are compared by identity, because comparing two boards takes long.
    """

    def __init__(self, compute: Callable[[Value], Result], most: int = MAX_CACHED_VALUES) -> None:
        """Cache this function, for at most this many values."""
        self._compute = compute
        self._most = most
        self._known: OrderedDict[int, tuple[Value, Result]] = OrderedDict()

    def __call__(self, value: Value) -> Result:
        """The result for a value, from the cache if it is there."""
        # The value is kept with its result, so that no other value can get its id.
        found = self._known.get(id(value))
        if found is None:
            found = (value, self._compute(value))
            self._known[id(value)] = found
            if len(self._known) > self._most:
                self._known.popitem(last=False)
        else:
            self._known.move_to_end(id(value))
        return found[1]
