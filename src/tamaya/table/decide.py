"""What a table does when it is asked: events, or a refusal. Nothing here touches the world."""

from hashlib import sha256
from typing import assert_never

from tamaya.rules.game import Onlooker, Refused, Seat
from tamaya.table.asking import Asker, Fresh, expect_playing, expect_welcome, seat_of
from tamaya.table.commands import (
    AddBot,
    Answer,
    AskForSeat,
    ChangeOptions,
    Command,
    Contribute,
    Leave,
    MakeMove,
    MakeRemark,
    OpenRematch,
    Remove,
    Say,
    Sit,
    Start,
    VoteToEnd,
    Withdraw,
    WriteNote,
)
from tamaya.table.events import (
    BotSeated,
    GuestId,
    HandsWatched,
    MoveMade,
    PasswordGiven,
    RematchOpened,
    SeatTaken,
    Spoken,
    SpokenBesides,
    TableEvent,
    TableExpired,
    TableId,
    TableOpened,
)
from tamaya.table.games import kind_of
from tamaya.table.notes import write_note
from tamaya.table.options import AtDeadline, Talk
from tamaya.table.phase import Phase
from tamaya.table.refusals import TableRefusal
from tamaya.table.replacing import (
    answer,
    ask_for_seat,
    leave,
    vote_to_end,
    with_consequences,
    withdraw,
)
from tamaya.table.settling import (
    add_bot,
    change_options,
    contribute,
    refuse_options,
    remove,
    sit,
    start,
)
from tamaya.table.table import Table
from tamaya.table.words import clean_text

__all__ = [
    "ID_DIGITS",
    "Asker",
    "Fresh",
    "decide",
    "decide_deadline",
    "decide_expiry",
    "decide_password",
    "decide_rematch",
    "decide_watching",
    "refuse_options",
    "rematch_id",
]

ID_DIGITS = 16


def decide(table: Table, asker: Asker, command: Command, fresh: Fresh) -> tuple[TableEvent, ...]:
    """What follows from the command, or raises ``Refused``; the table itself stays as it is."""
    if table.phase is Phase.EXPIRED:
        raise Refused(TableRefusal.TABLE_EXPIRED)
    match command:
        case Sit():
            return sit(table, asker, command)
        case Contribute(contribution):
            return contribute(table, asker, contribution)
        case AddBot():
            return add_bot(table, asker, command, fresh)
        case ChangeOptions():
            return change_options(table, asker, command, fresh)
        case Start():
            return start(table, asker)
        case MakeMove(move):
            return _move(table, seat_of(table, asker), move, is_for_deadline=False)
        case Say(text):
            return _say(table, asker, text)
        case MakeRemark(remark):
            seat = seat_of(table, asker)
            _expect_talk(table, Talk.REMARKS)
            return (Spoken(seat, remark=remark),)
        case WriteNote():
            return write_note(table, asker, command)
        case Remove(seat_to_clear):
            return with_consequences(table, remove(table, asker, seat_to_clear))
        case Leave():
            return with_consequences(table, leave(table, asker))
        case VoteToEnd(wish):
            return with_consequences(table, vote_to_end(table, asker, wish=wish))
        case AskForSeat():
            return with_consequences(table, ask_for_seat(table, asker, command, fresh))
        case Withdraw():
            return withdraw(table, asker)
        case Answer(agree):
            return with_consequences(table, answer(table, asker, agree=agree))
        case OpenRematch():
            return _open_rematch(table, asker)
        case _:
            assert_never(command)


def decide_watching(table: Table, guest: GuestId) -> tuple[TableEvent, ...]:
    """A guest comes to look: noted once where all hands of a running game are shown."""
    is_shown_hands = table.viewer(guest) is Onlooker.REVIEWER and table.phase is Phase.PLAYING
    return (HandsWatched(guest),) if is_shown_hands and guest not in table.have_seen_hands else ()


def decide_password(table: Table, guest: GuestId, password: str) -> tuple[TableEvent, ...]:
    """A guest has said the password with this hash: noted once, if it is the table's still."""
    if table.options.password != password:
        raise Refused(TableRefusal.WRONG_PASSWORD)
    return () if guest in table.let_in else (PasswordGiven(guest),)


def decide_rematch(table: Table, host: GuestId, secret: str) -> tuple[TableEvent, ...]:
    """A new table at which the same people and bots sit in the same seats."""
    seated: list[TableEvent] = []
    for seat, chair in enumerate(table.chairs):
        if chair is None or chair.is_away:
            continue
        if chair.bot is None:
            seated.append(SeatTaken(seat, chair.guest, chair.name, ""))
        else:
            seated.append(BotSeated(seat, chair.guest, chair.name, chair.bot))
    return (TableOpened(table.options, host, secret), *seated)


def rematch_id(table: Table) -> TableId:
    """Where a table's people play again: always the same, so that two who ask at once meet."""
    told = b"tamaya rematch 1\0" + table.secret.secret + table.id.encode()
    return TableId(sha256(told).hexdigest()[:ID_DIGITS])


def decide_deadline(table: Table, move: str, now: int) -> tuple[TableEvent, ...]:
    """A bot's move for the seat whose time is over."""
    if table.deadline is None or now < table.deadline or table.game is None:
        raise Refused(TableRefusal.NOT_DUE)
    if table.options.at_deadline is not AtDeadline.BOT:
        raise Refused(TableRefusal.NOT_DUE)
    return _move(table, table.game.board.seat_to_act, move, is_for_deadline=True)


def decide_expiry(table: Table, now: int, patience: int) -> tuple[TableEvent, ...]:
    """A table that never began is cleared away after so many milliseconds without a change."""
    if table.phase is not Phase.WAITING or now < table.changed_at + patience:
        raise Refused(TableRefusal.NOT_DUE)
    return (TableExpired(),)


def _move(table: Table, seat: Seat, move: str, *, is_for_deadline: bool) -> tuple[TableEvent, ...]:
    expect_playing(table)
    assert table.game is not None
    kind_of(table.options).make(table.game, seat, move)
    return (MoveMade(seat, move, is_for_deadline),)


def _say(table: Table, asker: Asker, text: str) -> tuple[TableEvent, ...]:
    said = clean_text(text)
    seat = table.seat_of(asker.guest)
    if seat is not None:
        _expect_talk(table, Talk.OPEN)
        return (Spoken(seat, said),)
    expect_welcome(table, asker)
    # Only people to whom the game is shown talk about it.
    table.viewer(asker.guest)
    return (SpokenBesides(asker.guest, asker.name, said),)


def _expect_talk(table: Table, needed: Talk) -> None:
    """Refuse what the table does not want to hear while it plays."""
    talk = table.options.talk
    if table.phase is not Phase.PLAYING or talk is Talk.OPEN or talk is needed:
        return
    if talk is Talk.SILENT:
        raise Refused(TableRefusal.TALK_IS_SILENT)
    raise Refused(TableRefusal.ONLY_REMARKS)


def _open_rematch(table: Table, asker: Asker) -> tuple[TableEvent, ...]:
    seat_of(table, asker)
    if table.phase is not Phase.FINISHED:
        raise Refused(TableRefusal.GAME_NOT_OVER)
    if table.rematch is not None:
        raise Refused(TableRefusal.REMATCH_OPENED, table=table.rematch)
    return (RematchOpened(rematch_id(table)),)
