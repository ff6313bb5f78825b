"""``tamaya rules``: print the rules page of one game, made from its parameters."""

from tamaya.cli.game_adapters import ADAPTERS, requested_game
from tamaya.cli.rules_arguments import CHOICE_OPTIONS, CHOICE_TOPICS
from tamaya.cli.usage_parser import Arguments, Option, Usage
from tamaya.i18n import catalogue
from tamaya.terminal.text.rules_page_text import page_text

USAGE = Usage(
    "rules",
    options=(Option("game", "game"), *CHOICE_OPTIONS, Option("players", "number")),
    topics=CHOICE_TOPICS,
)


def run(arguments: Arguments) -> int:
    """Print the rules page of the requested game."""
    page = ADAPTERS[requested_game(arguments)].rules_page(arguments)
    print(page_text(page, catalogue(arguments.language)))
    return 0
