"""The reference page of the table lists exactly what the code has."""

import re
from pathlib import Path
from typing import get_args

import pytest

from tamaya.rules.shared_types import MOST_PLAYERS
from tamaya.table.before_start import CONTRIBUTION_DIGITS
from tamaya.table.commands import Command
from tamaya.table.entry_limits import (
    ENTRIES_AT_ONCE,
    LIMITS,
    MILLISECONDS_PER_ENTRY,
    MOST_ENTRIES,
    MOST_HANABI_DECISIONS,
    MOST_IKEBANA_DECISIONS,
    REARRANGEMENTS_PER_TURN,
    EntryKind,
)
from tamaya.table.events import TableEvent
from tamaya.table.options import (
    MOST_DAYS,
    SHORTEST_TURN,
    DeadlineAction,
    Options,
    Remark,
    SpectatorAccess,
    Talk,
    Visibility,
)
from tamaya.table.phase import Phase
from tamaya.table.refusals import TableRefusal
from tamaya.table.service import MOST_LIVE_ENTRIES, MOST_LIVE_TABLES, MOST_OVER_TABLES
from tamaya.table.text_cleanup import LONGEST_NAME, LONGEST_NOTE, LONGEST_TEXT
from tamaya.web.socket.connection import ENTRIES_PER_TOKEN
from tamaya.wire.replay_snapshots import MAX_CACHED_TABLES

PAGE = (Path(__file__).parents[2] / "docs" / "reference" / "table.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    found = re.search(rf"^## {title}$(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None, title
    return found[1]


def tags(union: object) -> list[str]:
    return [kind.__struct_config__.tag for kind in get_args(union)]


TABLES = {
    "Phases": list(Phase),
    "Options": list(Options.__struct_encode_fields__),
    "Commands": tags(Command),
    "Events": tags(TableEvent),
    "Refusals": list(TableRefusal),
}


@pytest.mark.parametrize("title", TABLES)
def test_the_page_names_each_thing_once_and_in_order(title):
    assert re.findall(r"^\| `([a-z-]+)` \|", section(title), re.MULTILINE) == TABLES[title]


@pytest.mark.parametrize("values", [Visibility, Talk, DeadlineAction, SpectatorAccess])
def test_the_page_names_each_value_of_an_option(values):
    listed = set(re.findall(r"`([a-z-]+)`", section("Options")))
    assert listed >= set(values)


def test_the_page_names_each_remark():
    assert re.findall(r"`([a-z-]+)`", section("Remarks")) == list(Remark)


def test_the_page_has_the_limits():
    assert f"{SHORTEST_TURN} seconds to {MOST_DAYS} days" in section("Options")
    assert f"more than {LONGEST_TEXT} characters" in section("Refusals")
    assert f"more than {LONGEST_NAME} characters" in section("Refusals")
    assert f"a note of more than {LONGEST_NOTE} characters" in section("Refusals")
    assert f"{LIMITS[EntryKind.NOTE].per_owner} of them" in section("Notes")
    assert f"{CONTRIBUTION_DIGITS} hexadecimal digits" in section("The shuffle")


@pytest.mark.parametrize("kind", EntryKind)
def test_the_page_has_the_limit_of_each_kind_of_entry(kind):
    limit = LIMITS[kind]
    (row,) = re.findall(rf"^\| `{kind}`: .+$", section("Limits"), re.MULTILINE)
    _, _, each, in_all, _ = row.split("|")
    is_of_seat = limit.per_table == MOST_PLAYERS * limit.per_owner and not in_all.strip()
    assert each.strip().startswith(f"{'seat' if is_of_seat else 'guest'}: {limit.per_owner}")
    if not is_of_seat:
        host = f", the last {limit.for_host} for the host" if limit.for_host else ""
        assert in_all.strip() == f"{limit.per_table}{host}"


def test_the_page_has_the_bounds_of_a_log():
    limits = section("Limits")
    assert f", and {REARRANGEMENTS_PER_TURN} before the next turn" in limits
    assert f"may cause {ENTRIES_AT_ONCE} of these entries" in limits
    assert MILLISECONDS_PER_ENTRY == 1000
    assert f"{MOST_HANABI_DECISIONS} moves in the longest custom game" in limits
    assert f"{MOST_IKEBANA_DECISIONS} in\nIkebana" in limits
    assert f"no table has more than {MOST_ENTRIES}\nentries" in limits


def test_the_page_for_hosts_has_the_bounds_of_memory():
    page = Path(__file__).parents[2] / "docs" / "host" / "settings.md"
    text = " ".join(page.read_text(encoding="utf-8").split())
    tables = f"at most {MOST_LIVE_TABLES}, of which at most {MOST_OVER_TABLES} are over,"
    assert f"{tables} and at most {MOST_LIVE_ENTRIES} entries in all" in text
    assert f"no log has more than {MOST_ENTRIES} entries" in text
    assert f"one more message for every {ENTRIES_PER_TOKEN} entries" in text
    assert f"for each of the last {MAX_CACHED_TABLES} tables" in text


def test_every_refusal_of_a_table_is_tested():
    folder = Path(__file__).parent
    lists = {"test_sentences.py", "test_reference_page.py"}
    tests = [path for path in folder.glob("test_*.py") if path.name not in lists]
    text = "".join(path.read_text(encoding="utf-8") for path in tests)
    untested = {
        reason
        for reason in TableRefusal
        if f"TableRefusal.{reason.name}" not in text and f'"{reason.value}"' not in text
    }
    assert untested == set()
