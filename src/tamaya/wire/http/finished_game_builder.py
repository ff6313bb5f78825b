"""A finished game for the wire, from its first entry to its last."""

from bisect import bisect_left

from tamaya.table.event_visibility import Viewpoint
from tamaya.table.events import GuestId, MoveMade
from tamaya.table.live_table import LiveTable
from tamaya.wire.game_adapters import adapter_of
from tamaya.wire.http.finished_game_types import FinishedGame, FinishedGameMove
from tamaya.wire.messages_for_guest import entries_for
from tamaya.wire.replay_snapshots import game_snapshots
from tamaya.wire.table_state_builder import table_state


def finished_game(live: LiveTable, viewpoint: Viewpoint, guest: GuestId) -> FinishedGame:
    """The game of a finished table from a viewpoint that may see all of it."""
    visible = live.visible_indices(viewpoint)
    game = live.table.game
    assert game is not None
    snapshots = game_snapshots(live)
    return FinishedGame(
        viewpoint=viewpoint.wire_name,
        state=table_state(live.table, guest, viewpoint, len(visible)),
        entries=tuple(entries_for(live, viewpoint, 0)),
        moves=tuple(
            finished_game_move(
                number, bisect_left(visible, index) + 1, live.applied[index].entry.event
            )
            for number, index in enumerate(snapshots.entry_indices, start=1)
        ),
        fates=adapter_of(game).card_fates(game, snapshots.events_of_moves),
    )


def finished_game_move(number: int, sequence: int, event: object) -> FinishedGameMove:
    """A move with the sequence of its entry."""
    assert isinstance(event, MoveMade)
    return FinishedGameMove(number, sequence, event.seat, event.move)
