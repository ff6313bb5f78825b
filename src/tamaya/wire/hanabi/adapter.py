"""The wire adapter of Hanabi."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from tamaya.i18n import Message
from tamaya.i18n.hanabi_events import hanabi_event_message
from tamaya.i18n.hanabi_names import hanabi_game_message
from tamaya.i18n.hanabi_outcomes import ended_message
from tamaya.i18n.hanabi_replay import hanabi_move_messages
from tamaya.i18n.hanabi_rules_page import hanabi_rules_page_of
from tamaya.i18n.page_types import Page
from tamaya.i18n.replay_line import seats_message
from tamaya.rules.hanabi import Board, Ending, Event, Game, Result, SeenEvent, verdict
from tamaya.rules.shared_types import Onlooker, Seat, Viewer
from tamaya.table.hanabi_adapter import choice_of
from tamaya.table.options import Options
from tamaya.wire.hanabi.card_fates import fates_of
from tamaya.wire.hanabi.live_answer import live_answer
from tamaya.wire.hanabi.move_explanation import explain_move
from tamaya.wire.hanabi.table_form_builder import composed_hanabi, hanabi_choice
from tamaya.wire.hanabi.view_builder import hanabi_view
from tamaya.wire.hanabi.view_types import HanabiView
from tamaya.wire.http.finished_game_types import CardFate
from tamaya.wire.http.statistics_game_result import CountedResult
from tamaya.wire.http.table_form_types import ComposedGame, GameChoice
from tamaya.wire.table_state_types import HanabiResult


class HanabiWireAdapter:
    """Views, results, sentences and options of Hanabi."""

    explain_move = staticmethod(explain_move)
    live_answer = staticmethod(live_answer)

    def view(self, game: Game, viewer: Viewer, help_level: int) -> HanabiView:
        """The board and the hands, with the help that the table has chosen."""
        return hanabi_view(game, viewer, help_level)

    def open_view(self, game: Game, seat: Seat, help_level: int) -> HanabiView:
        """The seat's view with the faces of all cards in hands."""
        open_hands = hanabi_view(game, Onlooker.REVIEWER, help_level).hands
        return replace(hanabi_view(game, seat, help_level), hands=open_hands)

    def result(self, game: Game) -> HanabiResult | None:
        """Won, lost or finished, with the score and the crowd's verdict."""
        outcome = game.outcome
        if outcome is None:
            return None
        crowd = verdict(game.board.rules, outcome)
        return HanabiResult(
            outcome.result,
            outcome.cause,
            outcome.score,
            outcome.points,
            band=None if crowd is None else crowd.band,
            has_black_powder=crowd is not None and crowd.has_black_powder,
            is_scored=game.board.rules.ending is not Ending.FINAL_FLOURISH,
        )

    def count_result(self, result: HanabiResult, seat: int | None) -> CountedResult:
        """The same for every seat: all play together."""
        del seat
        return CountedResult(
            is_won=result.result is Result.WON,
            is_lost=result.result is Result.LOST,
            score=result.score,
            can_be_won=not result.is_scored,
        )

    def start_messages(self, game: Game, names: Sequence[str]) -> Iterator[Message]:
        """Who sits where. The hands are not listed: everybody sees them on the table."""
        yield seats_message(names, game.setup.first_seat)

    def move_messages(
        self, events: Sequence[Event], names: Sequence[str], board: Board
    ) -> Iterator[tuple[Event, Message]]:
        """What happened, and at the end the verdict."""
        return hanabi_move_messages(events, names, board)

    def event_message(self, event: SeenEvent, names: Sequence[str], board: Board) -> Message | None:
        """What happened, as far as it may be known."""
        return hanabi_event_message(event, names, board)

    def card_fates(
        self, game: Game, events_of_moves: Sequence[Sequence[Event]]
    ) -> tuple[CardFate, ...]:
        """Laid, discarded, held or never drawn."""
        return fates_of(game, events_of_moves)

    def title_message(self, options: Options) -> Message:
        """Its edition, extensions and settings."""
        return hanabi_game_message(choice_of(options))

    def end_message(self, game: Game, names: Sequence[str]) -> Message | None:
        """Why it is over, and the score; all play together, so nobody is named."""
        del names
        if game.outcome is None:
            return None
        return ended_message(game.outcome, game.board.rules.ending)

    def rules_page(self, options: Options, players: int | None) -> Page:
        """The rules of the edition with its extensions and settings."""
        return hanabi_rules_page_of(choice_of(options), players)

    def game_choice(self) -> GameChoice:
        """Every edition with its extensions and settings."""
        return hanabi_choice()

    def composed_game(self, options: Options) -> ComposedGame:
        """Its title, its rules and the sizes of its hands."""
        return composed_hanabi(options)
