"""Finished games that have been looked at before: they never change, and folding takes time."""

from collections import OrderedDict
from dataclasses import dataclass

from tamaya.table.events import TableId
from tamaya.wire.table_state_types import GameResult

MAX_CACHED_GAMES = 10_000


@dataclass(frozen=True, slots=True)
class CountedGame:
    """What is counted of a game that is over."""

    game: str
    edition: str | None
    seats: int
    result: GameResult | None
    """None for a game that was given up."""
    guests: tuple[str, ...]


class StatisticsCache:
    """The latest that were looked at."""

    def __init__(self) -> None:
        """Begin with none."""
        self._known: OrderedDict[TableId, CountedGame] = OrderedDict()

    def __contains__(self, table: TableId) -> bool:
        """Whether this one is known."""
        return table in self._known

    def __getitem__(self, table: TableId) -> CountedGame:
        """What a game came to."""
        return self._known[table]

    def store(self, table: TableId, game: CountedGame) -> None:
        """Remember a game, and forget the one that was noted first."""
        self._known[table] = game
        if len(self._known) > MAX_CACHED_GAMES:
            self._known.popitem(last=False)
