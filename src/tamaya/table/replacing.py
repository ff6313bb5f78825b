"""How people leave a running game, come back, and are replaced by consent of the others."""

from tamaya.rules.game import Refused
from tamaya.table.asking import (
    Asker,
    Fresh,
    expect_bot,
    expect_playing,
    expect_welcome,
    holder_of,
    seat_of,
)
from tamaya.table.commands import AskForSeat
from tamaya.table.events import (
    EndWished,
    GameGivenUp,
    HostChanged,
    RequestWithdrawn,
    SeatAnswered,
    SeatAskedFor,
    SeatLeft,
    SeatTakenOver,
    TableEvent,
)
from tamaya.table.phase import Phase
from tamaya.table.refusals import TableRefusal
from tamaya.table.table import Chair, Table


def leave(table: Table, asker: Asker) -> tuple[TableEvent, ...]:
    """A seat is given up; in mid-game its hand waits for its holder or for somebody else."""
    seat = seat_of(table, asker)
    if table.phase is Phase.FINISHED:
        raise Refused(TableRefusal.GAME_IS_OVER)
    return (SeatLeft(seat),)


def vote_to_end(table: Table, asker: Asker, *, wish: bool) -> tuple[TableEvent, ...]:
    """A seat wishes that the game be given up, or no longer."""
    seat = seat_of(table, asker)
    expect_playing(table)
    if wish == (seat in table.wishes_to_end):
        raise Refused(TableRefusal.ALREADY_VOTED)
    return (EndWished(seat, wish),)


def ask_for_seat(
    table: Table, asker: Asker, command: AskForSeat, fresh: Fresh
) -> tuple[TableEvent, ...]:
    """Somebody asks for a seat of the running game: for themselves, or for a bot."""
    expect_playing(table)
    expect_welcome(table, asker)
    chair = holder_of(table, command.seat)
    if command.bot is not None:
        return _ask_for_bot(table, asker, command.seat, chair, command.bot, fresh)
    if table.seat_of(asker.guest) is not None:
        raise Refused(TableRefusal.ALREADY_SEATED)
    if chair.is_away and chair.guest == asker.guest:
        return (SeatTakenOver(command.seat, asker.guest, asker.name),)
    held = table.once_seated.get(asker.guest, command.seat)
    if asker.guest in table.have_seen_hands or held != command.seat:
        # Whoever held another seat has seen this one's hand from there.
        raise Refused(TableRefusal.HAS_SEEN_HANDS)
    if table.request is not None:
        raise Refused(TableRefusal.REQUEST_PENDING)
    if not table.people():
        raise Refused(TableRefusal.NOBODY_TO_AGREE)
    return (SeatAskedFor(command.seat, asker.guest, asker.name),)


def _ask_for_bot(
    table: Table, asker: Asker, seat: int, chair: Chair, bot: str, fresh: Fresh
) -> tuple[TableEvent, ...]:
    """A bot is asked for by the seat itself, or by another for somebody who has left."""
    own = seat_of(table, asker)
    expect_bot(bot, table.options.game, fresh)
    if own != seat and not chair.is_away:
        raise Refused(TableRefusal.SEAT_TAKEN)
    if table.request is not None:
        raise Refused(TableRefusal.REQUEST_PENDING)
    return (SeatAskedFor(seat, fresh.bot_guest, bot, bot), SeatAnswered(own, agree=True))


def answer(table: Table, asker: Asker, *, agree: bool) -> tuple[TableEvent, ...]:
    """One of the others agrees to the seat that was asked for, or puts an end to it."""
    seat = seat_of(table, asker)
    if table.request is None:
        raise Refused(TableRefusal.NO_REQUEST)
    if agree and seat in table.request.agreed:
        raise Refused(TableRefusal.ALREADY_VOTED)
    return (SeatAnswered(seat, agree),)


def withdraw(table: Table, asker: Asker) -> tuple[TableEvent, ...]:
    """Whoever asked for a seat asks for it no longer."""
    request = table.request
    if request is None or request.guest != asker.guest:
        raise Refused(TableRefusal.NO_REQUEST)
    return (RequestWithdrawn(request.seat, request.name),)


def with_consequences(table: Table, events: tuple[TableEvent, ...]) -> tuple[TableEvent, ...]:
    """The events, and what follows at once from who is there and what they wish by then."""
    after = table.foreseen(*events)
    request = after.request
    if request is not None and after.is_agreed:
        taken = SeatTakenOver(request.seat, request.guest, request.name, request.bot)
        events, after = (*events, taken), after.foreseen(taken)
    people = after.people()
    if after.phase is Phase.PLAYING and people and after.wishes_to_end >= people:
        events = (*events, GameGivenUp())
    has_host_left = table.seat_of(table.host) is not None and after.seat_of(table.host) is None
    if has_host_left and people:
        heir = after.chairs[min(people)]
        assert heir is not None
        events = (*events, HostChanged(heir.guest))
    return events
