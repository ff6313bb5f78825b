"""The mark on a rules page for our own rulings."""

from tamaya.i18n.message import Message, message
from tamaya.i18n.page_types import Paragraph, Section


def ruling(text: Message) -> Message:
    """Mark a sentence as our ruling, because the rulebooks are silent or disagree."""
    return message("rules-ruling", text=text)


def rulings_section() -> Section:
    """The section that explains the mark."""
    return Section(message("rules-rulings-title"), (Paragraph(message("rules-rulings")),))
