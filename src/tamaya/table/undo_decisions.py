"""Decisions about undoing a move, by consent of all people at the table; bots always agree.

A seat may ask until another person has decided, and only while nobody has seen a card because of
its move or of the bots' moves since. Deciding instead of answering is a refusal. A bot that is next
waits for the answers, but not for ever.
"""

from tamaya.rules.shared_types import Refused, Seat
from tamaya.table.command_context import Sender, expect_playing, expect_seat
from tamaya.table.events import MoveUndone, TableEvent, UndoAnswered, UndoDropped, UndoRequested
from tamaya.table.presence import Presences, seats_to_ask
from tamaya.table.refusals import TableRefusal
from tamaya.table.table_state import Table

SECONDS_TO_ANSWER = 30
"""How long a bot that is next waits for the answers to a request."""


def request_undo(table: Table, sender: Sender, presences: Presences) -> tuple[TableEvent, ...]:
    """A seat asks to undo its last move; if there is nobody to ask, it is undone at once."""
    seat = expect_seat(table, sender)
    expect_playing(table)
    if table.paused_at is not None:
        raise Refused(TableRefusal.GAME_IS_PAUSED)
    if not table.options.undo:
        raise Refused(TableRefusal.UNDO_NOT_ALLOWED)
    if table.undo_request is not None:
        raise Refused(TableRefusal.UNDO_PENDING)
    if table.undo_point(seat) is None:
        raise Refused(TableRefusal.NOTHING_TO_UNDO)
    if seats_to_ask(table, presences) <= {seat}:
        return (_undone(table, seat),)
    return (UndoRequested(seat),)


def answer_undo(table: Table, sender: Sender, *, agree: bool) -> tuple[TableEvent, ...]:
    """A seat agrees to the request, or ends it by refusing."""
    seat = expect_seat(table, sender)
    request = table.undo_request
    if request is None or request.seat == seat:
        raise Refused(TableRefusal.NO_UNDO_REQUEST)
    if agree and seat in request.agreed:
        raise Refused(TableRefusal.ALREADY_VOTED)
    return (UndoAnswered(seat, agree),)


def withdraw_undo(table: Table, sender: Sender) -> tuple[TableEvent, ...]:
    """The seat that asked takes its request back."""
    seat = expect_seat(table, sender)
    if table.undo_request is None or table.undo_request.seat != seat:
        raise Refused(TableRefusal.NO_UNDO_REQUEST)
    return (UndoDropped(seat),)


def decide_late_undo(table: Table, at: int) -> tuple[TableEvent, ...]:
    """The answers to the request of this time took too long; refused once it is no longer there."""
    if table.undo_request is None or table.undo_request.at != at:
        raise Refused(TableRefusal.NOT_DUE)
    return (UndoDropped(table.undo_request.seat, is_late=True),)


def agreed_undo(table: Table, presences: Presences) -> tuple[TableEvent, ...]:
    """The undone move, where everybody agrees who is not long away."""
    request = table.undo_request
    if request is None or not request.agreed >= seats_to_ask(table, presences) - {request.seat}:
        return ()
    return (_undone(table, request.seat),)


def _undone(table: Table, seat: Seat) -> MoveUndone:
    point = table.undo_point(seat)
    assert point is not None
    assert table.game is not None
    return MoveUndone(seat, len(table.game.moves) - len(point.game.moves))
