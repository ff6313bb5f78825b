"""The tables that a worker process keeps, so that a game is not replayed for each read of it."""

from collections import OrderedDict
from typing import Generic, NamedTuple, TypeVar

from tamaya.table.events import TableId
from tamaya.wire.replay_snapshots import MAX_CACHED_TABLES

Kept = TypeVar("Kept")


class TableKey(NamedTuple):
    """Identifies a table, even if it was deleted and opened again under the same id."""

    table: TableId
    secret_hash: str
    """A table that is opened again draws another secret."""


class RecentTables(Generic[Kept]):
    """Something kept for each of the tables used last.

    A worker keeps tables in it, and the server how far the worker knows them: both use the same
    tables in the same order, so they forget the same ones.
    """

    def __init__(self) -> None:
        """Start with none."""
        self._kept: OrderedDict[TableKey, Kept] = OrderedDict()

    def get(self, key: TableKey) -> Kept | None:
        """What is kept for a table."""
        return self._kept.get(key)

    def forget(self, key: TableKey) -> None:
        """Keep nothing for a table."""
        self._kept.pop(key, None)

    def use(self, key: TableKey, kept: Kept) -> None:
        """Keep this for a table, which is now the one used last."""
        self._kept[key] = kept
        self._kept.move_to_end(key)
        if len(self._kept) > MAX_CACHED_TABLES:
            self._kept.popitem(last=False)
