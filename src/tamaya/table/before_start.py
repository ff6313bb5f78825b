"""Decisions before a game begins: the options, and who sits where."""

import msgspec

from tamaya.rules.hanabi import Level
from tamaya.rules.shared_types import FEWEST_PLAYERS, MOST_PLAYERS, Refused
from tamaya.table.command_context import (
    Context,
    Sender,
    expect_bot,
    expect_holder,
    expect_host,
    expect_not_removed,
    expect_seat,
    expect_waiting,
    holder_at,
)
from tamaya.table.commands import AddBot, ChangeOptions, Sit
from tamaya.table.events import (
    BotSeated,
    Contributed,
    GameStarted,
    GuestRemoved,
    OptionsChanged,
    SeatLeft,
    SeatTaken,
    TableEvent,
)
from tamaya.table.game_adapters import adapter_for
from tamaya.table.options import HASH_MARK, MOST_DAYS, SECONDS_PER_DAY, SHORTEST_TURN, Options
from tamaya.table.refusals import TableRefusal
from tamaya.table.seated_bots import bot_name
from tamaya.table.table_state import Table

CONTRIBUTION_DIGITS = 32
"""The length of a contribution to the shuffle: 128 bits in hexadecimal digits."""


def check_options(options: Options) -> None:
    """Refuse options that no table can have."""
    if not FEWEST_PLAYERS <= options.seats <= MOST_PLAYERS:
        raise Refused(TableRefusal.WRONG_NUMBER_OF_SEATS, fewest=FEWEST_PLAYERS, most=MOST_PLAYERS)
    adapter_for(options).check_options(options)
    if options.first_seat is not None and not 0 <= options.first_seat < options.seats:
        raise Refused(TableRefusal.NO_SUCH_SEAT)
    if not 0 <= options.help_level <= max(Level):
        raise Refused(TableRefusal.NO_SUCH_HELP_LEVEL, most=max(Level))
    longest = MOST_DAYS * SECONDS_PER_DAY
    if options.turn_seconds is not None and not SHORTEST_TURN <= options.turn_seconds <= longest:
        raise Refused(TableRefusal.BAD_PACE, shortest=SHORTEST_TURN, days=MOST_DAYS)
    if options.password and not options.password.startswith(HASH_MARK):
        # The caller's mistake, not a person's. The password is not quoted.
        raise ValueError("a password comes to a table only as its hash")


def change_options(
    table: Table, sender: Sender, command: ChangeOptions, context: Context
) -> tuple[TableEvent, ...]:
    """The host changes the options; everybody who sits at the table must be able to stay."""
    expect_host(table, sender)
    expect_waiting(table)
    options = command.options
    if command.keeps_password and not options.password:
        options = msgspec.structs.replace(options, password=table.options.password)
    check_options(options)
    if any(holder is not None for holder in table.holders[options.seats :]):
        raise Refused(TableRefusal.TOO_FEW_SEATS, seats=options.seats)
    for holder in table.holders:
        if holder is not None and holder.bot is not None:
            expect_bot(holder.bot, options, context)
    return (OptionsChanged(options),)


def sit(table: Table, sender: Sender, command: Sit) -> tuple[TableEvent, ...]:
    """A guest takes a seat, or moves to another free one and keeps its contribution."""
    expect_waiting(table)
    expect_not_removed(table, sender)
    part = check_contribution(command.contribution) if command.contribution else ""
    own = table.seat_of(sender.guest)
    if own is None:
        return (SeatTaken(free_seat(table, command.seat), sender.guest, sender.name, part),)
    if command.seat is None or command.seat == own:
        raise Refused(TableRefusal.ALREADY_SEATED)
    seat = free_seat(table, command.seat)
    part = part or table.contributions[own]
    return (SeatLeft(own), SeatTaken(seat, sender.guest, sender.name, part))


def contribute(table: Table, sender: Sender, part: str) -> tuple[TableEvent, ...]:
    """A seat adds its contribution to the shuffle, or replaces it."""
    expect_waiting(table)
    return (Contributed(expect_seat(table, sender), check_contribution(part)),)


def add_bot(
    table: Table, sender: Sender, command: AddBot, context: Context
) -> tuple[TableEvent, ...]:
    """The host lets one of the server's bots sit down."""
    expect_host(table, sender)
    expect_waiting(table)
    expect_bot(command.bot, table.options, context)
    seat = free_seat(table, command.seat)
    return (BotSeated(seat, context.bot_guest, bot_name(table, command.bot, context), command.bot),)


def remove(table: Table, sender: Sender, seat: int) -> tuple[TableEvent, ...]:
    """The host clears a seat; a person who is removed may not come back."""
    expect_host(table, sender)
    expect_waiting(table)
    holder = expect_holder(table, seat)
    if holder.guest == sender.guest or holder.bot is not None:
        return (SeatLeft(seat),)
    return (GuestRemoved(seat, holder.guest),)


def start(table: Table, sender: Sender) -> tuple[TableEvent, ...]:
    """The host starts the game, once every seat is taken and every person has contributed."""
    expect_host(table, sender)
    expect_waiting(table)
    obstacle = obstacle_to_start(table)
    if obstacle is not None:
        raise obstacle
    return (GameStarted(),)


def obstacle_to_start(table: Table) -> Refused | None:
    """Why a waiting table cannot start yet, or None where it can."""
    if any(holder is None for holder in table.holders):
        return Refused(TableRefusal.SEATS_EMPTY)
    for holder, part in zip(table.holders, table.contributions, strict=True):
        if holder is not None and holder.bot is None and not part:
            # Without a contribution of their own, this player would have to trust the others.
            return Refused(TableRefusal.NOT_CONTRIBUTED, player=holder.name)
    return None


def check_contribution(part: str) -> str:
    """The contribution; refused where it is not 32 hexadecimal digits."""
    is_hexadecimal = all(character in "0123456789abcdef" for character in part)
    if not is_hexadecimal or len(part) != CONTRIBUTION_DIGITS:
        raise Refused(TableRefusal.BAD_CONTRIBUTION, digits=CONTRIBUTION_DIGITS)
    return part


def free_seat(table: Table, seat: int | None) -> int:
    """This seat, refused where it is taken; without one, the first that is free."""
    if seat is None:
        free = [number for number, holder in enumerate(table.holders) if holder is None]
        if not free:
            raise Refused(TableRefusal.TABLE_FULL)
        return free[0]
    if holder_at(table, seat) is not None:
        raise Refused(TableRefusal.SEAT_TAKEN)
    return seat
