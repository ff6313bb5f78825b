"""Decisions about seats of a running game: leaving, coming back, and taking over by consent."""

from tamaya.rules.shared_types import Refused
from tamaya.table.command_context import (
    Context,
    Sender,
    expect_bot,
    expect_holder,
    expect_not_removed,
    expect_playing,
    expect_seat,
)
from tamaya.table.commands import RequestSeat
from tamaya.table.events import (
    EndVoted,
    GameGivenUp,
    HostChanged,
    RequestAnswered,
    RequestWithdrawn,
    SeatLeft,
    SeatRequested,
    SeatTakenOver,
    TableEvent,
)
from tamaya.table.phase import Phase
from tamaya.table.refusals import TableRefusal
from tamaya.table.seated_bots import bot_name
from tamaya.table.table_state import SeatHolder, Table


def leave(table: Table, sender: Sender) -> tuple[TableEvent, ...]:
    """A guest leaves their seat; during a game the hand stays for them or for somebody else."""
    seat = expect_seat(table, sender)
    if table.phase is Phase.FINISHED:
        raise Refused(TableRefusal.GAME_IS_OVER)
    return (SeatLeft(seat),)


def vote_to_end(table: Table, sender: Sender, *, wish: bool) -> tuple[TableEvent, ...]:
    """A seat votes to end the game early, or takes the vote back."""
    seat = expect_seat(table, sender)
    expect_playing(table)
    if wish == (seat in table.end_votes):
        raise Refused(TableRefusal.ALREADY_VOTED)
    return (EndVoted(seat, wish),)


def request_seat(
    table: Table, sender: Sender, command: RequestSeat, context: Context
) -> tuple[TableEvent, ...]:
    """Somebody asks for a seat of the running game, for themselves or for a bot."""
    expect_playing(table)
    expect_not_removed(table, sender)
    holder = expect_holder(table, command.seat)
    if command.bot is not None:
        return _request_bot(table, sender, command.seat, holder, command.bot, context)
    if table.seat_of(sender.guest) is not None:
        raise Refused(TableRefusal.ALREADY_SEATED)
    if holder.is_away and holder.guest == sender.guest:
        return (SeatTakenOver(command.seat, sender.guest, sender.name),)
    held = table.seats_held.get(sender.guest, command.seat)
    if sender.guest in table.hands_shown_to or held != command.seat:
        # From another seat the guest has seen this one's hand.
        raise Refused(TableRefusal.HAS_SEEN_HANDS)
    if table.request is not None:
        raise Refused(TableRefusal.REQUEST_PENDING)
    if not table.human_seats():
        raise Refused(TableRefusal.NOBODY_TO_AGREE)
    return (SeatRequested(command.seat, sender.guest, sender.name),)


def _request_bot(
    table: Table, sender: Sender, seat: int, holder: SeatHolder, bot: str, context: Context
) -> tuple[TableEvent, ...]:
    """The seat's own holder asks for a bot, or another seat does for a holder who has left."""
    own = expect_seat(table, sender)
    expect_bot(bot, table.options, context)
    if own != seat and not holder.is_away:
        raise Refused(TableRefusal.SEAT_TAKEN)
    if table.request is not None:
        raise Refused(TableRefusal.REQUEST_PENDING)
    name = bot_name(table, bot, context)
    return (SeatRequested(seat, context.bot_guest, name, bot), RequestAnswered(own, agree=True))


def answer_request(table: Table, sender: Sender, *, agree: bool) -> tuple[TableEvent, ...]:
    """A seat agrees to the request, or ends it by refusing."""
    seat = expect_seat(table, sender)
    if table.request is None:
        raise Refused(TableRefusal.NO_REQUEST)
    if agree and seat in table.request.agreed:
        raise Refused(TableRefusal.ALREADY_VOTED)
    return (RequestAnswered(seat, agree),)


def withdraw_request(table: Table, sender: Sender) -> tuple[TableEvent, ...]:
    """The guest who asked for a seat takes the request back."""
    request = table.request
    if request is None or request.guest != sender.guest:
        raise Refused(TableRefusal.NO_REQUEST)
    return (RequestWithdrawn(request.seat, request.name),)


def with_consequences(table: Table, events: tuple[TableEvent, ...]) -> tuple[TableEvent, ...]:
    """The events and what follows from them: a seat taken over, a game ended, a new host."""
    after = table.preview(*events)
    request = after.request
    if request is not None and after.is_request_agreed:
        taken = SeatTakenOver(request.seat, request.guest, request.name, request.bot)
        events, after = (*events, taken), after.preview(taken)
    human_seats = after.human_seats()
    if after.phase is Phase.PLAYING and human_seats and after.end_votes >= human_seats:
        events = (*events, GameGivenUp())
    has_host_left = table.seat_of(table.host) is not None and after.seat_of(table.host) is None
    if has_host_left and human_seats:
        new_host = after.holders[min(human_seats)]
        assert new_host is not None
        events = (*events, HostChanged(new_host.guest))
    return events
