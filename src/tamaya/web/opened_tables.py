"""How many unfinished tables a guest or an address has opened, as far as this process knows."""

from collections import OrderedDict

from tamaya.rules.game import Refused
from tamaya.table.events import TableId
from tamaya.table.phase import Phase
from tamaya.table.service import Tables
from tamaya.web.limits import VISITORS_REMEMBERED
from tamaya.web.refusals import WebRefusal
from tamaya.web.settings import Settings

OVER = frozenset({Phase.FINISHED, Phase.EXPIRED})


class OpenedTables:
    """The tables that are counted against whoever opened them."""

    def __init__(self, settings: Settings, tables: Tables) -> None:
        """Begin with none."""
        self._tables = tables
        self._most = {
            "guest": settings.tables_per_guest,
            "address": settings.tables_per_address,
        }
        self._opened: OrderedDict[tuple[str, str], set[TableId]] = OrderedDict()

    async def refuse_more(self, **openers: str) -> None:
        """Refuse somebody who has opened as many tables as anybody may have."""
        for opener in openers.items():
            most = self._most[opener[0]]
            opened = self._opened.get(opener, set())
            if len(opened) >= most:
                # Only now is it worth asking which of them are over.
                for table in list(opened):
                    if await self._is_over(table):
                        opened.discard(table)
            if len(opened) >= most:
                raise Refused(WebRefusal.TOO_MANY_TABLES, most=most)

    def note(self, table: TableId, **openers: str) -> None:
        """Count a table against those who opened it."""
        for opener in openers.items():
            self._opened.setdefault(opener, set()).add(table)
            self._opened.move_to_end(opener)
        while len(self._opened) > VISITORS_REMEMBERED:
            self._opened.popitem(last=False)

    async def _is_over(self, table: TableId) -> bool:
        try:
            return (await self._tables.live(table)).table.phase in OVER
        except Refused:
            return True
