"""A SQLite store: durable, held by one process, append-only."""

import asyncio
import os
import sqlite3
import sys
from contextlib import closing

import pytest

from tamaya.rules.shared_types import Refused
from tamaya.stores import StoreRefusal, open_store
from tamaya.stores.sqlite_file import SqliteFile
from tamaya.stores.sqlite_log import FOR_BOTS, SUMMARIES
from tamaya.table.events import GuestId, SeatLeft, SeatSpoke
from tamaya.table.phase import Phase
from tamaya.testing.log_conformance import OPENED, TABLE, summary

HOLD_AND_WAIT = """\
import asyncio, sys, time
from tamaya.stores import open_store
asyncio.run(open_store(sys.argv[1]))
print("held", flush=True)
time.sleep(600)
"""


@pytest.fixture
def path(tmp_path):
    return tmp_path / "tamaya.db"


@pytest.fixture
async def store(path):
    store = await open_store(str(path))
    await store.append(summary(), 0, 1, "alice:1", [OPENED, SeatLeft(0)])
    yield store
    await store.close()


async def reason_not_to_open(path) -> StoreRefusal:
    with pytest.raises(Refused) as refused:
        await open_store(str(path))
    return refused.value.reason


async def test_a_store_that_is_opened_again_has_everything_written(path):
    for sequence in range(3):
        store = await open_store(str(path))
        await store.append(summary(), sequence, 1, "", [OPENED])
        assert len(await store.read(TABLE)) == sequence + 1
        await store.close()


@pytest.mark.parametrize(
    ("statement", "message"),
    [
        ("update table_event set at = 9", "never changed"),
        ("delete from table_event", "only with its table"),
        ("delete from table_event where sequence = 2", "only with its table"),
        ("insert or replace into table_event values ('a-table', 2, 9, '', 1, x'00')", "follows"),
        ("insert into table_event values ('a-table', 4, 9, '', 1, x'00')", "follows"),
        ("insert into table_event values ('a-table', 3, 9, 'alice:1', 1, x'00')", "UNIQUE"),
    ],
)
async def test_the_database_refuses_to_change_or_delete_events(store, path, statement, message):
    before = await store.read(TABLE)
    with (
        closing(sqlite3.connect(path)) as stranger,
        pytest.raises(sqlite3.IntegrityError, match=message),
    ):
        stranger.execute(statement)
    assert await store.read(TABLE) == before


async def test_the_database_itself_refuses_the_second_writer(store, path):
    with closing(sqlite3.connect(path)) as stranger, stranger:
        stranger.execute("drop trigger an_event_follows_the_last")
        with pytest.raises(sqlite3.IntegrityError, match="UNIQUE"):
            stranger.execute("insert into table_event values ('a-table', 2, 9, '', 1, x'00')")


async def test_every_commit_waits_for_the_disk(path):
    file = await SqliteFile.open(path)
    assert await file.write(lambda writer: writer.execute("pragma synchronous").fetchone()) == (2,)
    assert await file.read(lambda reader: reader.execute("pragma journal_mode").fetchone()) == (
        "wal",
    )
    await file.close()


async def test_a_reader_cannot_write(path):
    file = await SqliteFile.open(path)
    with pytest.raises(Refused):
        await file.read(lambda reader: reader.execute("delete from guest").fetchone())
    await file.close()


@pytest.mark.skipif(os.name != "posix", reason="files have owners elsewhere in another way")
async def test_a_new_file_is_for_its_owner_only(store, path):
    assert [
        file.stat().st_mode & 0o077
        for file in path.parent.glob("tamaya.db*")
        if "lock" not in file.name
    ] == [0, 0, 0]


async def test_a_second_store_on_the_same_file_is_refused(store, path):
    assert await reason_not_to_open(path) is StoreRefusal.LOCKED_BY_ANOTHER
    assert await store.append(summary(), 2, 1, "", [OPENED]) == 3


async def test_another_process_is_refused_while_the_first_lives(path):
    holder = await asyncio.create_subprocess_exec(
        sys.executable, "-c", HOLD_AND_WAIT, path, stdout=asyncio.subprocess.PIPE
    )
    try:
        assert await holder.stdout.readline() == b"held\n"
        assert await reason_not_to_open(path) is StoreRefusal.LOCKED_BY_ANOTHER
    finally:
        holder.kill()
        await holder.communicate()
    store = await open_store(str(path))
    await store.close()


async def test_the_file_can_be_copied_while_it_is_held(store, path, tmp_path):
    with (
        closing(sqlite3.connect(path)) as held,
        closing(sqlite3.connect(tmp_path / "copy")) as copy,
    ):
        held.backup(copy)
    copied = await open_store(str(tmp_path / "copy"))
    assert await copied.read(TABLE) == await store.read(TABLE)
    await copied.close()


async def test_a_database_of_another_program_is_left_unchanged(path):
    with closing(sqlite3.connect(path)) as stranger, stranger:
        stranger.execute("create table recipe (name text)")
    before = path.read_bytes()
    assert await reason_not_to_open(path) is StoreRefusal.FOREIGN_DATA
    assert path.read_bytes() == before


async def test_a_file_that_is_no_database_is_left_unchanged(path):
    path.write_text("Dear diary, " * 100, encoding="utf-8")
    assert await reason_not_to_open(path) is StoreRefusal.FOREIGN_DATA
    assert path.read_text(encoding="utf-8") == "Dear diary, " * 100


async def test_an_impossible_path_is_refused_with_its_name(tmp_path):
    (tmp_path / "file").touch()
    path = tmp_path / "file" / "tamaya.db"
    with pytest.raises(Refused) as refused:
        await open_store(str(path))
    assert refused.value.reason is StoreRefusal.UNREACHABLE
    assert refused.value.details["store"] == str(path)


async def test_a_full_disk_loses_nothing_that_was_acknowledged(store):
    text = "x" * 50_000
    file = store._file
    (pages,) = await file.write(lambda writer: writer.execute("pragma page_count").fetchone())
    await file.write(lambda writer: writer.execute(f"pragma max_page_count = {pages + 2}"))
    with pytest.raises(Refused) as refused:
        await store.append(summary(), 2, 1, "", [SeatSpoke(0, text)])
    assert refused.value.reason is StoreRefusal.UNREACHABLE
    assert len(await store.read(TABLE)) == 2
    await file.write(lambda writer: writer.execute("pragma max_page_count = 100000"))
    assert await store.append(summary(), 2, 1, "", [SeatSpoke(0, text)]) == 3


async def test_a_closed_store_writes_nothing(path):
    store = await open_store(str(path))
    writes = [store.append(summary(f"table-{number}"), 0, 1, "", [OPENED]) for number in range(20)]
    results = asyncio.gather(*writes)
    await asyncio.sleep(0)
    await store.close()
    assert await results == [1] * 20
    with pytest.raises(RuntimeError, match="closed"):
        await store.append(summary(), 0, 1, "", [OPENED])


async def test_tables_for_bots_are_found_without_reading_others(store, path):
    with closing(sqlite3.connect(path)) as stranger:
        question = f"explain query plan {SUMMARIES} {FOR_BOTS}"
        plan = [row[3] for row in stranger.execute(question, (-1, "", 100))]
    (step,) = plan
    assert step.startswith("SEARCH table_summary USING INDEX tables_for_bots")


async def test_no_round_of_the_server_reads_every_table(path, monkeypatch):
    """Nor does a list: with many finished tables each would take long."""
    statements: list[str] = []
    connect = SqliteFile._connect

    def connect_traced(file: SqliteFile) -> sqlite3.Connection:
        connection = connect(file)
        connection.set_trace_callback(statements.append)
        return connection

    monkeypatch.setattr(SqliteFile, "_connect", connect_traced)
    store = await open_store(str(path))
    await store.append(summary(), 0, 1, "", [OPENED])
    statements.clear()
    await store.tables_for_bots(100)
    await store.overdue_tables(1000, 100)
    await store.stale_waiting_tables(1000, 100)
    await store.listed_tables([Phase.WAITING], 50)
    await store.tables_of(GuestId("alice"))
    await store.close()
    queries = [each for each in statements if each.startswith("select")]
    assert len(queries) >= 5
    with closing(sqlite3.connect(path)) as stranger:
        plans = {
            query: [row[3] for row in stranger.execute(f"explain query plan {query}")]
            for query in queries
        }
    for query, plan in plans.items():
        assert not [step for step in plan if step.startswith("SCAN")], query
