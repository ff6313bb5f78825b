"""Notes on cards: how people write them, and how the board shows them."""

from collections.abc import Mapping
from re import fullmatch

from tamaya.i18n import Catalogue
from tamaya.rules.shared_types import Refused
from tamaya.table.commands import WriteNote
from tamaya.terminal.input.menu_types import SEAT_KEYS
from tamaya.terminal.input.typed_line import CommandParser, TypedLine
from tamaya.terminal.received_table_state import Scene
from tamaya.terminal.refusals import TerminalRefusal
from tamaya.terminal.render.cards import face_letters
from tamaya.terminal.render.styled_rows import Row, Span, flow, truncate
from tamaya.terminal.text.layout import printable
from tamaya.wire.hanabi.view_types import HanabiView
from tamaya.wire.table_state_types import ShownNote

NOTE_SIGN = "✎"
LONGEST_SHOWN = 40


def parse_note(line: TypedLine[HanabiView]) -> WriteNote:
    """Write on the card at a position; without a text, erase the note."""
    if not line.words:
        raise line.refusal()
    place, *text = line.words
    return WriteNote(noted_card(line, place), " ".join(text))


def noted_card(line: TypedLine[HanabiView], place: str) -> int:
    """The card at a position such as 3, or b3 in the hand of seat b."""
    view = line.view
    found = fullmatch("([a-e]?)([0-9]{1,2})", place.casefold())
    if view is None or view.seat is None or found is None:
        raise Refused(TerminalRefusal.NO_SUCH_POSITION, position=place)
    seat = SEAT_KEYS.index(found[1]) if found[1] else view.seat
    number = int(found[2])
    if seat >= len(view.hands) or not 1 <= number <= len(view.hands[seat]):
        raise Refused(TerminalRefusal.NO_SUCH_POSITION, position=place)
    return view.hands[seat][number - 1].id


COMMAND_WORDS: Mapping[str, CommandParser[HanabiView]] = {"note": parse_note}


def noted_cards(scene: Scene) -> frozenset[int]:
    """The cards with a note that the person may read."""
    return frozenset(note.card for note in scene.state.notes)


def note_rows(scene: Scene, view: HanabiView, width: int, texts: Catalogue) -> list[Row]:
    """The notes on the cards in hands: those of everybody once the game is over."""
    items = [
        (Span(f"{NOTE_SIGN}{SEAT_KEYS[seat]}{place} ", "dim"), Span(text, "known"))
        for seat, hand in enumerate(view.hands)
        for place, card in enumerate(hand, 1)
        for text in (truncate(note_text(note, scene, texts), LONGEST_SHOWN)
                     for note in scene.state.notes if note.card == card.id)
    ]  # fmt: skip
    return flow(items, width)


def note_text(note: ShownNote, scene: Scene, texts: Catalogue) -> str:
    """A note with the faces marked on it, and by whom it is where it is not one's own."""
    faces = " ".join(face_letters(face, texts) for face in note.faces)
    text = f"{faces} {printable(note.text)}".strip()
    return text if note.seat == scene.seat else f"{scene.names[note.seat]}: {text}"
