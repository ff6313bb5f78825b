"""The hat player as a policy of the engine."""

from tamaya.engine.policies import Policy
from tamaya.players.hanabi.hat.deciding import hat_move, quick_move
from tamaya.players.hanabi.hat.memory import WORDS

HAT = Policy("hat", hat_move, WORDS)

QUICK_HAT = Policy("quick_hat", quick_move, WORDS)
"""The same without a thought about the end of the game."""
