"""The types of a rules page: text in one language, with pictures of cards and tiles."""

import msgspec


class PagePart(msgspec.Struct, frozen=True, rename="kebab"):
    """A part of a rules page."""


class PictureCard(PagePart, frozen=True):
    """A card in a picture."""

    suit: str
    value: int
    is_touched: bool
    """Whether a clue points at it."""


class PageText(PagePart, frozen=True):
    """A text, and what may be drawn beside it or instead of it."""

    text: str
    cards: tuple[PictureCard, ...]
    tile: int | None
    """A bonus tile to draw."""
    is_replaced: bool
    """Whether the picture says everything, and the text is its name."""


class PageParagraph(PagePart, frozen=True, tag_field="type", tag="paragraph"):
    """A paragraph."""

    text: PageText


class PagePoints(PagePart, frozen=True, tag_field="type", tag="points"):
    """A list of short texts."""

    items: tuple[PageText, ...]


class PageDefinition(PagePart, frozen=True):
    """A term and its explanation."""

    term: PageText
    text: str


class PageDefinitions(PagePart, frozen=True, tag_field="type", tag="definitions"):
    """Terms and their explanations."""

    items: tuple[PageDefinition, ...]


class PageTableBlock(PagePart, frozen=True, tag_field="type", tag="table"):
    """A table."""

    titles: tuple[str, ...]
    rows: tuple[tuple[PageText, ...], ...]


class PageSection(PagePart, frozen=True):
    """A section with a title."""

    title: str
    blocks: tuple[PageParagraph | PagePoints | PageDefinitions | PageTableBlock, ...]


class RulesPage(PagePart, frozen=True):
    """The rules of one game."""

    game: str
    title: str
    sections: tuple[PageSection, ...]
