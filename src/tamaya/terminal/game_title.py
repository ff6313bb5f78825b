"""What game is played at a table, in words, and its rules as a page; from its options alone."""

from tamaya.i18n import Catalogue
from tamaya.i18n.hanabi_rules_page import rules_page
from tamaya.i18n.hanabi_words import game_message
from tamaya.i18n.ikebana_rules_page import ikebana_page
from tamaya.i18n.ikebana_words import ikebana_message
from tamaya.i18n.page import Page
from tamaya.rules import ikebana
from tamaya.rules.hanabi import Choice, compose
from tamaya.wire.options import ShownOptions


def game_title(options: ShownOptions, texts: Catalogue) -> str:
    """The title of the game."""
    if options.game == "ikebana":
        return texts.render(ikebana_message(ikebana.compose(options.extensions)))
    return texts.render(game_message(choice_of(options)))


def game_rules(options: ShownOptions) -> Page:
    """The rules of the game for as many as play."""
    if options.game == "ikebana":
        return ikebana_page(ikebana.compose(options.extensions), options.seats)
    choice = choice_of(options)
    return rules_page(game_message(choice), compose(choice), options.seats)


def choice_of(options: ShownOptions) -> Choice:
    """The words that the game was asked for with."""
    return Choice(options.edition, options.extensions, options.settings)
