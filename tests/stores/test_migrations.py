"""Migrations run once and completely, and newer data is refused."""

import asyncio
import sqlite3
from contextlib import closing

import pytest

from tamaya.rules.shared_types import Refused
from tamaya.stores import StoreRefusal, open_store
from tamaya.stores.migrations import Migration, migration_files
from tamaya.table.events import SeatLeft, TableId, event_bytes
from tamaya.table.ports import TooManyOpen
from tamaya.testing.log_conformance import OPENED, TABLE, exception_from, summary

DIALECTS = ("sqlite", "postgres")


@pytest.fixture(params=DIALECTS)
def url(request, tmp_path):
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tamaya.db'}"
    return request.getfixturevalue("postgres_url")


@pytest.fixture
def next_version(monkeypatch):
    """Adds a migration, as the next version of the program would."""
    known = migration_files.migrations

    def make(script: str) -> None:
        def with_one_more(dialect: migration_files.Dialect) -> tuple[Migration, ...]:
            return (*known(dialect), Migration(known(dialect)[-1].version + 1, script))

        monkeypatch.setattr(migration_files, "migrations", with_one_more)

    return make


async def events_in(url: str) -> int:
    store = await open_store(url)
    events = await store.read(TABLE)
    await store.close()
    return len(events)


async def write_in(url: str) -> None:
    store = await open_store(url)
    await store.append(summary(), 0, 1, "", [OPENED])
    await store.close()


@pytest.mark.parametrize("dialect", DIALECTS)
def test_migrations_are_numbered_without_gaps(dialect):
    versions = [migration.version for migration in migration_files.migrations(dialect)]
    assert versions == list(range(1, len(versions) + 1))


def test_every_kind_of_database_has_the_same_versions():
    assert len({len(migration_files.migrations(dialect)) for dialect in DIALECTS}) == 1


async def test_a_later_migration_keeps_the_data(url, next_version):
    await write_in(url)
    next_version("create table something_new (name text);")
    assert await events_in(url) == 1
    assert await events_in(url) == 1


async def written_by_the_first_version(url: str, body: bytes) -> None:
    """A table as the first version of the program left it."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as file, file:
            file.execute(
                "insert into table_summary values ('a-table', 1, 'waiting', 1, 1, null, '[]', null)"
            )
            file.execute("insert into table_event values ('a-table', 1, 1, '', 1, ?)", (body,))
        return
    asyncpg = pytest.importorskip("asyncpg")
    connection = await asyncpg.connect(url)
    await connection.execute(
        "select append_events('a-table', 0, 1, '', array[$1::bytea],"
        " 'waiting', true, 1, null, '{}', null)",
        body,
    )
    await connection.close()


async def test_tables_of_the_first_version_know_who_opened_them(url, monkeypatch):
    first = {dialect: migration_files.migrations(dialect)[:1] for dialect in DIALECTS}
    with monkeypatch.context() as then:
        then.setattr(migration_files, "migrations", first.__getitem__)
        await (await open_store(url)).close()
    await written_by_the_first_version(url, event_bytes(OPENED))
    store = await open_store(url)
    assert list(await store.all_tables()) == [summary()]
    too_many = store.append(summary(TableId("another")), 0, 1, "", [OPENED], 1)
    assert isinstance(await exception_from(too_many), TooManyOpen)
    assert await store.append(summary(), 1, 2, "", [SeatLeft(0)]) == 2
    await store.close()


async def test_data_of_a_newer_version_is_refused(url, next_version, monkeypatch):
    with monkeypatch.context():
        next_version("create table something_new (name text);")
        await write_in(url)
        monkeypatch.undo()
    with pytest.raises(Refused) as refused:
        await open_store(url)
    newest = migration_files.migrations("sqlite")[-1].version
    assert refused.value.reason is StoreRefusal.NEWER_DATA
    assert refused.value.details == {"found": newest + 1, "known": newest}


async def test_a_failed_migration_changes_nothing(url, next_version, monkeypatch):
    await write_in(url)
    next_version("create table something_new (name text); drop table what_is_not_there;")
    with pytest.raises(Refused) as refused:
        await open_store(url)
    assert refused.value.reason is StoreRefusal.UNREACHABLE
    monkeypatch.undo()
    assert await events_in(url) == 1
    next_version("create table something_new (name text);")
    assert await events_in(url) == 1


async def test_processes_that_start_at_once_migrate_once(postgres_url):
    stores = await asyncio.gather(*(open_store(postgres_url) for _ in range(5)))
    await stores[0].append(summary(), 0, 1, "", [OPENED])
    assert len(await stores[4].read(TABLE)) == 1
    for store in stores:
        await store.close()


async def test_a_file_knows_its_version(tmp_path):
    path = tmp_path / "tamaya.db"
    await write_in(str(path))
    with closing(sqlite3.connect(path)) as file:
        versions = [version for (version,) in file.execute("select version from schema_version")]
    assert versions == [migration.version for migration in migration_files.migrations("sqlite")]
