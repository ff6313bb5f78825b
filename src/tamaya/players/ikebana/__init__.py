"""The players of Ikebana."""

from tamaya.players.ikebana.easy import Easy
from tamaya.players.ikebana.florist import Florist
from tamaya.players.ikebana.greedy import Greedy
from tamaya.players.ikebana.player_list import PLAYERS, IkebanaPlayer

__all__ = ["PLAYERS", "Easy", "Florist", "Greedy", "IkebanaPlayer"]
