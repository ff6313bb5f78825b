"""Private notes on cards: nobody but their writer sees them before the end."""

from tamaya.rules.shared_types import Refused
from tamaya.table.command_context import Sender, expect_playing, expect_seat
from tamaya.table.commands import WriteNote
from tamaya.table.events import NoteWritten, TableEvent
from tamaya.table.game_adapters import adapter_for
from tamaya.table.refusals import TableRefusal
from tamaya.table.table_state import Note, Table
from tamaya.table.text_cleanup import clean_note


def write_note(table: Table, sender: Sender, command: WriteNote) -> tuple[TableEvent, ...]:
    """A seat writes on any card, its own or not, at any time."""
    seat = expect_seat(table, sender)
    expect_playing(table)
    assert table.game is not None
    faces = adapter_for(table.options).note_faces(table.game, command.card, command.faces)
    note = Note(clean_note(command.text), faces)
    if note == table.notes.get((seat, command.card, sender.guest), Note("", ())):
        raise Refused(TableRefusal.SAME_NOTE)
    return (NoteWritten(seat, command.card, note.text, note.faces),)
