"""Bots on the command line: names of the roster, classes of your own, entry points."""

from collections.abc import Iterable
from itertools import takewhile

from tamaya.cli.usage_parser import UsageRefusal
from tamaya.roster import entry_point_names, external_bot, is_external
from tamaya.rules.shared_types import Refused

SHORTEST_MISSPELT = 4
"""Many names of people are a letter away from a shorter word."""


def parse_bots(text: str, game: str, known: Iterable[str]) -> tuple[str, ...]:
    """The bots in a text, separated by commas; refused where one is unknown or cannot be loaded."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        refuse_unknown(name, game, known)
    return names


def refuse_unknown(name: str, game: str, known: Iterable[str]) -> None:
    """Refuse a bot that is none of these names, nor one from outside that can be loaded."""
    if name in known:
        return
    if not is_external(name):
        names = ", ".join((*known, *entry_point_names()))
        raise Refused(UsageRefusal.NO_SUCH_BOT, bot=name, known=names)
    external_bot(name, game)


def refuse_misspelt(name: str, known: Iterable[str]) -> None:
    """Refuse a person whose name is a bot's but for one slip of the fingers."""
    if any(is_one_slip_from(name, bot) for bot in known):
        raise Refused(UsageRefusal.MISSPELT_BOT, bot=name, known=", ".join(known))


def is_one_slip_from(name: str, word: str) -> bool:
    """Whether a letter is missing, wrong, too many or in the wrong place; not in short words."""
    typed = name.casefold()
    if len(word) < SHORTEST_MISSPELT:
        return False
    if sorted(typed) == sorted(word):
        return True
    pairs = zip(typed, word, strict=False)
    start = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
    one, other = typed[start:], word[start:]
    return one[1:] == other[1:] or one[1:] == other or one == other[1:]
