"""A table's state for one guest, from the guest's viewpoint."""

from collections.abc import Iterator
from operator import itemgetter

from msgspec.structs import replace

from tamaya.roster import BOT_PROFILES
from tamaya.rules.seed_and_shuffle import commitment, seed_text
from tamaya.rules.shared_types import Refused, Seat
from tamaya.table.before_start import obstacle_to_start
from tamaya.table.event_visibility import Viewpoint
from tamaya.table.events import GuestId
from tamaya.table.phase import Phase
from tamaya.table.table_state import SeatHolder, SeatRequest, Table
from tamaya.wire.game_adapters import adapter_of
from tamaya.wire.i18n_message import refusal_details
from tamaya.wire.leave_effects_builder import EVERYBODY, shown_effects
from tamaya.wire.object_identity_cache import IdentityCache
from tamaya.wire.public_table_options import shown_options
from tamaya.wire.table_state_types import (
    Fairness,
    ShownHolder,
    ShownNote,
    ShownRefusal,
    ShownRequest,
    ShownUndoRequest,
    TableState,
)


def table_state(table: Table, guest: GuestId, viewpoint: Viewpoint, sequence: int) -> TableState:
    """The state of a table from a guest's viewpoint, at this sequence."""
    seat = table.seat_of(guest)
    own = seat if table.phase is Phase.PLAYING else None
    effects = None if own is None else shown_effects(table, own, EVERYBODY)
    return replace(
        shared_state(table),
        sequence=sequence,
        is_host=table.host == guest,
        holders=tuple(
            [
                None if holder is None else shown_holder(table, number, holder, guest)
                for number, holder in enumerate(table.holders)
            ]
        ),
        my_seat=seat,
        # It changes with every move, and moves are not shown to those outside.
        deadline=None if viewpoint.viewer is None else table.deadline,
        request=None if table.request is None else shown_request(table.request, guest),
        leaving=None if effects is None else effects.leaving,
        vote_ends_game=effects is not None and effects.vote_ends_game,
        undo_request=None if viewpoint.viewer is None else shown_undo_request(table),
        may_undo=seat is not None and may_undo(table, seat),
        notes=tuple(shown_notes(table, viewpoint)) if table.notes else (),
    )


def make_shared_state(table: Table) -> TableState:
    """The state of a table for somebody who is not known there, and may not see the game."""
    is_over = table.phase is Phase.FINISHED
    return TableState(
        table=table.id,
        sequence=0,
        phase=table.phase,
        options=kept_options(table.options),
        host_seat=table.seat_of(table.host),
        is_host=False,
        holders=(),
        my_seat=None,
        start_objection=start_objection(table),
        commitment=kept_commitment(table.secret),
        deadline=None,
        end_votes=tuple(sorted(table.end_votes)),
        request=None,
        leaving=None,
        vote_ends_game=False,
        is_paused=table.paused_at is not None,
        pause_votes=tuple(sorted(table.pause_votes)),
        undo_request=None,
        may_undo=False,
        is_given_up=table.is_given_up,
        has_live_answers=table.has_live_answers,
        result=None if table.game is None else adapter_of(table.game).result(table.game),
        # Secret while the game is played: see test_no_leak.
        fairness=Fairness(seed_text(table.secret), table.contributions) if is_over else None,
        notes=(),
        rematch=table.rematch,
    )


shared_state = IdentityCache(make_shared_state)
"""The part of a table's state that is the same for everybody, made once."""
kept_options = IdentityCache(shown_options)
"""The options, which seldom change from one state to the next."""
kept_commitment = IdentityCache(commitment)
"""The commitment, which never does."""


def start_objection(table: Table) -> ShownRefusal | None:
    """Why the game cannot start, at a waiting table."""
    obstacle: Refused | None = None
    if table.phase is Phase.WAITING:
        obstacle = obstacle_to_start(table)
    if obstacle is None:
        return None
    return ShownRefusal(obstacle.reason.value, refusal_details(obstacle))


def shown_holder(table: Table, seat: int, holder: SeatHolder, guest: GuestId) -> ShownHolder:
    """A holder without the guest's id."""
    profile = BOT_PROFILES.get(holder.bot or "")
    return ShownHolder(
        name=holder.name,
        bot=holder.bot,
        level=None if profile is None else profile.level,
        is_away=holder.is_away,
        is_me=holder.guest == guest,
        has_contributed=bool(table.contributions[seat]),
        has_substitute=seat in table.substituted,
    )


def shown_notes(table: Table, viewpoint: Viewpoint) -> Iterator[ShownNote]:
    """The notes that a viewpoint may read."""
    for (seat, card, author), note in sorted(table.notes.items(), key=itemgetter(0)):
        is_own = viewpoint.viewer == seat and viewpoint.holder == author
        if viewpoint.is_over or is_own:
            yield ShownNote(seat, card, note.text, note.faces)


def shown_undo_request(table: Table) -> ShownUndoRequest | None:
    """The pending request to undo a move."""
    request = table.undo_request
    if request is None:
        return None
    return ShownUndoRequest(request.seat, tuple(sorted(request.agreed)))


def may_undo(table: Table, seat: Seat) -> bool:
    """Whether a seat may ask now to undo its last move."""
    return table.undo_request is None and table.undo_point(seat) is not None


def shown_request(request: SeatRequest, guest: GuestId) -> ShownRequest:
    """A request without the guest's id."""
    agreed = tuple(sorted(request.agreed))
    return ShownRequest(request.seat, request.name, request.bot, agreed, request.guest == guest)
