"""One adapter per game: everything a terminal needs to know of it."""

from collections.abc import Iterable, Mapping
from typing import Any, Protocol, TypeVar

from tamaya.i18n import Catalogue, Message
from tamaya.i18n.page_types import Page
from tamaya.terminal.hanabi.adapter import HanabiTerminalAdapter
from tamaya.terminal.ikebana.adapter import IkebanaTerminalAdapter
from tamaya.terminal.input.menu_types import Item, Menu
from tamaya.terminal.input.typed_line import CommandParser, MoveParser
from tamaya.terminal.received_table_state import Scene
from tamaya.terminal.render.finale import Finale
from tamaya.terminal.render.styled_rows import Row
from tamaya.wire.public_table_options import ShownOptions

AnyView = TypeVar("AnyView")


class TerminalAdapter(Protocol[AnyView]):
    """How one game is drawn, described and played on a terminal, from its view."""

    @property
    def move_words(self) -> Mapping[str, MoveParser[AnyView]]:
        """The words people type to make a move, in the order of the help page."""

    @property
    def command_words(self) -> Mapping[str, CommandParser[AnyView]]:
        """The words for what is no move and only this game has, such as notes on cards."""

    @property
    def help_topics(self) -> tuple[str, ...]:
        """What the help page explains of the board: the messages ``terminal-keys-…``."""

    def title(self, options: ShownOptions) -> Message:
        """The title of the game."""

    def rules_page(self, options: ShownOptions) -> Page:
        """The rules for the number of seats at the table."""

    def turn_prompt(self, view: AnyView, texts: Catalogue) -> str:
        """What the seat to act is asked for."""

    def board_rows(
        self, scene: Scene, view: AnyView, width: int, height: int, texts: Catalogue
    ) -> list[Row]:
        """Draw what lies open for all, larger where this height leaves room."""

    def seat_rows(
        self, scene: Scene, view: AnyView, width: int, height: int, texts: Catalogue
    ) -> list[Row]:
        """Draw every seat, in this height where possible."""

    def finale(self, scene: Scene, view: AnyView) -> Finale | None:
        """The fireworks at the end of the game, where there is something to celebrate."""

    def state_sentences(self, scene: Scene, view: AnyView, texts: Catalogue) -> Iterable[str]:
        """Describe the state of the game in sentences."""

    def move_items(self, scene: Scene, view: AnyView, texts: Catalogue) -> list[Item]:
        """The legal moves as menu items."""

    def clicked_menu(
        self, scene: Scene, view: AnyView, clicked: str, texts: Catalogue
    ) -> Menu | None:
        """The menu for the part of the board that was clicked, if it has one."""


ADAPTERS: Mapping[str, TerminalAdapter[Any]] = {
    "hanabi": HanabiTerminalAdapter(),
    "ikebana": IkebanaTerminalAdapter(),
}


def adapter_for(scene: Scene) -> TerminalAdapter[Any]:
    """The adapter for the game of a table."""
    return ADAPTERS[scene.state.options.game]
