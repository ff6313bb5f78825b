"""``tamaya rules``: the rules page of one game, made from its parameters."""

from collections.abc import Callable, Mapping

from tamaya.cli.choice_arguments import (
    CHOICE_OPTIONS,
    CHOICE_TOPICS,
    choice_asked_for,
    ikebana_asked_for,
)
from tamaya.cli.usage import Option, Request, Usage, UsageRefusal
from tamaya.i18n import catalogue
from tamaya.i18n.hanabi_rules_page import rules_page
from tamaya.i18n.hanabi_words import game_message
from tamaya.i18n.ikebana_rules_page import ikebana_page
from tamaya.i18n.page import Page
from tamaya.rules.game import Refused
from tamaya.rules.hanabi import compose
from tamaya.terminal.page_text import page_text

USAGE = Usage(
    "rules",
    options=(Option("game", "game"), *CHOICE_OPTIONS, Option("players", "number")),
    topics=CHOICE_TOPICS,
)


def run(request: Request) -> int:
    """Print the page of the game that is asked for."""
    game = request.values.get("game", "hanabi")
    if game not in PAGES:
        raise Refused(UsageRefusal.NO_SUCH_GAME, game=game, known=", ".join(PAGES))
    print(page_text(PAGES[game](request), catalogue(request.language)))
    return 0


def hanabi_page(request: Request) -> Page:
    """The page of the Hanabi that the options ask for."""
    choice = choice_asked_for(request)
    return rules_page(game_message(choice), compose(choice), request.number("players"))


def ikebana_rules(request: Request) -> Page:
    """The page of the Ikebana that the options ask for."""
    return ikebana_page(ikebana_asked_for(request), request.number("players"))


PAGES: Mapping[str, Callable[[Request], Page]] = {"hanabi": hanabi_page, "ikebana": ikebana_rules}
"""For each game, what makes its page from a request."""
