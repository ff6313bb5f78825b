"""Renders a rules page in one language for clients that draw its pictures."""

from typing import assert_never

from tamaya.i18n import Catalogue, Message
from tamaya.i18n.page_types import (
    Block,
    Definitions,
    Page,
    PageTable,
    Paragraph,
    Pictured,
    Points,
    Section,
    Text,
)
from tamaya.wire.http.rules_page_types import (
    PageDefinition,
    PageDefinitions,
    PageParagraph,
    PagePoints,
    PageSection,
    PageTableBlock,
    PageText,
    PictureCard,
    RulesPage,
)


def rules_page(page: Page, game: str, catalogue: Catalogue) -> RulesPage:
    """The page of a game in the language of a catalogue."""
    sections = tuple(page_section(section, catalogue) for section in page.sections)
    return RulesPage(game, catalogue.render(page.title), sections)


def page_section(section: Section, catalogue: Catalogue) -> PageSection:
    """A section with its blocks."""
    blocks = tuple(page_block(block, catalogue) for block in section.blocks)
    return PageSection(catalogue.render(section.title), blocks)


def page_block(
    block: Block, catalogue: Catalogue
) -> PageParagraph | PagePoints | PageDefinitions | PageTableBlock:
    """One block of a section."""
    match block:
        case Paragraph(text):
            return PageParagraph(page_text(text, catalogue))
        case Points(items):
            return PagePoints(tuple(page_text(item, catalogue) for item in items))
        case Definitions(pairs):
            return PageDefinitions(
                tuple(
                    PageDefinition(page_text(term, catalogue), catalogue.render(text))
                    for term, text in pairs
                )
            )
        case PageTable((titles, *rows)):
            return PageTableBlock(
                tuple(page_text(title, catalogue).text for title in titles),
                tuple(tuple(page_text(cell, catalogue) for cell in row) for row in rows),
            )
        case PageTable():
            raise ValueError(block)
        case _:
            assert_never(block)


def page_text(text: Text, catalogue: Catalogue) -> PageText:
    """A text, with its picture if it has one."""
    if not isinstance(text, Pictured):
        return PageText(words(text, catalogue), (), None, is_replaced=False)
    cards = tuple(
        PictureCard(*face, is_touched=position in text.touched)
        for position, face in enumerate(text.cards, 1)
    )
    # A tile has a sign on the screen, but texts call it by its number.
    is_replaced = text.tile is None and not isinstance(text.text, Message)
    return PageText(words(text.text, catalogue), cards, text.tile, is_replaced)


def words(text: Message | str, catalogue: Catalogue) -> str:
    """The text itself."""
    return text if isinstance(text, str) else catalogue.render(text)
