"""Hanabi on a terminal."""

from collections.abc import Iterable

from tamaya.i18n import Catalogue, Message
from tamaya.i18n.hanabi_names import hanabi_game_message
from tamaya.i18n.hanabi_rules_page import hanabi_rules_page
from tamaya.i18n.page_types import Page
from tamaya.rules.hanabi import EDITIONS, Choice, Result, compose
from tamaya.terminal.hanabi.board_rows import board_rows, seat_rows
from tamaya.terminal.hanabi.move_menu import card_menu, move_items
from tamaya.terminal.hanabi.notes import COMMAND_WORDS
from tamaya.terminal.hanabi.state_sentences import state_sentences
from tamaya.terminal.hanabi.typed_moves import MOVE_WORDS
from tamaya.terminal.input.menu_types import Item, Menu
from tamaya.terminal.received_table_state import Scene
from tamaya.terminal.render.finale import Finale
from tamaya.terminal.render.styled_rows import Row
from tamaya.wire.hanabi.view_types import HanabiView
from tamaya.wire.public_table_options import ShownOptions
from tamaya.wire.table_state_types import HanabiResult


class HanabiTerminalAdapter:
    """How Hanabi is drawn, described and played on a terminal."""

    move_words = MOVE_WORDS
    command_words = COMMAND_WORDS
    help_topics = ("cards", "marks", "fireworks")

    def title(self, options: ShownOptions) -> Message:
        """The edition and what was added to it."""
        return hanabi_game_message(choice_from(options))

    def rules_page(self, options: ShownOptions) -> Page:
        """The rules of this edition."""
        choice = choice_from(options)
        suggestions = EDITIONS[choice.edition].suggestions
        return hanabi_rules_page(
            hanabi_game_message(choice), compose(choice), options.seats, suggestions
        )

    def turn_prompt(self, view: HanabiView, texts: Catalogue) -> str:
        """It is your turn, or a bonus tile waits for a choice."""
        pending = view.board.pending
        if pending is None:
            return texts.format("terminal-your-turn")
        return texts.format("terminal-pending", effect=texts.format(f"tile-{pending.value}"))

    def board_rows(
        self, scene: Scene, view: HanabiView, width: int, height: int, texts: Catalogue
    ) -> list[Row]:
        """Counters, fireworks and discards."""
        del scene
        return board_rows(view, width, height, texts)

    def finale(self, scene: Scene, view: HanabiView) -> Finale | None:
        """Fireworks for every score but that of a lost game."""
        board, result = view.board, scene.state.result
        if not isinstance(result, HanabiResult) or result.result is Result.LOST or not board.score:
            return None
        suits = tuple(suit.name for suit in board.rules.suits)
        return Finale(suits, board.score / board.rules.highest_score, "".join(scene.log[-1:]))

    def seat_rows(
        self, scene: Scene, view: HanabiView, width: int, height: int, texts: Catalogue
    ) -> list[Row]:
        """Every seat with its hand."""
        return seat_rows(scene, view, width, height, texts)

    def state_sentences(self, scene: Scene, view: HanabiView, texts: Catalogue) -> Iterable[str]:
        """Counters, fireworks, discards and hands in sentences."""
        return state_sentences(scene, view, texts)

    def move_items(self, scene: Scene, view: HanabiView, texts: Catalogue) -> list[Item]:
        """The legal moves, and putting the hand in order."""
        return move_items(scene, view, texts)

    def clicked_menu(
        self, scene: Scene, view: HanabiView, clicked: str, texts: Catalogue
    ) -> Menu | None:
        """The menu of a clicked card."""
        return card_menu(scene, view, int(clicked.removeprefix("card ")), texts)


def choice_from(options: ShownOptions) -> Choice:
    """The game that the options of a table name."""
    return Choice(options.edition, options.extensions, options.settings)
