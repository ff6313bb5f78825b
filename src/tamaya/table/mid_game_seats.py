"""How people leave a running game, come back, and are replaced by consent of the others."""

from tamaya.rules.game import Refused
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
from tamaya.table.table import SeatHolder, Table


def leave(table: Table, sender: Sender) -> tuple[TableEvent, ...]:
    """A seat is given up; in mid-game its hand waits for its holder or for somebody else."""
    seat = expect_seat(table, sender)
    if table.phase is Phase.FINISHED:
        raise Refused(TableRefusal.GAME_IS_OVER)
    return (SeatLeft(seat),)


def vote_to_end(table: Table, sender: Sender, *, wish: bool) -> tuple[TableEvent, ...]:
    """A seat wishes that the game be given up, or no longer."""
    seat = expect_seat(table, sender)
    expect_playing(table)
    if wish == (seat in table.end_votes):
        raise Refused(TableRefusal.ALREADY_VOTED)
    return (EndVoted(seat, wish),)


def request_seat(
    table: Table, sender: Sender, command: RequestSeat, context: Context
) -> tuple[TableEvent, ...]:
    """Somebody asks for a seat of the running game: for themselves, or for a bot."""
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
        # Whoever held another seat has seen this one's hand from there.
        raise Refused(TableRefusal.HAS_SEEN_HANDS)
    if table.request is not None:
        raise Refused(TableRefusal.REQUEST_PENDING)
    if not table.human_seats():
        raise Refused(TableRefusal.NOBODY_TO_AGREE)
    return (SeatRequested(command.seat, sender.guest, sender.name),)


def _request_bot(
    table: Table, sender: Sender, seat: int, holder: SeatHolder, bot: str, context: Context
) -> tuple[TableEvent, ...]:
    """A bot is asked for by the seat itself, or by another for somebody who has left."""
    own = expect_seat(table, sender)
    expect_bot(bot, table.options, context)
    if own != seat and not holder.is_away:
        raise Refused(TableRefusal.SEAT_TAKEN)
    if table.request is not None:
        raise Refused(TableRefusal.REQUEST_PENDING)
    return (SeatRequested(seat, context.bot_guest, bot, bot), RequestAnswered(own, agree=True))


def answer_request(table: Table, sender: Sender, *, agree: bool) -> tuple[TableEvent, ...]:
    """One of the others agrees to the seat that was asked for, or puts an end to it."""
    seat = expect_seat(table, sender)
    if table.request is None:
        raise Refused(TableRefusal.NO_REQUEST)
    if agree and seat in table.request.agreed:
        raise Refused(TableRefusal.ALREADY_VOTED)
    return (RequestAnswered(seat, agree),)


def withdraw_request(table: Table, sender: Sender) -> tuple[TableEvent, ...]:
    """Whoever asked for a seat asks for it no longer."""
    request = table.request
    if request is None or request.guest != sender.guest:
        raise Refused(TableRefusal.NO_REQUEST)
    return (RequestWithdrawn(request.seat, request.name),)


def with_consequences(table: Table, events: tuple[TableEvent, ...]) -> tuple[TableEvent, ...]:
    """The events, and what follows at once from who is there and what they wish by then."""
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
