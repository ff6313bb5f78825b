"""The roster: every player by name, whichever room it lives in."""

from tamaya.roster.by_name import (
    COMPILED,
    ROSTER,
    SEERS,
    STAND_INS,
    AnyPlayer,
    arena_bots,
    arena_player,
    best_bot,
    bots_of,
    house_player,
    player_named,
    policy_named,
)
from tamaya.roster.seers import Seer

__all__ = [
    "COMPILED",
    "ROSTER",
    "SEERS",
    "STAND_INS",
    "AnyPlayer",
    "Seer",
    "arena_bots",
    "arena_player",
    "best_bot",
    "bots_of",
    "house_player",
    "player_named",
    "policy_named",
]
