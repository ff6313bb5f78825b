"""What a text environment needs to know of each game: one adapter for Hanabi, one for Ikebana."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

from tamaya.engine.argument_checks import check_type
from tamaya.environments.game_names import NAMESPACE, GameSpec, game_names, game_spec
from tamaya.hanabi import Game as HanabiGame
from tamaya.hanabi import View as HanabiView
from tamaya.i18n import Catalogue, Message
from tamaya.i18n.hanabi_names import hanabi_game_message
from tamaya.i18n.hanabi_position import hanabi_position, position_sentences
from tamaya.i18n.hanabi_replay import hanabi_ending_messages, hanabi_replay_lines
from tamaya.i18n.hanabi_rules_page import hanabi_rules_page
from tamaya.i18n.ikebana_position import ikebana_position, ikebana_position_sentences
from tamaya.i18n.ikebana_replay import ikebana_ending_messages, ikebana_replay_lines
from tamaya.i18n.ikebana_rules_page import ikebana_rules_page
from tamaya.i18n.move_options import hanabi_option, ikebana_option
from tamaya.i18n.page_types import Page
from tamaya.i18n.replay_line import ReplayLine
from tamaya.ikebana import Game as IkebanaGame
from tamaya.ikebana import View as IkebanaView
from tamaya.notation import Record
from tamaya.notation.hanabi_move_text import WrittenMove, hanabi_move_text
from tamaya.notation.hanabi_replayable_record import hanabi_record_of
from tamaya.notation.ikebana_move_text import ikebana_move_text
from tamaya.notation.ikebana_replayable_record import ikebana_record_of
from tamaya.rules import ikebana
from tamaya.rules.hanabi import Choice, Decision, Level, choice_of, parse_settings, score
from tamaya.rules.seed_and_shuffle import Seed
from tamaya.rules.shared_types import FEWEST_PLAYERS, MOST_PLAYERS, Seat

IKEBANA = "ikebana"


class TextGame(Protocol):
    """A game with fixed rules and a fixed number of seats, in sentences."""

    name: ClassVar[str]
    introduction: ClassVar[tuple[str, ...]]
    """The messages that say how to read a position."""

    @property
    def seats(self) -> int:
        """The number of seats."""

    def deal(self, seed: Seed | str | int | None, first_seat: Seat | None) -> Any:
        """Deal a game; without a seed, a random one."""

    def rules_page(self) -> Page:
        """The rules."""

    def position(
        self, view: Any, level: Level | None, names: Sequence[str], texts: Catalogue
    ) -> Iterator[str]:
        """A position as one seat may know it, with this level of deductions."""

    def option(self, view: Any, move: Any, names: Sequence[str]) -> Message:
        """A legal move in a few words."""

    def move_text(self, move: Any) -> str:
        """A move in the notation."""

    def lines(self, game: Any, names: Sequence[str], seat: Seat) -> Iterator[ReplayLine]:
        """What has happened, as one seat may know it."""

    def ending(self, game: Any, names: Sequence[str]) -> Iterator[Message]:
        """How the game ended."""

    def score(self, game: Any, seat: Seat) -> int:
        """The score so far: of all together, or of this seat where each plays for itself."""

    def record(self, game: Any, names: tuple[str, ...]) -> Record:
        """The record of a game."""


@dataclass(frozen=True, slots=True)
class HanabiTextGame:
    """A game of Hanabi in sentences."""

    name: ClassVar[str] = "hanabi"
    introduction: ClassVar[tuple[str, ...]] = ("text-numbers",)

    choice: Choice
    spec: GameSpec

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.spec.players

    def deal(self, seed: Seed | str | int | None, first_seat: Seat | None) -> HanabiGame:
        """Deal a game; without a seed, a random one."""
        return HanabiGame.deal(*self.spec, seed, first_seat)

    def rules_page(self) -> Page:
        """The rules of the edition with its extensions and settings."""
        return hanabi_rules_page(hanabi_game_message(self.choice), *self.spec)

    def position(
        self, view: HanabiView, level: Level | None, names: Sequence[str], texts: Catalogue
    ) -> Iterator[str]:
        """The counters, fireworks, discards and hands."""
        return position_sentences(hanabi_position(view, level), names, texts)

    def option(self, view: HanabiView, move: Decision, names: Sequence[str]) -> Message:
        """A legal move in a few words."""
        return hanabi_option(view, move, names)

    def move_text(self, move: Decision) -> str:
        """A move in the notation."""
        return hanabi_move_text(WrittenMove(move))

    def lines(self, game: HanabiGame, names: Sequence[str], seat: Seat) -> Iterator[ReplayLine]:
        """What has happened, one line per turn."""
        return hanabi_replay_lines(game, names, seat)

    def ending(self, game: HanabiGame, names: Sequence[str]) -> Iterator[Message]:  # noqa: ARG002
        """How the game ended, and the verdict."""
        return hanabi_ending_messages(game)

    def score(self, game: HanabiGame, seat: Seat) -> int:  # noqa: ARG002
        """The score of all together."""
        return score(game.board)

    def record(self, game: HanabiGame, names: tuple[str, ...]) -> Record:
        """The record of a game."""
        return hanabi_record_of(game, names, self.choice)


@dataclass(frozen=True, slots=True)
class IkebanaTextGame:
    """A game of Ikebana in sentences."""

    name: ClassVar[str] = IKEBANA
    introduction: ClassVar[tuple[str, ...]] = ()

    rules: ikebana.Rules
    seats: int

    def deal(self, seed: Seed | str | int | None, first_seat: Seat | None) -> IkebanaGame:
        """Deal a game; without a seed, a random one."""
        return IkebanaGame.deal(self.rules, self.seats, seed, first_seat)

    def rules_page(self) -> Page:
        """The rules with the extensions."""
        return ikebana_rules_page(self.rules, self.seats)

    def position(
        self,
        view: IkebanaView,
        level: Level | None,  # noqa: ARG002
        names: Sequence[str],
        texts: Catalogue,
    ) -> Iterator[str]:
        """The round, the bouquets and the card just drawn; there is nothing to deduce."""
        return ikebana_position_sentences(ikebana_position(view), names, texts)

    def option(self, view: IkebanaView, move: ikebana.Move, names: Sequence[str]) -> Message:
        """A legal move in a few words."""
        return ikebana_option(view, move, names)

    def move_text(self, move: ikebana.Move) -> str:
        """A move in the notation."""
        return ikebana_move_text(move)

    def lines(self, game: IkebanaGame, names: Sequence[str], seat: Seat) -> Iterator[ReplayLine]:
        """What has happened, one line per turn and some per round."""
        return ikebana_replay_lines(game, names, seat)

    def ending(self, game: IkebanaGame, names: Sequence[str]) -> Iterator[Message]:
        """Who won, and the points."""
        return ikebana_ending_messages(game, names)

    def score(self, game: IkebanaGame, seat: Seat) -> int:
        """The points of this seat."""
        return game.board.points[seat]

    def record(self, game: IkebanaGame, names: tuple[str, ...]) -> Record:
        """The record of a game."""
        return ikebana_record_of(game, names)


def text_game(game: str | GameSpec, settings: str = "") -> TextGame:
    """The game of this name, such as ``standard-2p`` or ``ikebana-final-bouquet-3p``."""
    if isinstance(game, GameSpec):
        return HanabiTextGame(choice_of(game.rules), game_spec(game, settings))
    name = check_type(game, str, "game").removeprefix(f"{NAMESPACE}/")
    if name in ikebana_names():
        if settings:
            raise ValueError(f"settings {settings!r} change a game of Hanabi, not {name}")
        return ikebana_names()[name]
    spec = game_spec(name, settings)
    choice, _ = game_names()[name]
    chosen = Choice(choice.edition, choice.extensions, parse_settings(settings))
    return HanabiTextGame(chosen, spec)


def ikebana_names() -> dict[str, IkebanaTextGame]:
    """The games of Ikebana by name."""
    return {
        "-".join((IKEBANA, *extensions, f"{seats}p")): IkebanaTextGame(
            ikebana.compose(extensions), seats
        )
        for extensions in ((), ikebana.EXTENSIONS)
        for seats in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    }
