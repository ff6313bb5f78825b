"""The saved games on the whole screen: look, open, export, delete."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Click, Key, Resize
from textual.widgets import Static

from tamaya.i18n import Catalogue
from tamaya.rules.shared_types import Refused
from tamaya.terminal.connection.saved_games import SavedGame, SavedGames
from tamaya.terminal.input.menu_types import Item, Menu, UiAction
from tamaya.terminal.render.colours import PRESS, content
from tamaya.terminal.render.saved_game_rows import saved_game_rows
from tamaya.terminal.render.screen_rows import Footer, Size
from tamaya.terminal.render.styled_rows import Row
from tamaya.terminal.text.refusal_text import refusal_text


class Wish(Enum):
    """What to do with a game after the list is closed."""

    OPEN = auto()
    REVIEW = auto()


@dataclass(frozen=True, slots=True)
class ChosenGame:
    """The game that was chosen, and what for."""

    game: SavedGame
    wish: Wish


ExportGame = Callable[[SavedGames, SavedGame], Awaitable[str]]
"""Writes the record of a game and returns the name of the file; may raise ``Refused``."""


class SavedGamesScreen(App[ChosenGame | None]):
    """A list of games; returns the chosen one, or nothing."""

    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = None
    CSS = """
    Screen { background: #10151b; }
    #rows { width: 100%; height: 1fr; text-wrap: nowrap; text-overflow: clip; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q,ctrl+d", "quit_list", priority=True, show=False)
    ]

    def __init__(self, saved: SavedGames, export: ExportGame, texts: Catalogue) -> None:
        """Show these games; ``export`` writes one into a file."""
        super().__init__()
        self._saved = saved
        self._export = export
        self._texts = texts
        self._games: list[SavedGame] = []
        self._selected = 0
        self._notice = ""
        self._is_deleting = False

    def compose(self) -> ComposeResult:
        """The list with its menu."""
        yield Static(id="rows", markup=False)

    async def on_mount(self) -> None:
        """Read the games."""
        self._games = await self._saved.list()
        self.draw()

    def on_resize(self, _event: Resize) -> None:
        """Draw again for the new size."""
        self.call_after_refresh(self.draw)

    def draw(self) -> None:
        """Draw the list."""
        self.query_one("#rows", Static).update(content(self.rows()))

    def rows(self) -> list[Row]:
        """All rows of the screen."""
        size = Size(self.size.width, self.size.height)
        footer = Footer(self._menu(), self._notice)
        return saved_game_rows(self._games, self._selected, footer, size, self._texts)

    @property
    def _game(self) -> SavedGame | None:
        return self._games[self._selected] if self._games else None

    def _menu(self) -> Menu:
        """What can be done with the selected game."""
        game = self._game
        if game is None:
            return Menu(self._label("saved-title"), (self._item("q", "terminal-menu-leave"),))
        if self._is_deleting:
            sure = self._texts.format("saved-sure", number=game.number)
            keys = (self._item("y", "saved-menu-yes"), self._item("n", "saved-menu-no"))
            return Menu(sure, keys)
        items = [self._item("enter", "saved-menu-open")]
        if game.is_over:
            items += [self._item("r", "saved-menu-review"), self._item("e", "saved-menu-export")]
        items += [self._item("d", "saved-menu-delete"), self._item("q", "terminal-menu-leave")]
        return Menu(f"{game.number} ↑↓", tuple(items))

    def _label(self, key: str) -> str:
        return self._texts.format(key)

    def _item(self, key: str, label: str) -> Item:
        """A key of this screen; what it does is decided here, not by the table."""
        return Item(key, self._label(label), UiAction.NOW)

    async def on_key(self, event: Key) -> None:
        """Do what the menu says for a key."""
        event.prevent_default()
        event.stop()
        is_named = event.key in (
            "up",
            "down",
            "home",
            "end",
            "pageup",
            "pagedown",
            "enter",
            "escape",
        )
        await self.press(event.key if is_named else event.character or "")

    async def on_click(self, event: Click) -> None:
        """Select the clicked game, or do what a clicked key does."""
        kind, _, word = str(event.style.meta.get(PRESS, "")).partition(" ")
        if kind == "game":
            self._select(int(word) - 1 - self._selected)
            self.draw()
        elif kind == "key":
            await self.press(word)

    async def press(self, key: str) -> None:
        """Carry out a key."""
        self._notice = ""
        game = self._game
        if self._is_deleting and game is not None:
            self._is_deleting = False
            if key == "y":
                await self._delete(game)
        elif key in STEPS:
            self._select(STEPS[key])
        elif key in ("q", "escape"):
            self.exit(None)
        elif game is not None:
            await self._act(key, game)
        self.draw()

    async def _act(self, key: str, game: SavedGame) -> None:
        """Do something with the selected game."""
        if key == "enter":
            self.exit(ChosenGame(game, Wish.OPEN))
        elif key == "r" and game.is_over:
            self.exit(ChosenGame(game, Wish.REVIEW))
        elif key == "e" and game.is_over:
            try:
                file = await self._export(self._saved, game)
            except Refused as why:
                self._notice = refusal_text(why, self._texts)
            else:
                self._notice = self._texts.format("saved-exported", number=game.number, file=file)
        elif key == "d":
            self._is_deleting = True

    async def _delete(self, game: SavedGame) -> None:
        await self._saved.delete(game)
        self._games = await self._saved.list()
        self._select(0)
        self._notice = self._texts.format("saved-deleted", number=game.number)

    def _select(self, by: int) -> None:
        """Select another game."""
        self._selected = min(max(self._selected + by, 0), max(len(self._games) - 1, 0))

    def action_quit_list(self) -> None:
        """Close the list."""
        self.exit(None)


STEPS = {
    "up": -1,
    "k": -1,
    "down": 1,
    "j": 1,
    "pageup": -10,
    "pagedown": 10,
    "home": -(10**9),
    "end": 10**9,
}
"""How far each key moves the selection."""
