"""The players of Hanabi."""

from tamaya.players.hanabi.careful import Careful
from tamaya.players.hanabi.friend import Friend
from tamaya.players.hanabi.gentle import Gentle

__all__ = ["Careful", "Friend", "Gentle"]
