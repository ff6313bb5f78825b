"""Cleans names, talk and notes as people type them, before anybody else reads them."""

import unicodedata

from tamaya.rules.shared_types import Refused
from tamaya.table.refusals import TableRefusal

LONGEST_NAME = 24
LONGEST_TEXT = 500
LONGEST_NOTE = 200

BLANK_LETTERS = "\u115f\u1160\u2800\u3164\uffa0"
"""Characters that Unicode calls letters or symbols but that show nothing."""


def clean_name(text: str) -> str:
    """A name without invisible characters and repeated blanks; refused if empty or too long."""
    name = _without_control_characters(text)
    if len(name) > LONGEST_NAME or not _has_visible_character(name):
        raise Refused(TableRefusal.BAD_NAME, longest=LONGEST_NAME)
    return name


def clean_talk(text: str) -> str:
    """Talk without invisible characters; refused if empty or too long."""
    cleaned = _without_control_characters(text)
    if not _has_visible_character(cleaned):
        raise Refused(TableRefusal.NOTHING_TO_SAY)
    if len(cleaned) > LONGEST_TEXT:
        raise Refused(TableRefusal.TEXT_TOO_LONG, longest=LONGEST_TEXT)
    return cleaned


def clean_note(text: str) -> str:
    """A note without invisible characters, maybe empty; refused if too long."""
    note = _without_control_characters(text)
    if len(note) > LONGEST_NOTE:
        raise Refused(TableRefusal.NOTE_TOO_LONG, longest=LONGEST_NOTE)
    return note if _has_visible_character(note) else ""


def _without_control_characters(text: str) -> str:
    """The text in composed form, without control and format characters, blanks made single."""
    kept = "".join(
        " " if character.isspace() or character in BLANK_LETTERS else character
        for character in text
        if character.isspace() or not unicodedata.category(character).startswith("C")
    )
    return unicodedata.normalize("NFC", " ".join(kept.split()))


def _has_visible_character(text: str) -> bool:
    """Whether a text shows anything: a mark alone does not."""
    return any(unicodedata.category(character)[0] in "LNPS" for character in text)
