"""How many unfinished tables an address has opened, as far as this process knows.

How many a guest has opened is counted by the store. An address is not kept there: it would say who
somebody is.
"""

from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tamaya.rules.game import Refused
from tamaya.table.events import TableId
from tamaya.table.phase import Phase
from tamaya.table.service import Tables
from tamaya.web.access.limits import MAX_TRACKED_VISITORS
from tamaya.web.refusals import WebRefusal

OVER = frozenset({Phase.FINISHED, Phase.EXPIRED})


class TableQuota:
    """The tables that are counted against the address that they were opened from."""

    def __init__(self, most: int, tables: Tables) -> None:
        """Begin with none."""
        self._most = most
        self._tables = tables
        self._opened: OrderedDict[str, set[TableId]] = OrderedDict()
        self._reserved: Counter[str] = Counter()

    @asynccontextmanager
    async def reserve(self, address: str) -> AsyncIterator[set[TableId]]:
        """A place for one more table, which is to be added to what this gives.

        Refused where an address has opened, or is just opening, as many as it may.
        """
        opened = self._opened.setdefault(address, set())
        self._opened.move_to_end(address)
        while len(self._opened) > MAX_TRACKED_VISITORS:
            self._opened.popitem(last=False)
        self._reserved[address] += 1
        try:
            if len(opened) + self._reserved[address] > self._most:
                # Only now is it worth asking which of them are over.
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
