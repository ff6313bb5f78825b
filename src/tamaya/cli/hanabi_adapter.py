"""Hanabi on the command line."""

from msgspec.structs import replace

from tamaya.cli.choice_arguments import requested_hanabi_choice
from tamaya.cli.usage import Arguments
from tamaya.i18n.hanabi_rules_page import hanabi_rules_page
from tamaya.i18n.hanabi_words import hanabi_game_message
from tamaya.i18n.page import Page
from tamaya.rules.hanabi import EDITIONS, compose
from tamaya.table.options import Options


class HanabiCliAdapter:
    """What the commands need to know of Hanabi."""

    def rules_page(self, arguments: Arguments) -> Page:
        """The rules of the requested edition, extensions and settings."""
        choice = requested_hanabi_choice(arguments)
        rules, suggestions = compose(choice), EDITIONS[choice.edition].suggestions
        title, players = hanabi_game_message(choice), arguments.number("players")
        return hanabi_rules_page(title, rules, players, suggestions)

    def with_choice(self, options: Options, arguments: Arguments) -> Options:
        """The options with the requested edition, extensions and settings."""
        choice = requested_hanabi_choice(arguments)
        return replace(
            options,
            edition=choice.edition,
            extensions=choice.extensions,
            settings=choice.settings,
        )
