"""The types of a rules page: text in one language, with pictures of cards and tiles."""

import msgspec


class PagePart(msgspec.Struct, frozen=True, rename="kebab"):
    """A part of a rules page."""


class PictureCard(PagePart, frozen=True):
    """A card in a picture."""

    suit: str
    """Its colour."""
    value: int
    """Its value."""
    is_touched: bool
    """Whether a clue points at it."""


class PageText(PagePart, frozen=True):
    """A text, and what may be drawn beside it or instead of it."""

    text: str
    """The text in the language of the page."""
    cards: tuple[PictureCard, ...]
    """The cards to draw."""
    tile: int | None
    """A bonus tile to draw."""
    is_replaced: bool
    """Whether the picture says everything, and the text is its name."""


class PageParagraph(PagePart, frozen=True, tag_field="type", tag="paragraph"):
    """A paragraph."""

    text: PageText
    """Its text."""


class PagePoints(PagePart, frozen=True, tag_field="type", tag="points"):
    """A list of short texts."""

    items: tuple[PageText, ...]
    """The texts in order."""


class PageDefinition(PagePart, frozen=True):
    """A term and its explanation."""

    term: PageText
    """What is explained."""
    text: str
    """The explanation."""


class PageDefinitions(PagePart, frozen=True, tag_field="type", tag="definitions"):
    """Terms and their explanations."""

    items: tuple[PageDefinition, ...]
    """The terms in order."""


class PageTableBlock(PagePart, frozen=True, tag_field="type", tag="table"):
    """A table."""

    titles: tuple[str, ...]
    """The titles of the columns."""
    rows: tuple[tuple[PageText, ...], ...]
    """The cells of each row."""


class PageSection(PagePart, frozen=True):
    """A section with a title."""

    title: str
    """Its title."""
    blocks: tuple[PageParagraph | PagePoints | PageDefinitions | PageTableBlock, ...]
    """Its paragraphs, lists and tables."""


class RulesPage(PagePart, frozen=True):
    """The rules of one game."""

    game: str
    """The name of the game on the wire."""
    title: str
    """The game with its edition and extensions."""
    sections: tuple[PageSection, ...]
    """The sections in the order of reading."""
