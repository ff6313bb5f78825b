"""Decisions by consent in a running game: a seat taken over, a pause, the end.

Everybody agrees who is not long away. Nobody who is here loses their seat without agreeing.
"""

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
    GamePaused,
    GameResumed,
    HostChanged,
    PauseVoted,
    RequestAnswered,
    RequestLapsed,
    RequestWithdrawn,
    SeatLeft,
    SeatRequested,
    SeatTakenOver,
    TableEvent,
)
from tamaya.table.phase import Phase
from tamaya.table.presence import PATIENCE_MILLISECONDS, Presences, holder_of, seats_to_ask
from tamaya.table.refusals import TableRefusal
from tamaya.table.seated_bots import bot_name
from tamaya.table.table_state import SeatHolder, SeatRequest, Table
from tamaya.table.undo_decisions import agreed_undo


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


def vote_to_pause(table: Table, sender: Sender, *, wish: bool) -> tuple[TableEvent, ...]:
    """A seat votes for a pause, or during one for its end, or takes the vote back."""
    seat = expect_seat(table, sender)
    expect_playing(table)
    is_for_change = wish == (table.paused_at is None)
    if is_for_change == (seat in table.pause_votes):
        raise Refused(TableRefusal.ALREADY_VOTED)
    return (PauseVoted(seat, wish),)


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


def with_consequences(
    table: Table, events: tuple[TableEvent, ...], presences: Presences
) -> tuple[TableEvent, ...]:
    """The events and what follows from them: a seat taken over, a pause, the end, a new host."""
    after = table.preview(*events)
    request = after.request
    if request is not None:
        answered = _answered_request(after, request, presences)
        events, after = (*events, *answered), after.preview(*answered)
    undone = agreed_undo(after, presences)
    events, after = (*events, *undone), after.preview(*undone)
    asked = seats_to_ask(after, presences)
    if after.phase is Phase.PLAYING and asked:
        if after.pause_votes >= asked:
            events = (*events, GamePaused() if after.paused_at is None else GameResumed())
        if after.end_votes >= asked:
            events = (*events, GameGivenUp())
    has_host_left = table.seat_of(table.host) is not None and after.seat_of(table.host) is None
    if has_host_left and after.human_seats():
        new_host = holder_of(after, min(asked or after.human_seats()))
        events = (*events, HostChanged(new_host.guest))
    return events


def _answered_request(
    table: Table, request: SeatRequest, presences: Presences
) -> tuple[TableEvent, ...]:
    """What follows from the answers to a request: its seat changes hands, or it has lapsed.

    A person who is here is asked like everybody else, so only they can give up their seat.
    """
    asked = seats_to_ask(table, presences)
    if request.agreed and request.agreed >= asked:
        return (SeatTakenOver(request.seat, request.guest, request.name, request.bot),)
    is_silent = request.seat in asked - request.agreed
    if is_silent and presences.now >= request.at + PATIENCE_MILLISECONDS:
        return (RequestLapsed(request.seat, request.name),)
    return ()
