"""The glossary and the catalogues say the same words."""

import re
from pathlib import Path

import pytest

from tamaya.i18n import Language, catalogue
from tamaya.i18n.catalogue import message_files
from tamaya.rules.hanabi import EDITIONS, EXTENSIONS, SUIT_LETTERS

GLOSSARY = Path(__file__).parents[2] / "GLOSSARY.md"
COLUMNS = {Language.ENGLISH: "English", Language.FRENCH: "français", Language.CZECH: "čeština"}
# Words of those who write about the game; it has no sentence with them.
UNUSED_VERBS = {"rater", "minout"}


def table(title: str) -> list[dict[str, str]]:
    """The rows of the table under a heading, cell by column."""
    text = GLOSSARY.read_text(encoding="utf-8")
    part = text.partition(f"## {title}\n")[2].partition("\n## ")[0]
    lines = [line for line in part.splitlines() if line.startswith("|")]
    titles, _, *rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [dict(zip(titles, row, strict=True)) for row in rows]


NAMED = {
    "Suits": ("suit", tuple(SUIT_LETTERS)),
    "Editions": ("edition", tuple(EDITIONS)),
    "Extensions": ("extension", EXTENSIONS),
}


@pytest.mark.parametrize("title", NAMED)
@pytest.mark.parametrize("language", Language)
def test_the_glossary_names_things_as_the_catalogues_do(title, language):
    kind, keys = NAMED[title]
    told = {row["key"].strip("`"): row[COLUMNS[language]] for row in table(title)}
    assert told == {key: catalogue(language).format(f"{kind}-{key}") for key in keys}


@pytest.mark.parametrize("language", Language)
def test_the_words_of_the_table_are_those_of_the_sentences(language):
    said = " ".join(text for _, text in message_files(language)).lower()
    for row in table("At the table") + table("In the house") + table("What people do"):
        for term in row[COLUMNS[language]].split(", "):
            # Words bend at their end, so only their stems are looked for.
            stems = (
                word[: len(word) - len(word) // 3] for word in term.removeprefix("to ").split()
            )
            form = r"\b" + r"\w*\s".join(stems)
            assert term in UNUSED_VERBS or re.search(form, said), term


LABELS = {
    "client-hanabi-tokens": ("At the table", "clue token, token"),
    "client-hanabi-errors": ("At the table", "error"),
    "client-hanabi-score": ("At the table", "score"),
    "client-hanabi-discard": ("At the table", "discard"),
    "client-hanabi-note": ("At the table", "note"),
    "client-ikebana-total": ("At the table", "point"),
}
"""Short words over numbers and things on the table in the browser, and what they are words for."""


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("key", LABELS)
def test_a_label_of_the_table_says_the_same_word_in_every_language(key, language):
    title, thing = LABELS[key]
    row = next(row for row in table(title) if row["English"] == thing)
    words = re.findall(r"\w+", row[COLUMNS[language]].lower())
    said = re.findall(r"\w+", catalogue(language).format(key).lower())
    # Words bend at their end, so only their stems are looked for.
    assert any(
        word.startswith(term[: len(term) - len(term) // 3]) for term in words for word in said
    ), (words, said)
