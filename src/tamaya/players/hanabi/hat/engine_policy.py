"""The hat player as a policy of the engine."""

from tamaya.engine.policy import Policy
from tamaya.players.hanabi.hat.decision import hat_move, quick_move
from tamaya.players.hanabi.shared_kernels.memory_layout import MEMORY_WORDS

HAT = Policy("hat", hat_move, MEMORY_WORDS)

QUICK_HAT = Policy("quick_hat", quick_move, MEMORY_WORDS)
"""The same without an endgame search."""
