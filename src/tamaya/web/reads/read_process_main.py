"""A worker process for reads: it keeps the tables read last and answers from them."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

from tamaya.notation.any_format_record import read_pasted_record
from tamaya.rules.shared_types import Refused
from tamaya.table.events import LogEntry, UnreadableEntry
from tamaya.table.live_table import LiveTable
from tamaya.table.recorded_table import table_of_record
from tamaya.table.refusals import TableRefusal
from tamaya.web.api.etag import etag_of
from tamaya.web.api.game_result_cache import CountedGame, counted_game
from tamaya.web.reads.recent_tables import RecentTables, TableKey
from tamaya.web.reads.table_reads import TableRead
from tamaya.workers.worker_main import limit_memory, serve_standard_streams

MOST_BYTES = 512 << 20
"""The address space of a process: what needs more fails, and the process is replaced."""


class LoadTask(NamedTuple):
    """Further entries of a table."""

    key: TableKey
    entries: Sequence[LogEntry]


class LoadRecordTask(NamedTuple):
    """A game from elsewhere, as it was sent."""

    key: TableKey
    text: str


class ReadTask(NamedTuple):
    """A read of a table that was loaded before; it is kept for further reads."""

    key: TableKey
    read: TableRead


class CountTask(NamedTuple):
    """What counts in statistics of a finished table that was loaded before; it is not kept."""

    key: TableKey


Task = LoadTask | LoadRecordTask | ReadTask | CountTask


class Answer(NamedTuple):
    """The answer to a read."""

    body: bytes
    etag: str


class RefusedRead(NamedTuple):
    """The refusal of a read."""

    reason: StrEnum
    details: Mapping[str, str | int]


class Reader:
    """Answers reads, from tables that it keeps."""

    def __init__(self) -> None:
        """Start without any table."""
        self._tables: RecentTables[LiveTable] = RecentTables()

    def run(self, task: Task) -> Answer | RefusedRead | CountedGame | None:
        """The answer to a task."""
        match task:
            case LoadTask(key, entries):
                return self._load(key, entries)
            case LoadRecordTask(key, text):
                return self._load_record(key, text)
            case ReadTask(key, read):
                return answer_to_read(self._loaded(key), read)
            case CountTask(key):
                live = self._loaded(key)
                self._tables.forget(key)
                return counted_game(live.table)

    def _load(self, key: TableKey, entries: Sequence[LogEntry]) -> RefusedRead | None:
        live = self._tables.get(key)
        try:
            if live is None:
                live = LiveTable.from_first_entry(key.table, entries[0])
            live.apply(entries)
        except UnreadableEntry:
            self._tables.forget(key)
            return RefusedRead(TableRefusal.UNREADABLE_TABLE, {})
        self._tables.use(key, live)
        return None

    def _load_record(self, key: TableKey, text: str) -> RefusedRead | None:
        try:
            live = table_of_record(read_pasted_record(text))
        except Refused as refused:
            return RefusedRead(refused.reason, refused.details)
        self._tables.use(key, live)
        return None

    def _loaded(self, key: TableKey) -> LiveTable:
        live = self._tables.get(key)
        if live is None:
            raise LookupError("the table was not loaded")
        self._tables.use(key, live)
        return live


def answer_to_read(live: LiveTable, read: TableRead) -> Answer | RefusedRead:
    """The answer as it is sent, or why it is refused."""
    try:
        body = read.answer(live)
    except Refused as refused:
        return RefusedRead(refused.reason, refused.details)
    return Answer(body, etag_of(body))


def main() -> None:
    """Answer until the server closes the input."""
    limit_memory(MOST_BYTES)
    serve_standard_streams(Reader().run)
