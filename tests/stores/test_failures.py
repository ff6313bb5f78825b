"""A store that fails says so: refused, counted by kind, and logged without its data."""

import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest

from tamaya.rules.shared_types import Refused
from tamaya.stores import open_store
from tamaya.table.events import SeatLeft, SeatSpoke, TableId, UnreadableEntry
from tamaya.table.phase import Phase
from tamaya.testing.log_conformance import OPENED, TABLE, summary

SECRET = "a-hidden-card"
CANNOT_MOUNT = 77
PAGE_BYTES = 4096
LEAF_OF_AN_INDEX = 10
"""The first byte of a page of SQLite that holds rows without further pages below."""

FILL_A_DISK = """\
import asyncio, logging, sys
from tamaya.rules.shared_types import Refused
from tamaya.stores import open_store
from tamaya.table.events import SeatSpoke
from tamaya.testing.log_conformance import OPENED, TABLE, summary

async def failure(write):
    try:
        await write
    except Refused as refused:
        return refused.details["failure"]

async def main():
    store = await open_store(sys.argv[1] + "/tamaya.db")
    await store.check_write()
    last = await store.append(summary(), 0, 1, "", [OPENED])
    long = [SeatSpoke(0, "x" * 9000)]
    while not (why := await failure(store.append(summary(), last, 1, "", long))):
        last += 1
    print(why, await failure(store.check_write()), len(await store.read(TABLE)) == last)
    print(dict(store.failures))
    (store._file.path.parent / "ballast").unlink()
    await store.check_write()
    print(await store.append(summary(), last, 1, "", [SeatSpoke(0, "")]) == last + 1)
    await store.close()

asyncio.run(main())
"""


@pytest.fixture
def path(tmp_path):
    return tmp_path / "tamaya.db"


@pytest.fixture
async def store(path):
    store = await open_store(str(path))
    await store.append(summary(), 0, 1, "", [OPENED, SeatLeft(0)])
    yield store
    await store.close()


async def failure_of(action) -> str:
    with pytest.raises(Refused) as refused:
        await action
    return str(refused.value.details["failure"])


@pytest.mark.skipif(shutil.which("unshare") is None, reason="needs a small file system")
def test_a_full_disk_is_named_and_writing_goes_on_afterwards(tmp_path):
    script = (
        f"mount -t tmpfs -o size=600k none {tmp_path} || exit {CANNOT_MOUNT};"
        f"head -c 100000 /dev/zero > {tmp_path}/ballast;"
        f'exec "$0" -P -c "$1" {tmp_path}'
    )
    ended = subprocess.run(
        ["unshare", "-rm", "sh", "-c", script, sys.executable, FILL_A_DISK],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ,
    )
    if ended.returncode == CANNOT_MOUNT or ended.stderr.startswith("unshare:"):
        pytest.skip("no file system may be mounted here")
    assert ended.stdout.splitlines() == ["full full True", "{'full': 2}", "True"], ended.stderr


async def test_a_file_that_may_not_grow_is_full(store, caplog):
    file = store._file
    (pages,) = await file.write(lambda writer: writer.execute("pragma page_count").fetchone())
    await file.write(lambda writer: writer.execute(f"pragma max_page_count = {pages}"))
    text = SECRET * 5_000
    assert await failure_of(store.append(summary(), 2, 1, "", [SeatSpoke(0, text)])) == "full"
    assert await failure_of(store.check_write()) == "full"
    assert store.failures == {"full": 2}
    assert caplog.messages == ["store failed: full (SQLITE_FULL)"] * 2
    assert len(await store.read(TABLE)) == 2


async def test_a_file_that_may_not_be_written_is_read_only(store, caplog):
    await store._file.write(lambda writer: writer.execute("pragma query_only = on").fetchone())
    assert await failure_of(store.check_write()) == "read-only"
    assert await failure_of(store.append(summary(), 2, 1, "", [OPENED])) == "read-only"
    assert store.failures == {"read-only": 2}
    assert "SQLITE_READONLY" in caplog.text


async def test_a_damaged_page_of_the_disk_harms_only_the_tables_on_it(path):
    names = [TableId(f"table-{number:02}") for number in range(40)]
    store = await open_store(str(path))
    for name in names:
        await store.append(summary(name), 0, 1, "", [SeatSpoke(0, name * 80)])
    await store.close()
    damage_page_of_events(path)
    damaged = await open_store(str(path))
    try:
        assert [each.table for each in await damaged.all_tables()] == names
        unreadable = [name for name in names if await is_unreadable(damaged, name)]
        assert 0 < len(unreadable) < 10
        assert damaged.failures == {"damaged": len(unreadable)}
    finally:
        await damaged.close()


def damage_page_of_events(path) -> None:
    """Overwrite a page of the file that holds events, and no links to other pages."""
    with path.open("r+b") as raw:
        pages = list(iter(lambda: raw.read(PAGE_BYTES), b""))
        with_events = [
            number
            for number, page in enumerate(pages)
            if b'"text":"table-' in page and page[0] == LEAF_OF_AN_INDEX
        ]
        raw.seek(with_events[len(with_events) // 2] * PAGE_BYTES)
        raw.write(b"\xff" * PAGE_BYTES)


async def is_unreadable(store, table: TableId) -> bool:
    try:
        await store.read(table)
    except UnreadableEntry:
        return True
    return False


async def test_a_read_only_postgres_is_refused(postgres_url, caplog):
    await (await open_store(postgres_url)).close()
    store = await open_store(f"{postgres_url}&default_transaction_read_only=on")
    try:
        assert await failure_of(store.check_write()) == "read-only"
        assert await failure_of(store.append(summary(), 0, 1, "", [OPENED])) == "read-only"
        assert store.failures == {"read-only": 2}
        assert caplog.messages == ["store failed: read-only (ReadOnlySQLTransactionError)"] * 2
    finally:
        await store.close()


async def test_an_entry_that_cannot_be_decoded_is_named_by_its_sequence(store, path):
    with closing(sqlite3.connect(path)) as stranger, stranger:
        stranger.execute("drop trigger a_stored_event_is_never_changed")
        stranger.execute("update table_event set body = ? where sequence = 2", (SECRET,))
    with pytest.raises(UnreadableEntry) as unreadable:
        await store.read(TABLE)
    assert str(unreadable.value) == "2"


async def test_an_entry_in_postgres_that_cannot_be_decoded_is_named(postgres_url):
    asyncpg = pytest.importorskip("asyncpg")
    store = await open_store(postgres_url)
    await store.append(summary(), 0, 1, "", [OPENED, SeatLeft(0)])
    stranger = await asyncpg.connect(postgres_url)
    await stranger.execute("alter table table_event disable trigger user")
    await stranger.execute("update table_event set body = 'x' where sequence = 2")
    await stranger.execute("update table_summary set phase = 'asleep'")
    await stranger.close()
    with pytest.raises(UnreadableEntry) as unreadable:
        await store.read(TABLE)
    assert unreadable.value.sequence == 2
    assert list(await store.all_tables()) == []
    assert list(await store.table_ids()) == [TABLE]
    await store.close()


@pytest.mark.parametrize(
    "damage",
    ["phase = 'asleep'", "guests = '{'", "guests = '[1]'", "updated_at = 'x'", "opener = x'ff'"],
)
async def test_a_damaged_summary_is_left_out_of_the_lists(store, path, caplog, damage):
    other = summary("another")
    await store.append(other, 0, 1, "", [OPENED])
    with closing(sqlite3.connect(path)) as stranger, stranger:
        stranger.execute(f"update table_summary set {damage} where table_id = '{TABLE}'")
    for _ in range(2):
        assert list(await store.all_tables()) == [other]
        assert list(await store.listed_tables([Phase.WAITING], 10)) == [other]
    assert sorted(await store.table_ids()) == [TABLE, "another"]
    assert caplog.messages == [f"table {TABLE} cannot be listed: its summary is unreadable"]


async def test_a_text_that_is_no_unicode_harms_no_other_row(store, path):
    with closing(sqlite3.connect(path)) as stranger, stranger:
        stranger.execute(
            "insert into guest (guest_id, name, is_bot, created_at)"
            " values ('a', cast(x'41ff' as text), 0, 1), ('b', 'Bob', 0, 1)"
        )
    assert [guest.name for guest in await store.find_by_name("a")] == ["A\ufffd"]
    assert [guest.id for guest in await store.find_by_name("Bob")] == ["b"]
