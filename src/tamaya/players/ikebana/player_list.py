"""The players of Ikebana by name."""

from collections.abc import Callable, Mapping

from tamaya.players.ikebana.easy import Easy
from tamaya.players.ikebana.florist import Florist
from tamaya.players.ikebana.greedy import Greedy
from tamaya.players.player import Player
from tamaya.rules.ikebana.moves import Move
from tamaya.rules.ikebana.view import View

IkebanaPlayer = Player[View, Move]

PLAYERS: Mapping[str, Callable[[], IkebanaPlayer]] = {
    "florist": Florist,
    "greedy": Greedy,
    "easy": Easy,
}
"""For each name the function that makes a player for one seat of one game."""
