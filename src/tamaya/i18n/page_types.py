"""A page of text as messages, for any language and any screen."""

from dataclasses import dataclass

from tamaya.i18n.message import Message
from tamaya.rules.cards import Face


@dataclass(frozen=True, slots=True)
class Pictured:
    """A text with a picture, for screens that can draw it.

    Cards replace a text that is no message, such as “1 2 3”; other pictures stand beside the text.
    """

    text: Message | str
    cards: tuple[Face, ...] = ()
    touched: frozenset[int] = frozenset()
    """The positions of the cards that a clue points at, from 1."""
    tile: int | None = None
    """A bonus tile of Hanabi."""


Text = Message | str | Pictured


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph of text."""

    text: Text


@dataclass(frozen=True, slots=True)
class Points:
    """A list of short texts."""

    items: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Definitions:
    """A list of terms with their explanations."""

    items: tuple[tuple[Text, Message], ...]


@dataclass(frozen=True, slots=True)
class PageTable:
    """A table; the first row holds the titles."""

    rows: tuple[tuple[Text, ...], ...]


Block = Paragraph | Points | Definitions | PageTable


@dataclass(frozen=True, slots=True)
class Section:
    """A section with a title."""

    title: Message
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """A whole page."""

    title: Message
    sections: tuple[Section, ...]
