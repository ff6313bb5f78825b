"""A database of an earlier version can be read, checked and played on."""

import json
import shutil
import sqlite3
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import closing
from dataclasses import asdict
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from tests.table.scripted_table import some_move

from tamaya.channels.memory_channel import MemoryChannel
from tamaya.cli.admin import is_sound
from tamaya.cli.verify import check_record_text
from tamaya.notation.any_game_record import write_record
from tamaya.stores import open_store
from tamaya.stores.migrations import migration_files
from tamaya.table import events
from tamaya.table.commands import MakeMove
from tamaya.table.decisions import Sender
from tamaya.table.finished_game_record import record_of_table
from tamaya.table.phase import Phase
from tamaya.table.ports import Store
from tamaya.table.service import Tables

OLD = Path(__file__).parent / "old"
FILE = OLD / "0.1.0.db"
SCHEMA_VERSION = 2
DAY = 24 * 60 * 60 * 1000
COLUMNS: Mapping[str, tuple[str, ...]] = {
    "table_summary": (
        *("table_id", "last_sequence", "phase", "is_listed", "updated_at", "deadline"),
        *("guests", "acting", "opener"),
    ),
    "seat_holder": ("guest_id", "table_id"),
    "table_event": ("table_id", "sequence", "at", "command", "is_last", "body"),
    "guest": ("guest_id", "name", "is_bot", "created_at"),
    "guest_secret": ("secret_hash", "guest_id"),
    "guest_code": ("code_hash", "guest_id", "expires_at"),
}
CONVERTED = {"guests": json.loads, "is_listed": bool, "is_last": bool, "is_bot": bool}
"""The columns that PostgreSQL has another type for."""
EXPECTED: dict[str, dict[str, Any]] = json.loads((OLD / "0.1.0.json").read_text(encoding="utf-8"))


class LaterClock:
    """A year after everything in the file."""

    def now(self) -> int:
        return 1_831_536_000_000


def rows(table: str) -> list[tuple[Any, ...]]:
    """The rows of a table of the file, in the order of its columns."""
    with closing(sqlite3.connect(f"file:{FILE}?mode=ro", uri=True)) as file:
        order = "table_id, sequence" if table == "table_event" else "1"
        query = f"select {', '.join(COLUMNS[table])} from {table} order by {order}"
        return file.execute(query).fetchall()


async def copy_to_postgres(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fill a PostgreSQL database, as the earlier version left it, with the rows of the file."""
    asyncpg = pytest.importorskip("asyncpg")
    then = migration_files.migrations("postgres")[:SCHEMA_VERSION]
    with monkeypatch.context() as earlier:
        earlier.setattr(migration_files, "migrations", lambda _: then)
        await (await open_store(url)).close()
    connection = await asyncpg.connect(url)
    for table, columns in COLUMNS.items():
        places = ", ".join(f"${place}" for place in range(1, len(columns) + 1))
        for row in rows(table):
            values = [
                CONVERTED.get(column, lambda value: value)(value)
                for column, value in zip(columns, row, strict=True)
            ]
            query = f"insert into {table} ({', '.join(columns)}) values ({places})"
            await connection.execute(query, *values)
    await connection.close()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{shutil.copy(FILE, tmp_path)}"
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture
async def store(url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Store]:
    if url.startswith("postgres"):
        await copy_to_postgres(url, monkeypatch)
    opened = await open_store(url)
    yield opened
    await opened.close()


@pytest.fixture
def tables(store: Store) -> Tables:
    return Tables(store, MemoryChannel(), LaterClock(), lambda _game, _seats: {})


def test_every_event_of_the_old_database_keeps_what_it_says():
    for body in (row[-1] for row in rows("table_event")):
        before = json.loads(body)
        now = json.loads(events.event_bytes(events.parse_event(body)))
        # Fields were added since, at the end; none was changed, renamed or moved.
        if "options" in before:
            assert list(now["options"].items())[: len(before["options"])] == list(
                before.pop("options").items()
            )
        assert {key: now[key] for key in before} == before


def test_the_old_database_has_every_kind_of_event():
    kinds = {json.loads(row[-1])["event"] for row in rows("table_event")}
    assert len(kinds) == 23


async def test_every_table_of_the_old_database_is_sound(store):
    summaries = await store.all_tables()
    assert {each.table for each in summaries} == set(EXPECTED)
    assert [each.table for each in summaries if not await is_sound(store, each.table, each)] == []


async def test_every_table_of_the_old_database_has_the_same_state(tables):
    for name, expected in EXPECTED.items():
        table = (await tables.live(events.TableId(name))).table
        assert table.phase == expected["phase"]
        assert table.sequence == expected["sequence"]
        names = [None if holder is None else holder.name for holder in table.holders]
        assert names == expected["holders"]


async def test_the_records_of_old_games_are_identical(tables):
    finished = {name: row["record"] for name, row in EXPECTED.items() if "record" in row}
    assert len(finished) == 11
    for name, record in finished.items():
        table = (await tables.live(events.TableId(name))).table
        assert write_record(record_of_table(table)) == record


@pytest.mark.parametrize("name", [name for name, row in EXPECTED.items() if "record" in row])
def test_a_record_of_the_old_version_is_verified(name):
    finding = asdict(check_record_text(EXPECTED[name]["record"].encode()))
    assert (finding["legal"], finding["fair"]) == (True, True)


async def test_an_old_game_is_played_to_its_end(tables):
    name = next(name for name, row in EXPECTED.items() if row["phase"] == "playing")
    for number in count():
        table = (await tables.live(events.TableId(name))).table
        if table.phase is Phase.FINISHED:
            break
        assert table.game is not None
        holder = table.holders[table.game.board.seat_to_act]
        assert holder is not None
        command = MakeMove(some_move(table.game, number))
        sender = Sender(holder.guest, holder.name)
        await tables.submit(table.id, sender, command, f"later-{number}")
    assert table.sequence > EXPECTED[name]["sequence"]
    await tables.drain()


async def test_an_old_guest_is_still_known(store):
    known = {row[1] for row in rows("guest")}
    for name in known:
        assert [guest.name for guest in await store.find_by_name(name)] == [name]


async def test_an_old_guest_keeps_every_device(store):
    devices = {}
    now = time.time_ns() // 1_000_000
    for secret, guest in rows("guest_secret"):
        found = await store.find(secret)
        assert found is not None
        assert found.guest.id == guest
        assert found.device.created_at == found.guest.created_at
        # It counts as used when the database was opened, so that it does not expire at once.
        assert abs(found.device.used_at - now) < DAY
        devices.setdefault(guest, []).append(found.device.id)
    assert devices
    for guest, ids in devices.items():
        assert {each.id for each in await store.devices_of(guest, 100)} == set(ids)
        assert len(set(ids)) == len(ids)
        assert await store.remove_device(guest, ids[0])
    assert await store.unseen_guests(now - DAY, None, 100) == []
