"""The messages on a page of text."""

from tamaya.i18n import Message
from tamaya.i18n.page_types import (
    Block,
    Definitions,
    Page,
    PageTable,
    Paragraph,
    Pictured,
    Points,
    Text,
)


def messages_on(page: Page) -> list[Message]:
    """Every message of the sections and their titles, also those with a picture."""
    texts = [
        text
        for section in page.sections
        for text in (section.title, *(text for block in section.blocks for text in texts_of(block)))
    ]
    bare = [text.text if isinstance(text, Pictured) else text for text in texts]
    return [text for text in bare if isinstance(text, Message)]


def texts_of(block: Block) -> list[Text]:
    """The texts of a block in order."""
    match block:
        case Paragraph(text):
            return [text]
        case Points(items):
            return list(items)
        case Definitions(items) | PageTable(items):
            return [cell for row in items for cell in row]
