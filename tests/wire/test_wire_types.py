"""Derived wire types follow their sources, and leave secrets out."""

from dataclasses import fields
from typing import get_args

import msgspec
import pytest

from tamaya.rules import hanabi, ikebana
from tamaya.rules.hanabi import CardId, ColourClue, Face, Rearranged, ValueClue
from tamaya.rules.shared_types import Seat
from tamaya.table.events import HandsWatched, PasswordGiven, TableEvent
from tamaya.table.options import Options
from tamaya.wire.event_types import GAME_EVENT_TYPES, TABLE_EVENT_TYPES
from tamaya.wire.object_identity_cache import MAX_CACHED_VALUES, IdentityCache
from tamaya.wire.public_table_options import ShownOptions
from tamaya.wire.type_derivation import SOURCE_TYPES, to_wire

NEVER_SENT = {"guest", "host", "secret", "contribution", "password"}


@pytest.mark.parametrize("wire_type", GAME_EVENT_TYPES, ids=lambda wire_type: wire_type.__name__)
def test_a_game_event_has_all_its_fields_on_the_wire(wire_type):
    assert wire_type.__struct_fields__ == tuple(
        field.name for field in fields(SOURCE_TYPES[wire_type])
    )


def test_every_visible_event_has_a_wire_type():
    sources = [SOURCE_TYPES[wire_type] for wire_type in GAME_EVENT_TYPES]
    assert sources == [*get_args(hanabi.SeenEvent), *get_args(ikebana.SeenEvent)]
    noted = [SOURCE_TYPES[wire_type] for wire_type in TABLE_EVENT_TYPES]
    untold = (HandsWatched, PasswordGiven)
    assert noted == [kind for kind in get_args(TableEvent) if kind not in untold]


@pytest.mark.parametrize("wire_type", TABLE_EVENT_TYPES, ids=lambda wire_type: wire_type.__name__)
def test_a_table_event_has_all_fields_but_its_secrets(wire_type):
    original = SOURCE_TYPES[wire_type].__struct_fields__
    assert wire_type.__struct_fields__ == tuple(n for n in original if n not in NEVER_SENT)


def test_the_shown_options_are_the_options_without_the_password():
    shown = set(ShownOptions.__struct_fields__)
    assert shown == {*Options.__struct_fields__} - {"password"} | {"has_password"}


def test_cards_and_clues_become_short_texts():
    assert to_wire(Face("red", 3)) == "r3"
    assert to_wire(ColourClue("red")) == "red"
    assert to_wire(ValueClue(3)) == "3"
    arranged = to_wire(Rearranged(Seat(1), (CardId(2), CardId(9)), frozenset({9, 2})))
    assert msgspec.json.decode(msgspec.json.encode(arranged)) == {
        "type": "hanabi-rearranged",
        "seat": 1,
        "cards": [2, 9],
        "apart": [2, 9],
    }


def test_a_value_without_a_wire_type_is_an_error():
    with pytest.raises(KeyError):
        to_wire(HandsWatched("guest"))


def test_the_cache_computes_once_and_drops_the_least_recently_used():
    asked: list[object] = []

    def count(subject: tuple[int]) -> int:
        asked.append(subject)
        return subject[0]

    remembered = IdentityCache(count)
    subjects = [(number,) for number in range(MAX_CACHED_VALUES + 1)]
    assert [remembered(subject) for subject in subjects * 2][: len(subjects)] == [
        number for (number,) in subjects
    ]
    assert asked[: len(subjects)] == subjects
    # Each value was dropped just before it was needed again.
    assert len(asked) == 2 * len(subjects)
    remembered(subjects[-1])
    assert len(asked) == 2 * len(subjects)
