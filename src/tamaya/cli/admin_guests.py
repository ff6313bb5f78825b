"""The actions of ``tamaya admin`` on one guest: export and delete."""

from collections.abc import AsyncIterator, Sequence

import msgspec

from tamaya.cli.admin_results_and_logs import (
    AdminRefusal,
    AdminResult,
    entry_data,
    json_line,
    local_time,
    read_log,
    table_after,
)
from tamaya.i18n import Catalogue
from tamaya.rules.shared_types import Refused
from tamaya.table.events import GuestId, LogEntry, TableId, UnreadableEntry, event_bytes
from tamaya.table.ports import Guest, Store
from tamaya.table.table_state import Table
from tamaya.terminal.text.layout import paragraph

MOST_DEVICES = 10_000


async def export_guest(store: Store, name: str, _texts: Catalogue) -> AdminResult:
    """Export the stored data of a guest, then every log entry about it."""
    guest = await find_guest(store, name)
    data = {
        "guest": guest.id,
        "name": guest.name,
        "is-bot": guest.is_bot,
        "created-at": guest.created_at,
        "devices": [
            {name.replace("_", "-"): value for name, value in each._asdict().items()}
            for each in await store.devices_of(guest.id, MOST_DEVICES)
        ],
    }
    entries = [
        entry_data(table, entry)
        async for table, concerned in logs_about(store, guest.id)
        for entry in concerned
    ]
    text = "\n".join(map(json_line, [data, *entries]))
    return AdminResult(text, {**data, "entries": entries})


async def delete_guest(store: Store, name: str, texts: Catalogue) -> AdminResult:
    """Delete a guest and the tables without other people; list the shared tables."""
    guest = await find_guest(store, name)
    alone: list[TableId] = []
    shared: list[TableId] = []
    async for table, _ in logs_about(store, guest.id):
        try:
            now = table_after(table, await read_log(store, table))
        except UnreadableEntry:
            raise Refused(AdminRefusal.DAMAGED_TABLE, table=table) from None
        (alone if people_at(now) <= {guest.id} else shared).append(table)
    await store.forget(guest.id)
    for table in alone:
        await store.delete(table)
    lines = [texts.format("admin-deleted", name=guest_title(guest))]
    if shared:
        lines.append(texts.format("admin-shared-tables", tables=", ".join(shared)))
    data = {"guest": guest.id, "tables": alone, "shared": shared}
    return AdminResult("\n".join(map(paragraph, lines)), data)


def people_at(table: Table) -> set[GuestId]:
    """The people of a table: those with a seat, and the host."""
    return {holder.guest for holder in table.holders if holder and not holder.bot} | {table.host}


async def find_guest(store: Store, name: str) -> Guest:
    """The guest with this id, else the only one with this name."""
    found = await store.find_by_name(name)
    # An id wins over a name that happens to be the same.
    found = [guest for guest in found if guest.id == name] or found
    if not found and await store.tables_of(GuestId(name)):
        # A deleted guest who still appears in logs.
        return Guest(GuestId(name), "", is_bot=False, created_at=0)
    if not found:
        raise Refused(AdminRefusal.NO_GUEST_THERE, guest=name)
    if len(found) > 1:
        known = ", ".join(map(guest_with_date, found))
        raise Refused(AdminRefusal.SEVERAL_GUESTS_THERE, guest=name, known=known)
    return found[0]


def guest_with_date(guest: Guest) -> str:
    """A guest's id, and the time of its creation."""
    return f"{guest.id} ({local_time(guest.created_at)})"


def guest_title(guest: Guest) -> str:
    """A guest's name and id."""
    return f"{guest.name} ({guest.id})" if guest.name else guest.id


async def logs_about(
    store: Store, guest: GuestId
) -> AsyncIterator[tuple[TableId, Sequence[LogEntry]]]:
    """The tables with entries about a guest, and these entries."""
    for table in sorted(await store.table_ids()):
        entries = [each for each in await read_log(store, table) if is_about(each, guest)]
        if entries:
            yield table, entries


def is_about(entry: LogEntry, guest: GuestId) -> bool:
    """Whether a guest caused an entry or is named in it."""
    is_sender = entry.command.partition(":")[0] == guest
    return is_sender or msgspec.json.encode(guest) in event_bytes(entry.event)
