"""The options that a game of Hanabi is asked for with: the same words on every command."""

from tamaya.cli.usage import Option, Request
from tamaya.rules.hanabi import Choice, parse_settings

CHOICE_OPTIONS = (
    Option("edition", "edition"),
    Option("with", "extensions"),
    Option("set", "settings"),
)

CHOICE_TOPICS = ("editions", "extensions", "settings")
"""The lists that explain these options on a help page."""


def choice_asked_for(request: Request) -> Choice:
    """The game that the options ask for; raises ``Refused`` where a setting cannot be read."""
    values = request.values
    names = (name.strip() for name in values.get("with", "").split(","))
    return Choice(
        edition=values.get("edition", Choice().edition),
        extensions=tuple(filter(None, names)),
        settings=parse_settings(values.get("set", "")),
    )
