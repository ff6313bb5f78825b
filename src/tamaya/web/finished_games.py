"""Finished games that have been looked at before: they never change, and folding takes time."""

from collections import OrderedDict
from dataclasses import dataclass

from tamaya.table.events import TableId
from tamaya.wire.table_state import HanabiResult, IkebanaResult

GAMES_REMEMBERED = 10_000


@dataclass(frozen=True, slots=True)
class Finished:
    """What is counted of a game that is over."""

    game: str
    edition: str | None
    seats: int
    result: HanabiResult | IkebanaResult | None
    """None for a game that was given up."""
    guests: tuple[str, ...]


class FinishedGames:
    """The latest that were looked at."""

    def __init__(self) -> None:
        """Begin with none."""
        self._known: OrderedDict[TableId, Finished] = OrderedDict()

    def __contains__(self, table: TableId) -> bool:
        """Whether this one is known."""
        return table in self._known

    def __getitem__(self, table: TableId) -> Finished:
        """What a game came to."""
        return self._known[table]

    def note(self, table: TableId, game: Finished) -> None:
        """Remember a game, and forget the one that was noted first."""
        self._known[table] = game
        if len(self._known) > GAMES_REMEMBERED:
            self._known.popitem(last=False)
