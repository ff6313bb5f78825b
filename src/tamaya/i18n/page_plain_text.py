"""A text of a page without its picture."""

from typing import assert_never

from tamaya.i18n.catalogue import Catalogue
from tamaya.i18n.message import Message
from tamaya.i18n.page_types import Pictured, Text


def plain_text(text: Text, catalogue: Catalogue) -> str:
    """Render a text without its picture."""
    match text:
        case str():
            return text
        case Message():
            return catalogue.render(text)
        case Pictured():
            return plain_text(text.text, catalogue)
        case _:
            assert_never(text)
