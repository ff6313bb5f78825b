"""The log has a sentence for every event of a table, except where it goes without saying."""

from typing import get_args

import msgspec
import pytest
from tests.table.test_log import CATHY, STORED

from tamaya.i18n import Language, catalogue
from tamaya.i18n.table_option_names import remark_message
from tamaya.table import events
from tamaya.table.events import TableEvent
from tamaya.table.options import Remark
from tamaya.wire.log_sentences import ON_BOARD
from tamaya.wire.table_event_sentences import table_event_message

NAMES = ("Alice", "Bob", "Donald")
EVENTS: list[TableEvent] = [
    *STORED.values(),
    events.MoveMade(1, "p3"),
    events.MoveMade(1, "p3", is_for_deadline=True),
    events.MoveMade(1, "p3", is_by_substitute=True),
    events.SeatSpoke(1, "Hello"),
    events.SeatSpoke(1, remark=Remark.THANKS),
    events.NoteWritten(1, 7, "", ("r1",)),
    events.EndVoted(1, False),
    events.PauseVoted(1, False),
    events.RequestAnswered(1, True),
    events.SeatRequested(1, CATHY, "careful", "careful"),
    events.SeatTakenOver(1, CATHY, "careful", "careful"),
    events.UndoAnswered(1, False),
    events.UndoDropped(1),
]
UNSAID = {
    events.MoveMade,
    events.NoteWritten,
    events.Contributed,
    events.HandsWatched,
    events.PasswordGiven,
}
SAID = [event for event in EVENTS if table_event_message(event, NAMES) is not None]


def test_every_kind_of_event_is_tried():
    assert {type(event) for event in EVENTS} == set(get_args(TableEvent))


def test_what_goes_without_saying_has_no_sentence():
    unsaid = [event for event in EVENTS if event not in SAID]
    assert {type(event) for event in unsaid} == UNSAID


def test_a_move_has_a_sentence_of_its_own_only_if_a_bot_made_it_for_a_person():
    for event in EVENTS:
        if isinstance(event, events.MoveMade):
            assert (event in SAID) == (event.is_for_deadline or event.is_by_substitute)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("event", SAID, ids=lambda event: type(event).__name__)
def test_a_sentence_names_the_players_and_quotes_what_was_said(language, event):
    fields = msgspec.to_builtins(event)
    said = catalogue(language).render(table_event_message(event, NAMES))
    if "seat" in fields and "name" not in fields:
        assert NAMES[fields["seat"]] in said
    if "name" in fields:
        assert fields["name"] in said
    if fields.get("text"):
        assert fields["text"] in said
    if fields.get("remark"):
        assert catalogue(language).render(remark_message(fields["remark"])) in said


def test_different_events_have_different_sentences():
    said = [catalogue(Language.ENGLISH).render(table_event_message(event, NAMES)) for event in SAID]
    assert len(set(said)) == len(said)


def test_every_sentence_that_a_board_shows_too_is_in_the_catalogue():
    for language in Language:
        assert all(key in catalogue(language) for key in ON_BOARD)
