"""Summaries that cannot be read: each is left out of the lists and logged once."""

import logging
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from tamaya.table.ports import Summary

log = logging.getLogger(__name__)


class UnreadableSummaries:
    """The tables of one store whose summary could not be read."""

    def __init__(self) -> None:
        """Start with none."""
        self._logged: set[str] = set()

    def leave_out(self, rows: Iterable[Any], parse: Callable[[Any], Summary]) -> Sequence[Summary]:
        """The summaries of these rows, each of which begins with the table's id."""
        found = []
        for row in rows:
            try:
                found.append(parse(row))
            except Exception:  # noqa: BLE001 -- any failure means that this row is damaged
                self._log_once(str(row[0]))
        return tuple(found)

    def _log_once(self, table: str) -> None:
        if table not in self._logged:
            self._logged.add(table)
            log.error("table %s cannot be listed: its summary is unreadable", table)
