"""``tamaya rules``: the rules page of one game, made from its parameters."""

from collections.abc import Callable, Mapping

from tamaya.cli.choice_arguments import (
    CHOICE_OPTIONS,
    CHOICE_TOPICS,
    requested_choice,
    requested_ikebana_rules,
)
from tamaya.cli.usage import Arguments, Option, Usage, UsageRefusal
from tamaya.i18n import catalogue
from tamaya.i18n.hanabi_rules_page import hanabi_rules_page
from tamaya.i18n.hanabi_words import hanabi_game_message
from tamaya.i18n.ikebana_rules_page import ikebana_rules_page
from tamaya.i18n.page import Page
from tamaya.rules.game import Refused
from tamaya.rules.hanabi import EDITIONS, compose
from tamaya.terminal.text.page_text import page_text

USAGE = Usage(
    "rules",
    options=(Option("game", "game"), *CHOICE_OPTIONS, Option("players", "number")),
    topics=CHOICE_TOPICS,
)


def run(arguments: Arguments) -> int:
    """Print the page of the game that is asked for."""
    game = arguments.values.get("game", "hanabi")
    if game not in PAGES:
        raise Refused(UsageRefusal.NO_SUCH_GAME, game=game, known=", ".join(PAGES))
    print(page_text(PAGES[game](arguments), catalogue(arguments.language)))
    return 0


def hanabi_page(arguments: Arguments) -> Page:
    """The page of the Hanabi that the options ask for."""
    choice = requested_choice(arguments)
    rules, suggestions = compose(choice), EDITIONS[choice.edition].suggestions
    return hanabi_rules_page(
        hanabi_game_message(choice), rules, arguments.number("players"), suggestions
    )


def ikebana_rules(arguments: Arguments) -> Page:
    """The page of the Ikebana that the options ask for."""
    return ikebana_rules_page(requested_ikebana_rules(arguments), arguments.number("players"))


PAGES: Mapping[str, Callable[[Arguments], Page]] = {"hanabi": hanabi_page, "ikebana": ikebana_rules}
"""For each game, what makes its page from a request."""
