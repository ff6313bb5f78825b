"""The players of Ikebana, by the names they are asked for with."""

from tamaya.players.ikebana.florist import Florist
from tamaya.players.ikebana.greedy import Greedy
from tamaya.players.ikebana.roster import PLAYERS, IkebanaPlayer

__all__ = ["PLAYERS", "Florist", "Greedy", "IkebanaPlayer"]
