"""A page as Markdown: for programs and language models, which wrap no lines."""

from typing import assert_never

from tamaya.i18n.catalogue import Catalogue
from tamaya.i18n.message import Message
from tamaya.i18n.page_types import Block, Definitions, Page, PageTable, Paragraph, Points


def page_markdown(page: Page, texts: Catalogue) -> str:
    """Render a page in a language."""
    parts = [f"# {texts.render(page.title)}"]
    for section in page.sections:
        parts.append(f"## {texts.render(section.title)}")
        parts += [block_markdown(block, texts) for block in section.blocks]
    return "\n\n".join(parts)


def block_markdown(block: Block, texts: Catalogue) -> str:
    """Render one block of a section."""

    def cell(content: Message | str) -> str:
        return content if isinstance(content, str) else texts.render(content)

    match block:
        case Paragraph(text):
            return texts.render(text)
        case Points(items):
            return "\n".join(f"- {texts.render(item)}" for item in items)
        case Definitions(pairs):
            return "\n".join(f"- **{cell(term)}**: {texts.render(text)}" for term, text in pairs)
        case PageTable(rows):
            title, *rest = [f"| {' | '.join(map(cell, row))} |" for row in rows]
            return "\n".join((title, "|" + "---|" * len(rows[0]), *rest))
        case _:
            assert_never(block)
