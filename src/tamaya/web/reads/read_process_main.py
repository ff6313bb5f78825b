"""A worker process for reads: it keeps the tables read last and answers from them."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

from tamaya.rules.shared_types import Refused
from tamaya.table.events import LogEntry, TableId
from tamaya.table.service import LiveTable
from tamaya.web.api.game_result_cache import CountedGame, counted_game
from tamaya.web.reads.recent_tables import RecentTables, TableKey
from tamaya.web.reads.table_reads import TableRead, table_from_entries
from tamaya.workers.worker_main import limit_memory, serve_standard_streams

MOST_BYTES = 512 << 20
"""The address space of a process: what needs more fails, and the process is replaced."""


class ReadTask(NamedTuple):
    """A read of a table, with the entries that this process does not have yet."""

    key: TableKey
    entries: Sequence[LogEntry]
    read: TableRead


class CountTask(NamedTuple):
    """What counts of a finished table in statistics; the table is not kept."""

    table: TableId
    entries: Sequence[LogEntry]


class RefusedRead(NamedTuple):
    """The refusal of a read."""

    reason: StrEnum
    details: Mapping[str, str | int]


class Reader:
    """Answers reads, from tables that it keeps."""

    def __init__(self) -> None:
        """Start without any table."""
        self._tables: RecentTables[LiveTable] = RecentTables()

    def answer(self, task: ReadTask | CountTask) -> bytes | CountedGame | RefusedRead:
        """The answer to a task."""
        if isinstance(task, CountTask):
            return counted_game(table_from_entries(task.table, task.entries).table)
        live = self._tables.get(task.key)
        if live is None:
            live = table_from_entries(task.key.table, task.entries)
        else:
            live.apply(task.entries)
        self._tables.use(task.key, live)
        try:
            return task.read.answer(live)
        except Refused as refused:
            return RefusedRead(refused.reason, refused.details)


def main() -> None:
    """Answer until the server closes the input."""
    limit_memory(MOST_BYTES)
    serve_standard_streams(Reader().answer)
