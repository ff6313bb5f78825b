"""Games of one person with bots: nobody else has a say when they are deleted or ended."""

from collections.abc import Iterable

from tamaya.rules.shared_types import Refused
from tamaya.table.command_context import BOT_ID_PREFIX
from tamaya.table.events import GameGivenUp, GuestId, TableEvent
from tamaya.table.phase import Phase
from tamaya.table.ports import Summary
from tamaya.table.refusals import TableRefusal
from tamaya.table.table_state import Table


def is_solo(table: Table, guest: GuestId) -> bool:
    """Whether the guest has a seat here, and no other person has one or has had one in the game."""
    seated = {holder.guest for holder in table.holders if holder is not None}
    return guest in seated and _are_bots((seated | table.seats_held.keys()) - {guest})


def check_deletion(table: Table, guest: GuestId) -> None:
    """Refuse to delete a table that is not the guest's alone."""
    if all(holder is None or holder.guest != guest for holder in table.holders):
        raise Refused(TableRefusal.NOT_SEATED)
    if not is_solo(table, guest):
        raise Refused(TableRefusal.OTHERS_AT_TABLE)


def decide_making_room(table: Table, guest: GuestId) -> tuple[TableEvent, ...]:
    """A running solo game ends, so that its person can open another table."""
    if table.phase is not Phase.PLAYING or not is_solo(table, guest):
        raise Refused(TableRefusal.NOT_DUE)
    return (GameGivenUp(),)


def is_solo_game(summary: Summary) -> bool:
    """Whether a table's summary is that of a running game of its opener with bots only."""
    people = {guest for guest in summary.guests if not guest.startswith(BOT_ID_PREFIX)}
    return summary.phase is Phase.PLAYING and people == {summary.opener}


def _are_bots(guests: Iterable[str]) -> bool:
    return all(guest.startswith(BOT_ID_PREFIX) for guest in guests)
