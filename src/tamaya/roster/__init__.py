"""The roster: every player by name, whichever room it lives in."""

from tamaya.roster.by_name import (
    COMPILED,
    OMNISCIENT_PLAYERS,
    ROSTER,
    STAND_INS,
    AnyPlayer,
    arena_bots,
    arena_player,
    best_bot,
    bots_of,
    player_named,
    policy_named,
    table_player,
)
from tamaya.roster.omniscient import OmniscientPlayer

__all__ = [
    "COMPILED",
    "ROSTER",
    "OMNISCIENT_PLAYERS",
    "STAND_INS",
    "AnyPlayer",
    "OmniscientPlayer",
    "arena_bots",
    "arena_player",
    "best_bot",
    "bots_of",
    "table_player",
    "player_named",
    "policy_named",
]
