"""All that a table does, refuses and settles can be said in three languages."""

from enum import StrEnum
from typing import get_args

import msgspec
import pytest
from tests.table.scripted_table import ScriptedTable
from tests.table.test_log import CATHY, STORED

from tamaya.i18n import Language, catalogue, refusal_message
from tamaya.i18n.table_events import table_event_message
from tamaya.i18n.table_words import (
    first_seat_message,
    help_message,
    option_message,
    pace_message,
    phase_message,
    remark_message,
)
from tamaya.rules.game import Refused
from tamaya.rules.hanabi import Level
from tamaya.table.events import (
    EndVoted,
    MoveMade,
    NoteWritten,
    RequestAnswered,
    SeatRequested,
    SeatSpoke,
    SeatTakenOver,
    TableEvent,
)
from tamaya.table.options import DeadlineAction, Options, Remark, SpectatorAccess, Talk, Visibility
from tamaya.table.phase import Phase
from tamaya.table.refusals import TableRefusal

DETAILS = {
    TableRefusal.TOO_MANY_OPEN_TABLES: {"most": 20},
    TableRefusal.NOT_CONTRIBUTED: {"player": "Alice"},
    TableRefusal.NO_SUCH_CARD: {"card": 99},
    TableRefusal.TOO_MANY_NOTES: {"most": 500},
    TableRefusal.UNKNOWN_GAME: {"game": "chess"},
    TableRefusal.UNKNOWN_SETTING: {"setting": "tokens"},
    TableRefusal.WRONG_NUMBER_OF_SEATS: {"fewest": 2, "most": 5},
    TableRefusal.NO_SUCH_HELP_LEVEL: {"most": 4},
    TableRefusal.BAD_PACE: {"shortest": 10, "days": 14},
    TableRefusal.TOO_FEW_SEATS: {"seats": 2},
    TableRefusal.UNKNOWN_BOT: {"bot": "clever"},
    TableRefusal.BOT_SEES_ALL: {"bot": "oracle"},
    TableRefusal.BOT_FOR_TWO_SEATS: {"bot": "pair", "instead": "hat"},
    TableRefusal.BAD_CONTRIBUTION: {"digits": 32},
    TableRefusal.TEXT_TOO_LONG: {"longest": 500},
    TableRefusal.NOTE_TOO_LONG: {"longest": 200},
    TableRefusal.BAD_NAME: {"longest": 24},
    TableRefusal.REMATCH_OPENED: {"table": "another"},
}
NAMES = ("Alice", "Bob", "Donald")
EVENTS: list[TableEvent] = [
    *STORED.values(),
    MoveMade(1, "p3"),
    SeatSpoke(1, "Hello"),
    NoteWritten(1, 7, "", ("r1",)),
    NoteWritten(1, 7, "", ()),
    EndVoted(1, False),
    RequestAnswered(1, True),
    SeatRequested(1, CATHY, "careful", "careful"),
    SeatTakenOver(1, CATHY, "careful", "careful"),
]


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("reason", TableRefusal)
def test_every_refusal_of_a_table_is_said_with_what_it_tells(language, reason):
    details = DETAILS.get(reason, {})
    told = catalogue(language).render(refusal_message(Refused(reason, **details)))
    assert told.endswith(".")
    for detail in details.values():
        assert str(detail) in told


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_everything_that_happens_at_a_table_is_said_with_who_it_is_about(language, event):
    words = msgspec.to_builtins(event)
    told = catalogue(language).render(table_event_message(words, NAMES))
    if "seat" in words and "name" not in words:
        assert NAMES[words["seat"]] in told
    if "name" in words:
        assert words["name"] in told
    if words.get("text"):
        assert words["text"] in told
    if words.get("remark"):
        assert catalogue(language).render(remark_message(words["remark"])) in told


def test_every_kind_of_event_is_said_in_its_own_way():
    said = [
        catalogue(Language.ENGLISH).render(table_event_message(words, NAMES))
        for words in map(msgspec.to_builtins, EVENTS)
    ]
    assert len(set(said)) == len(said)
    assert {type(event) for event in EVENTS} == set(get_args(TableEvent))


@pytest.mark.parametrize("language", Language)
def test_what_somebody_says_is_told_with_their_name(language):
    scripted = ScriptedTable.started("alice", "bob")
    names = [name or "" for name in scripted.names]
    told = table_event_message(msgspec.to_builtins(SeatSpoke(1, remark=Remark.SORRY)), names)
    said = catalogue(language).render(told)
    assert said.startswith("Bob")


OPTIONS: dict[str, type[StrEnum]] = {
    "visibility": Visibility,
    "talk": Talk,
    "at-deadline": DeadlineAction,
    "watching": SpectatorAccess,
}


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("option", OPTIONS)
def test_every_value_of_an_option_has_a_name_of_its_own(language, option):
    assert option.replace("-", "_") in Options.__struct_fields__
    values = OPTIONS[option]
    names = {catalogue(language).render(option_message(option, value)) for value in values}
    assert len(names) == len(values)


@pytest.mark.parametrize("language", Language)
def test_every_remark_phase_and_level_of_help_has_a_name_of_its_own(language):
    say = catalogue(language).render
    assert len({say(remark_message(remark)) for remark in Remark}) == len(Remark)
    assert len({say(phase_message(phase)) for phase in Phase}) == len(Phase)
    assert say(first_seat_message())
    levels = [0, *Level]
    assert len({say(help_message(level)) for level in levels}) == len(levels)


PACES = {
    None: "no time limit",
    10: "10 seconds per turn",
    60: "1 minute per turn",
    90: "90 seconds per turn",
    300: "5 minutes per turn",
    7200: "2 hours per turn",
    86400: "1 day per turn",
    14 * 86400: "14 days per turn",
}


@pytest.mark.parametrize("seconds", PACES)
def test_the_pace_is_said_in_the_unit_that_people_would_use(seconds):
    assert catalogue(Language.ENGLISH).render(pace_message(seconds)) == PACES[seconds]
