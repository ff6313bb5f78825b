"""A whole screen as rows of letters: the board, the last sentences, and the menu beneath."""

from collections.abc import Sequence
from dataclasses import dataclass

from tamaya.i18n import Catalogue
from tamaya.terminal.clock import HURRY_SECONDS, time_text
from tamaya.terminal.game_title import game_title
from tamaya.terminal.hanabi import board_rows as hanabi_board
from tamaya.terminal.ikebana import board_rows as ikebana_board
from tamaya.terminal.input.menu import Item, Menu
from tamaya.terminal.render.spans import (
    BLANK,
    Row,
    Span,
    flow,
    justify,
    row_width,
    side_by_side,
    truncate,
    wrap,
)
from tamaya.terminal.scene import Scene
from tamaya.wire.hanabi.view_types import HanabiView

FEWEST_LOG_ROWS = 3
KEY_NAMES = {"space": "␣", "escape": "Esc"}
"""What is printed on keys that have no letter."""

WIDE = 120
"""From so many columns on, the sentences stand beside the board."""


@dataclass(frozen=True, slots=True)
class Size:
    """The room there is."""

    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Footer:
    """What stands beneath the board."""

    menu: Menu
    notice: str = ""
    """What was refused last."""
    seconds_left: int | None = None
    """How long whoever is to act may still think."""


def screen_rows(scene: Scene, footer: Footer, size: Size, texts: Catalogue) -> list[Row]:
    """All that is on the screen; or that the screen is too small for it."""
    rows = layout_rows(scene, footer_rows(footer, size.width, texts), size, texts)
    is_cut = len(rows) > size.height or any(row_width(row) > size.width for row in rows)
    return too_small_rows(size, texts) if is_cut else rows


def layout_rows(scene: Scene, footer: list[Row], size: Size, texts: Catalogue) -> list[Row]:
    """The board, then as many of the last sentences as there is room for, then what is beneath."""
    height = size.height - len(footer)
    if size.width < WIDE:
        board = board_rows(scene, size.width, height - FEWEST_LOG_ROWS - 1, texts)
        available = height - len(board) - 1
        above = [*board, BLANK, *log_rows(scene, size.width, available)] if available > 0 else board
    else:
        left = max(80, size.width * 2 // 3)
        board = board_rows(scene, left, height, texts)
        log = log_rows(scene, size.width - left - 3, height)
        above = side_by_side([*board, *[BLANK] * (height - len(board))], log, left)
    return [*above, *[BLANK] * (height - len(above)), *footer]


def too_small_rows(size: Size, texts: Catalogue) -> list[Row]:
    """A sentence instead of a board that would be cut off."""
    text = texts.format("terminal-too-small", columns=size.width, rows=size.height)
    return wrap(text, size.width)[: size.height]


def board_rows(scene: Scene, width: int, height: int, texts: Catalogue) -> list[Row]:
    """The table and the game, in this room."""
    view = scene.view
    title = game_title(scene.state.options, texts)
    if view is None:
        return [(Span(truncate(title, width), "title"),), BLANK, *people_rows(scene, width)]
    head = head_rows(title, texts.format("terminal-turn", number=view.board.turn + 1), width)
    if isinstance(view, HanabiView):
        open_rows = hanabi_board.board_rows(view, width, texts)
        available = height - len(head) - len(open_rows) - 1
        seats = hanabi_board.seat_rows(scene, view, width, available)
    else:
        open_rows = ikebana_board.board_rows(scene, view, width, texts)
        available = height - len(head) - len(open_rows) - 1
        seats = ikebana_board.seat_rows(scene, view, width, available, texts)
    # A blank row apart looks better, and is the first thing to go where there is no room.
    gap = [BLANK] if len(head) + len(open_rows) + len(seats) < height else []
    return [*head, *open_rows, *gap, *seats]


def head_rows(title: str, turn: str, width: int) -> list[Row]:
    """The title of the game, and how far it has come; a long title has a row of its own."""
    left, right = Span(truncate(title, width), "title"), Span(turn, "dim")
    if row_width((left, right)) < width:
        return [justify((left,), (right,), width)]
    return [(left,), (right,)]


def people_rows(scene: Scene, width: int) -> list[Row]:
    """Who has sat down so far."""
    return [(Span(truncate(f"  {name}", width), "name"),) for name in scene.names]


def log_rows(scene: Scene, width: int, height: int) -> list[Row]:
    """As many of the last sentences as there is room for, the newest at the bottom."""
    rows: list[Row] = []
    for text in reversed(scene.log):
        paragraph = wrap(text, width, "log", "  ")
        if rows and len(rows) + len(paragraph) > height:
            break
        rows = [*paragraph, *rows]
    # Only a paragraph that is longer than the room for all of them begins in its middle.
    return rows[-height:]


def footer_rows(footer: Footer, width: int, texts: Catalogue) -> list[Row]:
    """What was refused, then a title and the things to choose from, each with its key."""
    refused = wrap(footer.notice, width, "warning") if footer.notice else []
    items: list[Sequence[Span]] = [(Span(f" {footer.menu.title} ", "prompt"),)]
    seconds = footer.seconds_left
    if seconds is not None:
        items.append(
            (Span(time_text(seconds, texts), "warning" if seconds <= HURRY_SECONDS else "bold"),)
        )
    items += [item_spans(item) for item in footer.menu.items]
    return [*refused, *flow(items, width)]


def item_spans(item: Item) -> Row:
    """A key and what it does."""
    press = f"key {item.key}"
    key = KEY_NAMES.get(item.key, item.key)
    if item.label == key:
        return (Span(f" {key} ", "key", press),)
    # A label that begins with its key need not say it twice.
    label = item.label.removeprefix(f"{key} ")
    return (Span(key, "key", press), Span(f" {label}", "", press))


def cover_rows(player: str | None, size: Size, texts: Catalogue) -> list[Row]:
    """Nothing but whose turn it is: the screen between two people."""
    sentences = [texts.format("terminal-cover-wait")]
    if player is not None:
        sentences = [
            texts.format("terminal-cover", player=player),
            texts.format("terminal-cover-key"),
        ]
    middle = [row for text in sentences for row in wrap(text, size.width - 4)]
    rows: list[Row] = [BLANK] * max((size.height - len(middle)) // 2, 0)
    for row in middle:
        indent = " " * max((size.width - row_width(row)) // 2, 0)
        rows.append((Span(indent), *(Span(span.text, "title", "key enter") for span in row)))
    return rows
