"""Ikebana on the command line."""

from msgspec.structs import replace

from tamaya.cli.choice_arguments import requested_ikebana_rules
from tamaya.cli.usage import Arguments
from tamaya.i18n.ikebana_rules_page import ikebana_rules_page
from tamaya.i18n.page import Page
from tamaya.rules.ikebana import extensions_of
from tamaya.table.options import Options


class IkebanaCliAdapter:
    """What the commands need to know of Ikebana."""

    def rules_page(self, arguments: Arguments) -> Page:
        """The rules with the requested extensions."""
        return ikebana_rules_page(requested_ikebana_rules(arguments), arguments.number("players"))

    def with_choice(self, options: Options, arguments: Arguments) -> Options:
        """The options with the requested extensions."""
        return replace(options, extensions=extensions_of(requested_ikebana_rules(arguments)))
