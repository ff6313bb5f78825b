"""The roster: every player by name."""

from tamaya.roster.bot_profiles import BOT_PROFILES, BotLevel, BotProfile, TableBot
from tamaya.roster.by_name import (
    BOT_COSTS,
    COMPILED,
    OMNISCIENT_PLAYERS,
    ROSTER,
    TWO_SEAT_BOTS,
    AnyPlayer,
    BotCost,
    arena_bots,
    arena_player,
    best_bot,
    bot_for_seats,
    bots_for,
    bots_of,
    player_named,
    policy_named,
    refuse_seats,
    stand_in,
    table_bots,
    table_player,
)
from tamaya.roster.omniscient_player import OmniscientPlayer
from tamaya.roster.refusals import RosterRefusal

__all__ = [
    "BOT_COSTS",
    "BOT_PROFILES",
    "COMPILED",
    "ROSTER",
    "OMNISCIENT_PLAYERS",
    "TWO_SEAT_BOTS",
    "AnyPlayer",
    "BotCost",
    "BotLevel",
    "BotProfile",
    "OmniscientPlayer",
    "RosterRefusal",
    "TableBot",
    "arena_bots",
    "arena_player",
    "best_bot",
    "bot_for_seats",
    "bots_for",
    "bots_of",
    "player_named",
    "policy_named",
    "refuse_seats",
    "stand_in",
    "table_bots",
    "table_player",
]
