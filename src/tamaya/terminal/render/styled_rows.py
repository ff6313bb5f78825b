"""Rows of styled text, and what a click on each part means.

Nothing is shown by colour alone: every suit also has a letter and a shape.
"""

import unicodedata
from collections.abc import Iterable, Sequence
from typing import NamedTuple

SHAPES = {
    "white": "○",
    "red": "♦",
    "blue": "■",
    "yellow": "★",
    "green": "♣",
    "black": "●",
    "multicolour": "✱",
    "purple": "▲",
    "teal": "▼",
    "orange": "✚",
}
"""The shape of each suit."""


class Span(NamedTuple):
    """A part of a row with one style."""

    text: str
    style: str = ""
    """The name of a style, such as ``dim`` or ``card-red``; empty for plain text."""
    press: str = ""
    """What a click on it means; empty where it does nothing."""


Row = tuple[Span, ...]

BLANK: Row = ()


def label(text: str) -> Span:
    """The label before a number."""
    return Span(f"{text} ", "dim")


def text_width(text: str) -> int:
    """The width of a text in columns."""
    return sum(map(_character_width, text))


def _character_width(character: str) -> int:
    if unicodedata.combining(character) or unicodedata.category(character) == "Cf":
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def row_width(row: Iterable[Span]) -> int:
    """The width of a row in columns."""
    return sum(text_width(span.text) for span in row)


def row_text(row: Iterable[Span]) -> str:
    """The text of a row without its styles."""
    return "".join(span.text for span in row)


def truncate(text: str, width: int) -> str:
    """Cut a text to this width, with an ellipsis where something is missing."""
    if text_width(text) <= width:
        return text
    kept = ""
    for character in text:
        if text_width(kept) + _character_width(character) > width - 1:
            break
        kept += character
    return kept + "…"


def pad(row: Sequence[Span], width: int) -> Row:
    """Fill a row with spaces up to this width."""
    available = width - row_width(row)
    return (*row, Span(" " * available)) if available > 0 else tuple(row)


def justify(left: Sequence[Span], right: Sequence[Span], width: int) -> Row:
    """Put one part at each end of a row; only the left one where both do not fit."""
    if row_width(left) + 1 + row_width(right) > width:
        return tuple(left)
    return (*pad(left, width - row_width(right)), *right)


def flow(items: Iterable[Sequence[Span]], width: int, gap: str = "  ") -> list[Row]:
    """Put items side by side, in as many rows as they need, without breaking an item."""
    rows: list[Row] = []
    for item in items:
        if rows and row_width(rows[-1]) + len(gap) + row_width(item) <= width:
            rows[-1] = (*rows[-1], Span(gap), *item)
        else:
            rows.append(tuple(item))
    return rows


def wrap(text: str, width: int, style: str = "", rest: str = "") -> list[Row]:
    """Wrap a sentence; further rows begin with ``rest``."""
    rows: list[str] = []
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if text_width(longer) <= width or not line.strip():
            line = longer
        else:
            rows.append(line)
            line = rest + word
    return [(Span(truncate(each, width), style),) for each in (*rows, line)]


def side_by_side(left: Sequence[Row], right: Sequence[Row], width: int) -> list[Row]:
    """Two columns with a line between them; the left one has this width."""
    height = max(len(left), len(right))
    padded_left = [*left, *[BLANK] * (height - len(left))]
    padded_right = [*right, *[BLANK] * (height - len(right))]
    return [
        (*pad(one, width), Span(" │ ", "dim"), *other)
        for one, other in zip(padded_left, padded_right, strict=True)
    ]
