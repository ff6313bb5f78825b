"""An immutable sequence that is cheap to extend: longer ones share its items."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TypeVar, overload

Item = TypeVar("Item")


class GrowingSequence(Sequence[Item]):
    """The first items of a list that only grows.

    A tuple would be copied at every move, so a long game would take quadratic time. Here the first
    sequence that grows from another adds to their common list, and any further one copies it.
    """

    __slots__ = ("_items", "_length", "_may_add")

    def __init__(self, items: list[Item]) -> None:
        """Hold all items that are now in this list, to which nobody else may add."""
        self._items = items
        self._length = len(items)
        self._may_add = [True]

    def grown(self, more: Sequence[Item]) -> "GrowingSequence[Item]":
        """The sequence with more items at its end."""
        try:
            # Only one thread can take it, so only one sequence adds to the list.
            self._may_add.pop()
        except IndexError:
            return GrowingSequence([*self, *more])
        self._items.extend(more)
        return GrowingSequence(self._items)

    def __len__(self) -> int:
        """How many items there are."""
        return self._length

    @overload
    def __getitem__(self, place: int) -> Item: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Item, ...]: ...
    def __getitem__(self, place: int | slice) -> Item | tuple[Item, ...]:
        """An item, or some of them as a tuple."""
        if isinstance(place, slice):
            first, end, step = place.indices(self._length)
            if step > 0:
                return tuple(self._items[first:end:step])
            return tuple(self._items[index] for index in range(first, end, step))
        if not -self._length <= place < self._length:
            raise IndexError(place)
        return self._items[place % self._length]

    def __iter__(self) -> Iterator[Item]:
        """Each item in order."""
        return islice(self._items, self._length)

    def __eq__(self, other: object) -> bool:
        """Whether the other is a tuple, or such a sequence, of the same items."""
        if isinstance(other, tuple | GrowingSequence):
            return tuple(self) == tuple(other)
        return NotImplemented

    def __hash__(self) -> int:
        """The hash of the tuple of the same items."""
        return hash(tuple(self))

    def __repr__(self) -> str:
        """As a tuple is shown."""
        return repr(tuple(self))

    def __reduce__(self) -> tuple[type, tuple[list[Item]]]:
        """A copy has a list of its own."""
        return type(self), ([*self],)


def grown(items: Sequence[Item], more: Sequence[Item]) -> GrowingSequence[Item]:
    """The items with more of them at the end."""
    sequence = items if isinstance(items, GrowingSequence) else GrowingSequence([*items])
    return sequence.grown(more)
