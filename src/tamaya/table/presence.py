"""Whether the people at a table are here, away or asleep, and for how long the others wait.

Presence comes from connections and is not in the log; decisions that follow from it are.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from tamaya.rules.shared_types import Seat
from tamaya.table.events import GuestId
from tamaya.table.options import Options
from tamaya.table.phase import Phase
from tamaya.table.table_state import SeatHolder, Table

AWAY_MILLISECONDS = 5_000
"""How long somebody may be disconnected and still count as here, so that a reload shows nothing."""

PATIENCE_MILLISECONDS = 30_000
"""How long somebody must be away before the others decide without them."""

SHORTEST_SLOW_TURN = 60 * 60
"""With this many seconds for a turn, nobody is expected to wait at the table."""


class Absence(StrEnum):
    """Why the person of a seat is not here."""

    AWAY = "away"
    """Their connection is gone."""
    ASLEEP = "asleep"
    """Their connection is gone, at a table whose turns last hours or days."""
    LEFT = "left"
    """They have left the seat, or it was freed."""


class AbsenceChoice(StrEnum):
    """What may be decided about the seat of somebody who is away."""

    SUBSTITUTE = "substitute"
    FREE_SEAT = "free-seat"


@dataclass(frozen=True, slots=True)
class Presences:
    """Who is connected to a table at a moment."""

    now: int
    """Milliseconds since 1970."""
    seen_at: Mapping[GuestId, int] | None = None
    """When each guest was last connected: now for those who are. None where everybody is here."""

    def last_seen(self, table: Table, guest: GuestId) -> int:
        """When a guest was last connected.

        Of somebody who was never seen, such as one who has just sat down, it is only known that
        nobody waited for them before the table last changed.
        """
        return self.now if self.seen_at is None else self.seen_at.get(guest, table.changed_at)

    def is_away(self, table: Table, guest: GuestId) -> bool:
        """Whether a guest has been disconnected for longer than a reload takes."""
        return self.now - self.last_seen(table, guest) >= AWAY_MILLISECONDS

    def is_long_away(self, table: Table, guest: GuestId) -> bool:
        """Whether a guest has been away for so long that the others decide without them."""
        return self.now - self.last_seen(table, guest) >= patience(table.options)

    def statuses(self, table: Table) -> tuple[object, ...]:
        """What a report would show: as long as it is the same, nobody needs another one."""
        return tuple(
            None
            if holder is None or not self.is_away(table, holder.guest)
            else (self.last_seen(table, holder.guest), self.is_long_away(table, holder.guest))
            for holder in table.holders
        )

    def absence_of(self, table: Table, holder: SeatHolder) -> Absence | None:
        """Why the person of a seat is not here, or None where they are."""
        if holder.is_away:
            return Absence.LEFT
        if not self.is_away(table, holder.guest):
            return None
        return Absence.ASLEEP if is_slow(table.options) else Absence.AWAY


def is_slow(options: Options) -> bool:
    """Whether people come to the table only for their turns."""
    return options.turn_seconds is not None and options.turn_seconds >= SHORTEST_SLOW_TURN


def patience(options: Options) -> int:
    """How many milliseconds the others wait for somebody: at a slow table, as long as a turn."""
    if options.turn_seconds is not None and is_slow(options):
        return 1000 * options.turn_seconds
    return PATIENCE_MILLISECONDS


def seats_to_ask(table: Table, presences: Presences) -> frozenset[Seat]:
    """The seats whose people must agree to what concerns everybody: those who are not long away."""
    return frozenset(
        seat
        for seat in table.human_seats()
        if not presences.is_long_away(table, holder_of(table, seat).guest)
    )


def may_decide(table: Table, seat: Seat, presences: Presences) -> bool:
    """Whether a seat decides about people who are away: the host, or anybody in their absence."""
    if holder_of(table, seat).guest == table.host or table.seat_of(table.host) is None:
        return True
    return presences.is_long_away(table, table.host)


def may_be_substituted(table: Table, seat: Seat, presences: Presences) -> bool:
    """Whether a bot may play for a seat until its person comes back."""
    holder = table.holders[seat]
    if holder is None or holder.bot is not None or seat in table.substituted:
        return False
    if holder.is_away:
        return True
    if is_slow(table.options):
        return presences.is_long_away(table, holder.guest)
    return presences.is_away(table, holder.guest)


def may_be_freed(table: Table, seat: Seat, presences: Presences) -> bool:
    """Whether a seat may be given to somebody else: never that of a person who is here."""
    holder = table.holders[seat]
    if holder is None or holder.bot is not None or holder.is_away:
        return False
    return presences.is_long_away(table, holder.guest)


def absence_choices(
    table: Table, seat: Seat, guest: GuestId, presences: Presences
) -> tuple[AbsenceChoice, ...]:
    """What a guest may decide about a seat now."""
    own = table.seat_of(guest)
    if table.phase is not Phase.PLAYING or own is None or not may_decide(table, own, presences):
        return ()
    rules = {
        AbsenceChoice.SUBSTITUTE: may_be_substituted,
        AbsenceChoice.FREE_SEAT: may_be_freed,
    }
    return tuple(
        choice for choice, is_allowed in rules.items() if is_allowed(table, seat, presences)
    )


def holder_of(table: Table, seat: Seat) -> SeatHolder:
    """The holder of a seat that has one."""
    holder = table.holders[seat]
    assert holder is not None
    return holder
