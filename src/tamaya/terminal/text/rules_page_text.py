"""A page laid out for a terminal, 80 columns wide."""

from typing import assert_never

from tamaya.i18n import Catalogue
from tamaya.i18n.page_plain_text import plain_text
from tamaya.i18n.page_types import Block, Definitions, Page, PageTable, Paragraph, Points, Section
from tamaya.terminal.text.layout import definitions, paragraph, table


def page_text(page: Page, catalogue: Catalogue) -> str:
    """Render a page in a language."""
    title = paragraph(catalogue.render(page.title))
    underline = "=" * max(map(len, title.splitlines()))
    sections = (section_text(section, catalogue) for section in page.sections)
    return "\n\n".join((f"{title}\n{underline}", *sections))


def section_text(section: Section, catalogue: Catalogue) -> str:
    """Render a section with its title."""
    title = catalogue.render(section.title)
    blocks = "\n\n".join(block_text(block, catalogue) for block in section.blocks)
    return f"{title}\n{'-' * len(title)}\n{blocks}"


def block_text(block: Block, catalogue: Catalogue) -> str:
    """Render one block of a section."""
    match block:
        case Paragraph(text):
            return paragraph(plain_text(text, catalogue))
        case Points(items):
            return "\n".join(paragraph(plain_text(item, catalogue), "- ") for item in items)
        case Definitions(pairs):
            return definitions(
                [(plain_text(term, catalogue), catalogue.render(text)) for term, text in pairs]
            )
        case PageTable(rows):
            return table([tuple(plain_text(cell, catalogue) for cell in row) for row in rows])
        case _:
            assert_never(block)
