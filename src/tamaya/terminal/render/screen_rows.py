"""The whole screen as rows of text: the board, the end of the log, and the menu."""

from collections.abc import Sequence
from dataclasses import dataclass

from tamaya.i18n import Catalogue
from tamaya.terminal.game_adapters import adapter_for
from tamaya.terminal.input.menu_types import Item, Menu
from tamaya.terminal.received_table_state import Scene
from tamaya.terminal.render.styled_rows import (
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
from tamaya.terminal.server_clock import HURRY_SECONDS, time_text

FEWEST_LOG_ROWS = 3
KEY_NAMES = {"space": "␣", "escape": "Esc", "enter": "⏎"}
"""The labels of keys without a letter."""

WIDE = 120
"""From this width on, the log stands beside the board."""


@dataclass(frozen=True, slots=True)
class Size:
    """The size of the screen in columns and rows."""

    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Footer:
    """Everything beneath the board."""

    menu: Menu
    notice: str = ""
    """The last refusal."""
    seconds_left: int | None = None
    """The time left for the turn."""
    invitation: str = ""
    """The link to share while the table waits for people."""
    is_reconnecting: bool = False
    """Whether the connection is lost and being reopened."""


def screen_rows(scene: Scene, footer: Footer, size: Size, texts: Catalogue) -> list[Row]:
    """Draw the whole screen, or say that it is too small."""
    rows = layout_rows(scene, footer_rows(footer, size.width, texts), size, texts)
    is_cut = len(rows) > size.height or any(row_width(row) > size.width for row in rows)
    return too_small_rows(size, texts) if is_cut else rows


def layout_rows(scene: Scene, footer: list[Row], size: Size, texts: Catalogue) -> list[Row]:
    """The board, then as much of the end of the log as fits, then the footer."""
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
    """A sentence in place of a board that would be cut off."""
    text = texts.format("terminal-too-small", columns=size.width, rows=size.height)
    return wrap(text, size.width)[: size.height]


def board_rows(scene: Scene, width: int, height: int, texts: Catalogue) -> list[Row]:
    """Draw the title, the board and the seats, in this size where possible."""
    adapter, view = adapter_for(scene), scene.view
    title = texts.render(adapter.title(scene.state.options))
    if view is None:
        return [(Span(truncate(title, width), "title"),), BLANK, *people_rows(scene, width)]
    head = head_rows(title, texts.format("terminal-turn", number=view.board.turn + 1), width)
    board = adapter.board_rows(scene, view, width, height - len(head) - 1, texts)
    available = height - len(head) - len(board) - 1
    seats = adapter.seat_rows(scene, view, width, available, texts)
    # The blank row is the first thing to go where space is short.
    gap = [BLANK] if len(head) + len(board) + len(seats) < height else []
    return [*head, *board, *gap, *seats]


def head_rows(title: str, turn: str, width: int) -> list[Row]:
    """The title of the game and the turn; a long title gets its own row."""
    left, right = Span(truncate(title, width), "title"), Span(turn, "dim")
    if row_width((left, right)) < width:
        return [justify((left,), (right,), width)]
    return [(left,), (right,)]


def people_rows(scene: Scene, width: int) -> list[Row]:
    """The names of the seats before the game starts."""
    return [
        (Span(truncate(f"  {name} {mark}".rstrip(), width), "name"),)
        for name, mark in zip(scene.names, scene.seat_marks, strict=True)
    ]


def log_rows(scene: Scene, width: int, height: int) -> list[Row]:
    """As much of the end of the log as fits, the newest paragraph at the bottom."""
    rows: list[Row] = []
    for text in reversed(scene.log):
        paragraph = wrap(text, width, "log", "  ")
        if rows and len(rows) + len(paragraph) > height:
            break
        rows = [*paragraph, *rows]
    # A single paragraph that is too long loses its first rows.
    return rows[-height:]


def footer_rows(footer: Footer, width: int, texts: Catalogue) -> list[Row]:
    """The last refusal, then the menu with its title and keys."""
    notice = wrap(footer.notice, width, "warning") if footer.notice else []
    items: list[Sequence[Span]] = [(Span(f" {footer.menu.title} ", "prompt"),)]
    if footer.is_reconnecting:
        items = [(Span(f" {texts.format('terminal-reconnecting')} ", "alarm"),)]
    seconds = footer.seconds_left
    if seconds is not None:
        items.append(
            (Span(time_text(seconds, texts), "warning" if seconds <= HURRY_SECONDS else "bold"),)
        )
    items += [item_spans(item) for item in footer.menu.items]
    invitation: list[Row] = []
    if footer.invitation:
        invitation = wrap(texts.format("terminal-invitation", link=footer.invitation), width)
    return [*invitation, *notice, *flow(items, width)]


def item_spans(item: Item) -> Row:
    """A key and its label."""
    press = f"key {item.key}"
    key = KEY_NAMES.get(item.key, item.key)
    if item.label == key:
        return (Span(f" {key} ", "key", press),)
    # A label that begins with its key does not repeat it.
    label = item.label.removeprefix(f"{key} ")
    return (Span(key, "key", press), Span(f" {label}", "", press))


def cover_rows(player: str | None, size: Size, texts: Catalogue) -> list[Row]:
    """The screen between two people: only whose turn it is."""
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
