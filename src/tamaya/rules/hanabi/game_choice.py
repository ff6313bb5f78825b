"""Choosing a game in words: an edition, its extensions, and settings.

Commands, tables and records use the same words:
``deluxe``, ``black-powder,flamboyants``, ``empty-clues=off,points=kept``.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import combinations
from typing import TypeVar

from tamaya.rules.hanabi.cards import Direction, Scoring, Suit, Touch
from tamaya.rules.hanabi.editions import EDITIONS, EXTENSIONS, Edition
from tamaya.rules.hanabi.extensions import AVALANCHE_FORMS
from tamaya.rules.hanabi.parameters import HIGHEST_VALUE, Ending, LostPoints, Rules, within
from tamaya.rules.hanabi.refusals import RulesRefusal
from tamaya.rules.shared_types import FEWEST_PLAYERS, MOST_PLAYERS, Refused, wrong_type

Word = TypeVar("Word", bound=StrEnum)


@dataclass(frozen=True, slots=True)
class Choice:
    """A game as it was chosen."""

    edition: str = "standard"
    extensions: tuple[str, ...] = ()
    settings: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Refuse what is no text where names are expected: a programmer's mistake."""
        if not isinstance(self.edition, str):
            raise wrong_type(self.edition, "the name of an edition, such as 'standard'")
        if not isinstance(self.extensions, tuple):
            raise wrong_type(
                self.extensions, "the names of extensions in a tuple, such as ('black-powder',)"
            )
        if not isinstance(self.settings, Mapping):
            raise wrong_type(self.settings, "settings by name, such as {'tokens': '9'}")


def compose(choice: Choice) -> Rules:
    """The rules that a choice makes; refused where it makes no game."""
    if not isinstance(choice, Choice):
        raise wrong_type(choice, "a Choice, such as Choice('standard')")
    edition = EDITIONS.get(choice.edition)
    if edition is None:
        raise Refused(RulesRefusal.UNKNOWN_EDITION, edition=choice.edition)
    for name in choice.extensions:
        if name not in EXTENSIONS:
            raise Refused(RulesRefusal.UNKNOWN_EXTENSION, extension=name)
        if name not in edition.extensions:
            raise Refused(RulesRefusal.NOT_IN_THE_BOX, extension=name, edition=choice.edition)
    for one, other in combinations(choice.extensions, 2):
        if one == other:
            raise Refused(RulesRefusal.EXTENSION_TWICE, extension=one)
        if {one, other} <= AVALANCHE_FORMS:
            raise Refused(RulesRefusal.EXTENSIONS_EXCLUDE_EACH_OTHER, one=one, other=other)
    return combine_rules(edition, choice)


def combine_rules(edition: Edition, choice: Choice) -> Rules:
    """Apply basic suits, extensions and settings together: only the result must be a game."""
    settings = dict(choice.settings)
    suits = parse_suits(settings.pop("suits")) if "suits" in settings else edition.rules.suits
    changes: dict[str, object] = {}
    # In the order of the box, so that equal choices give the same object.
    for name, extension in edition.extensions.items():
        if name in choice.extensions:
            suits += () if extension.suit is None else (extension.suit,)
            changes |= extension.parameters
    if "values" in settings:
        suits = with_values(suits, settings.pop("values"))
    for name, value in settings.items():
        suit_name, dot, part = name.partition(".")
        if name in PARAMETERS:
            parameter, parse = PARAMETERS[name]
            changes[parameter] = parse(value)
        elif dot and part in SUIT_SETTINGS:
            suits = with_suit_setting(suits, suit_name, part, value)
        else:
            raise Refused(RulesRefusal.UNKNOWN_SETTING, setting=name)
    return replace(edition.rules, suits=suits, **changes)  # type: ignore[arg-type]


def parse_settings(text: str) -> dict[str, str]:
    """The settings in a text such as ``empty-clues=on,points=kept``."""
    settings: dict[str, str] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals:
            raise Refused(RulesRefusal.BAD_SETTING, setting=name, value="")
        if name in settings:
            raise Refused(RulesRefusal.SETTING_TWICE, setting=name)
        settings[name] = value
    return settings


def settings_text(settings: Mapping[str, str]) -> str:
    """The inverse of ``parse_settings``."""
    return ",".join(f"{name}={value}" for name, value in settings.items())


def settings_of(rules: Rules) -> dict[str, str]:
    """All parameters as settings, so that any rules can be chosen as a custom game."""
    return {
        "suits": "+".join(map(suit_text, rules.suits)),
        "hand": "/".join(map(str, rules.hand_sizes)),
        "tokens": str(rules.tokens),
        "errors": str(rules.errors),
        "empty-clues": "on" if rules.empty_clues else "off",
        "ending": rules.ending.value,
        "tiles": "on" if rules.tiles else "off",
        "points": rules.lost_points.value,
    }


def choice_of(rules: Rules) -> Choice:
    """The custom game with exactly these rules."""
    return Choice("custom", (), settings_of(rules))


def suit_text(suit: Suit) -> str:
    """A suit with all its parts, such as ``black:none:down:12223:penalty``."""
    copies = "".join(map(str, suit.copies))
    return ":".join((suit.name, suit.touch, suit.direction, copies, suit.scoring))


def parse_suits(text: str) -> tuple[Suit, ...]:
    """The basic suits in a text such as ``white+red+black:none:down``."""
    return tuple(parse_suit(suit) for suit in text.split("+") if suit)


def parse_suit(text: str) -> Suit:
    """Read a suit: its name, then any of its parts in any order."""
    name, *parts = text.split(":")
    suit = Suit(name)
    given: set[str] = set()
    for part in parts:
        kind = next((kind for kind, words in SUIT_WORDS.items() if part in words), "copies")
        if kind in given:
            raise Refused(RulesRefusal.BAD_SETTING, setting="suits", value=text)
        given.add(kind)
        suit = SUIT_SETTINGS[kind](suit, part)
    return suit


def word(kind: type[Word], setting: str, value: str) -> Word:
    """Read a member of a closed list."""
    if value not in set(kind):
        raise Refused(RulesRefusal.BAD_SETTING, setting=setting, value=value)
    return kind(value)


def switch(setting: str, value: str) -> bool:
    """Read ``on`` or ``off``."""
    if value not in ("on", "off"):
        raise Refused(RulesRefusal.BAD_SETTING, setting=setting, value=value)
    return value == "on"


def number(setting: str, value: str) -> int:
    """Read a small whole number."""
    if not (value.isascii() and value.isdigit() and len(value) <= 3):
        raise Refused(RulesRefusal.BAD_SETTING, setting=setting, value=value)
    return int(value)


def digits(setting: str, value: str) -> tuple[int, ...]:
    """Read the copies of value 1, 2, …, one digit each."""
    return tuple(number(setting, digit) for digit in value)


def hand_sizes(value: str) -> tuple[int, ...]:
    """Read one hand size for all numbers of players, or one for each."""
    sizes = tuple(number("hand", size) for size in value.split("/"))
    each = MOST_PLAYERS - FEWEST_PLAYERS + 1
    if len(sizes) not in (1, each):
        raise Refused(RulesRefusal.BAD_SETTING, setting="hand", value=value)
    return sizes if len(sizes) > 1 else sizes * each


def with_values(suits: tuple[Suit, ...], value: str) -> tuple[Suit, ...]:
    """The suits with fewer values; the new highest value has as many copies as the old one."""
    highest = number("values", value)
    within("values", highest, 1, HIGHEST_VALUE)
    if any(len(suit.copies) < highest for suit in suits):
        raise Refused(RulesRefusal.BAD_SETTING, setting="values", value=value)
    return tuple(
        replace(suit, copies=suit.copies[: highest - 1] + suit.copies[-1:]) for suit in suits
    )


def with_suit_setting(
    suits: tuple[Suit, ...], name: str, part: str, value: str
) -> tuple[Suit, ...]:
    """The suits with one part of one suit changed."""
    if name not in {suit.name for suit in suits}:
        raise Refused(RulesRefusal.SUIT_NOT_IN_THE_GAME, suit=name)
    return tuple(SUIT_SETTINGS[part](suit, value) if suit.name == name else suit for suit in suits)


SUIT_WORDS: Mapping[str, Iterable[str]] = {
    "touch": tuple(Touch),
    "direction": tuple(Direction),
    "score": tuple(Scoring),
}
"""The parts of a suit that need no name, because their words differ."""

SUIT_SETTINGS: Mapping[str, Callable[[Suit, str], Suit]] = {
    "touch": lambda suit, value: replace(suit, touch=word(Touch, "touch", value)),
    "direction": lambda suit, value: replace(suit, direction=word(Direction, "direction", value)),
    "copies": lambda suit, value: replace(suit, copies=digits("copies", value)),
    "score": lambda suit, value: replace(suit, scoring=word(Scoring, "score", value)),
}
"""The parts of one suit that ``SUIT.PART=value`` sets."""

PARAMETERS: Mapping[str, tuple[str, Callable[[str], object]]] = {
    "hand": ("hand_sizes", hand_sizes),
    "tokens": ("tokens", lambda value: number("tokens", value)),
    "errors": ("errors", lambda value: number("errors", value)),
    "empty-clues": ("empty_clues", lambda value: switch("empty-clues", value)),
    "ending": ("ending", lambda value: word(Ending, "ending", value)),
    "tiles": ("tiles", lambda value: switch("tiles", value)),
    "points": ("lost_points", lambda value: word(LostPoints, "points", value)),
}
"""The settings that change one parameter of the game."""

SETTINGS = ("suits", "values", *PARAMETERS)
"""The names of all settings of the game; those of one suit are ``SUIT.PART``."""


def every_choice() -> tuple[Choice, ...]:
    """Every game that the boxes offer: each edition with each set of its extensions."""
    return tuple(
        Choice(edition, extensions)
        for edition, box in EDITIONS.items()
        for size in range(len(box.extensions) + 1)
        for extensions in combinations(box.extensions, size)
        if len(AVALANCHE_FORMS.intersection(extensions)) <= 1
    )
