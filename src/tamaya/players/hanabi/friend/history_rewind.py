"""The record of a table before the first event of a view's history: usually before the deal."""

from tamaya.players.hanabi.friend.tracked_table import TrackedTable
from tamaya.rules.hanabi.cards import SeenCard
from tamaya.rules.hanabi.events import (
    Clued,
    Discarded,
    Drew,
    DrewUnseen,
    ErrorUndone,
    Laid,
    LaidFromDiscard,
    Misfired,
    ShuffledIn,
    ShuffledInUnseen,
    TokenReturned,
    TurnPassed,
)
from tamaya.rules.hanabi.view import View
from tamaya.rules.shared_types import Seat


def unwind_history(record: TrackedTable, view: View) -> Seat:
    """Undo the view's history in a record; returns the seat that acted at its start."""
    suits, faces = record.rules.suit_index, record.rules.face_index
    drawn: set[int] = set()
    actor = view.board.seat_to_act
    for event in reversed(view.history):
        match event:
            case Drew(_, card) | DrewUnseen(_, card):
                record.deck_size += 1
                drawn.add(card)
            case TokenReturned():
                record.tokens -= 1
            case Clued():
                record.tokens += not event.is_free
            case ErrorUndone():
                record.errors_left -= 1
            case Laid(face=face):
                record.heights[suits[face.suit]] -= 1
            case Discarded(face=face):
                record.gone[faces[face]] -= 1
            case Misfired(face=face):
                record.errors_left += 1
                record.gone[faces[face]] -= 1
            case LaidFromDiscard(face=face):
                record.heights[suits[face.suit]] -= 1
                record.gone[faces[face]] += 1
            case ShuffledIn(face=face) | ShuffledInUnseen(face=face):
                record.deck_size -= 1
                record.gone[faces[face]] += 1
            case TurnPassed(seat):
                actor = Seat((seat - 1) % view.board.players)
            case _:
                pass
    if len(drawn) < view.board.cards_drawn:
        _place_earlier_cards(record, view, drawn)
    return actor


def _place_earlier_cards(record: TrackedTable, view: View, drawn: set[int]) -> None:
    """Add the cards that were in the hands already, in a game that was set up by hand."""
    faces = record.rules.face_index
    for seat, hand in enumerate(view.hands):
        for held in hand:
            if held.id not in drawn:
                bit = 1 << faces[held.face] if isinstance(held, SeenCard) else 0
                record.add_card(Seat(seat), held.id, bit)
    for event in view.history:
        if isinstance(event, Laid | Misfired | Discarded) and event.card not in drawn:
            is_own = event.seat == record.viewer
            record.add_card(event.seat, event.card, 0 if is_own else 1 << faces[event.face])
    for cards in record.hands:
        cards.sort()
