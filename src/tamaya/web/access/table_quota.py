"""A limit on unfinished tables for each address, counted in this process.

The tables of a guest are counted by the store. Addresses are not stored, because they would
identify people.
"""

from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tamaya.rules.shared_types import Refused
from tamaya.table.events import TableId
from tamaya.table.phase import Phase
from tamaya.table.service import Tables
from tamaya.web.access.rate_limits import MAX_TRACKED_KEYS
from tamaya.web.refusals import WebRefusal

OVER = frozenset({Phase.FINISHED, Phase.EXPIRED})


class TableQuota:
    """Counts tables against the address that they were opened from."""

    def __init__(self, most: int, tables: Tables) -> None:
        """Start with no tables."""
        self._most = most
        self._tables = tables
        self._opened: OrderedDict[str, set[TableId]] = OrderedDict()
        self._reserved: Counter[str] = Counter()

    @asynccontextmanager
    async def reserve(self, address: str) -> AsyncIterator[set[TableId]]:
        """Reserve one more table; the caller adds its id to the set that this yields.

        Refused where an address has opened, or is just opening, as many as it may.
        """
        opened = self._opened.setdefault(address, set())
        self._opened.move_to_end(address)
        while len(self._opened) > MAX_TRACKED_KEYS:
            self._opened.popitem(last=False)
        self._reserved[address] += 1
        try:
            if len(opened) + self._reserved[address] > self._most:
                # Only now is it worth finding out which of them are over.
                for table in list(opened):
                    if await self._is_over(table):
                        opened.discard(table)
            if len(opened) + self._reserved[address] > self._most:
                raise Refused(WebRefusal.TOO_MANY_TABLES, most=self._most)
            yield opened
        finally:
            self._reserved[address] -= 1
            if not self._reserved[address]:
                del self._reserved[address]

    async def _is_over(self, table: TableId) -> bool:
        try:
            return (await self._tables.live(table)).table.phase in OVER
        except Refused:
            return True
