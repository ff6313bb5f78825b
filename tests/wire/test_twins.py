"""The types that are derived keep up with what they are derived from, and let no secret out."""

from dataclasses import fields
from typing import get_args

import msgspec
import pytest

from tamaya.rules import hanabi, ikebana
from tamaya.rules.game import Seat
from tamaya.rules.hanabi import CardId, ColourClue, Face, Rearranged, ValueClue
from tamaya.table.events import HandsWatched, PasswordGiven, TableEvent
from tamaya.table.options import Options
from tamaya.wire.events import GAME_TWINS, TABLE_TWINS
from tamaya.wire.options import ShownOptions
from tamaya.wire.remembered import SUBJECTS_REMEMBERED, Remembered
from tamaya.wire.twins import ORIGINALS, told

KEPT_IN_THE_HOUSE = {"guest", "host", "secret", "contribution", "password"}


@pytest.mark.parametrize("twin", GAME_TWINS, ids=lambda twin: twin.__name__)
def test_an_event_of_the_law_travels_with_all_its_fields(twin):
    assert twin.__struct_fields__ == tuple(field.name for field in fields(ORIGINALS[twin]))


def test_every_event_that_somebody_may_be_told_has_a_twin():
    told_of = [ORIGINALS[twin] for twin in GAME_TWINS]
    assert told_of == [*get_args(hanabi.SeenEvent), *get_args(ikebana.SeenEvent)]
    noted = [ORIGINALS[twin] for twin in TABLE_TWINS]
    untold = (HandsWatched, PasswordGiven)
    assert noted == [kind for kind in get_args(TableEvent) if kind not in untold]


@pytest.mark.parametrize("twin", TABLE_TWINS, ids=lambda twin: twin.__name__)
def test_an_event_of_the_table_leaves_only_its_secrets_behind(twin):
    original = ORIGINALS[twin].__struct_fields__
    assert twin.__struct_fields__ == tuple(n for n in original if n not in KEPT_IN_THE_HOUSE)


def test_the_options_shown_are_the_options_but_for_the_password():
    shown = set(ShownOptions.__struct_fields__)
    assert shown == {*Options.__struct_fields__} - {"password"} | {"has_password"}


def test_cards_and_clues_travel_as_short_words():
    assert told(Face("red", 3)) == "r3"
    assert told(ColourClue("red")) == "red"
    assert told(ValueClue(3)) == "3"
    arranged = told(Rearranged(Seat(1), (CardId(2), CardId(9)), frozenset({9, 2})))
    assert msgspec.json.decode(msgspec.json.encode(arranged)) == {
        "event": "hanabi-rearranged",
        "seat": 1,
        "cards": [2, 9],
        "apart": [2, 9],
    }


def test_what_was_given_no_word_cannot_be_told():
    with pytest.raises(KeyError):
        told(HandsWatched("guest"))


def test_what_is_remembered_is_worked_out_once_and_forgotten_in_time():
    asked: list[object] = []

    def count(subject: tuple[int]) -> int:
        asked.append(subject)
        return subject[0]

    remembered = Remembered(count)
    subjects = [(number,) for number in range(SUBJECTS_REMEMBERED + 1)]
    assert [remembered(subject) for subject in subjects * 2][: len(subjects)] == [
        number for (number,) in subjects
    ]
    assert asked[: len(subjects)] == subjects
    # The first was forgotten for the last, and so on round the circle.
    assert len(asked) == 2 * len(subjects)
    remembered(subjects[-1])
    assert len(asked) == 2 * len(subjects)
