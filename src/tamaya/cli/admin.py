"""``tamaya admin``: list, export, delete and check the data of a server."""

import asyncio
import os
from collections.abc import Awaitable, Callable, Mapping

from tamaya.cli.admin_guests import delete_guest, export_guest
from tamaya.cli.admin_results_and_logs import (
    AdminRefusal,
    AdminResult,
    entry_data,
    json_line,
    local_time,
    read_log,
)
from tamaya.cli.json_output import write_json
from tamaya.cli.serve import requested_settings
from tamaya.cli.usage_parser import Arguments, Option, Usage
from tamaya.i18n import Catalogue, catalogue
from tamaya.rules.shared_types import Refused
from tamaya.stores import open_store
from tamaya.stores.store_from_url import sqlite_path
from tamaya.table.events import TableId
from tamaya.table.ports import Store, Summary
from tamaya.table.service import summary_of
from tamaya.table.table_state import table_from_log
from tamaya.terminal.text.layout import paragraph, table

USAGE = Usage(
    "admin",
    (Option("database", "database"), Option("json", "file")),
    words="action",
    fewest_words=1,
    most_words=2,
)

Action = Callable[[Store, str, Catalogue], Awaitable[AdminResult]]

COLUMNS = ("table", "phase", "changed", "guests")


def run(arguments: Arguments) -> int:
    """Run one action on the store."""
    action, name = arguments.words[0], "".join(arguments.words[1:])
    if action not in ACTIONS:
        raise Refused(AdminRefusal.UNKNOWN_ACTION, action=action, known=", ".join(ACTIONS))
    if action in NAMED_ACTIONS and not name:
        raise Refused(AdminRefusal.NAME_MISSING, action=action)
    if action not in NAMED_ACTIONS and name:
        raise Refused(AdminRefusal.NAME_TOO_MANY, action=action, name=name)
    database = requested_settings(arguments, os.environ).database
    file = sqlite_path(database)
    if file is not None and not file.exists():
        # Opening it would create an empty one, and hide a mistyped name.
        raise Refused(AdminRefusal.NO_STORE_THERE, store=str(file))
    result = asyncio.run(run_action(database, ACTIONS[action], name, catalogue(arguments.language)))
    if "json" in arguments.values:
        write_json(arguments.values["json"], result.data)
    else:
        print(result.text)
    return result.status


async def run_action(database: str, action: Action, name: str, texts: Catalogue) -> AdminResult:
    """Open the store, run an action on it, and close it."""
    store = await open_store(database)
    try:
        return await action(store, name, texts)
    finally:
        await store.close()


async def list_tables(store: Store, _name: str, texts: Catalogue) -> AdminResult:
    """List every table with its id, phase, last change and guests."""
    summaries = await store.all_tables()
    rows = [tuple(texts.format(f"admin-{title}") for title in COLUMNS)]
    rows += [
        (each.table, each.phase, local_time(each.updated_at), " ".join(each.guests))
        for each in summaries
    ]
    data = [
        {
            "table": each.table,
            "phase": each.phase,
            "changed": each.updated_at,
            "guests": list(each.guests),
        }
        for each in summaries
    ]
    return AdminResult(table(rows, indent=""), {"tables": data})


async def export_table(store: Store, name: str, _texts: Catalogue) -> AdminResult:
    """Export the whole log of a table, one entry per line, with every secret of the table."""
    entries = [entry_data(name, entry) for entry in await read_log(store, TableId(name))]
    return AdminResult("\n".join(map(json_line, entries)), {"entries": entries})


async def delete_table(store: Store, name: str, texts: Catalogue) -> AdminResult:
    """Delete a table."""
    if name not in {each.table for each in await store.all_tables()}:
        raise Refused(AdminRefusal.NO_TABLE_THERE, table=name)
    await store.delete(TableId(name))
    return AdminResult(paragraph(texts.format("admin-deleted", name=name)), {"tables": [name]})


async def check(store: Store, _name: str, texts: Catalogue) -> AdminResult:
    """Replay every log; status 1 where one does not lead to its stored summary."""
    summaries = await store.all_tables()
    wrong = [each.table for each in summaries if not await is_sound(store, each)]
    lines = [texts.format("admin-unsound", table=name) for name in wrong]
    lines.append(texts.format("admin-checked", checked=len(summaries), wrong=len(wrong)))
    data = {"checked": len(summaries), "wrong": wrong}
    return AdminResult("\n".join(map(paragraph, lines)), data, status=1 if wrong else 0)


async def is_sound(store: Store, summary: Summary) -> bool:
    """Whether a table's log is complete, can be replayed, and leads to its summary."""
    try:
        entries = await store.read(summary.table)
        now = table_from_log(summary.table, entries)
    except Exception:  # noqa: BLE001 -- any failure means that the log is damaged
        return False
    places = [entry.sequence for entry in entries]
    is_whole = places == list(range(1, len(places) + 1))
    return now is not None and is_whole and summary_of(now, summary.updated_at) == summary


ACTIONS: Mapping[str, Action] = {
    "list": list_tables,
    "export": export_table,
    "delete": delete_table,
    "export-guest": export_guest,
    "delete-guest": delete_guest,
    "check": check,
}

NAMED_ACTIONS = frozenset(ACTIONS) - {"list", "check"}
"""The actions that need a table or a guest."""
