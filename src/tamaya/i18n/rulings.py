"""Marks on a rules page: which sentences are rulings of our own."""

from tamaya.i18n.message import Message, message
from tamaya.i18n.page import Paragraph, Section


def ruling(text: Message) -> Message:
    """A sentence that is our ruling, because the rulebooks are silent or disagree."""
    return message("rules-ruling", text=text)


def rulings_section() -> Section:
    """What the mark means."""
    return Section(message("rules-rulings-title"), (Paragraph(message("rules-rulings")),))
