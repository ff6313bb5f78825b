"""Hanabi on the command line."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from tamaya.cli.friend_explanations import turn_explanations
from tamaya.cli.hanabi_review_text import hanabi_review_text
from tamaya.cli.replay_text_and_score import UNFINISHED, GameScore, ReplayText
from tamaya.cli.review_text import Report, ReviewText
from tamaya.cli.rules_arguments import requested_hanabi_choice
from tamaya.cli.usage_parser import Arguments
from tamaya.i18n import Catalogue, Message
from tamaya.i18n.hanabi_names import hanabi_game_message
from tamaya.i18n.hanabi_replay import (
    hanabi_ending_messages,
    hanabi_replay_lines,
    hand_messages,
)
from tamaya.i18n.hanabi_rules_page import hanabi_rules_page_of
from tamaya.i18n.page_types import Page
from tamaya.notation import HanabiRecord
from tamaya.rules.hanabi import Game, points, score
from tamaya.rules.shared_types import Viewer
from tamaya.table.options import Options


class HanabiCliAdapter:
    """What the commands need to know of Hanabi."""

    def rules_page(self, arguments: Arguments) -> Page:
        """The rules of the requested edition, extensions and settings."""
        choice = requested_hanabi_choice(arguments)
        return hanabi_rules_page_of(choice, arguments.number("players"))

    def with_choice(self, options: Options, arguments: Arguments) -> Options:
        """The options with the requested edition, extensions and settings."""
        choice = requested_hanabi_choice(arguments)
        return replace(
            options,
            edition=choice.edition,
            extensions=choice.extensions,
            settings=choice.settings,
        )

    def replay_text(self, record: HanabiRecord, game: Game, viewer: Viewer) -> ReplayText:
        """A record of Hanabi and its replayed game in messages."""
        names = record.names
        return ReplayText(
            title=hanabi_game_message(record.choice),
            hands=tuple(hand_messages(Game.begin(record.setup).view(viewer), names)),
            lines=hanabi_replay_lines(game, names, viewer),
            ending=hanabi_ending_messages(game),
        )

    def turn_explanations(
        self, game: Game, names: Sequence[str], viewer: Viewer
    ) -> Mapping[int, tuple[Message, ...]]:
        """What ``friend`` would say of each turn."""
        return turn_explanations(game, names, viewer)

    def score(self, game: Game) -> GameScore:
        """The score and the points on the table."""
        board = game.board
        outcome = UNFINISHED if board.outcome is None else board.outcome.result
        return GameScore(score(board), points(board), outcome)

    def review_text(
        self, record: HanabiRecord, game: Game, report: Report, texts: Catalogue
    ) -> ReviewText:
        """The review of a game of Hanabi."""
        return hanabi_review_text(record, game, report, texts)
