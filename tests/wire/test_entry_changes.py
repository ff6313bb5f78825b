"""Entries with changes lead a client to what whole entries would have sent, and are shorter."""

from random import Random

import msgspec
import pytest
from tests.wire.played_tables import Reader, apply_events, begun, guest, moves_of, random_steps

from tamaya.table.events import SeatSpoke
from tamaya.table.options import Options
from tamaya.wire.codec import frame_bytes
from tamaya.wire.entry_changes import (
    apply_changes,
    changed_items,
    sent_table,
    table_after,
    with_changes,
)

TABLES = {
    "hanabi": Options(edition="deluxe", seats=4),
    "hanabi with help": Options(edition="standard", seats=3, help_level=4),
    "hanabi with tiles": Options(
        edition="deluxe", seats=2, extensions=("avalanche", "black-powder", "flamboyants")
    ),
    "ikebana": Options(game="ikebana", seats=3, extensions=("final-bouquet",)),
}


def decoded(message):
    return msgspec.json.decode(frame_bytes(message))


@pytest.mark.parametrize("name", TABLES)
def test_a_client_that_applies_changes_has_what_a_whole_entry_sends(name):
    options = TABLES[name]
    game = random_steps(options, Random(name))[-1]
    live = begun(options)
    readers = [Reader(live, guest(seat)) for seat in range(options.seats)]
    received = [table_after(decoded(reader.messages[0]), ({}, None)) for reader in readers]
    whole = short = 0
    for event in moves_of(game):
        apply_events(live, event)
        for seat, reader in enumerate(readers):
            known = len(reader.changes)
            for message, changed in zip(reader.receive(), reader.changes[known:], strict=True):
                expected = decoded(message)
                received[seat] = table_after(decoded(changed), received[seat])
                assert received[seat] == (expected["state"], expected["view"])
                if expected["type"] == "entry":
                    whole += len(frame_bytes(message))
                    short += len(frame_bytes(changed))
    assert short < whole / 2


def test_several_entries_at_once_repeat_nothing():
    options = TABLES["hanabi"]
    live = begun(options)
    reader = Reader(live, guest(0))
    before = sent_table(reader.messages[-1])
    apply_events(live, *(SeatSpoke(1, word) for word in ("one", "two")))
    first, second = with_changes(reader.receive(), before)
    assert first.state == {"sequence": 8}
    assert (second.state, first.view, second.view) == ({}, {}, {})


def test_a_view_that_ends_is_null_and_a_new_one_is_whole():
    message = {"type": "entry-with-changes", "state": {}, "view": None}
    assert table_after(message, ({"a": 1}, {"board": {}})) == ({"a": 1}, None)
    message["view"] = {"board": {"turn": 1}, "hands": [[]]}
    assert table_after(message, ({"a": 1}, None)) == ({"a": 1}, message["view"])


@pytest.mark.parametrize(
    ("before", "now", "changes"),
    [
        ((1, 2, 3), (1, 5, 3), {"1": 5}),
        ((1, 2), (3, 4), (3, 4)),
        ((1, 2), (1, 2, 3), (1, 2, 3)),
        ((None, 2), (7, 2), {"0": 7}),
        ((1, None), (1, None), {}),
        (None, (1,), (1,)),
        ("a", "b", "b"),
    ],
)
def test_a_list_as_long_as_before_has_only_its_changed_items(before, now, changes):
    assert changed_items(before, now) == changes


def test_only_the_board_is_changed_in_part():
    before = {"board": {"turn": 1, "tokens": 8}, "options": {"a": 1, "b": 2}, "hands": [[1], [2]]}
    changes = {"board": {"turn": 2}, "options": {"a": 3}, "hands": {"1": [3]}}
    assert apply_changes(before, changes) == {
        "board": {"turn": 2, "tokens": 8},
        "options": {"a": 3},
        "hands": [[1], [3]],
    }
    assert before["hands"] == [[1], [2]]
