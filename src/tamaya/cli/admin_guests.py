"""What ``tamaya admin`` does about one guest, with a seat or without: hands over, or forgets."""

from collections.abc import AsyncIterator, Sequence

import msgspec

from tamaya.cli.admin_told import AdminRefusal, Told, entry_of, json_line, local_time, log_of
from tamaya.i18n import Catalogue
from tamaya.rules.game import Refused
from tamaya.table.events import GuestId, Logged, TableId, event_bytes
from tamaya.table.ports import Guest, Store
from tamaya.table.table import Table, folded
from tamaya.terminal.text import paragraph


async def export_guest(store: Store, name: str, _say: Catalogue) -> Told:
    """What is kept of a guest, then every entry that it led to or is named in, at any table."""
    guest = await guest_named(store, name)
    kept = {
        "guest": guest.id,
        "name": guest.name,
        "is-bot": guest.is_bot,
        "created-at": guest.created_at,
    }
    entries = [
        entry_of(table, logged)
        async for table, concerned in logs_about(store, guest.id)
        for logged in concerned
    ]
    text = "\n".join(map(json_line, [kept, *entries]))
    return Told(text, {**kept, "entries": entries})


async def delete_guest(store: Store, name: str, say: Catalogue) -> Told:
    """Forget a guest; tables at which no other person sits go too, the others are named."""
    guest = await guest_named(store, name)
    alone: list[TableId] = []
    shared: list[TableId] = []
    async for table, _ in logs_about(store, guest.id):
        now = folded(table, await log_of(store, table))
        (alone if now is None or people_at(now) <= {guest.id} else shared).append(table)
    await store.forget(guest.id)
    for table in alone:
        await store.delete(table)
    lines = [say.say("admin-deleted", name=title(guest))]
    if shared:
        lines.append(say.say("admin-shared-tables", tables=", ".join(shared)))
    data = {"guest": guest.id, "tables": alone, "shared": shared}
    return Told("\n".join(map(paragraph, lines)), data)


def people_at(table: Table) -> set[GuestId]:
    """Everybody whose table it is: the people who sit there, and the host."""
    return {chair.guest for chair in table.chairs if chair and not chair.bot} | {table.host}


async def guest_named(store: Store, name: str) -> Guest:
    """The one guest with this id, or else with this name."""
    found = await store.known_as(name)
    # An id is never ambiguous, even where somebody has taken it for a name.
    found = [guest for guest in found if guest.id == name] or found
    if not found and await store.tables_of(GuestId(name)):
        # Somebody who was forgotten, and whose seat is still in the logs.
        return Guest(GuestId(name), "", is_bot=False, created_at=0)
    if not found:
        raise Refused(AdminRefusal.NO_GUEST_THERE, guest=name)
    if len(found) > 1:
        known = ", ".join(map(since, found))
        raise Refused(AdminRefusal.SEVERAL_GUESTS_THERE, guest=name, known=known)
    return found[0]


def since(guest: Guest) -> str:
    """A guest's id, and the moment at which it first came."""
    return f"{guest.id} ({local_time(guest.created_at)})"


def title(guest: Guest) -> str:
    """A guest's name and id."""
    return f"{guest.name} ({guest.id})" if guest.name else guest.id


async def logs_about(
    store: Store, guest: GuestId
) -> AsyncIterator[tuple[TableId, Sequence[Logged]]]:
    """Of each table that ever met a guest the entries that are about it."""
    for summary in await store.all_tables():
        entries = [each for each in await log_of(store, summary.table) if is_about(each, guest)]
        if entries:
            yield summary.table, entries


def is_about(logged: Logged, guest: GuestId) -> bool:
    """Whether a guest led to an entry or is named in it."""
    asked = logged.command.partition(":")[0] == guest
    return asked or msgspec.json.encode(guest) in event_bytes(logged.event)
