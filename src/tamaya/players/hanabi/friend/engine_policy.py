"""``friend`` as a policy of the engine."""

from tamaya.engine.policy import Policy
from tamaya.players.hanabi.friend.decision import friend_move
from tamaya.players.hanabi.friend.memory_layout import FRIEND_WORDS

FRIEND = Policy("friend", friend_move, FRIEND_WORDS)
