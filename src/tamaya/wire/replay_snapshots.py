"""The game of a table after each of its moves, for replays."""

from collections import OrderedDict

import msgspec

from tamaya.rules.shared_types import Seat, Viewer
from tamaya.table.events import MoveMade
from tamaya.table.game_adapters import Game, adapter_for
from tamaya.table.service import LiveTable
from tamaya.wire.game_adapters import adapter_of
from tamaya.wire.object_identity_cache import IdentityCache

MAX_CACHED_TABLES = 64
"""Few tables are replayed at a time, and the snapshots of a game take memory."""

MAX_CACHED_VIEWS = 40
"""For each table: as many as somebody steps through, back and forth."""


class GameSnapshots:
    """The game of one table after each move, each computed once."""

    def __init__(self, live: LiveTable) -> None:
        """Start with no snapshot."""
        self._live = live
        self._applied_count = 0
        self._games: list[Game] = []
        self._entry_indices: list[int] = []
        self._views: OrderedDict[tuple[int, Viewer], bytes] = OrderedDict()

    @property
    def games(self) -> list[Game]:
        """The game before its first move, after it, and so on; empty before the start."""
        self._catch_up()
        return self._games

    @property
    def moves(self) -> int:
        """How many moves have been made."""
        return max(0, len(self.games) - 1)

    @property
    def entry_indices(self) -> list[int]:
        """The index of each move among the applied entries."""
        self._catch_up()
        return self._entry_indices

    def view(self, move: int, viewer: Viewer) -> bytes:
        """What a viewer saw after this many moves, as JSON."""
        known = self._views.get((move, viewer))
        if known is None:
            game, help_level = self.games[move], self._live.table.options.help_level
            shown = adapter_of(game).view(game, viewer, help_level)
            known = self._views[move, viewer] = msgspec.json.encode(shown)
            if len(self._views) > MAX_CACHED_VIEWS:
                self._views.popitem(last=False)
        return known

    def _catch_up(self) -> None:
        table = self._live.table
        if table.game is None:
            return
        if not self._games:
            self._games.append(table.game.beginning())
        for index in range(self._applied_count, len(self._live.applied)):
            event = self._live.applied[index].entry.event
            if isinstance(event, MoveMade):
                game = adapter_for(table.options).make_move(
                    self._games[-1], Seat(event.seat), event.move
                )
                self._games.append(game)
                self._entry_indices.append(index)
        self._applied_count = len(self._live.applied)


game_snapshots = IdentityCache(GameSnapshots, MAX_CACHED_TABLES)
"""The snapshots of a table, extended as its log grows."""
