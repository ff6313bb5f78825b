"""The wire adapter of Ikebana."""

from collections.abc import Iterator, Sequence

from tamaya.i18n import Message
from tamaya.i18n.ikebana_events import ikebana_event_message
from tamaya.i18n.ikebana_names import ikebana_game_message, won_message
from tamaya.i18n.ikebana_replay import ikebana_move_messages
from tamaya.i18n.ikebana_rules_page import ikebana_rules_page
from tamaya.i18n.page_types import Page
from tamaya.rules.ikebana import Board, Event, Game, SeenEvent, compose
from tamaya.rules.shared_types import Seat, Viewer
from tamaya.table.options import Options
from tamaya.wire.http.finished_game_types import CardFate
from tamaya.wire.http.statistics_game_result import CountedResult
from tamaya.wire.http.table_form_types import ComposedGame, GameChoice
from tamaya.wire.ikebana.table_form_builder import composed_ikebana, ikebana_choice
from tamaya.wire.ikebana.view_builder import ikebana_view
from tamaya.wire.ikebana.view_types import IkebanaView
from tamaya.wire.table_state_types import IkebanaResult


class IkebanaWireAdapter:
    """Views, results, sentences and options of Ikebana."""

    explain_move = None
    live_answer = None

    def view(self, game: Game, viewer: Viewer, help_level: int) -> IkebanaView:
        """The board and the card just drawn; there are no levels of help."""
        del help_level
        return ikebana_view(game, viewer)

    def open_view(self, game: Game, seat: Seat, help_level: int) -> IkebanaView:
        """The seat's view: the seat to act sees all there is to see."""
        return self.view(game, seat, help_level)

    def result(self, game: Game) -> IkebanaResult | None:
        """The points of each seat, and who won."""
        outcome = game.outcome
        return None if outcome is None else IkebanaResult(outcome.points, outcome.winners)

    def count_result(self, result: IkebanaResult, seat: int | None) -> CountedResult:
        """Won by the seats with the most points, lost by the others; there is no common score."""
        is_won = seat in result.winners
        return CountedResult(is_won=is_won, is_lost=not is_won, score=None)

    def start_messages(self, game: Game, names: Sequence[str]) -> Iterator[Message]:
        """The first round begins."""
        for _, message in ikebana_move_messages(Game.begin(game.setup).history, names):
            yield message

    def move_messages(
        self, events: Sequence[Event], names: Sequence[str], board: Board
    ) -> Iterator[tuple[Event, Message]]:
        """What happened, with the worth of every bouquet at the end of a round."""
        del board
        return ikebana_move_messages(events, names)

    def event_message(self, event: SeenEvent, names: Sequence[str], board: Board) -> Message | None:
        """What happened, as far as it may be known."""
        del board
        return ikebana_event_message(event, names)

    def card_fates(
        self, game: Game, events_of_moves: Sequence[Sequence[Event]]
    ) -> tuple[CardFate, ...]:
        """None: there are no hands in which a card could wait for its fate."""
        del game, events_of_moves
        return ()

    def title_message(self, options: Options) -> Message:
        """Its name and its extensions."""
        return ikebana_game_message(compose(options.extensions))

    def end_message(self, game: Game, names: Sequence[str]) -> Message | None:
        """Who won, and with how many points."""
        return None if game.outcome is None else won_message(game.outcome, names)

    def rules_page(self, options: Options, players: int | None) -> Page:
        """The rules with the extensions."""
        return ikebana_rules_page(compose(options.extensions), players)

    def game_choice(self) -> GameChoice:
        """One edition with its extensions."""
        return ikebana_choice()

    def composed_game(self, options: Options) -> ComposedGame:
        """Its title and its rules."""
        return composed_ikebana(options)
