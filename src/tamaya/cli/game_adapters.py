"""One adapter per game: what the commands need to know of it."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar

from tamaya.cli.hanabi_adapter import HanabiCliAdapter
from tamaya.cli.ikebana_adapter import IkebanaCliAdapter
from tamaya.cli.replay_text_and_score import GameScore, ReplayText
from tamaya.cli.review_text import Report, ReviewText
from tamaya.cli.usage_parser import Arguments, UsageRefusal
from tamaya.i18n import Catalogue, Message
from tamaya.i18n.page_types import Page
from tamaya.rules.shared_types import Refused, Viewer
from tamaya.table.options import Options

DEFAULT_GAME = "hanabi"


RecordT_contra = TypeVar("RecordT_contra", contravariant=True)
GameT_contra = TypeVar("GameT_contra", contravariant=True)


class CliAdapter(Protocol[RecordT_contra, GameT_contra]):
    """One game on the command line."""

    def rules_page(self, arguments: Arguments) -> Page:
        """The rules page of the requested game."""

    def with_choice(self, options: Options, arguments: Arguments) -> Options:
        """The options of a table with the requested game filled in."""

    def replay_text(self, record: RecordT_contra, game: GameT_contra, viewer: Viewer) -> ReplayText:
        """A record and its replayed game in messages, as this viewer may see them."""

    def turn_explanations(
        self, game: GameT_contra, names: Sequence[str], viewer: Viewer
    ) -> Mapping[int, tuple[Message, ...]]:
        """What a bot would say of each turn; refused where no bot can explain the game."""

    def score(self, game: GameT_contra) -> GameScore:
        """The score of a game so far, and how it ended."""

    def review_text(
        self, record: RecordT_contra, game: GameT_contra, report: Report, texts: Catalogue
    ) -> ReviewText:
        """The review of a replayed record; ``report`` is told how far it is."""


ADAPTERS: Mapping[str, CliAdapter[Any, Any]] = {
    "hanabi": HanabiCliAdapter(),
    "ikebana": IkebanaCliAdapter(),
}


def requested_game(arguments: Arguments) -> str:
    """The name of the requested game; refused where there is no such game."""
    game = arguments.values.get("game", DEFAULT_GAME)
    if game not in ADAPTERS:
        raise Refused(UsageRefusal.NO_SUCH_GAME, game=game, known=", ".join(ADAPTERS))
    return game
