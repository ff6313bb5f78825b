"""Bots on the command line: names of the roster, classes of your own, entry points."""

from collections.abc import Iterable

from tamaya.cli.usage_parser import UsageRefusal
from tamaya.roster import entry_point_names, external_bot, is_external
from tamaya.rules.shared_types import Refused


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
