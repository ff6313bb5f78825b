"""The events of a table's log, as they are stored."""

import re
from typing import get_args

import msgspec
import pytest
from tests.table.scripted_table import SECRET, ScriptedTable, part

from tamaya.table.commands import Command
from tamaya.table.events import (
    BotSeated,
    Contributed,
    EndVoted,
    GameGivenUp,
    GamePaused,
    GameResumed,
    GameStarted,
    GuestId,
    GuestRemoved,
    HandsWatched,
    HostChanged,
    LogEntry,
    MoveMade,
    MoveUndone,
    NoteWritten,
    OptionsChanged,
    PasswordGiven,
    PauseVoted,
    RematchOpened,
    RequestAnswered,
    RequestLapsed,
    RequestWithdrawn,
    SeatFreed,
    SeatLeft,
    SeatRequested,
    SeatSpoke,
    SeatTaken,
    SeatTakenOver,
    SpectatorSpoke,
    SubstitutionBegan,
    SubstitutionEnded,
    TableEvent,
    TableExpired,
    TableId,
    TableOpened,
    UndoAnswered,
    UndoDropped,
    UndoRequested,
    event_bytes,
    parse_event,
)
from tamaya.table.options import Options, Remark, Talk
from tamaya.table.table_state import table_from_log

CATHY = GuestId("guest-cathy")
STORED = {
    b'{"event":"table-opened","options":{"game":"hanabi","edition":"deluxe","extensions":[],'
    b'"settings":{},"seats":4,"first-seat":null,"visibility":"listed","password":"",'
    b'"talk":"open","help-level":0,"turn-seconds":null,"at-deadline":"bot",'
    b'"watching":"without-hands","bot-pace":"instant","expert-bots":false,"bot-answers":"alone","undo":true},"host":"guest-cathy","secret":"'
    + SECRET.encode()
    + b'"}': (TableOpened(Options(talk=Talk.OPEN), CATHY, SECRET)),
    b'{"event":"seat-taken","seat":1,"guest":"guest-cathy","name":"Zo\xc3\xa9",'
    b'"contribution":""}': (SeatTaken(1, CATHY, "Zoé", "")),
    b'{"event":"contributed","seat":0,"contribution":"' + part(1).encode() + b'"}': (
        Contributed(0, part(1))
    ),
    b'{"event":"bot-seated","seat":2,"guest":"bot-1","name":"careful","bot":"careful"}': (
        BotSeated(2, GuestId("bot-1"), "careful", "careful")
    ),
    b'{"event":"seat-left","seat":1}': SeatLeft(1),
    b'{"event":"guest-removed","seat":1,"guest":"guest-cathy"}': GuestRemoved(1, CATHY),
    b'{"event":"host-changed","host":"guest-cathy"}': HostChanged(CATHY),
    b'{"event":"game-started"}': GameStarted(),
    b'{"event":"move-made","seat":0,"move":"p3","is-for-deadline":true,"is-by-substitute":false}': (
        MoveMade(0, "p3", True)
    ),
    b'{"event":"spoken","seat":0,"text":"","remark":"know-nothing"}': (
        SeatSpoke(0, remark=Remark.KNOW_NOTHING)
    ),
    b'{"event":"spoken-besides","guest":"guest-cathy","name":"Cathy","text":"Oh"}': (
        SpectatorSpoke(CATHY, "Cathy", "Oh")
    ),
    b'{"event":"hands-watched","guest":"guest-cathy"}': HandsWatched(CATHY),
    b'{"event":"password-given","guest":"guest-cathy"}': PasswordGiven(CATHY),
    b'{"event":"note-written","seat":1,"card":7,"text":"a one","faces":["r1","b1"]}': (
        NoteWritten(1, 7, "a one", ("r1", "b1"))
    ),
    b'{"event":"end-wished","seat":0,"wish":true}': EndVoted(0, True),
    b'{"event":"request-withdrawn","seat":1,"name":"Cathy"}': RequestWithdrawn(1, "Cathy"),
    b'{"event":"game-given-up"}': GameGivenUp(),
    b'{"event":"seat-asked-for","seat":1,"guest":"guest-cathy","name":"Cathy","bot":null}': (
        SeatRequested(1, CATHY, "Cathy")
    ),
    b'{"event":"seat-answered","seat":0,"agree":false}': RequestAnswered(0, False),
    b'{"event":"seat-taken-over","seat":1,"guest":"guest-cathy","name":"Cathy","bot":null}': (
        SeatTakenOver(1, CATHY, "Cathy")
    ),
    b'{"event":"request-lapsed","seat":1,"name":"Cathy"}': RequestLapsed(1, "Cathy"),
    b'{"event":"substitution-began","seat":1,"decided-by":0}': SubstitutionBegan(1, 0),
    b'{"event":"substitution-ended","seat":1}': SubstitutionEnded(1),
    b'{"event":"seat-freed","seat":1,"decided-by":0}': SeatFreed(1, 0),
    b'{"event":"pause-voted","seat":1,"wish":true}': PauseVoted(1, True),
    b'{"event":"game-paused"}': GamePaused(),
    b'{"event":"game-resumed"}': GameResumed(),
    b'{"event":"undo-requested","seat":1}': UndoRequested(1),
    b'{"event":"undo-answered","seat":0,"agree":true}': UndoAnswered(0, True),
    b'{"event":"undo-dropped","seat":1,"is-late":true}': UndoDropped(1, True),
    b'{"event":"move-undone","seat":1,"moves":2}': MoveUndone(1, 2),
    b'{"event":"rematch-opened","table":"another"}': RematchOpened(TableId("another")),
    b'{"event":"table-expired"}': TableExpired(),
}
STORED[
    next(iter(STORED)).replace(b"table-opened", b"options-changed").partition(b',"host"')[0] + b"}"
] = OptionsChanged(Options(talk=Talk.OPEN))


@pytest.mark.parametrize("stored", STORED, ids=lambda stored: stored[10:30].decode())
def test_stored_events_keep_their_form(stored):
    assert event_bytes(STORED[stored]) == stored
    assert parse_event(stored) == STORED[stored]


def test_the_stored_form_of_every_event_is_tested():
    assert {type(event) for event in STORED.values()} == set(get_args(TableEvent))


def test_options_without_newer_fields_can_still_be_read():
    few = parse_event(b'{"event":"options-changed","options":{"seats":2}}')
    assert few == OptionsChanged(Options(seats=2))


@pytest.mark.parametrize("kind", get_args(Command), ids=lambda kind: kind.__name__)
def test_a_command_with_an_unknown_field_is_refused(kind):
    unknown = {"type": kind.__struct_config__.tag, "guest": "x"}
    with pytest.raises(msgspec.ValidationError, match="unknown field `guest`"):
        msgspec.json.decode(msgspec.json.encode(unknown), type=kind)


def test_events_are_named_in_the_past_tense_and_commands_are_not():
    tags = [kind.__struct_config__.tag for kind in get_args(TableEvent)]
    words = [kind.__struct_config__.tag for kind in get_args(Command)]
    assert len({*tags, *words}) == len(tags) + len(words)
    assert all(re.fullmatch("[a-z]+(-[a-z]+)*", word) for word in (*tags, *words))


def test_an_empty_log_makes_no_table():
    assert table_from_log(TableId("nowhere"), []) is None
    scripted = ScriptedTable()
    opening = scripted.log[0]
    with pytest.raises(ValueError, match="once"):
        table_from_log(TableId("twice"), [opening, LogEntry(2, opening.at, "", opening.event)])


def test_the_text_of_a_table_does_not_show_its_secret():
    table = ScriptedTable.started("alice", "bob").table
    assert SECRET not in repr(table.secret)
