"""The game of a table at each of its moves, for whoever looks back."""

from collections import OrderedDict

import msgspec

from tamaya.rules import hanabi, ikebana
from tamaya.rules.game import Seat, Viewer
from tamaya.table.events import MoveMade
from tamaya.table.games import Game, kind_of
from tamaya.table.service import LiveTable
from tamaya.wire.remembered import Remembered
from tamaya.wire.telling import view_of_game

TABLES_REMEMBERED = 64
"""People look back at few tables at a time, and all moments of a game take some room."""

VIEWS_REMEMBERED = 40
"""Of one table: as many as somebody steps through, back and forth."""


class Past:
    """The moments of one table's game, each folded once."""

    def __init__(self, live: LiveTable) -> None:
        """Begin with nothing folded."""
        self._live = live
        self._known = 0
        self._games: list[Game] = []
        self._places: list[int] = []
        self._views: OrderedDict[tuple[int, Viewer], bytes] = OrderedDict()

    @property
    def games(self) -> list[Game]:
        """The game after none of its moves, after one, and so on; empty before it begins."""
        self._fold()
        return self._games

    @property
    def moves(self) -> int:
        """How many moves have been made."""
        return max(0, len(self.games) - 1)

    @property
    def places(self) -> list[int]:
        """Where in the feed each move stands."""
        self._fold()
        return self._places

    def view(self, move: int, viewer: Viewer) -> bytes:
        """What a viewer saw after so many moves, as it travels."""
        known = self._views.get((move, viewer))
        if known is None:
            shown = view_of_game(self.games[move], viewer, self._live.table.options.help_level)
            known = self._views[move, viewer] = msgspec.json.encode(shown)
            if len(self._views) > VIEWS_REMEMBERED:
                self._views.popitem(last=False)
        return known

    def _fold(self) -> None:
        table = self._live.table
        if table.game is None:
            return
        if not self._games:
            self._games.append(beginning(table.game))
        for place in range(self._known, len(self._live.feed)):
            event = self._live.feed[place].logged.event
            if isinstance(event, MoveMade):
                game = kind_of(table.options).make(self._games[-1], Seat(event.seat), event.move)
                self._games.append(game)
                self._places.append(place)
        self._known = len(self._live.feed)


past = Remembered(Past, TABLES_REMEMBERED)
"""The past of a table, folded on as its log grows."""


def beginning(game: Game) -> Game:
    """The game before its first move."""
    match game:
        case hanabi.Game():
            return hanabi.Game.begin(game.setup)
        case ikebana.Game():
            return ikebana.Game.begin(game.setup)
