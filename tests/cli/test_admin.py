"""``tamaya admin``: list, export, delete and check the data of a server."""

import asyncio
import json
import sqlite3
from contextlib import closing
from datetime import datetime, timedelta

import pytest

from tamaya.cli.admin import ACTIONS
from tamaya.i18n import Language
from tamaya.stores import open_store
from tamaya.table.events import (
    GameStarted,
    GuestId,
    SeatLeft,
    SeatTaken,
    TableId,
    TableOpened,
)
from tamaya.table.live_table import number_entries
from tamaya.table.options import Options
from tamaya.table.ports import Device, Guest, SignedIn
from tamaya.table.service import summary_of
from tamaya.table.table_state import table_from_log
from tamaya.web.app_state import SystemClock

ALICE, BOB, CAROL, OTHER_CAROL = (GuestId(f"guest-{letter}") for letter in "abcd")
NAMES = {ALICE: "Alice", BOB: "Bob", CAROL: "Carol", OTHER_CAROL: "Carol"}
NOON = 1_800_000_000_000
DAY = 24 * 60 * 60 * 1000


async def fill(database: str) -> None:
    store = await open_store(database)
    for guest, name in NAMES.items():
        device = Device(guest, "", "", NOON, NOON)
        await store.add(Guest(guest, name, False, NOON), guest.encode(), device)
    alone = [
        TableOpened(Options(seats=2), ALICE, "0" * 64), SeatTaken(0, ALICE, "Alice", "")
    ]  # fmt: skip
    together = [*alone, SeatTaken(1, BOB, "Bob", ""), GameStarted()]
    left = [*alone, SeatTaken(1, BOB, "Bob", ""), SeatLeft(1)]
    for name, events in (("alone", alone), ("together", together), ("left", left)):
        table = table_from_log(TableId(name), number_entries(events, 0, NOON, ""))
        await store.append(summary_of(table, NOON), 0, NOON, "", events)
    await store.close()


@pytest.fixture
def database(tmp_path) -> str:
    path = str(tmp_path / "tamaya.db")
    asyncio.run(fill(path))
    return path


@pytest.fixture
def admin(ask, database):
    return lambda *words: ask("admin", *words, "--database", database)


def test_tables_are_listed(admin):
    answer = admin("list")
    assert answer.status == 0
    lines = answer.out.splitlines()
    assert len(lines) == 4
    assert any("together" in line and "playing" in line and BOB in line for line in lines)


def test_times_are_local(admin):
    line = next(line for line in admin("list").out.splitlines() if "together" in line)
    text = datetime.fromisoformat(line.split("   ")[2])
    assert text.timestamp() * 1000 == NOON
    assert text.utcoffset() == datetime.fromtimestamp(NOON / 1000).astimezone().utcoffset()
    assert isinstance(text.utcoffset(), timedelta)


def test_a_table_is_exported_entry_by_entry(admin):
    entries = [json.loads(line) for line in admin("export", "together").out.splitlines()]
    assert [entry["sequence"] for entry in entries] == [1, 2, 3, 4]
    assert entries[-1]["event"] == {"event": "game-started"}


def test_a_deleted_table_is_gone(admin):
    assert admin("delete", "together").status == 0
    assert "together" not in admin("list").out
    assert admin("export", "together").status == 1


@pytest.mark.parametrize("name", [BOB, "Bob"])
def test_the_data_of_a_guest_is_exported(admin, name):
    stored, *entries = (json.loads(line) for line in admin("export-guest", name).out.splitlines())
    device = {"id": BOB, "browser": "", "system": "", "created-at": NOON, "used-at": NOON}
    assert stored == {
        "guest": BOB, "name": "Bob", "is-bot": False, "created-at": NOON, "devices": [device]
    }  # fmt: skip
    # A table is included even where the guest left the seat.
    assert {(entry["table"], entry["sequence"]) for entry in entries} == {
        ("together", 3),
        ("left", 3),
    }


def test_deleting_a_guest_deletes_the_tables_without_other_people(admin, database):
    answer = admin("delete-guest", "Alice")
    assert answer.status == 0
    assert "together" in answer.out
    listed = admin("list").out
    assert "together" in listed
    assert "alone" not in listed
    assert "left" not in listed
    assert find_guest(database, ALICE) is None
    assert find_guest(database, BOB).guest.id == BOB


def test_a_shared_table_stays_when_a_guest_who_left_is_deleted(admin):
    assert "left" in admin("delete-guest", BOB).out
    assert "left" in admin("list").out


def test_a_guest_without_a_seat_is_found_and_deleted(admin, database):
    assert len(admin("export-guest", CAROL).out.splitlines()) == 1
    assert admin("delete-guest", CAROL).status == 0
    assert find_guest(database, CAROL) is None
    assert find_guest(database, OTHER_CAROL).guest.id == OTHER_CAROL


@pytest.mark.parametrize("language", Language)
def test_a_name_of_several_guests_is_refused_with_their_ids(admin, database, language):
    answer = admin("delete-guest", "Carol", "--lang", language)
    assert answer.status == 1
    assert CAROL in answer.err
    assert OTHER_CAROL in answer.err
    assert find_guest(database, CAROL) is not None


def test_an_id_wins_over_the_same_name_of_another_guest(admin, database):
    with closing(sqlite3.connect(database)) as file, file:
        file.execute("update guest set name = ? where guest_id = ?", (ALICE, CAROL))
    assert json.loads(admin("export-guest", ALICE).out.splitlines()[0])["name"] == "Alice"


def test_a_deleted_guest_with_a_seat_is_found_by_id(admin):
    admin("delete-guest", BOB)
    assert len(admin("export-guest", BOB).out.splitlines()) == 3
    assert admin("export-guest", "Bob").status == 1


def find_guest(database: str, guest: GuestId) -> SignedIn | None:
    async def find() -> SignedIn | None:
        store = await open_store(database)
        try:
            return await store.find(guest.encode())
        finally:
            await store.close()

    return asyncio.run(find())


@pytest.fixture
def years_later(database, monkeypatch) -> None:
    """One table is finished, and nobody has been there since."""
    with closing(sqlite3.connect(database)) as file, file:
        file.execute("update table_summary set phase = 'finished' where table_id = 'left'")
    monkeypatch.setattr(SystemClock, "now", lambda _: NOON + 1000 * DAY)


def test_old_data_is_kept_by_default(admin, years_later):
    assert admin("retention").out.count("kept forever") == 2
    assert admin("purge").out.startswith("Deleted tables: 0. Deleted guests: 0.")
    assert len(admin("list").out.splitlines()) == 4


def test_old_data_is_shown_and_deleted(admin, years_later, monkeypatch, database):
    monkeypatch.setenv("TAMAYA_FINISHED_TABLE_DAYS", "1001")
    monkeypatch.setenv("TAMAYA_GUEST_DAYS", "998")
    assert json.loads(admin("retention", "--json", "-").out) == {
        "days": {"tables": 1001, "guests": 998}, "due": {"tables": 0, "guests": 2}
    }  # fmt: skip
    monkeypatch.setenv("TAMAYA_FINISHED_TABLE_DAYS", "999")
    assert admin("retention").out.count("Due now: ") == 2
    assert json.loads(admin("purge", "--json", "-").out) == {"tables": 1, "guests": 2}
    assert "left" not in admin("list").out
    assert admin("export-guest", "Carol").status == 1
    assert admin("export-guest", "Alice").status == 0


def test_every_action_can_print_json(admin, tmp_path):
    def data(*words: str) -> dict:
        return json.loads(admin(*words, "--json", "-").out)

    tables = {table["table"]: table for table in data("list")["tables"]}
    assert tables["together"] == {
        "table": "together", "phase": "playing", "changed": NOON, "guests": [ALICE, BOB]
    }  # fmt: skip
    assert [entry["sequence"] for entry in data("export", "left")["entries"]] == [1, 2, 3, 4]
    assert data("export-guest", CAROL)["entries"] == []
    assert data("check") == {"checked": 3, "wrong": [], "unreadable": {}}
    assert data("delete", "left") == {"tables": ["left"]}
    assert data("delete-guest", "Alice") == {
        "guest": ALICE, "tables": ["alone"], "shared": ["together"]
    }  # fmt: skip
    assert admin("list", "--json", str(tmp_path / "list.json")).out == ""
    assert len(json.loads((tmp_path / "list.json").read_bytes())["tables"]) == 1


def test_an_undamaged_store_passes_the_check(admin):
    answer = admin("check")
    assert answer.status == 0
    assert answer.out.startswith("3 tables checked, 0 damaged.")


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
def test_the_check_finds_a_damaged_table(admin, database, damage):
    with closing(sqlite3.connect(database)) as file:
        file.executescript(damage)
    answer = admin("check")
    assert answer.status == 1
    assert "together" in answer.out
    assert "alone" not in answer.out


@pytest.mark.parametrize(
    ("damage", "sequence"),
    [
        ("update table_event set body = '{' where table_id = 'together' and sequence = 2", 2),
        ("update table_event set sequence = 5 where table_id = 'together' and sequence = 2", 2),
        ("delete from table_event where table_id = 'together' and sequence = 3", 3),
        ("delete from table_event where table_id = 'together'", 1),
    ],
)
@pytest.mark.parametrize("language", Language)
def test_the_check_names_the_first_entry_that_cannot_be_read(
    admin, database, tmp_path, damage, sequence, language
):
    with closing(sqlite3.connect(database)) as file:
        file.executescript(
            "drop trigger a_stored_event_is_never_changed;"
            f"drop trigger an_event_goes_only_with_its_table; {damage}"
        )
    answer = admin("check", "--lang", language)
    assert answer.status == 1
    assert answer.out.count("together") == 1
    assert f" {sequence} " in answer.out
    assert admin("check", "--json", str(tmp_path / "check.json")).status == 1
    assert json.loads((tmp_path / "check.json").read_bytes()) == {
        "checked": 3, "wrong": ["together"], "unreadable": {"together": sequence}
    }  # fmt: skip


def test_a_table_with_an_unreadable_summary_is_listed_and_can_be_deleted(admin, database):
    with closing(sqlite3.connect(database)) as file:
        file.executescript("update table_summary set phase = 'asleep' where table_id = 'together'")
    (line,) = [line for line in admin("list").out.splitlines() if "together" in line]
    assert "unreadable" in line
    answer = admin("check")
    assert answer.status == 1
    assert "together" in answer.out
    assert "together" in admin("export-guest", BOB).out
    assert admin("delete", "together").status == 0
    assert admin("check").status == 0


@pytest.mark.parametrize("language", Language)
def test_an_unreadable_log_is_named_and_can_be_deleted(admin, database, language):
    with closing(sqlite3.connect(database)) as file:
        file.executescript(
            "drop trigger a_stored_event_is_never_changed;"
            "update table_event set body = '{}' where table_id = 'together' and sequence = 2"
        )
    for words in (["export", "together"], ["export-guest", BOB], ["delete-guest", BOB]):
        answer = admin(*words, "--lang", language)
        assert answer.status == 1
        assert "together" in answer.err
    assert find_guest(database, BOB) is not None
    assert admin("delete", "together").status == 0
    assert admin("delete-guest", BOB).status == 0


@pytest.mark.parametrize(
    "words",
    [
        ["burn"],
        ["export"],
        ["export", "nowhere"],
        ["delete", "x"],
        ["delete-guest", "x"],
        ["export-guest", ""],
        ["list", "together"],
        ["list", "--json", "nowhere/list.json"],
    ],
)
@pytest.mark.parametrize("language", Language)
def test_an_invalid_action_is_refused(admin, words, language):
    answer = admin(*words, "--lang", language)
    assert answer.status == 1
    assert answer.err


@pytest.mark.parametrize("language", Language)
def test_no_store_is_created(ask, tmp_path, language):
    file = tmp_path / "folder" / "tamaya.db"
    for address in (str(file), f"sqlite:///{file}"):
        answer = ask("admin", "list", "--database", address, "--lang", language)
        assert answer.status == 1
        assert str(tmp_path)[:20] in answer.err
    assert not file.parent.exists()


def test_help_names_every_action(ask):
    for language in Language:
        text = ask("help", "admin", "--lang", language).out.replace("\n", " ")
        assert [action for action in ACTIONS if action not in text] == []
