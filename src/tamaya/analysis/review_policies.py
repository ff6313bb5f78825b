"""The policy that plays on in reviews."""

from tamaya.analysis.game_rollouts import ReviewPolicy
from tamaya.players.hanabi.friend.engine_policy import FRIEND
from tamaya.players.hanabi.friend.memory_layout import OWN_BELIEFS, TAKEN

REVIEWER = ReviewPolicy(FRIEND, masks=OWN_BELIEFS + TAKEN, per_seat=0)
"""Friend, which reads moves as people do; its memory has the beliefs of who decided last."""
