"""Who asks a table, what the world has drawn for the answer, and what is asked of both first."""

from collections.abc import Callable
from dataclasses import dataclass

from tamaya.rules.game import Refused, Seat
from tamaya.table.events import GuestId
from tamaya.table.phase import Phase
from tamaya.table.refusals import TableRefusal
from tamaya.table.table import Chair, Table

HOUSE_BOT = "bot-"
"""What the id of every guest begins with that is a bot of the house."""

SEE_ALL = frozenset({"oracle"})
"""Bots that are shown all hands: no table seats them, whatever the house has."""


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks: a guest of the house by its id and name."""

    guest: GuestId
    name: str


@dataclass(frozen=True, slots=True)
class Fresh:
    """What the world has drawn for this decision: it is used where something new needs it."""

    bot_guest: GuestId
    bots: Callable[[str], frozenset[str]]
    """The bots of the house that can play a game."""


def seat_of(table: Table, asker: Asker) -> Seat:
    """The seat that the asker holds; refused without one."""
    seat = table.seat_of(asker.guest)
    if seat is None:
        raise Refused(TableRefusal.NOT_SEATED)
    return seat


def chair_at(table: Table, seat: int) -> Chair | None:
    """Who holds a seat, if anybody does; refused where there is no such seat."""
    if not 0 <= seat < len(table.chairs):
        raise Refused(TableRefusal.NO_SUCH_CHAIR, seats=len(table.chairs))
    return table.chairs[seat]


def holder_of(table: Table, seat: int) -> Chair:
    """Who holds a seat; refused where nobody does."""
    chair = chair_at(table, seat)
    if chair is None:
        raise Refused(TableRefusal.SEAT_EMPTY)
    return chair


def expect_host(table: Table, asker: Asker) -> None:
    """Refuse everybody but whoever looks after the table."""
    if asker.guest != table.host:
        raise Refused(TableRefusal.NOT_THE_HOST)


def expect_welcome(table: Table, asker: Asker) -> None:
    """Refuse a guest whom the host has removed."""
    if asker.guest in table.removed:
        raise Refused(TableRefusal.REMOVED_FROM_TABLE)


def expect_bot(bot: str, game: str, fresh: Fresh) -> None:
    """Refuse a bot that the house does not have for this game."""
    if bot in SEE_ALL:
        raise Refused(TableRefusal.BOT_SEES_ALL, bot=bot)
    if bot not in fresh.bots(game):
        raise Refused(TableRefusal.UNKNOWN_BOT, bot=bot)


def expect_waiting(table: Table) -> None:
    """Refuse once the game has begun."""
    if table.phase is not Phase.WAITING:
        raise Refused(TableRefusal.ALREADY_STARTED)


def expect_playing(table: Table) -> None:
    """Refuse before the game has begun, and once it is over."""
    if table.game is None:
        raise Refused(TableRefusal.NOT_STARTED)
    if table.phase is not Phase.PLAYING:
        raise Refused(TableRefusal.GAME_IS_OVER)
