"""``tamaya admin``: for whoever looks after a house; lists, exports, deletes and checks."""

import asyncio
import json
import os
from collections.abc import Awaitable, Callable, Mapping
from enum import StrEnum

from tamaya.cli.serve import settings_of
from tamaya.cli.text import paragraph, table
from tamaya.cli.usage import Option, Request, Usage
from tamaya.i18n import Catalogue, catalogue
from tamaya.rules.game import Refused
from tamaya.stores import open_store
from tamaya.table.events import GuestId, Logged, TableId, event_bytes
from tamaya.table.ports import Store, Summary
from tamaya.table.service import summary_of
from tamaya.table.table import folded

USAGE = Usage(
    "admin", (Option("database", "database"),), words="action", fewest_words=1, most_words=2
)

Action = Callable[[Store, str, Catalogue], Awaitable[int]]


class AdminRefusal(StrEnum):
    """Why nothing was done in the house."""

    UNKNOWN_ACTION = "unknown-action"
    NAME_MISSING = "name-missing"
    """The action needs a table or a guest."""
    NO_TABLE_THERE = "no-table-there"
    NO_GUEST_THERE = "no-guest-there"


def run(request: Request) -> int:
    """Do one thing to the store."""
    action = request.words[0]
    if action not in ACTIONS:
        raise Refused(AdminRefusal.UNKNOWN_ACTION, action=action, known=", ".join(ACTIONS))
    name = request.words[1] if len(request.words) > 1 else ""
    if action in NAMED and not name:
        raise Refused(AdminRefusal.NAME_MISSING, action=action)
    database = settings_of(request, os.environ).database
    return asyncio.run(done(database, ACTIONS[action], name, catalogue(request.language)))


async def done(database: str, action: Action, name: str, say: Catalogue) -> int:
    """The exit status of an action on the store at this address."""
    store = await open_store(database)
    try:
        return await action(store, name, say)
    finally:
        await store.close()


async def list_tables(store: Store, _name: str, say: Catalogue) -> int:
    """Every table: its id, how far it is, when it changed, who sits there."""
    rows = [tuple(say.say(f"admin-{title}") for title in ("table", "phase", "changed", "guests"))]
    for summary in await store.all_tables():
        guests = " ".join(summary.guests)
        rows.append((summary.table, summary.phase, str(summary.updated_at), guests))
    print(table(rows, indent=""))
    return 0


async def export_table(store: Store, name: str, _say: Catalogue) -> int:
    """The whole log of a table, one entry a line. It holds every secret of the table."""
    for logged in await log_of(store, TableId(name)):
        print(line_of(name, logged))
    return 0


async def delete_table(store: Store, name: str, say: Catalogue) -> int:
    """Take a table out of the house, for good."""
    await log_of(store, TableId(name))
    await store.delete(TableId(name))
    print(paragraph(say.say("admin-deleted", name=name)))
    return 0


async def export_guest(store: Store, name: str, _say: Catalogue) -> int:
    """Every entry that a guest led to or is named in, at every table where it has a seat."""
    for summary in await tables_of(store, name):
        for logged in await store.read(summary.table):
            asked = logged.command.partition(":")[0] == name
            if asked or json.dumps(name).encode() in event_bytes(logged.event):
                print(line_of(summary.table, logged))
    return 0


async def delete_guest(store: Store, name: str, say: Catalogue) -> int:
    """Forget a guest; tables at which no other person sits go too, the others are named."""
    summaries = await tables_of(store, name)
    await store.forget(GuestId(name))
    shared = []
    for summary in summaries:
        now = folded(summary.table, await store.read(summary.table))
        people = {chair.guest for chair in now.chairs if chair and not chair.bot} if now else set()
        if people <= {name}:
            await store.delete(summary.table)
        else:
            shared.append(summary.table)
    print(paragraph(say.say("admin-deleted", name=name)))
    if shared:
        print(paragraph(say.say("admin-shared-tables", tables=", ".join(shared))))
    return 0


async def check(store: Store, _name: str, say: Catalogue) -> int:
    """Fold every log again; 1 where any does not lead to what is kept beside it."""
    checked = wrong = 0
    for summary in await store.all_tables():
        checked += 1
        if not await is_sound(store, summary):
            wrong += 1
            print(paragraph(say.say("admin-unsound", table=summary.table)))
    print(paragraph(say.say("admin-checked", checked=checked, wrong=wrong)))
    return 1 if wrong else 0


async def is_sound(store: Store, summary: Summary) -> bool:
    """Whether a table's log is whole, can be played again, and leads to its summary."""
    try:
        entries = await store.read(summary.table)
        now = folded(summary.table, entries)
    except Exception:  # noqa: BLE001 -- whatever a damaged log does, it is found unsound
        return False
    places = [logged.sequence for logged in entries]
    is_whole = places == list(range(1, len(places) + 1))
    return now is not None and is_whole and summary_of(now, summary.updated_at) == summary


async def log_of(store: Store, name: TableId) -> list[Logged]:
    """The log of a table that there is."""
    entries = list(await store.read(name))
    if not entries:
        raise Refused(AdminRefusal.NO_TABLE_THERE, table=name)
    return entries


async def tables_of(store: Store, name: str) -> list[Summary]:
    """The tables of a guest who has any."""
    summaries = list(await store.tables_of(GuestId(name)))
    if not summaries:
        raise Refused(AdminRefusal.NO_GUEST_THERE, guest=name)
    return summaries


def line_of(name: str, logged: Logged) -> str:
    """An entry of a log as a line of JSON."""
    entry = {
        "table": name,
        "sequence": logged.sequence,
        "at": logged.at,
        "command": logged.command,
        "event": json.loads(event_bytes(logged.event)),
    }
    return json.dumps(entry, ensure_ascii=False)


ACTIONS: Mapping[str, Action] = {
    "list": list_tables,
    "export": export_table,
    "delete": delete_table,
    "export-guest": export_guest,
    "delete-guest": delete_guest,
    "check": check,
}

NAMED = frozenset(ACTIONS) - {"list", "check"}
"""The actions that need a table or a guest."""
