"""The pair player as a policy of the engine."""

from tamaya.engine.policy import Policy
from tamaya.players.hanabi.pair.decision import pair_move, quick_pair_move
from tamaya.players.hanabi.pair.memory_layout import SEATS
from tamaya.players.hanabi.shared_kernels.memory_layout import MEMORY_WORDS

PAIR = Policy("pair", pair_move, MEMORY_WORDS, SEATS)

QUICK_PAIR = Policy("quick_pair", quick_pair_move, MEMORY_WORDS, SEATS)
"""The same without a search of the endgame."""
