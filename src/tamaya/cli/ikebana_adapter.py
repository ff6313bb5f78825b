"""Ikebana on the command line."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from tamaya.cli.ikebana_review_text import ikebana_review_text
from tamaya.cli.replay_text_and_score import FINISHED, UNFINISHED, GameScore, ReplayText
from tamaya.cli.review_text import Report, ReviewText
from tamaya.cli.rules_arguments import requested_ikebana_rules
from tamaya.cli.usage_parser import Arguments, UsageRefusal
from tamaya.i18n import Catalogue, Message
from tamaya.i18n.ikebana_names import ikebana_game_message
from tamaya.i18n.ikebana_replay import ikebana_ending_messages, ikebana_replay_lines
from tamaya.i18n.ikebana_rules_page import ikebana_rules_page
from tamaya.i18n.page_types import Page
from tamaya.notation import IkebanaRecord
from tamaya.rules.ikebana import Game, extensions_of
from tamaya.rules.shared_types import Refused, Viewer
from tamaya.table.options import Options


class IkebanaCliAdapter:
    """What the commands need to know of Ikebana."""

    def rules_page(self, arguments: Arguments) -> Page:
        """The rules with the requested extensions."""
        return ikebana_rules_page(requested_ikebana_rules(arguments), arguments.number("players"))

    def with_choice(self, options: Options, arguments: Arguments) -> Options:
        """The options with the requested extensions."""
        return replace(options, extensions=extensions_of(requested_ikebana_rules(arguments)))

    def replay_text(self, record: IkebanaRecord, game: Game, viewer: Viewer) -> ReplayText:
        """A record of Ikebana and its replayed game in messages."""
        names = record.names
        return ReplayText(
            title=ikebana_game_message(record.setup.rules),
            hands=(),
            lines=ikebana_replay_lines(game, names, viewer),
            ending=ikebana_ending_messages(game, names),
        )

    def turn_explanations(
        self, game: Game, names: Sequence[str], viewer: Viewer
    ) -> Mapping[int, tuple[Message, ...]]:
        """Refuse: no bot explains Ikebana."""
        del game, names, viewer
        raise Refused(UsageRefusal.NOT_FOR_THIS_GAME, option="--explain", game="ikebana")

    def score(self, game: Game) -> GameScore:
        """The points of each seat, which are also its score."""
        board = game.board
        outcome = UNFINISHED if board.outcome is None else FINISHED
        return GameScore(board.points, board.points, outcome)

    def review_text(
        self, record: IkebanaRecord, game: Game, report: Report, texts: Catalogue
    ) -> ReviewText:
        """The review of a game of Ikebana."""
        return ikebana_review_text(record, game, report, texts)
