"""The page of Ikebana lists everything in the rules, and the results of its players."""

import re
from dataclasses import fields
from pathlib import Path
from typing import get_args

import pytest

from tamaya.notation.ikebana_record_file import RULES_VERSION
from tamaya.players.ikebana import PLAYERS
from tamaya.rules.ikebana import (
    EXTENSIONS,
    Event,
    Harmony,
    Kind,
    Move,
    Refusal,
    RulesRefusal,
    SeenEvent,
    View,
)

PAGE = (Path(__file__).parents[2] / "docs" / "reference" / "ikebana.md").read_text(encoding="utf-8")
WORDS = {
    "move": [kind.__name__ for kind in get_args(Move)],
    "event": sorted({kind.__name__ for kind in (*get_args(Event), *get_args(SeenEvent))}),
    "refusal": [reason.value for reason in (*Refusal, *RulesRefusal)],
    "combination": [kind.value for kind in Kind],
    "harmony": [harmony.value for harmony in Harmony],
    "field of a view": [field.name for field in fields(View)],
    "extension": EXTENSIONS,
    "player": ("florist", "greedy", "easy"),
}


@pytest.mark.parametrize("kind", WORDS)
def test_the_page_lists_everything(kind):
    assert [word for word in WORDS[kind] if f"`{word}`" not in PAGE] == []


def test_the_page_has_the_version_of_the_rules():
    assert f"| rules version | {RULES_VERSION};" in PAGE


def test_the_page_has_the_results_of_florist_against_greedy():
    """The benchmark writes the table, with at least 2,000 games per row."""
    assert set(WORDS["player"]) <= set(PLAYERS)
    written = PAGE.partition("<!-- florist: start -->")[2].partition("<!-- florist: end -->")[0]
    rows = [line.strip("| ").split(" | ") for line in written.splitlines() if "`florist," in line]
    assert {row[0] for row in rows} == {"2", "3", "4", "5"}
    for row in rows:
        games, share, fair = (float(re.sub("[^0-9.].*", "", cell.replace(",", "").strip("*")))
                              for cell in (row[3], row[4], row[5]))  # fmt: skip
        assert games >= 2000
        assert share >= 1.4 * fair
        assert row[0] != "2" or share >= 70
