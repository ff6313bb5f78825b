"""The players of Hanabi."""

from tamaya.players.hanabi.careful import Careful

__all__ = ["Careful"]
