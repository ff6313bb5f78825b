"""Ikebana on a terminal."""

from collections.abc import Iterable, Mapping
from typing import ClassVar

from tamaya.i18n import Catalogue, Message
from tamaya.i18n.ikebana_names import ikebana_game_message
from tamaya.i18n.ikebana_rules_page import ikebana_rules_page
from tamaya.i18n.page_types import Page
from tamaya.rules.ikebana import compose
from tamaya.terminal.ikebana.board_rows import board_rows, seat_rows
from tamaya.terminal.ikebana.move_menu import move_items, pile_menu
from tamaya.terminal.ikebana.state_sentences import state_sentences
from tamaya.terminal.ikebana.typed_moves import MOVE_WORDS
from tamaya.terminal.input.menu_types import Item, Menu
from tamaya.terminal.input.typed_line import CommandParser
from tamaya.terminal.received_table_state import Scene
from tamaya.terminal.render.finale import Finale
from tamaya.terminal.render.styled_rows import Row
from tamaya.wire.ikebana.view_types import IkebanaView
from tamaya.wire.public_table_options import ShownOptions


class IkebanaTerminalAdapter:
    """How Ikebana is drawn, described and played on a terminal."""

    move_words = MOVE_WORDS
    command_words: ClassVar[Mapping[str, CommandParser[IkebanaView]]] = {}
    help_topics = ("bouquets",)

    def title(self, options: ShownOptions) -> Message:
        """The game and its extensions."""
        return ikebana_game_message(compose(options.extensions))

    def rules_page(self, options: ShownOptions) -> Page:
        """The rules with these extensions."""
        return ikebana_rules_page(compose(options.extensions), options.seats)

    def turn_prompt(self, view: IkebanaView, texts: Catalogue) -> str:
        """It is your turn."""
        del view
        return texts.format("terminal-your-turn")

    def board_rows(
        self, scene: Scene, view: IkebanaView, width: int, height: int, texts: Catalogue
    ) -> list[Row]:
        """The round, the deck and the card just drawn."""
        del height
        return board_rows(scene, view, width, texts)

    def seat_rows(
        self, scene: Scene, view: IkebanaView, width: int, height: int, texts: Catalogue
    ) -> list[Row]:
        """Every seat with its points, its bouquet and its pile."""
        return seat_rows(scene, view, width, height, texts)

    def finale(self, scene: Scene, view: IkebanaView) -> Finale | None:
        """No fireworks: flowers make no noise."""
        del scene, view
        return None

    def state_sentences(self, scene: Scene, view: IkebanaView, texts: Catalogue) -> Iterable[str]:
        """The round, the bouquets and the card just drawn in sentences."""
        return state_sentences(scene, view, texts)

    def move_items(self, scene: Scene, view: IkebanaView, texts: Catalogue) -> list[Item]:
        """The legal moves."""
        return move_items(scene, view, texts)

    def clicked_menu(
        self, scene: Scene, view: IkebanaView, clicked: str, texts: Catalogue
    ) -> Menu | None:
        """The menu of a clicked pile."""
        return pile_menu(scene, view, int(clicked.removeprefix("pile ")), texts)
