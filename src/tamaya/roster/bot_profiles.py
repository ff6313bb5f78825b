"""How the bots of the roster appear to people: their level, their given names, their language."""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple


class BotLevel(StrEnum):
    """How well a bot plays with people, in words that they understand."""

    CHANCE = "chance"
    BEGINNER = "beginner"
    GOOD = "good"
    STRONG = "strong"


class BotLanguage(StrEnum):
    """What a bot means by its clues."""

    LITERAL = "literal"
    """What they say, and nothing more."""
    CONVENTIONS = "conventions"
    """What people agree on too."""
    SECRET = "secret"
    """A code that only its own kind understands."""


class BotProfile(NamedTuple):
    """How a bot appears to people."""

    level: BotLevel
    given_names: tuple[str, ...]
    """One for each seat and one to spare. No other bot has them: the same name plays the same."""
    language: BotLanguage = BotLanguage.LITERAL


BOT_PROFILES: Mapping[str, BotProfile] = {
    "friend": BotProfile(
        BotLevel.GOOD, ("Momo", "Tadashi", "Yuki", "Kiko", "Hiro", "Noa"), BotLanguage.CONVENTIONS
    ),
    "gentle": BotProfile(
        BotLevel.BEGINNER,
        ("Haru", "Sachi", "Nagomi", "Yasu", "Komugi", "Maru"),
        BotLanguage.CONVENTIONS,
    ),
    "expert": BotProfile(
        BotLevel.STRONG,
        ("Takumi", "Kaoru", "Shinobu", "Isamu", "Masa", "Tsukasa"),
        BotLanguage.CONVENTIONS,
    ),
    "hat": BotProfile(
        BotLevel.STRONG, ("Kenji", "Rin", "Sora", "Jun", "Mika", "Toshi"), BotLanguage.SECRET
    ),
    "pair": BotProfile(
        BotLevel.STRONG, ("Ren", "Nami", "Kazu", "Ume", "Ryo", "Sen"), BotLanguage.SECRET
    ),
    "learned": BotProfile(
        BotLevel.STRONG,
        ("Manabu", "Satori", "Chie", "Kei", "Mio", "Arata"),
        BotLanguage.SECRET,
    ),
    "search": BotProfile(
        BotLevel.STRONG,
        ("Akira", "Michi", "Shiro", "Tama", "Yori", "Daiki"),
        BotLanguage.SECRET,
    ),
    "careful": BotProfile(BotLevel.BEGINNER, ("Aki", "Emi", "Goro", "Suzu", "Taro", "Nori")),
    "random": BotProfile(BotLevel.CHANCE, ("Pochi", "Mimi", "Kuro", "Chibi", "Goma", "Pino")),
    "florist": BotProfile(BotLevel.STRONG, ("Sakura", "Botan", "Ayame", "Kaede", "Ran", "Tsubaki")),
    "greedy": BotProfile(BotLevel.GOOD, ("Kiku", "Fuji", "Nana", "Yuzu", "Sumi", "Asa")),
    "easy": BotProfile(BotLevel.BEGINNER, ("Hina", "Koto", "Tsubomi", "Mei", "Wakaba", "Futaba")),
}
"""The profile of each bot by its name in the roster."""


class TableBot(NamedTuple):
    """A bot as a table with a certain number of seats offers it."""

    bot_to_use: str
    """The bot to use there where this one is wanted: mostly itself."""
    given_names: tuple[str, ...]
    has_secret_language: bool
