"""What the actions of ``tamaya admin`` share: results, refusals and reading logs."""

import json
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any, NamedTuple

import msgspec

from tamaya.rules.shared_types import Refused
from tamaya.table.events import LogEntry, TableId, UnreadableEntry
from tamaya.table.live_table import LiveTable
from tamaya.table.ports import Store
from tamaya.table.table_state import Table


class AdminRefusal(StrEnum):
    """Why an action is refused."""

    UNKNOWN_ACTION = "unknown-action"
    NAME_MISSING = "name-missing"
    """The action needs a table or a guest."""
    NAME_TOO_MANY = "name-too-many"
    """The action is about the whole server."""
    NO_STORE_THERE = "no-store-there"
    NO_TABLE_THERE = "no-table-there"
    NO_GUEST_THERE = "no-guest-there"
    SEVERAL_GUESTS_THERE = "several-guests-there"
    DAMAGED_TABLE = "damaged-table"


class AdminResult(NamedTuple):
    """The result of an action: text for people, data for programs, and the exit status."""

    text: str
    data: Mapping[str, object]
    status: int = 0


Entry = Mapping[str, Any]


def entry_data(name: str, entry: LogEntry) -> Entry:
    """An entry of a table's log as plain data."""
    return {
        "table": name,
        "sequence": entry.sequence,
        "at": entry.at,
        "command": entry.command,
        "event": msgspec.to_builtins(entry.event),
    }


def json_line(data: Entry) -> str:
    """Plain data as a line of JSON."""
    return json.dumps(data, ensure_ascii=False)


def local_time(at: int) -> str:
    """A moment in local time, with its offset from UTC."""
    return datetime.fromtimestamp(at / 1000, UTC).astimezone().isoformat(" ", "seconds")


async def read_log(store: Store, name: TableId) -> Sequence[LogEntry]:
    """Read the log of a table; refused where it is missing or damaged."""
    try:
        entries = await store.read(name)
    except UnreadableEntry:
        raise Refused(AdminRefusal.DAMAGED_TABLE, table=name) from None
    if not entries:
        raise Refused(AdminRefusal.NO_TABLE_THERE, table=name)
    return entries


def table_after(name: TableId, entries: Sequence[LogEntry]) -> Table:
    """The table that a stored log leads to; raises ``UnreadableEntry``."""
    if not entries:
        raise UnreadableEntry(1)
    live = LiveTable.from_first_entry(name, entries[0])
    live.apply(entries[1:])
    return live.table
