"""Letters with ink: rows of spans that any screen can show, and where a click leads.

What is drawn says the same without colour: every suit has a letter and a shape beside its ink.
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
"""A shape for every suit that there is."""


class Span(NamedTuple):
    """A piece of a row."""

    text: str
    style: str = ""
    """What it is, for the colours: a word such as ``dim`` or ``card-red``; empty for plain text."""
    press: str = ""
    """What a click on it stands for; empty where it does nothing."""


Row = tuple[Span, ...]

BLANK: Row = ()


def text_width(text: str) -> int:
    """How many columns a text takes."""
    return sum(map(_character_width, text))


def _character_width(character: str) -> int:
    if unicodedata.combining(character) or unicodedata.category(character) == "Cf":
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def row_width(row: Iterable[Span]) -> int:
    """How many columns a row takes."""
    return sum(text_width(span.text) for span in row)


def row_text(row: Iterable[Span]) -> str:
    """A row without its ink."""
    return "".join(span.text for span in row)


def truncate(text: str, width: int) -> str:
    """As much of a text as has room; a sign tells that there was more."""
    if text_width(text) <= width:
        return text
    kept = ""
    for character in text:
        if text_width(kept) + _character_width(character) > width - 1:
            break
        kept += character
    return kept + "…"


def pad(row: Sequence[Span], width: int) -> Row:
    """A row with blanks up to this width."""
    available = width - row_width(row)
    return (*row, Span(" " * available)) if available > 0 else tuple(row)


def justify(left: Sequence[Span], right: Sequence[Span], width: int) -> Row:
    """Two ends of a row, the right one at the edge; only the left one where both have no room."""
    if row_width(left) + 1 + row_width(right) > width:
        return tuple(left)
    return (*pad(left, width - row_width(right)), *right)


def flow(items: Iterable[Sequence[Span]], width: int, gap: str = "  ") -> list[Row]:
    """Items side by side, in as many rows as they need; an item is never torn apart."""
    rows: list[Row] = []
    for item in items:
        if rows and row_width(rows[-1]) + len(gap) + row_width(item) <= width:
            rows[-1] = (*rows[-1], Span(gap), *item)
        else:
            rows.append(tuple(item))
    return rows


def wrap(text: str, width: int, style: str = "", rest: str = "") -> list[Row]:
    """A sentence in rows; further rows begin with ``rest``."""
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
    """Two columns, the left one this wide, with a rule between them."""
    height = max(len(left), len(right))
    padded_left = [*left, *[BLANK] * (height - len(left))]
    padded_right = [*right, *[BLANK] * (height - len(right))]
    return [
        (*pad(one, width), Span(" │ ", "dim"), *other)
        for one, other in zip(padded_left, padded_right, strict=True)
    ]
