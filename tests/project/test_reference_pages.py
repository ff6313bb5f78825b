"""The reference pages list what the code has, and nothing else."""

import ast
import importlib
import re
import tomllib
from dataclasses import fields
from pathlib import Path
from typing import TypeVar, get_args

import pytest

from tamaya.cli.main import VERBS
from tamaya.cli.usage_parser import UsageRefusal
from tamaya.notation.hanabi_record_file import RULES_VERSION
from tamaya.rules.hanabi import (
    EDITIONS,
    EXTENSIONS,
    SUIT_LETTERS,
    Board,
    Cause,
    Choice,
    Event,
    FireworkFate,
    Move,
    Outcome,
    Refusal,
    Result,
    RulesRefusal,
    SeenEvent,
    Tile,
    View,
    compose,
    verdict,
)
from tamaya.rules.hanabi.game_choice import SETTINGS, SUIT_SETTINGS
from tamaya.rules.hanabi.parameters import (
    MOST_CARDS_IN_HAND,
    MOST_COPIES,
    MOST_ERRORS,
    MOST_SUITS,
    MOST_TOKENS,
)
from tamaya.rules.seed_refusal import SeedRefusal

CHECKOUT = Path(__file__).parents[2]
HANABI = CHECKOUT / "docs" / "reference" / "hanabi.md"
COMMAND_LINE = CHECKOUT / "docs" / "reference" / "command-line.md"
PUBLIC_API = CHECKOUT / "docs" / "reference" / "public-api.md"
HEADING = re.compile(r"^(#+)\s+(.*)$", re.MULTILINE)
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
RULE = re.compile(r"^\|[\s\-|:]+\|$")
CODE = re.compile(r"`([^`]+)`")


def section(page: Path, title: str) -> str:
    """The text under a heading, up to the next one of the same or a higher rank."""
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    headings = list(HEADING.finditer(text))
    start = next((found for found in headings if found[2] == title), None)
    assert start is not None, f"{page.name} has no heading {title!r}"
    ends = (
        heading.start()
        for heading in headings
        if heading.start() > start.start() and len(heading[1]) <= len(start[1])
    )
    return text[start.end() : next(ends, len(text))]


def tables(text: str) -> list[list[list[str]]]:
    """The tables of a text as rows of cells; the first row holds the titles."""
    found: list[list[list[str]]] = []
    inside = False
    for line in text.splitlines():
        if not line.startswith("|"):
            inside = False
        elif not RULE.match(line):
            if not inside:
                found.append([])
            inside = True
            found[-1].append([cell.strip() for cell in line.strip("|").split("|")])
    return found


def named(table: list[list[str]]) -> list[str]:
    """The names in code style in the first column of a table."""
    return [name for row in table[1:] for name in CODE.findall(row[0])]


def class_names(union: object) -> list[str]:
    return [kind.__name__ for kind in get_args(union)]


def field_names(kind: type) -> list[str]:
    return [field.name for field in fields(kind)]


TABLES: dict[str, tuple[str, int, list[str]]] = {
    "editions": ("Editions", 0, list(EDITIONS)),
    "extensions": ("Extensions", 0, list(EXTENSIONS)),
    "settings": (
        "Settings in words",
        0,
        [*SETTINGS, *(f"SUIT.{part}" for part in SUIT_SETTINGS)],
    ),
    "causes": ("The end", 0, list(Cause)),
    "tiles": ("Bonus tiles", 0, [tile.name for tile in Tile]),
    "moves": ("Moves", 0, class_names(Move)),
    "events": ("Events", 0, list({*class_names(Event), *class_names(SeenEvent)})),
    "fields of a view": ("Views", 0, field_names(View)),
    "fields of a board": ("Views", 1, field_names(Board)),
    "fates of fireworks": ("Views", 2, list(FireworkFate)),
    "refusals of moves": ("Of moves: `Refusal`", 0, list(Refusal)),
    "refusals of words": ("Of words and parameters: `RulesRefusal`", 0, list(RulesRefusal)),
    "refusals of seeds": ("Of seeds: `SeedRefusal`", 0, list(SeedRefusal)),
}


@pytest.mark.parametrize("subject", TABLES)
def test_the_page_of_hanabi_lists_each_thing_once(subject):
    title, number, expected = TABLES[subject]
    assert sorted(named(tables(section(HANABI, title))[number])) == sorted(expected)


def test_the_page_of_hanabi_has_the_version_of_the_rules():
    facts = dict(row[:2] for row in tables(HANABI.read_text(encoding="utf-8"))[0])
    assert facts["rules version"].startswith(f"{RULES_VERSION};")


def test_the_page_of_hanabi_has_the_contents_of_each_edition():
    titles, *rows = tables(section(HANABI, "Editions"))[0]
    assert titles == ["edition", "suits", "hand", "empty clues", "may add"]
    for names, suits, hand, empty_clues, extensions in rows:
        for name in CODE.findall(names):
            edition = EDITIONS[name]
            listed = [word for word in re.findall(r"[a-z]+", suits) if word in SUIT_LETTERS]
            assert listed[: len(edition.rules.suits)] == [suit.name for suit in edition.rules.suits]
            assert hand == ", ".join(map(str, edition.rules.hand_sizes)), name
            assert empty_clues == ("on" if edition.rules.empty_clues else "off"), name
            if extensions != "every extension":
                assert set(CODE.findall(extensions)) == set(edition.extensions_in_the_box), name


def test_the_page_of_hanabi_has_the_bounds():
    parameters, parts = tables(section(HANABI, "Parameters"))[:2]
    values = {name: row[1] for row in parameters[1:] + parts[1:] for name in CODE.findall(row[0])}
    for name, most in {
        "suits": MOST_SUITS,
        "hand_sizes": MOST_CARDS_IN_HAND,
        "tokens": MOST_TOKENS,
        "errors": MOST_ERRORS,
        "copies": MOST_COPIES,
    }.items():
        assert values[name].startswith(f"1 to {most}"), name


@pytest.mark.parametrize(("column", "extensions"), [(1, ()), (2, ("avalanche",))])
def test_the_page_of_hanabi_has_the_verdicts(column, extensions):
    rules = compose(Choice("deluxe", extensions))
    bands = {}
    for row in tables(section(HANABI, "The score"))[1][1:]:
        first, last = (re.findall(r"\d+", row[0]) * 2)[:2]
        for score in range(0 if "less" in row[0] else int(first), int(last) + 1):
            bands[score] = row[column].strip("`")
    for score in range(rules.highest_score + 1):
        result = Result.WON if score == rules.highest_score else Result.FINISHED
        cause = Cause.COMPLETE if result is Result.WON else Cause.LAST_ROUND
        expected = verdict(rules, Outcome(result, cause, score, score))
        assert expected is not None
        assert bands[score] == expected.band


def public_names(module_name: str) -> list[str]:
    """The public names of a module: its ``__all__``, else all names without an underscore."""
    module = importlib.import_module(module_name)
    if hasattr(module, "__all__"):
        return list(module.__all__)
    assert module.__file__ is not None
    defined: list[str] = []
    for statement in ast.parse(Path(module.__file__).read_bytes()).body:
        match statement:
            case ast.ClassDef(name) | ast.FunctionDef(name):
                defined.append(name)
            case ast.Assign(targets):
                defined += [target.id for target in targets if isinstance(target, ast.Name)]
            case ast.AnnAssign(ast.Name(name)):
                defined.append(name)
    return [
        name
        for name in defined
        if not name.startswith("_") and not isinstance(getattr(module, name), TypeVar)
    ]


def public_modules() -> list[str]:
    text = PUBLIC_API.read_text(encoding="utf-8")
    return [title.strip("`") for rank, title in HEADING.findall(text) if rank == "##"]


PACKAGES_TO_LIST = (
    "tamaya.rules.shared_types",
    "tamaya.rules.seed_and_shuffle",
    "tamaya.rules.hanabi",
    "tamaya.notation",
    "tamaya.i18n",
    "tamaya.players.player",
    "tamaya.arena",
    "tamaya.table.ports",
    "tamaya.stores",
    "tamaya.channels",
    "tamaya.bots",
    "tamaya.testing.hanabi_story",
    "tamaya.testing.hypothesis_strategies",
)


def test_the_public_api_covers_the_packages():
    assert set(PACKAGES_TO_LIST) <= set(public_modules())


@pytest.mark.parametrize("module", public_modules())
def test_the_public_api_is_listed_name_by_name(module):
    listed = [name for table in tables(section(PUBLIC_API, f"`{module}`")) for name in named(table)]
    assert sorted(listed) == sorted(public_names(module))


@pytest.mark.parametrize("module", public_modules())
def test_every_public_name_exists_and_is_explained(module):
    for table in tables(section(PUBLIC_API, f"`{module}`")):
        for row in table[1:]:
            assert row[1], row[0]
            for name in CODE.findall(row[0]):
                assert hasattr(importlib.import_module(module), name), name


@pytest.mark.parametrize("verb", VERBS)
def test_the_command_line_page_lists_each_option_of_a_verb(verb):
    options = {
        name for table in tables(section(COMMAND_LINE, f"`tamaya {verb}`")) for name in named(table)
    }
    usage = importlib.import_module(f"tamaya.cli.{verb}").USAGE
    assert {name for name in options if name.startswith("--")} == {
        option.flag for option in usage.all_options
    }


def test_the_command_line_page_lists_each_verb_and_each_command_of_the_launcher():
    text = COMMAND_LINE.read_text(encoding="utf-8")
    assert re.findall(r"^## `tamaya (\w+)`$", text, re.MULTILINE) == list(VERBS)
    launcher = ast.get_docstring(ast.parse((CHECKOUT / "tamaya").read_bytes())) or ""
    words = re.findall(r"^(\./tamaya(?: [a-z]+)?)\b", launcher, re.MULTILINE)
    assert named(tables(section(COMMAND_LINE, "The launcher"))[0]) == list(dict.fromkeys(words))


def test_the_command_line_page_lists_each_refusal():
    listed = named(tables(section(COMMAND_LINE, "Refusals of words"))[0])
    assert sorted(listed) == sorted(UsageRefusal)


def test_the_architecture_lists_every_package():
    text = (CHECKOUT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    source = CHECKOUT / "src"
    inits = [*source.glob("tamaya/*/__init__.py"), *source.glob("tamaya/rules/*/__init__.py")]
    listed = re.findall(r"^\*\*`([\w.]+)`\*\*", text, re.MULTILINE)
    assert sorted(listed) == sorted(
        ".".join(init.parent.relative_to(source).parts) for init in inits
    )


def test_the_architecture_lists_every_module_of_the_rules_of_hanabi():
    table = tables(section(CHECKOUT / "ARCHITECTURE.md", "The packages"))[0]
    folder = CHECKOUT / "src" / "tamaya" / "rules" / "hanabi"
    files = sorted(path.name for path in folder.glob("*.py") if path.stem != "__init__")
    assert sorted(named(table)) == files


def test_every_dependency_has_a_reason():
    settings = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
    project = settings["project"]
    lists = [
        project["dependencies"],
        *project.get("optional-dependencies", {}).values(),
        *settings["dependency-groups"].values(),
    ]
    required = [name for names in lists for name in names if isinstance(name, str)]
    page = CHECKOUT / "docs" / "why" / "dependencies.md"
    listed = [name for table in tables(page.read_text(encoding="utf-8")) for name in named(table)]
    assert sorted(listed) == sorted({re.split(r"[~>=<\[]", name)[0] for name in required})


def test_the_changelog_starts_with_unreleased_and_names_the_version():
    text = (CHECKOUT / "CHANGELOG.md").read_text(encoding="utf-8")
    settings = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
    assert next(title for rank, title in HEADING.findall(text) if rank == "##") == "Unreleased"
    assert settings["project"]["version"] in text
