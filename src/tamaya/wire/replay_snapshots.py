"""The game of a table after any of its moves, for replays."""

from array import array
from collections.abc import Sequence
from dataclasses import replace
from functools import reduce
from itertools import pairwise
from typing import Any

import msgspec

from tamaya.rules.shared_types import Viewer
from tamaya.table.events import MoveMade, MoveUndone
from tamaya.table.game_adapters import Game, GameEvent
from tamaya.table.live_table import LiveTable
from tamaya.wire.game_adapters import adapter_of
from tamaya.wire.object_identity_cache import IdentityCache

MAX_CACHED_TABLES = 16
"""Few tables are replayed at a time, and what is kept of them takes memory."""

MOVES_PER_SNAPSHOT = 16
"""Only the state after each of these is kept; those between are computed from it."""


class GameSnapshots:
    """The game of one table after any of its moves.

    The events of all moves are in the table's own game, and some states are kept beside them, so
    that the memory for a long game is a small part of what its log takes.
    """

    def __init__(self, live: LiveTable) -> None:
        """Start with no snapshot."""
        self._live = live
        self._applied_count = 0
        self._entry_indices = array("I")
        self._history_ends = array("I")
        """How many events there were before the first move, after it, and so on."""
        self._states: list[Any] = []
        """The state before the first move, and after each further ``MOVES_PER_SNAPSHOT``."""

    @property
    def moves(self) -> int:
        """How many moves have been made and not undone."""
        return len(self.entry_indices)

    @property
    def entry_indices(self) -> Sequence[int]:
        """The index of each move among the applied entries."""
        for index in range(self._applied_count, len(self._live.applied)):
            entry, game_events = self._live.applied[index]
            if isinstance(entry.event, MoveMade):
                self._entry_indices.append(index)
                self._history_ends.append(self._history_ends[-1] + len(game_events))
            elif isinstance(entry.event, MoveUndone):
                del self._entry_indices[-entry.event.moves :]
                del self._history_ends[-entry.event.moves :]
                del self._states[len(self._entry_indices) // MOVES_PER_SNAPSHOT + 1 :]
            elif game_events:
                self._history_ends.append(len(game_events))
        self._applied_count = len(self._live.applied)
        return self._entry_indices

    @property
    def events_of_moves(self) -> list[tuple[GameEvent, ...]]:
        """The events before the first move, and then those of each move."""
        game = self._live.table.game
        assert game is not None
        assert len(self.entry_indices) < len(self._history_ends)
        return [tuple(game.history[first:end]) for first, end in pairwise((0, *self._history_ends))]

    def game(self, move: int) -> Game:
        """The game after this many moves; it must have begun."""
        latest: Any = self._live.table.game
        if latest is None or not 0 <= move <= self.moves:
            raise IndexError(move)
        game: Game = replace(
            latest,
            state=self._state(move),
            moves=latest.moves[:move],
            history=latest.history[: self._history_ends[move]],
        )
        return game

    def view(self, move: int, viewer: Viewer) -> bytes:
        """What a viewer saw after this many moves, as JSON."""
        game, help_level = self.game(move), self._live.table.options.help_level
        return msgspec.json.encode(adapter_of(game).view(game, viewer, help_level))

    def _state(self, move: int) -> Any:
        """The state after this many moves, from the last one that is kept before it."""
        assert self._live.table.game is not None
        if not self._states:
            self._states.append(self._live.table.game.beginning().state)
        number = move // MOVES_PER_SNAPSHOT
        while len(self._states) <= number:
            last = len(self._states) - 1
            self._states.append(self._after_moves(last, (last + 1) * MOVES_PER_SNAPSHOT))
        return self._after_moves(number, move)

    def _after_moves(self, snapshot: int, move: int) -> Any:
        """The state after this many moves, from this snapshot."""
        assert self._live.table.game is not None
        state, history = self._states[snapshot], self._live.table.game.history
        first = self._history_ends[snapshot * MOVES_PER_SNAPSHOT]
        return reduce(type(state).after, history[first : self._history_ends[move]], state)


game_snapshots = IdentityCache(GameSnapshots, MAX_CACHED_TABLES)
"""The snapshots of a table, extended as its log grows."""
