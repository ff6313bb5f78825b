"""Who is not at a table, for one guest."""

from tamaya.rules.shared_types import Seat
from tamaya.table.events import GuestId
from tamaya.table.phase import Phase
from tamaya.table.presence import Absence, Presences, absence_choices, seats_to_ask
from tamaya.table.table_state import Table
from tamaya.wire.leave_effects_builder import shown_effects
from tamaya.wire.server_messages import Absences, AbsentSeat
from tamaya.wire.table_state_types import ShownEffects


def absences_for(table: Table, guest: GuestId, presences: Presences) -> Absences:
    """The absences of a table; none once it is over, for nobody waits there."""
    seats = []
    if table.phase in (Phase.WAITING, Phase.PLAYING):
        for number, holder in enumerate(table.holders):
            if holder is None or holder.bot is not None:
                continue
            absence = presences.absence_of(table, holder)
            if absence is not None:
                seat = Seat(number)
                # Whether somebody who has left their seat is connected concerns nobody.
                since = (
                    None if absence is Absence.LEFT else presences.last_seen(table, holder.guest)
                )
                choices = absence_choices(table, seat, guest, presences)
                seats.append(AbsentSeat(seat, absence, since, choices))
    return Absences(table.id, tuple(seats), _effects(table, guest, presences))


def _effects(table: Table, guest: GuestId, presences: Presences) -> ShownEffects | None:
    """What leaving and voting would do, where not everybody is asked any more."""
    own = table.seat_of(guest)
    if table.phase is not Phase.PLAYING or own is None:
        return None
    if seats_to_ask(table, presences) == table.human_seats():
        return None
    return shown_effects(table, own, presences)
