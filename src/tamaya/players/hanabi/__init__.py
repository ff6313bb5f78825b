"""The players of Hanabi."""

from tamaya.players.hanabi.careful import Careful
from tamaya.players.hanabi.friend import Friend

__all__ = ["Careful", "Friend"]
