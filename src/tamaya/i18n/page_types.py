"""A page of text as messages, for any language and any screen."""

from dataclasses import dataclass

from tamaya.i18n.message import Message


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph of text."""

    text: Message


@dataclass(frozen=True, slots=True)
class Points:
    """A list of short texts."""

    items: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class Definitions:
    """A list of terms with their explanations."""

    items: tuple[tuple[Message | str, Message], ...]


@dataclass(frozen=True, slots=True)
class PageTable:
    """A table; the first row holds the titles."""

    rows: tuple[tuple[Message | str, ...], ...]


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
