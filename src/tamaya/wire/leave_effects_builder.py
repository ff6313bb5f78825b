"""What leaving and voting to end would do, for the holder of a seat."""

from tamaya.rules.shared_types import Seat
from tamaya.table.events import GuestId
from tamaya.table.leave_effect import leaving, would_vote_end_game
from tamaya.table.presence import Presences, seats_to_ask
from tamaya.table.table_state import SeatHolder, Table
from tamaya.wire.object_identity_cache import IdentityCache
from tamaya.wire.table_state_types import ShownEffects, ShownLeaving

EVERYBODY = Presences(0)
"""Everybody is here: what a table's state assumes, because it does not know."""

EffectsKey = tuple[Seat, GuestId, frozenset[Seat], frozenset[Seat], frozenset[Seat]]


def shown_effects(table: Table, seat: Seat, presences: Presences) -> ShownEffects:
    """What leaving would do, for the holder of a seat, and whether their vote would end the game.

    As long as nothing is asked for, both follow from the seats, the votes and who is asked, which
    seldom change from one move to the next.
    """
    if table.request is not None or table.undo_request is not None:
        return make_effects(table, seat, presences)
    known = kept_effects(table.holders)
    asked = seats_to_ask(table, presences)
    key = (seat, table.host, table.end_votes, table.pause_votes, asked)
    if key not in known:
        known[key] = make_effects(table, seat, presences)
    return known[key]


def make_effects(table: Table, seat: Seat, presences: Presences) -> ShownEffects:
    """What leaving and voting would do, decided now."""
    announced = leaving(table, seat, presences)
    return ShownEffects(
        ShownLeaving(announced.effect, announced.new_host),
        would_vote_end_game(table, seat, presences),
    )


def no_effects(holders: tuple[SeatHolder | None, ...]) -> dict[EffectsKey, ShownEffects]:
    """Nothing is known yet of these holders."""
    del holders
    return {}


kept_effects = IdentityCache(no_effects)
"""What leaving and voting would do, by seat, host, votes and who is asked."""
