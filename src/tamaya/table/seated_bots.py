"""The bots at a table: names that nobody else there has, and a language that people understand."""

from collections.abc import Iterator
from itertools import count

from tamaya.rules.shared_types import Refused
from tamaya.table.command_context import Context
from tamaya.table.events import (
    BotSeated,
    OptionsChanged,
    SeatRequested,
    SeatTaken,
    SeatTakenOver,
    TableEvent,
)
from tamaya.table.phase import Phase
from tamaya.table.refusals import TableRefusal
from tamaya.table.table_state import Table


def bot_name(table: Table, bot: str, context: Context) -> str:
    """The first of a bot's given names that nobody at the table has."""
    taken = {holder.name.casefold() for holder in table.holders if holder is not None}
    return next(name for name in candidates(bot, table, context) if name.casefold() not in taken)


def candidates(bot: str, table: Table, context: Context) -> Iterator[str]:
    """A bot's given names, then the same with a number."""
    names = context.given_names(bot, table.options)
    yield from names
    for number in count(2):
        yield from (f"{name} {number}" for name in names)


def with_other_bot_names(
    table: Table, events: tuple[TableEvent, ...], context: Context
) -> tuple[TableEvent, ...]:
    """The events, and another name for each bot whose name a person has who takes a seat."""
    for event in events:
        if not isinstance(event, SeatTaken | SeatTakenOver) or _is_bot(event):
            continue
        after = table.preview(*events)
        for seat, holder in enumerate(after.holders):
            if (
                holder is not None
                and holder.bot is not None
                and holder.name.casefold() == event.name.casefold()
            ):
                kind = BotSeated if after.phase is Phase.WAITING else SeatTakenOver
                name = bot_name(after, holder.bot, context)
                events = (*events, kind(seat, holder.guest, name, holder.bot))
    return events


def _is_bot(event: SeatTaken | SeatTakenOver) -> bool:
    return isinstance(event, SeatTakenOver) and event.bot is not None


def refuse_secret_language(table: Table, events: tuple[TableEvent, ...], context: Context) -> None:
    """Refuse what would bring people together with bots whose clues they cannot understand.

    A table with expert bots allows it, and one of an earlier version goes on as it is.
    """
    changes = SeatTaken | BotSeated | SeatTakenOver | SeatRequested | OptionsChanged
    if not any(isinstance(event, changes) for event in events):
        return
    after = table.preview(*events)
    if after.request is not None:
        request = after.request
        after = after.preview(SeatTakenOver(request.seat, request.guest, request.name, request.bot))
    bot = secretive_bot_among_people(after, context)
    if bot is not None and secretive_bot_among_people(table, context) is None:
        raise Refused(TableRefusal.SECRET_LANGUAGE, bot=bot)


def secretive_bot_among_people(table: Table, context: Context) -> str | None:
    """A bot that speaks a secret language where people sit and did not ask for it."""
    bots = [holder.bot for holder in table.holders if holder is not None]
    # Somebody who is away may come back.
    if table.options.expert_bots or None not in bots:
        return None
    return next(
        (bot for bot in bots if bot and context.has_secret_language(bot, table.options)), None
    )
