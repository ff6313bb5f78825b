"""A page to read, as messages: any screen can lay it out, in any language."""

from dataclasses import dataclass

from tamaya.i18n.message import Message


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Running text."""

    text: Message


@dataclass(frozen=True, slots=True)
class Points:
    """Short texts, one below the other."""

    items: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class Definitions:
    """Terms with a text beside each."""

    items: tuple[tuple[Message | str, Message], ...]


@dataclass(frozen=True, slots=True)
class PageTable:
    """Rows of cells, the first row being the titles of the columns."""

    rows: tuple[tuple[Message | str, ...], ...]


Block = Paragraph | Points | Definitions | PageTable


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a page under a title of its own."""

    title: Message
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """A whole page."""

    title: Message
    sections: tuple[Section, ...]
