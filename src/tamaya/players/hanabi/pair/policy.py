"""The pair as a policy of the engine."""

from tamaya.engine.policies import Policy
from tamaya.players.hanabi.hat.memory import WORDS
from tamaya.players.hanabi.pair.deciding import pair_move, quick_pair_move

PAIR = Policy("pair", pair_move, WORDS)

QUICK_PAIR = Policy("quick_pair", quick_pair_move, WORDS)
"""The same for two seats only, without a thought about the end of the game."""
