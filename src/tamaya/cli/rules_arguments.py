"""The options that choose a game: the same on every command."""

from tamaya.cli.usage_parser import Arguments, Option, UsageRefusal
from tamaya.rules import ikebana
from tamaya.rules.hanabi import Choice, parse_settings
from tamaya.rules.shared_types import Refused

CHOICE_OPTIONS = (
    Option("edition", "edition"),
    Option("with", "extensions"),
    Option("set", "settings"),
)

CHOICE_TOPICS = ("editions", "extensions", "settings")
"""The lists on a help page that explain these options."""


def requested_hanabi_choice(arguments: Arguments) -> Choice:
    """The requested game of Hanabi, or a refusal of a setting."""
    values = arguments.values
    return Choice(
        edition=values.get("edition", Choice().edition),
        extensions=requested_extensions(arguments),
        settings=parse_settings(values.get("set", "")),
    )


def requested_ikebana_rules(arguments: Arguments) -> ikebana.Rules:
    """The requested game of Ikebana, which has neither editions nor settings."""
    for name in ("edition", "set"):
        if name in arguments.values:
            raise Refused(UsageRefusal.NOT_FOR_THIS_GAME, option=f"--{name}", game="ikebana")
    return ikebana.compose(requested_extensions(arguments))


def requested_extensions(arguments: Arguments) -> tuple[str, ...]:
    """The extensions named after ``--with``."""
    names = (name.strip() for name in arguments.values.get("with", "").split(","))
    return tuple(filter(None, names))
