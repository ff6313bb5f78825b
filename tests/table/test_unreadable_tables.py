"""A table whose log is damaged is refused by name; no other table notices."""

import pytest
from tests.table.scripted_table import TINY
from tests.table.test_service import ALICE, FakeServer, refusal

from tamaya.table.commands import Say, Sit
from tamaya.table.events import (
    LogEntry,
    MoveMade,
    TableId,
    TableOpened,
    UnreadableEntry,
    event_bytes,
    stored_entry,
)
from tamaya.table.unreadable_tables import MILLISECONDS_BETWEEN_READS


@pytest.fixture
def server() -> FakeServer:
    return FakeServer()


def replace_entry(server: FakeServer, table: TableId, sequence: int, event) -> None:
    log = server.store._logs[table]
    log[sequence - 1] = log[sequence - 1]._replace(event=event)


def drop_entry(server: FakeServer, table: TableId, sequence: int) -> None:
    del server.store._logs[table][sequence - 1]


def count_reads(server: FakeServer, monkeypatch) -> list[TableId]:
    reads = []
    read = server.store.read

    async def counted(table, *further):
        reads.append(table)
        return await read(table, *further)

    monkeypatch.setattr(server.store, "read", counted)
    return reads


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"\xff\x00",
        b"[]",
        b'{"event":"table-burnt"}',
        b'{"event":"seat-left"}',
        b'{"event":"seat-left","seat":"four"}',
        b'{"event":"spoken","seat":0,"text":"\xff"}',
        b"[" * 100_000,
    ],
)
def test_an_entry_that_cannot_be_decoded_is_named_by_its_sequence_only(body):
    with pytest.raises(UnreadableEntry) as unreadable:
        stored_entry(7, 1, "", body)
    assert unreadable.value.sequence == 7
    assert str(unreadable.value) == "7"
    assert unreadable.value.__cause__ is None


def test_an_entry_is_read_as_it_was_stored():
    event = MoveMade(1, "p3")
    assert stored_entry(2, 5, "a:1", event_bytes(event)) == LogEntry(2, 5, "a:1", event)


@pytest.mark.parametrize(
    ("damage", "sequence"),
    [
        (lambda server, table: replace_entry(server, table, 5, MoveMade(0, "x99")), 5),
        (lambda server, table: replace_entry(server, table, 5, MoveMade(9, "c1r")), 5),
        (lambda server, table: replace_entry(server, table, 1, MoveMade(0, "p0")), 1),
        (lambda server, table: replace_entry(server, table, 1, TableOpened(TINY, "a", "z")), 1),
        (lambda server, table: replace_entry(server, table, 2, TableOpened(TINY, "a", "00")), 2),
        (lambda server, table: drop_entry(server, table, 1), 1),
        (lambda server, table: drop_entry(server, table, 3), 3),
    ],
)
async def test_a_damaged_log_is_refused_and_named_once_in_the_log(server, caplog, damage, sequence):
    table = await server.start_table()
    await server.finish(table)
    other = await server.tables.open(ALICE, TINY, "another")
    damage(server, table)
    process = server.process()
    for _ in range(3):
        assert await refusal(process.live(table)) == "unreadable-table"
        assert await refusal(process.submit(table, ALICE, Say("?"), "1")) == "unreadable-table"
    assert caplog.messages == [
        f"table {table} cannot be read: entry {sequence} is damaged or missing"
    ]
    assert len(process.unreadable) == 1
    assert await process.submit(other, ALICE, Sit(), "1") == 2


async def test_a_missing_end_of_the_log_is_found_by_the_next_command(server, caplog):
    table = await server.open_table(TINY, ALICE)
    count = len(await server.log(table))
    process = server.process()
    append = server.store.append

    async def append_counted(summary, expected, *further):
        # A database compares with the last sequence in its summary, not with the last entry.
        return await append(summary, expected - 1 if expected == count - 1 else expected, *further)

    drop_entry(server, table, count)
    server.store.append = append_counted
    assert (await process.live(table)).table.sequence == count - 1
    assert await refusal(process.submit(table, ALICE, Say("?"), "1")) == "unreadable-table"
    assert f"entry {count} is damaged or missing" in caplog.text


async def test_a_damaged_entry_of_another_process_stops_a_table_in_memory(server):
    table = await server.open_table(TINY, ALICE)
    await server.tables.live(table)
    await server.process().submit(table, ALICE, Say("?"), "1")
    replace_entry(server, table, 3, MoveMade(0, "p0"))
    assert await refusal(server.tables.live(table)) == "unreadable-table"
    assert await refusal(server.tables.live(table, 1)) == "unreadable-table"


async def test_a_damaged_log_is_not_read_at_every_request(server, monkeypatch):
    table = await server.open_table(TINY, ALICE)
    entries = await server.log(table)
    replace_entry(server, table, 2, MoveMade(0, "p0"))
    process = server.process()
    reads = count_reads(server, monkeypatch)
    for _ in range(5):
        assert await refusal(process.live(table)) == "unreadable-table"
    assert reads == [table]
    server.store._logs[table] = entries
    server.clock.time += MILLISECONDS_BETWEEN_READS
    assert (await process.live(table)).table.sequence == 2
    assert len(process.unreadable) == 0


async def test_a_damaged_table_that_was_deleted_is_gone(server):
    table = await server.open_table(TINY, ALICE)
    replace_entry(server, table, 2, MoveMade(0, "p0"))
    process = server.process()
    assert await refusal(process.live(table)) == "unreadable-table"
    await server.store.delete(table)
    server.clock.time -= 1
    assert await refusal(process.live(table)) == "no-such-table"
    assert len(process.unreadable) == 0
