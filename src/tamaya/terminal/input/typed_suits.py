"""Suits as people type them: names and letters of their language, else those of the notation."""

from collections.abc import Callable

from tamaya.i18n import Catalogue, Language, catalogue
from tamaya.rules.cards import SUIT_LETTERS
from tamaya.terminal.input.typed_line import normalise

ENGLISH = catalogue(Language.ENGLISH)


def suit_from(word: str, texts: Catalogue) -> str | None:
    """The suit that a word names; with its accents first, for Ž and Z are two suits in Czech."""
    for source in (texts, ENGLISH):
        for compared in (str.casefold, normalise):
            suit = suit_in(word, source, compared)
            if suit is not None:
                return suit
    return None


def suit_in(word: str, texts: Catalogue, compared: Callable[[str], str]) -> str | None:
    """The suit with this name or letter in one language."""
    for suit in SUIT_LETTERS:
        names = (texts.format(f"suit-{suit}"), texts.format(f"letter-{suit}"))
        if compared(word) in map(compared, names):
            return suit
    return None
