"""A page as Markdown: for programs and language models, which wrap no lines."""

from typing import assert_never

from tamaya.i18n.catalogue import Catalogue
from tamaya.i18n.page_plain_text import plain_text
from tamaya.i18n.page_types import Block, Definitions, Page, PageTable, Paragraph, Points, Text


def page_markdown(page: Page, texts: Catalogue) -> str:
    """Render a page in a language."""
    parts = [f"# {texts.render(page.title)}"]
    for section in page.sections:
        parts.append(f"## {texts.render(section.title)}")
        parts += [block_markdown(block, texts) for block in section.blocks]
    return "\n\n".join(parts)


def block_markdown(block: Block, texts: Catalogue) -> str:
    """Render one block of a section."""

    def plain(text: Text) -> str:
        return plain_text(text, texts)

    match block:
        case Paragraph(text):
            return plain(text)
        case Points(items):
            return "\n".join(f"- {plain(item)}" for item in items)
        case Definitions(pairs):
            return "\n".join(f"- **{plain(term)}**: {texts.render(text)}" for term, text in pairs)
        case PageTable(rows):
            title, *rest = [f"| {' | '.join(map(plain, row))} |" for row in rows]
            return "\n".join((title, "|" + "---|" * len(rows[0]), *rest))
        case _:
            assert_never(block)
