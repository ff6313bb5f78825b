"""A PostgreSQL store: shared between processes, append-only, and reconnecting."""

import asyncio

import pytest

from tamaya.stores import StoreRefusal, open_store
from tamaya.table.events import SeatLeft
from tamaya.testing.log_conformance import OPENED, TABLE, exception_from, summary

asyncpg = pytest.importorskip("asyncpg")


@pytest.fixture
async def store(postgres_url):
    store = await open_store(postgres_url)
    await store.append(summary(), 0, 1, "alice:1", [OPENED, SeatLeft(0)])
    yield store
    await store.close()


@pytest.fixture
async def stranger(postgres_url):
    """A connection that bypasses the store."""
    connection = await asyncpg.connect(postgres_url)
    yield connection
    await connection.close()


@pytest.mark.parametrize(
    ("statement", "message"),
    [
        ("update table_event set at = 9", "never changed"),
        ("delete from table_event", "only with its table"),
        ("delete from table_event where sequence = 2", "only with its table"),
        ("truncate table_event", "never changed"),
        ("truncate table_summary cascade", "never changed"),
        ("insert into table_event values ('a-table', 2, 9, '', true, '')", "follows"),
        ("insert into table_event values ('a-table', 4, 9, '', true, '')", "follows"),
        ("insert into table_event values ('a-table', 3, 9, 'alice:1', true, '')", "unique"),
    ],
)
async def test_the_database_refuses_to_change_or_delete_events(store, stranger, statement, message):
    before = await store.read(TABLE)
    with pytest.raises(asyncpg.IntegrityConstraintViolationError, match=message):
        await stranger.execute(statement)
    assert await store.read(TABLE) == before


async def test_the_database_itself_refuses_the_second_writer(store, stranger):
    await stranger.execute("alter table table_event disable trigger an_event_follows_the_last")
    with pytest.raises(asyncpg.UniqueViolationError):
        await stranger.execute("insert into table_event values ('a-table', 2, 9, '', true, '')")


async def test_two_processes_write_to_one_table(store, postgres_url):
    other = await open_store(postgres_url)
    answers = await asyncio.gather(
        *(
            exception_from(each.append(summary(), 2, 2, f"{number}", [SeatLeft(number)]))
            for number in range(25)
            for each in (store, other)
        )
    )
    assert answers.count(None) == 1
    assert list(await other.read(TABLE)) == list(await store.read(TABLE))
    await other.close()


async def test_a_lost_connection_is_replaced(store, stranger):
    ended = await stranger.fetch(
        "select pg_terminate_backend(pid) from pg_stat_activity"
        " where application_name = current_setting('application_name') and pid <> pg_backend_pid()"
    )
    assert ended
    refused = await exception_from(store.append(summary(), 2, 2, "alice:2", [SeatLeft(1)]))
    if refused is not None:
        assert refused.reason is StoreRefusal.UNREACHABLE
        await store.append(summary(), 2, 2, "alice:2", [SeatLeft(1)])
    assert len(await store.read(TABLE)) == 3


async def test_a_connection_lost_during_a_statement_is_refused(store, stranger):
    async with asyncio.timeout(30), stranger.transaction():
        await stranger.execute("select hold_table($1)", TABLE)
        append = asyncio.create_task(
            exception_from(store.append(summary(), 2, 2, "alice:2", [SeatLeft(1)]))
        )
        ended = False
        while not ended:
            await asyncio.sleep(0.01)
            ended = await stranger.fetchval(
                "select bool_or(pg_terminate_backend(pid)) from pg_locks"
                " join pg_stat_activity using (pid) where locktype = 'advisory' and not granted"
                " and application_name = current_setting('application_name')"
            )
        refused = await append
    assert refused.reason is StoreRefusal.UNREACHABLE
    assert await store.append(summary(), 2, 2, "alice:2", [SeatLeft(1)]) == 3


async def test_tables_for_bots_are_found_without_reading_others(store, stranger):
    postgres_log = pytest.importorskip("tamaya.stores.postgres_log")
    await stranger.execute(
        "insert into table_summary select 'over ' || number, 1, 'finished', false, number, null,"
        " '{}', null, '' from generate_series(1, 20000) number"
    )
    await stranger.execute("analyze table_summary")
    question = f"explain select * from table_summary {postgres_log.FOR_BOTS}"
    plan = "\n".join(row[0] for row in await stranger.fetch(question, -1, "", 100))
    assert "using tables_for_bots" in plan
    assert "Seq Scan" not in plan
    assert "Sort" not in plan
