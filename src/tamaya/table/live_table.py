"""A table in memory, and how entries of its log lead from one state to the next."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Self, TypeVar

from tamaya.table.event_visibility import Viewpoint, is_visible_to
from tamaya.table.events import LogEntry, TableEvent, TableId, UnreadableEntry
from tamaya.table.game_adapters import GameEvent
from tamaya.table.table_state import Table, initial_table

Derived = TypeVar("Derived")


class AppliedEntry(NamedTuple):
    """A log entry with the events that it caused in the game."""

    entry: LogEntry
    game_events: tuple[GameEvent, ...]


@dataclass(slots=True, weakref_slot=True)
class LiveTable:
    """A table in memory, with its whole log."""

    table: Table
    applied: list[AppliedEntry]
    command_sequences: dict[str, int] = field(default_factory=dict)
    """The applied commands, each with the sequence of its last event."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    counted_entries: int = 0
    """How many entries count among those of all tables in memory."""
    _visible_indices: dict[Viewpoint, tuple[list[int], int]] = field(default_factory=dict)
    """For each viewpoint the indices of visible entries, and how many entries were checked."""
    _derived: dict[object, Any] = field(default_factory=dict)

    def derive(self, compute: Callable[["LiveTable"], Derived]) -> Derived:
        """What follows from this table, computed once and kept as long as the table itself.

        It may refer to the table only weakly: nobody collects cycles.
        """
        if compute not in self._derived:
            self._derived[compute] = compute(self)
        derived: Derived = self._derived[compute]
        return derived

    def visible_indices(self, viewpoint: Viewpoint) -> Sequence[int]:
        """The indices of the applied entries that are visible from a viewpoint, in order.

        Each entry is checked once per viewpoint, so a long log does not slow a move down.
        """
        places, known = self._visible_indices.get(viewpoint, ([], 0))
        for place in range(known, len(self.applied)):
            if is_visible_to(self.applied[place].entry, viewpoint):
                places.append(place)
        self._visible_indices[viewpoint] = (places, len(self.applied))
        return places

    @classmethod
    def from_first_entry(cls, table: TableId, first: LogEntry) -> Self:
        """A table with the first entry of its log; raises ``UnreadableEntry``."""
        if first.sequence != 1:
            raise UnreadableEntry(1)
        try:
            return cls(initial_table(table, first), [AppliedEntry(first, ())])
        except Exception:  # noqa: BLE001 -- any failure means that the entry is damaged
            raise UnreadableEntry(first.sequence) from None

    def apply(self, entries: Sequence[LogEntry]) -> None:
        """Apply further entries of the log; raises ``UnreadableEntry`` at the first that fails."""
        for entry in entries:
            if entry.sequence > self.table.sequence + 1:
                raise UnreadableEntry(self.table.sequence + 1)
            try:
                self.advance(*apply_entries(self.table, [entry]))
            except Exception:  # noqa: BLE001 -- any failure means that the entry is damaged
                raise UnreadableEntry(entry.sequence) from None

    def advance(self, table: Table, applied: Sequence[AppliedEntry]) -> None:
        """Move on to the table that these entries lead to."""
        self.table = table
        self.applied += applied
        for entry, _ in applied:
            if entry.command:
                self.command_sequences[entry.command] = entry.sequence


def apply_entries(table: Table, entries: Sequence[LogEntry]) -> tuple[Table, list[AppliedEntry]]:
    """Apply entries to a table; those it includes already are skipped."""
    applied = []
    for entry in entries:
        if entry.sequence > table.sequence:
            known = 0 if table.game is None else len(table.game.history)
            table = table.after(entry)
            game_events = () if table.game is None else tuple(table.game.history[known:])
            applied.append(AppliedEntry(entry, game_events))
    return table, applied


def number_entries(
    events: Sequence[TableEvent], last: int, at: int, command: str
) -> list[LogEntry]:
    """The entries of these events, numbered after the last one."""
    return [LogEntry(last + place, at, command, event) for place, event in enumerate(events, 1)]
