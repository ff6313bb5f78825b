"""Notes that a seat writes on cards for itself: shown to nobody else before the end."""

from tamaya.rules.game import Refused
from tamaya.table.asking import Asker, expect_playing, seat_of
from tamaya.table.commands import WriteNote
from tamaya.table.events import NoteWritten, TableEvent
from tamaya.table.games import kind_of
from tamaya.table.refusals import TableRefusal
from tamaya.table.table import Note, Table
from tamaya.table.words import clean_note

MOST_NOTES = 500
"""How often a seat may write or take away a note in one game: the log keeps them all."""


def write_note(table: Table, asker: Asker, command: WriteNote) -> tuple[TableEvent, ...]:
    """A seat writes on a card, its own or another's, whoever is to act."""
    seat = seat_of(table, asker)
    expect_playing(table)
    assert table.game is not None
    faces = kind_of(table.options).marks(table.game, command.card, command.faces)
    note = Note(clean_note(command.text), faces)
    if note == table.notes.get((seat, command.card), Note("", ())):
        raise Refused(TableRefusal.SAME_NOTE)
    if table.notes_written.get(seat, 0) >= MOST_NOTES:
        raise Refused(TableRefusal.TOO_MANY_NOTES, most=MOST_NOTES)
    return (NoteWritten(seat, command.card, note.text, note.faces),)
