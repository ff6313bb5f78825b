"""Private notes on cards."""

import msgspec
import pytest
from tests.table.scripted_table import TINY, ScriptedTable, guest

from tamaya.notation.refusals import NotationRefusal
from tamaya.table.commands import AnswerRequest, Leave, RequestSeat, WriteNote
from tamaya.table.entry_limits import LIMITS, EntryKind
from tamaya.table.events import NoteWritten, command_of
from tamaya.table.finished_game_record import record_of_table
from tamaya.table.options import DeadlineAction, Options
from tamaya.table.refusals import TableRefusal
from tamaya.table.table_state import Note


@pytest.fixture
def playing() -> ScriptedTable:
    return ScriptedTable.started("alice", "bob", options=Options(edition="standard", seats=2))


def test_a_seat_writes_on_any_card_at_any_time(playing):
    for name in ("alice", "bob"):
        written = playing.submit(name, WriteNote(3, " a  one\u200b ", ("b1", "r1", "r1")))
        seat = playing.seat(name)
        assert written == (NoteWritten(seat, 3, "a one", ("r1", "b1")),)
        assert playing.table.notes[seat, 3, guest(name)] == Note("a one", ("r1", "b1"))


def test_a_note_can_be_replaced_and_removed(playing):
    playing.submit("bob", WriteNote(3, "a one"))
    playing.submit("bob", WriteNote(3, faces=("r1",)))
    assert playing.table.notes == {(1, 3, guest("bob")): Note("", ("r1",))}
    assert playing.refusal("bob", WriteNote(3, faces=("r1",))) is TableRefusal.SAME_NOTE
    playing.submit("bob", WriteNote(3, " "))
    assert playing.table.notes == {}
    assert playing.refusal("bob", WriteNote(3)) is TableRefusal.SAME_NOTE


def test_a_note_is_on_a_card_that_was_drawn_and_marks_faces_of_the_game(playing):
    assert playing.refusal("bob", WriteNote(10, "?")) is TableRefusal.NO_SUCH_CARD
    assert playing.refusal("bob", WriteNote(-1, "?")) is TableRefusal.NO_SUCH_CARD
    for face in ("r9", "k1", "", "red"):
        why = playing.refusal("bob", WriteNote(0, faces=(face,)))
        assert why is NotationRefusal.UNREADABLE_FACE
    assert playing.refusal("bob", WriteNote(0, "x" * 201)) is TableRefusal.NOTE_TOO_LONG
    playing.submit("bob", WriteNote(0, "x" * 200))


def test_only_seats_of_a_running_game_of_hanabi_write_notes(playing):
    assert playing.refusal("cathy", WriteNote(0, "?")) is TableRefusal.NOT_SEATED
    ikebana = ScriptedTable.started("alice", "bob", options=Options(game="ikebana", seats=2))
    assert ikebana.refusal("bob", WriteNote(0, "?")) is TableRefusal.NO_SUCH_CARD
    finished = ScriptedTable.started("alice", "bob")
    finished.submit("bob", WriteNote(0, "red"))
    finished.play_to_the_end()
    assert finished.refusal("bob", WriteNote(0, "?")) is TableRefusal.GAME_IS_OVER
    assert "red" not in repr(record_of_table(finished.table).moves)


def test_the_number_of_notes_is_limited(playing):
    for number in range(LIMITS[EntryKind.NOTE].per_owner):
        playing.append((NoteWritten(1, 0, f"{number}", ()),), command_of(guest("bob"), f"{number}"))
    assert playing.refusal("bob", WriteNote(0, "one more")) is TableRefusal.TOO_MANY_NOTES
    playing.submit("alice", WriteNote(0, "a first one"))


def test_notes_stay_their_authors():
    scripted = ScriptedTable.started("alice", "bob", "cathy", options=Options(seats=3))
    scripted.submit("bob", WriteNote(0, "play me"))
    scripted.submit("bob", Leave())
    scripted.submit("donald", RequestSeat(1))
    scripted.submit("alice", AnswerRequest(agree=True))
    scripted.submit("cathy", AnswerRequest(agree=True))
    assert scripted.seat("donald") == 1
    scripted.submit("donald", WriteNote(0, "no"))
    assert scripted.table.notes == {
        (1, 0, guest("bob")): Note("play me", ()),
        (1, 0, guest("donald")): Note("no", ()),
    }


def test_a_note_does_not_count_as_activity():
    options = msgspec.structs.replace(TINY, turn_seconds=60, at_deadline=DeadlineAction.BOT)
    scripted = ScriptedTable.started("alice", "bob", options=options)
    before = scripted.table
    scripted.submit("alice", WriteNote(0, "hm"))
    after = scripted.table
    assert after.sequence == before.sequence + 1
    assert (after.deadline, after.changed_at) == (before.deadline, before.changed_at)
    assert after.seed == before.seed
