"""Decisions about people who are away: a bot plays for them, or their seat is freed."""

from tamaya.rules.shared_types import Refused, Seat
from tamaya.table.command_context import Context, Sender, expect_holder, expect_playing, expect_seat
from tamaya.table.events import (
    GuestId,
    MoveMade,
    SeatFreed,
    SubstitutionBegan,
    SubstitutionEnded,
    TableEvent,
)
from tamaya.table.presence import may_be_freed, may_be_substituted, may_decide
from tamaya.table.refusals import TableRefusal
from tamaya.table.table_state import Table


def substitute(
    table: Table, sender: Sender, number: int, context: Context
) -> tuple[TableEvent, ...]:
    """A bot plays for a seat until its person comes back."""
    own, seat = _expect_decision(table, sender, number, context)
    if seat in table.substituted:
        raise Refused(TableRefusal.ALREADY_SUBSTITUTED)
    if not may_be_substituted(table, seat, context.presences):
        raise Refused(TableRefusal.PLAYER_IS_HERE)
    return (SubstitutionBegan(seat, own),)


def free_seat(
    table: Table, sender: Sender, number: int, context: Context
) -> tuple[TableEvent, ...]:
    """The hand of somebody who is away waits for somebody else, or for them."""
    own, seat = _expect_decision(table, sender, number, context)
    if not may_be_freed(table, seat, context.presences):
        raise Refused(TableRefusal.PLAYER_IS_HERE)
    return (SeatFreed(seat, own),)


def decide_return(table: Table, guest: GuestId) -> tuple[TableEvent, ...]:
    """A guest is connected: if a bot plays for them, it no longer does."""
    seat = table.seat_of(guest)
    return (SubstitutionEnded(seat),) if seat in table.substituted and seat is not None else ()


def decide_substitute_move(table: Table, move: str, moves: int) -> tuple[TableEvent, ...]:
    """A bot's move for a person who is away, decided when the game had this many moves."""
    expect_playing(table)
    assert table.game is not None
    seat = table.game.board.seat_to_act
    is_waiting = table.paused_at is not None or table.undo_request is not None
    is_due = seat in table.substituted and not is_waiting
    if not is_due or len(table.game.moves) != moves:
        raise Refused(TableRefusal.NOT_DUE)
    return (MoveMade(seat, move, is_by_substitute=True),)


def _expect_decision(
    table: Table, sender: Sender, number: int, context: Context
) -> tuple[Seat, Seat]:
    """The sender's seat and the seat decided about; refused where the sender may not decide."""
    own = expect_seat(table, sender)
    expect_playing(table)
    if expect_holder(table, number).bot is not None:
        raise Refused(TableRefusal.SEAT_TAKEN)
    if not may_decide(table, own, context.presences):
        raise Refused(TableRefusal.HOST_DECIDES)
    return own, Seat(number)
