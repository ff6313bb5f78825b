"""What follows from a command, a deadline or a long silence: events, or a refusal. All is pure."""

from functools import partial
from hashlib import sha256
from typing import assert_never

from tamaya.rules.shared_types import Onlooker, Refused, Seat
from tamaya.table import events
from tamaya.table.absence_decisions import free_seat, substitute
from tamaya.table.before_start import (
    add_bot,
    change_options,
    check_options,
    contribute,
    remove,
    sit,
    start,
)
from tamaya.table.command_context import (
    Context,
    Sender,
    expect_not_removed,
    expect_playing,
    expect_seat,
)
from tamaya.table.commands import (
    AddBot,
    AnswerRequest,
    AnswerUndo,
    ChangeOptions,
    Command,
    Contribute,
    FreeSeat,
    Leave,
    MakeMove,
    MakeRemark,
    OpenRematch,
    Remove,
    RequestSeat,
    RequestUndo,
    Say,
    Sit,
    Start,
    Substitute,
    VoteToEnd,
    VoteToPause,
    WithdrawRequest,
    WithdrawUndo,
    WriteNote,
)
from tamaya.table.events import GuestId, TableEvent, TableId
from tamaya.table.mid_game_seats import (
    answer_request,
    leave,
    request_seat,
    vote_to_end,
    vote_to_pause,
    with_consequences,
    withdraw_request,
)
from tamaya.table.note_decisions import write_note
from tamaya.table.options import DeadlineAction, Talk
from tamaya.table.phase import Phase
from tamaya.table.refusals import TableRefusal
from tamaya.table.seated_bots import refuse_secret_language, with_other_bot_names
from tamaya.table.table_state import Table
from tamaya.table.text_cleanup import clean_talk
from tamaya.table.undo_decisions import (
    answer_undo,
    decide_late_undo,
    request_undo,
    withdraw_undo,
)

__all__ = [
    "ID_DIGITS",
    "Context",
    "Sender",
    "decide",
    "decide_deadline",
    "decide_expiry",
    "decide_late_undo",
    "decide_password",
    "decide_rematch",
    "decide_watching",
    "check_options",
    "rematch_id",
]

ID_DIGITS = 16


def decide(
    table: Table, sender: Sender, command: Command, context: Context
) -> tuple[TableEvent, ...]:
    """The events that follow from a command, or raises ``Refused``.

    The rules judge a move when its event is applied: ``Table.after`` raises ``Refused`` too.
    """
    decided = with_other_bot_names(table, _decide(table, sender, command, context), context)
    refuse_secret_language(table, decided, context)
    return decided


def _decide(
    table: Table, sender: Sender, command: Command, context: Context
) -> tuple[TableEvent, ...]:
    if table.phase is Phase.EXPIRED:
        raise Refused(TableRefusal.TABLE_EXPIRED)
    consequences = partial(with_consequences, table, presences=context.presences)
    match command:
        case Sit():
            return sit(table, sender, command)
        case Contribute(contribution):
            return contribute(table, sender, contribution)
        case AddBot():
            return add_bot(table, sender, command, context)
        case ChangeOptions():
            return change_options(table, sender, command, context)
        case Start():
            return start(table, sender)
        case MakeMove(move):
            seat = expect_seat(table, sender)
            _expect_no_waiting_bot(table, seat)
            return _move(table, seat, move, is_for_deadline=False)
        case Say(text):
            return _say(table, sender, text)
        case MakeRemark(remark):
            seat = expect_seat(table, sender)
            _expect_talk(table, Talk.REMARKS)
            return (events.SeatSpoke(seat, remark=remark),)
        case WriteNote():
            return write_note(table, sender, command)
        case Remove(seat_to_clear):
            return consequences(remove(table, sender, seat_to_clear))
        case Leave():
            return consequences(leave(table, sender))
        case VoteToEnd(wish):
            return consequences(vote_to_end(table, sender, wish=wish))
        case VoteToPause(wish):
            return consequences(vote_to_pause(table, sender, wish=wish))
        case RequestSeat():
            return consequences(request_seat(table, sender, command, context))
        case WithdrawRequest():
            return withdraw_request(table, sender)
        case AnswerRequest(agree):
            return consequences(answer_request(table, sender, agree=agree))
        case Substitute(absent):
            return substitute(table, sender, absent, context)
        case FreeSeat(absent):
            return consequences(free_seat(table, sender, absent, context))
        case RequestUndo():
            return request_undo(table, sender, context.presences)
        case AnswerUndo(agree):
            return consequences(answer_undo(table, sender, agree=agree))
        case WithdrawUndo():
            return withdraw_undo(table, sender)
        case OpenRematch():
            return _open_rematch(table, sender)
        case _:
            assert_never(command)


def decide_watching(table: Table, guest: GuestId) -> tuple[TableEvent, ...]:
    """A guest comes to watch; logged once where they see all hands of a running game."""
    sees_hands = table.viewer(guest) is Onlooker.ALL_HANDS
    return (events.HandsWatched(guest),) if sees_hands and guest not in table.hands_shown_to else ()


def decide_password(table: Table, guest: GuestId, password: str) -> tuple[TableEvent, ...]:
    """A guest gave the password with this hash; logged once, if it is still the table's."""
    if table.options.password != password:
        raise Refused(TableRefusal.WRONG_PASSWORD)
    return () if guest in table.admitted else (events.PasswordGiven(guest),)


def decide_rematch(table: Table, host: GuestId, secret: str) -> tuple[TableEvent, ...]:
    """A new table with the same people and bots in the same seats."""
    seated: list[TableEvent] = []
    for seat, holder in enumerate(table.holders):
        if holder is None or holder.is_away:
            continue
        if holder.bot is None:
            seated.append(events.SeatTaken(seat, holder.guest, holder.name, ""))
        else:
            seated.append(events.BotSeated(seat, holder.guest, holder.name, holder.bot))
    return (events.TableOpened(table.options, host, secret), *seated)


def rematch_id(table: Table) -> TableId:
    """The id of a table's rematch: fixed, so that two who ask at once meet at one table."""
    identity = b"tamaya rematch 1\0" + table.secret.secret + table.id.encode()
    return TableId(sha256(identity).hexdigest()[:ID_DIGITS])


def decide_deadline(table: Table, move: str, deadline: int) -> tuple[TableEvent, ...]:
    """A bot's move for a seat whose time is up; refused once this deadline is no longer its."""
    if table.deadline != deadline or table.game is None:
        raise Refused(TableRefusal.NOT_DUE)
    if table.options.at_deadline is not DeadlineAction.BOT:
        raise Refused(TableRefusal.NOT_DUE)
    return _move(table, table.game.board.seat_to_act, move, is_for_deadline=True)


def decide_expiry(table: Table, now: int, idle_milliseconds: int) -> tuple[TableEvent, ...]:
    """A table that was never started expires after this time without a change."""
    if table.phase is not Phase.WAITING or now < table.changed_at + idle_milliseconds:
        raise Refused(TableRefusal.NOT_DUE)
    return (events.TableExpired(),)


def _move(table: Table, seat: Seat, move: str, *, is_for_deadline: bool) -> tuple[TableEvent, ...]:
    """The event of a move; whether it is legal is judged when the event is applied."""
    expect_playing(table)
    if table.paused_at is not None:
        raise Refused(TableRefusal.GAME_IS_PAUSED)
    return (events.MoveMade(seat, move, is_for_deadline),)


def _expect_no_waiting_bot(table: Table, seat: Seat) -> None:
    """Refuse the move of a bot while people decide whether a move is undone."""
    holder = table.holders[seat]
    if table.undo_request is not None and holder is not None and holder.bot is not None:
        raise Refused(TableRefusal.UNDO_PENDING)


def _say(table: Table, sender: Sender, text: str) -> tuple[TableEvent, ...]:
    cleaned = clean_talk(text)
    seat = table.seat_of(sender.guest)
    if seat is not None:
        _expect_talk(table, Talk.OPEN)
        return (events.SeatSpoke(seat, cleaned),)
    expect_not_removed(table, sender)
    # Raises where the game is not shown to the sender: only viewers may talk about it.
    table.viewer(sender.guest)
    return (events.SpectatorSpoke(sender.guest, sender.name, cleaned),)


def _expect_talk(table: Table, needed: Talk) -> None:
    """Refuse talk that the table does not allow while it plays."""
    talk = table.options.talk
    if table.phase is not Phase.PLAYING or talk is Talk.OPEN or talk is needed:
        return
    if talk is Talk.SILENT:
        raise Refused(TableRefusal.TALK_IS_SILENT)
    raise Refused(TableRefusal.ONLY_REMARKS)


def _open_rematch(table: Table, sender: Sender) -> tuple[TableEvent, ...]:
    expect_seat(table, sender)
    if table.phase is not Phase.FINISHED:
        raise Refused(TableRefusal.GAME_NOT_OVER)
    if table.rematch is not None:
        raise Refused(TableRefusal.REMATCH_OPENED, table=table.rematch)
    return (events.RematchOpened(rematch_id(table)),)
