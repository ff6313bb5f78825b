"""A review in words, figures and pictures, whichever game it is about."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tamaya.i18n import Catalogue
from tamaya.terminal.text.layout import paragraph

Report = Callable[[int, int], None]
"""Is told how many steps of how many are done."""


@dataclass(frozen=True, slots=True)
class ReviewRow:
    """A move in the table of all moves."""

    label: str
    """What the move is called, for its colour; empty if it has no label."""
    turn: int
    sentence: str
    figures: Sequence[str]


@dataclass(frozen=True, slots=True)
class ReviewText:
    """A review in one language."""

    paragraphs: Sequence[str]
    moments: Sequence[tuple[int, Sequence[str]]]
    """The key moments: a turn, and what there is to say about it."""
    pictures: Sequence[str]
    columns: Sequence[str]
    """The titles of the figures."""
    rows: Sequence[ReviewRow]
    contents: dict[str, object]
    """The JSON object of the same review."""


def plain_review(text: ReviewText, texts: Catalogue) -> str:
    """A review for a terminal."""
    lines = [*map(paragraph, text.paragraphs), "", texts.format("review-moments")]
    for turn, sentences in text.moments:
        lines.append("")
        for place, line in enumerate(sentences):
            lines.append(paragraph(line, f"{turn:3}. " if place == 0 else "     "))
    if not text.moments:
        lines.append(texts.format("review-no-moments"))
    return "\n".join(lines)
