"""``tamaya admin``: whoever looks after a house can see, take along, delete and check."""

import asyncio
import json
import sqlite3
from contextlib import closing

import pytest

from tamaya.cli.admin import ACTIONS
from tamaya.i18n import Language
from tamaya.stores import open_store
from tamaya.table.events import GameStarted, GuestId, SeatTaken, TableId, TableOpened
from tamaya.table.options import Options
from tamaya.table.ports import Guest
from tamaya.table.service import numbered, summary_of
from tamaya.table.table import folded

ALICE, BOB = GuestId("guest-a"), GuestId("guest-b")


async def furnish(database: str) -> None:
    store = await open_store(database)
    for guest in (ALICE, BOB):
        await store.add(Guest(guest, guest, False, 1), guest.encode())
    alone = [
        TableOpened(Options(seats=2), ALICE, "0" * 64), SeatTaken(0, ALICE, "Alice", "")
    ]  # fmt: skip
    together = [*alone, SeatTaken(1, BOB, "Bob", ""), GameStarted()]
    for name, events in (("alone", alone), ("together", together)):
        table = folded(TableId(name), numbered(events, 0, 7, ""))
        await store.append(summary_of(table, 7), 0, 7, "", events)
    await store.close()


@pytest.fixture
def database(tmp_path) -> str:
    path = str(tmp_path / "house.db")
    asyncio.run(furnish(path))
    return path


@pytest.fixture
def admin(ask, database):
    return lambda *words: ask("admin", *words, "--database", database)


def test_tables_are_listed(admin):
    answer = admin("list")
    assert answer.status == 0
    lines = answer.out.splitlines()
    assert len(lines) == 3
    assert any("together" in line and "playing" in line and BOB in line for line in lines)


def test_a_table_is_exported_entry_by_entry(admin):
    entries = [json.loads(line) for line in admin("export", "together").out.splitlines()]
    assert [entry["sequence"] for entry in entries] == [1, 2, 3, 4]
    assert entries[-1]["event"] == {"event": "game-started"}


def test_a_deleted_table_is_gone(admin):
    assert admin("delete", "together").status == 0
    assert "together" not in admin("list").out
    assert admin("export", "together").status == 1


def test_the_data_of_a_guest_is_exported(admin):
    entries = [json.loads(line) for line in admin("export-guest", BOB).out.splitlines()]
    assert [(entry["table"], entry["sequence"]) for entry in entries] == [("together", 3)]
    assert len(admin("export-guest", ALICE).out.splitlines()) == 4


def test_a_deleted_guest_takes_along_what_is_theirs_alone(admin, database):
    answer = admin("delete-guest", ALICE)
    assert answer.status == 0
    assert "together" in answer.out
    assert "alone" not in admin("list").out

    async def found():
        store = await open_store(database)
        try:
            return [await store.find(guest.encode()) for guest in (ALICE, BOB)]
        finally:
            await store.close()

    alice, bob = asyncio.run(found())
    assert alice is None
    assert bob.id == BOB


def test_a_sound_store_is_found_sound(admin):
    answer = admin("check")
    assert answer.status == 0
    assert answer.out.startswith("2 tables were played again, 0 of them are wrong.")


@pytest.mark.parametrize(
    "damage",
    [
        "update table_summary set phase = 'finished' where table_id = 'together'",
        (
            "drop trigger a_stored_event_is_never_changed;"
            "update table_event set body = '{}' where table_id = 'together' and sequence = 2"
        ),
        "update table_summary set guests = '[]' where table_id = 'together'",
    ],
)
def test_a_damaged_table_is_found(admin, database, damage):
    with closing(sqlite3.connect(database)) as file:
        file.executescript(damage)
    answer = admin("check")
    assert answer.status == 1
    assert "together" in answer.out
    assert "alone" not in answer.out


@pytest.mark.parametrize(
    "words", [["burn"], ["export"], ["export", "nowhere"], ["delete", "x"], ["delete-guest", "x"]]
)
@pytest.mark.parametrize("language", Language)
def test_what_cannot_be_done_is_said(admin, words, language):
    answer = admin(*words, "--lang", language)
    assert answer.status == 1
    assert answer.err


def test_help_names_every_action(ask):
    for language in Language:
        told = ask("help", "admin", "--lang", language).out.replace("\n", " ")
        assert [action for action in ACTIONS if action not in told] == []
