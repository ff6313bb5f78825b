"""The three catalogues have the same messages, each with its own grammar."""

import ast
import re
from pathlib import Path

import pytest

import tamaya
from tamaya.i18n import Alternatives, Language, catalogue, message
from tamaya.i18n.catalogue import message_files
from tamaya.rules.hanabi import EDITIONS, EXTENSIONS, SUIT_LETTERS, Cause, FireworkFate, Level, Tile
from tamaya.rules.hanabi.scoring import BANDS, TOP_BANDS

SOURCE = Path(tamaya.__file__).parent
CLIENT = Path(__file__).parents[2] / "web-client" / "src"

PLURALS = {
    Language.ENGLISH: {"one", "other"},
    # `many` is for round millions, which never occur here: `other` is enough.
    Language.FRENCH: {"one", "other"},
    Language.CZECH: {"one", "few", "many", "other"},
}

# Messages that are the same in English and in this language.
THE_SAME_IN_FRENCH = re.compile(
    r"list-comma|grouped|edition-(grands-feux|deluxe|standard)|extension-flamboyants"
    r"|(suit|card|cards)-orange|letter-(red|blue|multicolour|teal|orange)|game-hanabi"
    r"|value-(extensions|edition|format|port|action)|saved-(score|points)|admin-table|terminal-(score|points|bouquet|menu-hold|word-pause)"
    r"|ikebana-(game|standing|rules-(times|points))"
    r"|client-(hanabi-(points|score|mark-(only|possible))|ikebana-(bouquet-total|points|total))"
    r"|client-(frame-(motion|notifications)|games-(code|score)|learn-coach|replay-pause)"
    r"|client-open-(extensions|help-2)|client-table-(message|minutes|hours)"
    r"|rules-(ruling|sentences|combine-two|column-(points|number))"
)
THE_SAME_IN_CZECH = re.compile(
    r"list-(comma|semicolon)|grouped|game|game-set|game-hanabi|edition-(grands-feux|deluxe|standard)"
    r"|extension-flamboyants|letter-(teal|orange)|replay-hand|value-(words|port)"
    r"|ikebana-(game|standing|rules-(times|points|example))|client-table-(talk(-is)?|minutes|hours|days)"
    r"|rules-(ruling|sentences|combine-two)"
)


@pytest.mark.parametrize("language", Language)
def test_every_language_has_the_same_messages_in_the_same_files(written, language):
    english = {key: entry.file for key, entry in written[Language.ENGLISH].items()}
    assert {key: entry.file for key, entry in written[language].items()} == english


@pytest.mark.parametrize("language", Language)
def test_every_language_uses_the_same_arguments(written, language):
    for key, entry in written[language].items():
        english = written[Language.ENGLISH][key]
        assert entry.found.variables == english.found.variables, key


@pytest.mark.parametrize("language", Language)
def test_a_number_has_all_the_plural_forms_of_its_language(written, language):
    selecting = 0
    for key, entry in written[language].items():
        for variable, forms in entry.found.selections:
            plurals = {form for form in forms if not form.isdigit()}
            assert plurals == PLURALS[language], f"{key}: {variable}"
            selecting += 1
    assert selecting > 20


@pytest.mark.parametrize("language", Language)
def test_the_browser_can_render_the_messages(written, language):
    for key, entry in written[language].items():
        assert not entry.found.functions, key
        assert not entry.message.attributes, key


@pytest.mark.parametrize(
    ("language", "the_same"),
    [(Language.FRENCH, THE_SAME_IN_FRENCH), (Language.CZECH, THE_SAME_IN_CZECH)],
)
def test_nothing_is_left_in_english(written, language, the_same):
    english = written[Language.ENGLISH]
    alike = [key for key, entry in written[language].items() if entry.text == english[key].text]
    assert [key for key in alike if not the_same.fullmatch(key)] == []


def test_french_has_no_break_spaces_before_its_punctuation(written):
    loose = re.compile(r"(?<![\u00a0\u202f])[;!?»]|(?<!\u00a0):(?![\w/])|«(?!\u00a0)|['\"“”]")
    for key, entry in written[Language.FRENCH].items():
        assert not loose.search(entry.text), f"{key}: {entry.text}"


def test_french_has_no_word_before_a_name_that_would_be_elided():
    names = "player|teammate|newcomer|decider|owner|receiver|name"
    elided = re.compile(rf"\b(?:de|que|jusque|lorsque|puisque) \{{ \$(?:{names}) \}}")
    for file, text in message_files(Language.FRENCH):
        assert not elided.search(text), file


def test_czech_and_english_have_their_own_quotation_marks(written):
    for key, entry in written[Language.CZECH].items():
        assert not re.search(r"['\"”’«»]", entry.text), key
        assert entry.text.count("„") == entry.text.count("“"), key
    for key, entry in written[Language.ENGLISH].items():
        assert not re.search(r"['\"„«»]", entry.text), key
        assert entry.text.count("“") == entry.text.count("”"), key


def modules() -> dict[Path, ast.Module]:
    return {
        path.relative_to(SOURCE): ast.parse(path.read_bytes())
        for path in sorted(SOURCE.rglob("*.py"))
    }


def test_every_message_is_used(written):
    words: set[str] = set()
    made: list[str] = []
    for node in (node for module in modules().values() for node in ast.walk(module)):
        if isinstance(node, ast.JoinedStr):
            parts = [
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+"
                for part in node.values
            ]
            made.append("".join(parts))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            words.add(node.value)
    for path in (path for kind in ("ts", "svelte") for path in CLIENT.rglob(f"*.{kind}")):
        text = path.read_text(encoding="utf-8")
        words.update(re.findall(r"[\"'`]([a-z0-9-]+)[\"'`]", text))
        keys = re.findall(r"`([a-z0-9-]*(?:\$\{[^`}]*\}[a-z0-9-]*)+)`", text)
        made += [re.sub(r"\$\{[^}]*\}", "[a-z0-9-]+", key) for key in keys]
    # A key of variable parts only would match everything.
    patterns = [re.compile(pattern) for pattern in made if re.search("[a-z]+-|-[a-z]+", pattern)]
    unused = [
        key
        for key in written[Language.ENGLISH]
        if key not in words and not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    assert unused == []


def constant_keys(module: ast.Module) -> set[str]:
    """The keys in calls such as ``message("key")`` and ``texts.format("key")``."""
    keys: set[str] = set()
    for node in ast.walk(module):
        match node:
            case ast.Call(ast.Name("message"), [ast.Constant(str(key)), *_]):
                keys.add(key)
            case ast.Call(
                ast.Attribute(ast.Name() | ast.Attribute() | ast.Call(), "format"),
                [ast.Constant(str(key)), *_],
            ):
                keys.add(key)
    return keys


def test_no_message_is_missing(written):
    keys = set[str]().union(*map(constant_keys, modules().values()))
    assert {"terminal-your-turn", "simulate-title", "event-drew"} <= keys
    assert keys - set(written[Language.ENGLISH]) == set()


def lists_of_refusals() -> dict[Path, set[str]]:
    """The values of every enumeration of refusals, by its file.

    The files are parsed, not imported: some packages need optional dependencies.
    """
    found: dict[Path, set[str]] = {}
    for path, module in modules().items():
        for node in ast.walk(module):
            if isinstance(node, ast.ClassDef) and node.name.endswith("Refusal"):
                found.setdefault(path, set()).update(
                    line.value.value
                    for line in node.body
                    if isinstance(line, ast.Assign) and isinstance(line.value, ast.Constant)
                )
    return found


# Packages whose messages are in shared files; every other has a file of its name.
SHARED = {"hanabi", "seed_refusal.py", "notation", "cli"}


def test_every_refusal_has_a_message(written):
    english = written[Language.ENGLISH]
    files = {entry.file for entry in english.values()}
    checked = 0
    for path, values in lists_of_refusals().items():
        package, *inner = path.parts
        package = inner[0] if package == "rules" else package
        # A package without messages has no file.
        if package in SHARED or any(file.startswith(package.rstrip("s")) for file in files):
            assert {value for value in values if f"refusal-{value}" not in english} == set(), path
            checked += len(values)
    assert checked > 80


def test_every_message_of_a_refusal_belongs_to_one(written):
    values = set().union(*lists_of_refusals().values())
    keys = {key for key in written[Language.ENGLISH] if key.startswith("refusal-")}
    assert {key.removeprefix("refusal-") for key in keys} - values == set()


@pytest.mark.parametrize("language", Language)
def test_every_suit_has_a_unique_letter_of_its_name(written, language):
    words = {key: entry.text for key, entry in written[language].items()}
    letters = {suit: words[f"letter-{suit}"] for suit in SUIT_LETTERS}
    assert len(set(letters.values())) == len(letters)
    for suit, letter in letters.items():
        assert len(letter) == 1, suit
        assert letter.isupper(), suit
        assert letter.lower() in words[f"suit-{suit}"], suit


def test_english_cards_have_the_letters_of_the_notation(written):
    for suit, letter in SUIT_LETTERS.items():
        assert written[Language.ENGLISH][f"letter-{suit}"].text == letter.upper()


HANABI_FILES = {"words.ftl", "games.ftl", "events.ftl", "outcomes.ftl", "rules.ftl"}

FAMILIES = {
    "suit": set(SUIT_LETTERS),
    "letter": set(SUIT_LETTERS),
    "card": set(SUIT_LETTERS),
    "cards": set(SUIT_LETTERS),
    "face": set(SUIT_LETTERS),
    "firework": set(SUIT_LETTERS),
    "edition": {f"{name}{part}" for name in EDITIONS for part in ("", "-about")},
    "extension": {f"{name}{part}" for name in EXTENSIONS for part in ("", "-about")},
    "cause": {cause.value for cause in Cause},
    "fate": {fate.value for fate in FireworkFate},
    "level": {level.name.lower() for level in Level},
    "tile": {str(tile.value) for tile in Tile},
    "rules-tile": {str(tile.value) for tile in Tile},
    "verdict": {
        *(band for _, band in BANDS),
        *(band for top in TOP_BANDS.values() for _, band in top),
        "perfect",
        "with-powder",
    },
}


@pytest.mark.parametrize("family", FAMILIES)
def test_every_value_of_a_kind_has_a_message_and_no_message_is_left_over(written, family):
    found = {
        key.removeprefix(f"{family}-")
        for key, entry in written[Language.ENGLISH].items()
        if key.startswith(f"{family}-") and entry.file in HANABI_FILES
    }
    assert found == FAMILIES[family]


def test_an_unknown_key_raises():
    with pytest.raises(KeyError):
        catalogue(Language.ENGLISH).format("no-such-message")


def test_a_missing_argument_raises():
    with pytest.raises(ValueError, match="event-drew"):
        catalogue(Language.ENGLISH).format("event-drew", player="Alice")


def test_a_catalogue_is_read_once():
    assert catalogue(Language.CZECH) is catalogue(Language.CZECH)
    assert "suit-red" in catalogue(Language.CZECH)
    assert "suit-pink" not in catalogue(Language.CZECH)


LISTS = {
    Language.ENGLISH: ("1", "1 and 4", "1, 4 and 5", "1, 4 or 5"),
    Language.FRENCH: ("1", "1 et 4", "1, 4 et 5", "1, 4 ou 5"),
    Language.CZECH: ("1", "1 a 4", "1, 4 a 5", "1, 4 nebo 5"),
}


@pytest.mark.parametrize("language", Language)
def test_lists_are_joined_as_each_language_joins_them(language):
    lists = ((1,), (1, 4), (1, 4, 5), Alternatives((1, 4, 5)))
    messages = [message("replay-hand", player="", faces=numbers) for numbers in lists]
    texts = tuple(catalogue(language).render(each).strip(" :\u00a0.") for each in messages)
    assert texts == LISTS[language]
