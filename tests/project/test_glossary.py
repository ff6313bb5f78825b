"""The glossary, the names in the code and the messages use the same words."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tamaya.i18n import Language, catalogue
from tamaya.i18n.catalogue import message_files
from tamaya.rules.hanabi import EDITIONS, EXTENSIONS, SUIT_LETTERS

CHECKOUT = Path(__file__).parents[2]
GLOSSARY = CHECKOUT / "GLOSSARY.md"
PACKAGE = CHECKOUT / "src" / "tamaya"
PYTHON = ("src", "tests", "benchmarks", "examples")
CLIENT = CHECKOUT / "web-client" / "src"
DOCUMENTS = (
    *("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/**/*.md"),
    *("src/**/*.py", "web-client/src/**/*.ts", "web-client/src/**/*.svelte"),
)

COLUMNS = {Language.ENGLISH: "English", Language.FRENCH: "français", Language.CZECH: "čeština"}
# A word of those who write about the game; no message needs it.
NOT_IN_MESSAGES = {"rater", "minout"}


def table(title: str) -> list[dict[str, str]]:
    """The rows of the table under a heading, cell by column."""
    text = GLOSSARY.read_text(encoding="utf-8")
    part = re.split(rf"^##+ {title}\n", text, flags=re.MULTILINE)[1]
    listed = re.split(r"^##", part, flags=re.MULTILINE)[0].splitlines()
    cells = [line.strip("|").split("|") for line in listed if line.startswith("|")]
    titles, _, *rows = [[cell.strip() for cell in row] for row in cells]
    return [dict(zip(titles, row, strict=True)) for row in rows]


def words_in(name: str) -> list[str]:
    """The words of an identifier, in lower case."""
    return [word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", name)]


def names_in_python(path: Path) -> Iterator[str]:
    """Every name that a Python file gives to something, and the file's own name."""
    yield path.stem
    for node in ast.walk(ast.parse(path.read_bytes())):
        match node:
            case ast.ClassDef(name) | ast.FunctionDef(name) | ast.AsyncFunctionDef(name):
                yield name
            case ast.arg(name) | ast.Name(name, ast.Store()) | ast.Attribute(_, name, ast.Store()):
                yield name


def names_in_typescript(path: Path) -> Iterator[str]:
    """Every name that a TypeScript or Svelte file declares, and the file's own name."""
    yield path.name.split(".")[0]
    declared = r"\b(?:const|let|function|class|type|interface|enum)\s+(\w+)"
    yield from re.findall(declared, path.read_text(encoding="utf-8"))


@cache
def names() -> tuple[tuple[str, str], ...]:
    """Every name in the project, with its file."""
    python = [path for folder in PYTHON for path in sorted((CHECKOUT / folder).rglob("*.py"))]
    client = [path for path in sorted(CLIENT.rglob("*")) if path.suffix in {".ts", ".svelte"}]
    found = [(path, name) for path in python for name in names_in_python(path)]
    found += [(path, name) for path in client for name in names_in_typescript(path)]
    return tuple((path.relative_to(CHECKOUT).as_posix(), name) for path, name in found)


def banned(place: str) -> list[str]:
    """The words that are not used in this place."""
    rows = [row for row in table("Words we do not use") if place in row["looked for in"]]
    return [word.strip() for row in rows for word in row["not"].split(",")]


NAMED = {
    "Suits": ("suit", tuple(SUIT_LETTERS)),
    "Editions": ("edition", tuple(EDITIONS)),
    "Extensions": ("extension", EXTENSIONS),
}


@pytest.mark.parametrize("title", NAMED)
@pytest.mark.parametrize("language", Language)
def test_the_glossary_names_things_as_the_catalogues_do(title, language):
    kind, keys = NAMED[title]
    listed = {row["key"].strip("`"): row[COLUMNS[language]] for row in table(title)}
    assert listed == {key: catalogue(language).format(f"{kind}-{key}") for key in keys}


@pytest.mark.parametrize("language", Language)
def test_the_words_of_the_game_are_those_of_the_messages(language):
    texts = " ".join(text for _, text in message_files(language)).lower()
    for title in ("At the table", "In Ikebana", "On the server", "What people do"):
        for term in (term for row in table(title) for term in row[COLUMNS[language]].split(", ")):
            # Words change at their end, so only their stems are looked for.
            stems = (
                word[: len(word) - len(word) // 3] for word in term.removeprefix("to ").split()
            )
            form = r"\b" + r"\w*\s".join(stems)
            assert term in NOT_IN_MESSAGES or re.search(form, texts), term


LABELS = {
    "client-hanabi-tokens": ("At the table", "clue token, token"),
    "client-hanabi-errors": ("At the table", "error"),
    "client-hanabi-score": ("At the table", "score"),
    "client-hanabi-discard": ("At the table", "discard pile, discard"),
    "client-hanabi-note": ("At the table", "note"),
    "client-ikebana-total": ("At the table", "point"),
}
"""Short labels of the table in the browser, and the words of the game they stand for."""


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("key", LABELS)
def test_a_label_of_the_table_is_the_same_word_in_every_language(key, language):
    title, thing = LABELS[key]
    row = next(row for row in table(title) if row["English"] == thing)
    terms = re.findall(r"\w+", row[COLUMNS[language]].lower())
    label = re.findall(r"\w+", catalogue(language).format(key).lower())
    # Words change at their end, so only their stems are looked for.
    assert any(
        word.startswith(term[: len(term) - len(term) // 3]) for term in terms for word in label
    ), (terms, label)


@pytest.mark.parametrize("word", banned("names"))
def test_no_name_has_a_word_that_is_not_used(word):
    assert [f"{path}: {name}" for path, name in names() if word in words_in(name)] == []


@pytest.mark.parametrize("word", banned("text"))
def test_no_english_message_has_a_word_that_is_not_used(word):
    pattern = re.compile(rf"\b{word}\b", re.IGNORECASE)
    found = [
        f"{name}: {line}"
        for name, text in message_files(Language.ENGLISH)
        for line in text.splitlines()
        if pattern.search(line.partition("=")[2] or line)
    ]
    assert found == []


@cache
def lines() -> tuple[tuple[str, str], ...]:
    """Every line that people read: of documents, and of the sources with their comments."""
    return tuple(
        (f"{path.relative_to(CHECKOUT)}:{number}", line)
        for glob in DOCUMENTS
        for path in sorted(CHECKOUT.glob(glob))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
    )


@pytest.mark.parametrize("word", banned("text"))
def test_no_document_or_comment_has_a_word_that_is_not_used(word):
    # The database of earlier versions keeps its name until it is found and renamed.
    pattern = re.compile(rf"\b{word}\b(?!\.db)", re.IGNORECASE)
    assert [f"{place}: {line}" for place, line in lines() if pattern.search(line)] == []


def test_a_word_that_is_not_used_would_be_found():
    assert words_in("HouseOf_the2Eyes") == ["house", "of", "the", "eyes"]
    assert "whoever" in banned("names")
    assert "so many" in banned("text")
    assert "so many" not in banned("names")


HOMES = {
    row["word"]: row["only in"].split(", ") for row in table("Words of the trade") if row["only in"]
}


def packages_with(word: str) -> set[str]:
    """The packages in which some name has this word."""
    forms = {word, word + "s"}
    return {
        path.removeprefix("src/tamaya/").split("/")[0]
        for path, name in names()
        if path.startswith("src/") and name != "__slots__" and forms.intersection(words_in(name))
    }


@pytest.mark.parametrize("word", HOMES)
def test_a_word_with_a_home_means_one_thing(word):
    assert packages_with(word) == set(HOMES[word])


def test_no_word_is_listed_twice():
    words = Counter(row["word"] for row in table("Words of the trade"))
    assert [word for word, count in words.items() if count > 1] == []


IN_BOTH_GAMES = ("src/tamaya/rules/", "src/tamaya/hanabi/", "src/tamaya/ikebana/")
PRESCRIBED = {"HanabiEnv"}
"""Names that more than one interface of other projects prescribes."""


def test_no_two_classes_have_the_same_name():
    """Both games have a ``Game``, a ``View`` and so on, each in its package: rules, and facade."""
    classes: dict[str, list[str]] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        place = path.relative_to(CHECKOUT).as_posix()
        for node in ast.parse(path.read_bytes()).body:
            if isinstance(node, ast.ClassDef):
                classes.setdefault(node.name, []).append(place)
    shared = {
        name: places
        for name, places in classes.items()
        if len(places) > 1 and not all(place.startswith(IN_BOTH_GAMES) for place in places)
    }
    assert shared.keys() <= PRESCRIBED, shared


NOUNS = {"packing", "reading", "scoring", "tuning"}
"""Words in -ing that are nouns."""


def test_a_module_is_a_noun():
    last_words = {path.stem.split("_")[-1] for path in PACKAGE.rglob("*.py")}
    assert {word for word in last_words if word.endswith("ing")} <= NOUNS
