"""One adapter per game: everything the wire needs to know of it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from tamaya.i18n import Message
from tamaya.i18n.page_types import Page
from tamaya.roster import BotLanguage
from tamaya.rules.shared_types import Seat, Viewer
from tamaya.table.game_adapters import Game
from tamaya.table.options import Options
from tamaya.wire.hanabi.adapter import HanabiWireAdapter
from tamaya.wire.http.finished_game_types import CardFate, MoveExplanation
from tamaya.wire.http.statistics_game_result import CountedResult
from tamaya.wire.http.table_form_types import ComposedGame, GameChoice
from tamaya.wire.ikebana.adapter import IkebanaWireAdapter
from tamaya.wire.server_messages import GameView
from tamaya.wire.table_state_types import GameResult

AnyGame_contra = TypeVar("AnyGame_contra", contravariant=True)
AnyBoard_contra = TypeVar("AnyBoard_contra", contravariant=True)
AnyEvent = TypeVar("AnyEvent")
AnySeenEvent_contra = TypeVar("AnySeenEvent_contra", contravariant=True)
AnyResult_contra = TypeVar("AnyResult_contra", contravariant=True)


class WireAdapter(
    Protocol[AnyGame_contra, AnyBoard_contra, AnyEvent, AnySeenEvent_contra, AnyResult_contra]
):
    """What the wire needs to know of one game: views, results, sentences and options."""

    def view(self, game: AnyGame_contra, viewer: Viewer, help_level: int) -> GameView:
        """What a viewer may see of a game."""

    def open_view(self, game: AnyGame_contra, seat: Seat, help_level: int) -> GameView:
        """What a seat may see and do, with every card open to it."""

    def result(self, game: AnyGame_contra) -> GameResult | None:
        """How a game ended, or None while it goes on."""

    def count_result(self, result: AnyResult_contra, seat: int | None) -> CountedResult:
        """What a result counts in the statistics of a seat."""

    def start_messages(self, game: AnyGame_contra, names: Sequence[str]) -> Iterator[Message]:
        """What the log says of the start of a game."""

    def move_messages(
        self, events: Sequence[AnyEvent], names: Sequence[str], board: AnyBoard_contra
    ) -> Iterator[tuple[AnyEvent, Message]]:
        """What the log says of a move's events; the board is from before the move."""

    def event_message(
        self, event: AnySeenEvent_contra, names: Sequence[str], board: AnyBoard_contra
    ) -> Message | None:
        """What the log says of one event to those who may not know all of it, if anything."""

    def card_fates(
        self, game: AnyGame_contra, events_of_moves: Sequence[Sequence[AnyEvent]]
    ) -> tuple[CardFate, ...]:
        """What became of each card of a finished game, from the events of each of its moves."""

    @property
    def explain_move(
        self,
    ) -> Callable[[AnyGame_contra, int, Sequence[str]], MoveExplanation] | None:
        """What a bot would do before the move of this number, and why; None if no bot explains."""

    def title_message(self, options: Options) -> Message:
        """The title of the game that a table's options make."""

    def end_message(self, game: AnyGame_contra, names: Sequence[str]) -> Message | None:
        """How a game ended, in a sentence; None while it goes on."""

    @property
    def live_answer(
        self,
    ) -> Callable[[Any, BotLanguage, str, Sequence[str]], Message | None] | None:
        """What the last move in the asker's view means, if a bot made it; None without answers."""

    def rules_page(self, options: Options, players: int | None) -> Page:
        """The rules of the game that a table's options make, for one number of players or all."""

    def game_choice(self) -> GameChoice:
        """What the form that opens a table offers for this game."""

    def composed_game(self, options: Options) -> ComposedGame:
        """The game that a table's options make."""


ADAPTERS: Mapping[str, WireAdapter[Any, Any, Any, Any, Any]] = {
    "hanabi": HanabiWireAdapter(),
    "ikebana": IkebanaWireAdapter(),
}
"""The adapter of each game, by the game's name."""


def adapter_of(game: Game) -> WireAdapter[Any, Any, Any, Any, Any]:
    """The adapter of a game that has begun."""
    return ADAPTERS[game.name]
