"""The default database: named after the program, and found under its old name."""

import logging
import shutil
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from tamaya.stores import open_store
from tamaya.table.events import GuestId
from tamaya.table.ports import Device, Guest
from tamaya.web.default_database import find_database

ALICE = Guest(GuestId("alice"), "Alice", is_bot=False, created_at=0)
SECRET = b"secret of Alice"
LAPTOP = Device("laptop", "Firefox", "Linux", created_at=0, used_at=0)


@pytest.fixture
def old(tmp_path: Path) -> Path:
    return tmp_path / "data" / "house.db"


@pytest.fixture
def new(old: Path) -> Path:
    return old.with_name("tamaya.db")


async def add_guest(path: Path) -> None:
    store = await open_store(str(path))
    await store.add(ALICE, SECRET, LAPTOP)
    await store.close()


async def guest_in(path: Path) -> str | None:
    store = await open_store(str(path))
    found = await store.find(SECRET)
    await store.close()
    return found and found.guest.name


def names(path: Path) -> set[str]:
    return {file.name for file in path.parent.iterdir()}


async def test_without_any_file_the_new_name_is_used(new):
    assert find_database(new) == new
    assert not new.parent.exists()


async def test_a_file_with_the_old_name_is_renamed_with_its_write_ahead_log(
    old, new, tmp_path, caplog
):
    before = tmp_path / "before.db"
    store = await open_store(str(before))
    await store.add(ALICE, SECRET, LAPTOP)
    old.parent.mkdir()
    for end in ("", "-wal", "-shm", "-lock"):
        # As a process that was killed leaves them: what was written last is only in the log.
        shutil.copy(f"{before}{end}", f"{old}{end}")
    await store.close()
    with caplog.at_level(logging.WARNING):
        assert find_database(new) == new
    assert [record.message for record in caplog.records] == [
        f"database renamed: {old} is now {new}"
    ]
    assert names(new) == {"tamaya.db"}
    assert await guest_in(new) == "Alice"
    assert find_database(new) == new


async def test_a_file_that_a_server_holds_is_used_as_it_is(old, new, caplog):
    await add_guest(old)
    store = await open_store(str(old))
    assert find_database(new) == old
    assert await store.find(SECRET) is not None
    await store.close()
    assert "renamed" not in caplog.text
    assert not new.exists()
    assert await guest_in(old) == "Alice"


async def test_a_file_that_somebody_reads_is_used_as_it_is(old, new):
    await add_guest(old)
    with closing(sqlite3.connect(old)) as copying:
        copying.execute("begin")
        copying.execute("select * from guest").fetchall()
        assert find_database(new) == old
    assert find_database(new) == new
    assert await guest_in(new) == "Alice"


async def test_where_both_files_lie_the_old_one_is_left_alone(old, new):
    await add_guest(old)
    await (await open_store(str(new))).close()
    assert find_database(new) == new
    assert await guest_in(old) == "Alice"
    assert await guest_in(new) is None


async def test_something_that_is_no_database_is_left_alone(old, new):
    old.parent.mkdir()
    old.write_text("no database, whatever its name says " * 100)
    assert find_database(new) == old
    assert not new.exists()


async def test_servers_that_start_at_once_agree_on_the_new_name(old, new):
    await add_guest(old)
    with ThreadPoolExecutor(8) as starting:
        found = list(starting.map(lambda _: find_database(new), range(8)))
    assert set(found) == {new}
    assert not old.exists()
    assert await guest_in(new) == "Alice"
