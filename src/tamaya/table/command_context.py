"""Who sends a command and what it may need from outside, with the checks that decisions share."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from tamaya.rules.shared_types import Refused, Seat
from tamaya.table.events import GuestId
from tamaya.table.options import Options
from tamaya.table.phase import Phase
from tamaya.table.presence import Presences
from tamaya.table.refusals import TableRefusal
from tamaya.table.table_state import SeatHolder, Table

BOT_ID_PREFIX = "bot-"
"""The start of the guest id of each of the server's bots."""

OMNISCIENT_BOTS = frozenset({"oracle"})
"""Bots that see all hands: no table seats them."""


@dataclass(frozen=True, slots=True)
class Sender:
    """The guest who sends a command."""

    guest: GuestId
    name: str


class OfferedBot(Protocol):
    """A bot that the server has for tables of a game and a number of seats."""

    @property
    def bot_to_use(self) -> str:
        """The bot to use where this one is wanted: another if it cannot play there."""

    @property
    def given_names(self) -> Sequence[str]:
        """The names that it may have at a table."""

    @property
    def has_secret_language(self) -> bool:
        """Whether people cannot understand its clues."""


Bots = Callable[[str, int], Mapping[str, OfferedBot]]
"""For a game and a number of seats: the server's bots by name."""


@dataclass(frozen=True, slots=True)
class Context:
    """What a decision may need from outside, so that it stays pure itself."""

    bot_guest: GuestId
    bots: Bots
    presences: Presences
    """Who is connected to the table."""

    def given_names(self, bot: str, options: Options) -> Sequence[str]:
        """The names that a bot may have; its own name for one that the server no longer has."""
        offered = self.bots(options.game, options.seats).get(bot)
        return (bot,) if offered is None else offered.given_names

    def has_secret_language(self, bot: str, options: Options) -> bool:
        """Whether people cannot understand a bot's clues."""
        offered = self.bots(options.game, options.seats).get(bot)
        return offered is not None and offered.has_secret_language


def expect_seat(table: Table, sender: Sender) -> Seat:
    """The sender's seat; refused without one."""
    seat = table.seat_of(sender.guest)
    if seat is None:
        raise Refused(TableRefusal.NOT_SEATED)
    return seat


def holder_at(table: Table, seat: int) -> SeatHolder | None:
    """The holder of a seat, if any; refused where there is no such seat."""
    if not 0 <= seat < len(table.holders):
        raise Refused(TableRefusal.NO_SUCH_SEAT)
    return table.holders[seat]


def expect_holder(table: Table, seat: int) -> SeatHolder:
    """The holder of a seat; refused where there is none."""
    holder = holder_at(table, seat)
    if holder is None:
        raise Refused(TableRefusal.SEAT_EMPTY)
    return holder


def expect_host(table: Table, sender: Sender) -> None:
    """Refuse everybody but the host."""
    if sender.guest != table.host:
        raise Refused(TableRefusal.NOT_THE_HOST)


def expect_not_removed(table: Table, sender: Sender) -> None:
    """Refuse a guest whom the host has removed."""
    if sender.guest in table.removed:
        raise Refused(TableRefusal.REMOVED_FROM_TABLE)


def expect_bot(bot: str, options: Options, context: Context) -> None:
    """Refuse a bot that the server does not have for such a table."""
    if bot in OMNISCIENT_BOTS:
        raise Refused(TableRefusal.BOT_SEES_ALL, bot=bot)
    bots = context.bots(options.game, options.seats)
    if bot not in bots:
        raise Refused(TableRefusal.UNKNOWN_BOT, bot=bot)
    instead = bots[bot].bot_to_use
    if instead != bot:
        raise Refused(TableRefusal.BOT_FOR_TWO_SEATS, bot=bot, instead=instead)


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
