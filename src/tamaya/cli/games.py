"""One adapter per game: what the commands need to know of it."""

from collections.abc import Mapping
from typing import Protocol

from tamaya.cli.hanabi_adapter import HanabiCliAdapter
from tamaya.cli.ikebana_adapter import IkebanaCliAdapter
from tamaya.cli.usage import Arguments, UsageRefusal
from tamaya.i18n.page import Page
from tamaya.rules.game import Refused
from tamaya.table.options import Options

DEFAULT_GAME = "hanabi"


class CliAdapter(Protocol):
    """One game on the command line."""

    def rules_page(self, arguments: Arguments) -> Page:
        """The rules page of the requested game."""

    def with_choice(self, options: Options, arguments: Arguments) -> Options:
        """The options of a table with the requested game filled in."""


ADAPTERS: Mapping[str, CliAdapter] = {
    "hanabi": HanabiCliAdapter(),
    "ikebana": IkebanaCliAdapter(),
}


def requested_game(arguments: Arguments) -> str:
    """The name of the requested game; refused where there is no such game."""
    game = arguments.values.get("game", DEFAULT_GAME)
    if game not in ADAPTERS:
        raise Refused(UsageRefusal.NO_SUCH_GAME, game=game, known=", ".join(ADAPTERS))
    return game
