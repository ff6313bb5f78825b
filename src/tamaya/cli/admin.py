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
    table_after,
)
from tamaya.cli.admin_retention import purge, show_retention
from tamaya.cli.json_output import write_json
from tamaya.cli.serve import requested_settings
from tamaya.cli.usage_parser import Arguments, Option, Usage
from tamaya.i18n import Catalogue, catalogue
from tamaya.rules.shared_types import Refused
from tamaya.stores import open_store
from tamaya.stores.store_from_url import sqlite_path
from tamaya.table.events import TableId, UnreadableEntry
from tamaya.table.ports import Store, Summary
from tamaya.table.service import summary_of
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
    unreadable = sorted(set(await store.table_ids()) - {each.table for each in summaries})
    rows = [tuple(texts.format(f"admin-{title}") for title in COLUMNS)]
    rows += [
        (each.table, each.phase, local_time(each.updated_at), " ".join(each.guests))
        for each in summaries
    ]
    rows += [(name, texts.format("admin-unreadable-phase"), "", "") for name in unreadable]
    data = [
        {
            "table": each.table,
            "phase": each.phase,
            "changed": each.updated_at,
            "guests": list(each.guests),
        }
        for each in summaries
    ]
    return AdminResult(table(rows, indent=""), {"tables": data, "unreadable": unreadable})


async def export_table(store: Store, name: str, _texts: Catalogue) -> AdminResult:
    """Export the whole log of a table, one entry per line, with every secret of the table."""
    entries = [entry_data(name, entry) for entry in await read_log(store, TableId(name))]
    return AdminResult("\n".join(map(json_line, entries)), {"entries": entries})


async def delete_table(store: Store, name: str, texts: Catalogue) -> AdminResult:
    """Delete a table."""
    if name not in await store.table_ids():
        raise Refused(AdminRefusal.NO_TABLE_THERE, table=name)
    await store.delete(TableId(name))
    return AdminResult(paragraph(texts.format("admin-deleted", name=name)), {"tables": [name]})


async def check(store: Store, _name: str, texts: Catalogue) -> AdminResult:
    """Replay every log; status 1 where one cannot be read or does not lead to its summary."""
    summaries = {each.table: each for each in await store.all_tables()}
    tables = sorted(await store.table_ids())
    wrong: list[TableId] = []
    unreadable: dict[str, int] = {}
    lines: list[str] = []
    for name in tables:
        try:
            if await is_sound(store, name, summaries.get(name)):
                continue
            lines.append(texts.format("admin-unsound", table=name))
        except UnreadableEntry as damaged:
            unreadable[name] = damaged.sequence
            lines.append(texts.format("admin-unreadable", table=name, sequence=damaged.sequence))
        wrong.append(name)
    lines.append(texts.format("admin-checked", checked=len(tables), wrong=len(wrong)))
    data = {"checked": len(tables), "wrong": wrong, "unreadable": unreadable}
    return AdminResult("\n".join(map(paragraph, lines)), data, status=1 if wrong else 0)


async def is_sound(store: Store, name: TableId, summary: Summary | None) -> bool:
    """Whether a table's log leads to its summary; raises ``UnreadableEntry``."""
    now = table_after(name, await store.read(name))
    return summary is not None and summary_of(now, summary.updated_at) == summary


ACTIONS: Mapping[str, Action] = {
    "list": list_tables,
    "export": export_table,
    "delete": delete_table,
    "export-guest": export_guest,
    "delete-guest": delete_guest,
    "check": check,
    "retention": show_retention,
    "purge": purge,
}

NAMED_ACTIONS = frozenset({"export", "delete", "export-guest", "delete-guest"})
"""The actions that need a table or a guest."""
