"""A cache of results of finished games: they never change, and replaying them takes time."""

from collections import OrderedDict
from dataclasses import dataclass

from tamaya.table.events import TableId
from tamaya.table.game_adapters import adapter_for
from tamaya.table.table_state import Table
from tamaya.wire.game_adapters import adapter_of
from tamaya.wire.table_state_types import GameResult

MAX_CACHED_GAMES = 10_000


@dataclass(frozen=True, slots=True)
class CountedGame:
    """What is counted of a finished game."""

    game: str
    edition: str | None
    seats: int
    result: GameResult | None
    """None for a game that was abandoned."""
    guests: tuple[str, ...]


class StatisticsCache:
    """The results that were computed last, by table."""

    def __init__(self) -> None:
        """Start empty."""
        self._known: OrderedDict[TableId, CountedGame] = OrderedDict()

    def __contains__(self, table: TableId) -> bool:
        """Whether the result of this table is cached."""
        return table in self._known

    def __getitem__(self, table: TableId) -> CountedGame:
        """The cached result of a table."""
        return self._known[table]

    def store(self, table: TableId, game: CountedGame) -> None:
        """Cache a result; the oldest is dropped where there are too many."""
        self._known[table] = game
        if len(self._known) > MAX_CACHED_GAMES:
            self._known.popitem(last=False)


def counted_game(table: Table) -> CountedGame:
    """What is counted of a finished table."""
    options = table.options
    return CountedGame(
        options.game,
        adapter_for(options).edition(options),
        options.seats,
        None if table.game is None else adapter_of(table.game).result(table.game),
        tuple("" if holder is None else holder.guest for holder in table.holders),
    )
