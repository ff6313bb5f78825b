"""One adapter per game: everything its bots need beyond the roster."""

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

from tamaya.notation.hanabi_move_text import WrittenMove, hanabi_move_text
from tamaya.notation.ikebana_move_text import ikebana_move_text
from tamaya.rules import hanabi, ikebana
from tamaya.rules.seed_and_shuffle import Seed
from tamaya.rules.shared_types import Seat

AnyView = hanabi.View | ikebana.View
AnyMove = hanabi.Move | ikebana.Move

GameOfBot_contra = TypeVar("GameOfBot_contra", contravariant=True)
MoveOfBot_contra = TypeVar("MoveOfBot_contra", contravariant=True)


class BotAdapter(Protocol[GameOfBot_contra, MoveOfBot_contra]):
    """What one game asks of those who let its bots move."""

    def warm_up_view(self, players: int, seed: Seed) -> AnyView:
        """Any view for this number of players, to compile a bot with."""

    def move_text(self, move: MoveOfBot_contra) -> str:
        """A move in the game's notation."""

    def count_decisions(self, game: GameOfBot_contra) -> int:
        """How many moves so far were made by the seat to act."""


class HanabiBotAdapter:
    """The bots of Hanabi."""

    def warm_up_view(self, players: int, seed: Seed) -> hanabi.View:
        """The first view of a game of the usual edition."""
        game = hanabi.Game.deal(hanabi.compose(hanabi.Choice()), players, seed, Seat(0))
        return game.view(Seat(0))

    def move_text(self, move: hanabi.Move) -> str:
        """The word for a move."""
        return hanabi_move_text(WrittenMove(move))

    def count_decisions(self, game: hanabi.Game) -> int:
        """All moves but rearrangements, which any seat may make at any time."""
        return sum(not isinstance(made.move, hanabi.Rearrange) for made in game.moves)


class IkebanaBotAdapter:
    """The bots of Ikebana."""

    def warm_up_view(self, players: int, seed: Seed) -> ikebana.View:
        """The first view of a game."""
        return ikebana.Game.deal(ikebana.compose(), players, seed, Seat(0)).view(Seat(0))

    def move_text(self, move: ikebana.Move) -> str:
        """The word for a move."""
        return ikebana_move_text(move)

    def count_decisions(self, game: ikebana.Game) -> int:
        """All moves."""
        return len(game.moves)


ADAPTERS: Mapping[str, BotAdapter[Any, Any]] = {
    "hanabi": HanabiBotAdapter(),
    "ikebana": IkebanaBotAdapter(),
}
"""The adapter of each game, by the game's name."""
