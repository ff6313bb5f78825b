"""The players by name, for each game."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from enum import StrEnum
from importlib import import_module
from typing import Any

from tamaya.engine.package_availability import has_engine, refuse_without_engine
from tamaya.players.hanabi import Careful, Friend, Gentle
from tamaya.players.ikebana import PLAYERS as IKEBANA_PLAYERS
from tamaya.players.player import Player
from tamaya.players.random_player import RandomPlayer
from tamaya.roster.bot_profiles import BOT_PROFILES, BotLanguage, BotProfile, TableBot
from tamaya.roster.external_bots import (
    external_bot,
    is_external,
    offered_bots,
)
from tamaya.roster.omniscient_player import OmniscientPlayer
from tamaya.roster.refusals import RosterRefusal
from tamaya.rules.seed_and_shuffle import Seed
from tamaya.rules.shared_types import FEWEST_PLAYERS, Refused

AnyPlayer = Player[Any, Any]
"""A player of either game; the game decides the type of its views and moves."""

SECONDS_AT_A_TABLE: Mapping[str, float] = {"search": 0.7, "expert": 0.5}
"""How long the players that search may do so at a table, where people wait for their moves."""


class BotCost(StrEnum):
    """How long a bot computes for one move."""

    QUICK = "quick"
    """Well below half a second."""
    SLOW = "slow"
    """As long as it may: it searches."""


def _ignoring_seed(make: Callable[[], AnyPlayer]) -> Callable[[Seed], AnyPlayer]:
    return lambda _: make()


def _load_compiled(module: str, name: str) -> Any:
    """Import a name that needs the engine; refused if the extra is not installed."""
    refuse_without_engine()
    return getattr(import_module(module), name)


def _compiled(module: str, name: str) -> Callable[[Seed], AnyPlayer]:
    def make(_: Seed) -> AnyPlayer:
        player: AnyPlayer = _load_compiled(module, name)()
        return player

    return make


def _oracle(_: Seed) -> OmniscientPlayer:
    return OmniscientPlayer(_load_compiled("tamaya.search.oracle", "Oracle")().decide)


ROSTER: Mapping[str, Mapping[str, Callable[[Seed], AnyPlayer]]] = {
    "hanabi": {
        "friend": _ignoring_seed(Friend),
        "gentle": _ignoring_seed(Gentle),
        "expert": _compiled("tamaya.search.expert_player", "ExpertPlayer"),
        "hat": _compiled("tamaya.players.hanabi.compiled_player", "hat_player"),
        "pair": _compiled("tamaya.players.hanabi.compiled_player", "pair_player"),
        "learned": _compiled("tamaya.players.hanabi.learned.learned_player", "LearnedPlayer"),
        "search": _compiled("tamaya.search.search_player", "SearchPlayer"),
        "careful": _ignoring_seed(Careful),
        "random": RandomPlayer,
    },
    "ikebana": {
        **{name: _ignoring_seed(make) for name, make in IKEBANA_PLAYERS.items()},
        "random": RandomPlayer,
    },
}
"""For each game its players, each made from a seed; the first is the default."""

OMNISCIENT_PLAYERS: Mapping[str, Mapping[str, Callable[[Seed], OmniscientPlayer]]] = {
    "hanabi": {"oracle": _oracle},
    "ikebana": {},
}
"""Players that see more than any seat may: they play in the arena only."""

_POLICIES = {
    "friend": ("tamaya.players.hanabi.friend.engine_policy", "FRIEND"),
    "gentle": ("tamaya.players.hanabi.gentle", "GENTLE"),
    "hat": ("tamaya.players.hanabi.hat.engine_policy", "HAT"),
    "pair": ("tamaya.players.hanabi.pair.engine_policy", "PAIR"),
    "learned": ("tamaya.players.hanabi.learned.batch_policy", "LEARNED"),
}
"""The players of Hanabi that can also play inside the engine."""

COMPILED = frozenset(_POLICIES) - {"friend", "gentle"} | {"search", "expert"}
"""The players of Hanabi that need the engine. Compiling one takes minutes, once per machine."""

BOT_COSTS: Mapping[str, BotCost] = {
    "friend": BotCost.QUICK,
    "gentle": BotCost.QUICK,
    "expert": BotCost.SLOW,
    "hat": BotCost.QUICK,
    "pair": BotCost.QUICK,
    "learned": BotCost.QUICK,
    "search": BotCost.SLOW,
    "careful": BotCost.QUICK,
    **dict.fromkeys(IKEBANA_PLAYERS, BotCost.QUICK),
    "random": BotCost.QUICK,
}
"""What a decision of each bot costs, once its code is loaded."""

TWO_SEAT_BOTS: Mapping[str, str] = {"pair": "hat", "learned": "hat"}
"""The bots that play with two seats only, and the bot to use with more."""


def bots_of(game: str) -> frozenset[str]:
    """The names of the game's players that this installation can run; none for an unknown game."""
    names = frozenset(ROSTER.get(game, ()))
    return (names if has_engine() else names - COMPILED) | offered_bots(game).keys()


def bots_for(game: str, seats: int) -> Mapping[str, str]:
    """The same names, each with the bot to use with this number of seats: mostly itself."""
    return {name: bot_for_seats(name, seats) for name in bots_of(game)}


def table_bots(game: str, seats: int) -> Mapping[str, TableBot]:
    """The same for a table, with what a table needs to know of each."""
    bots: dict[str, TableBot] = {}
    for name, bot_to_use in bots_for(game, seats).items():
        profile = bot_profile(game, name)
        is_secret = profile.language is BotLanguage.SECRET
        bots[name] = TableBot(bot_to_use, profile.given_names, is_secret)
    return bots


def bot_profile(game: str, name: str) -> BotProfile:
    """How a bot appears to people: as the roster says, or its own class."""
    return BOT_PROFILES[name] if name in BOT_PROFILES else external_bot(name, game).profile


def bot_for_seats(name: str, seats: int) -> str:
    """The bot to use with this number of seats where this one is wanted: itself, if it can play."""
    return name if seats == FEWEST_PLAYERS else TWO_SEAT_BOTS.get(name, name)


def refuse_seats(name: str, seats: int) -> None:
    """Refuse a bot that does not play with this number of seats."""
    instead = bot_for_seats(name, seats)
    if instead != name:
        raise Refused(RosterRefusal.BOT_FOR_TWO_SEATS, bot=name, instead=instead)


def stand_in(name: str, seats: int) -> str | None:
    """The bot that moves for one that found no move in time; it plays by the same conventions."""
    if name == "expert":
        return "friend"
    return bot_for_seats("pair", seats) if name == "search" else None


def best_bot(game: str) -> str:
    """The bot that moves for a seat whose time is up."""
    return next(iter(ROSTER[game]))


def player_named(game: str, name: str, seed: Seed) -> AnyPlayer:
    """Make the player of this name from a seed; a ``KeyError`` if there is none."""
    if name not in ROSTER[game] and is_external(name):
        return external_bot(name, game).make(seed)
    return ROSTER[game][name](seed)


def table_player(game: str, name: str, seats: int, seed: Seed) -> AnyPlayer:
    """The same for a table, where people wait for its moves.

    Tables of earlier versions may have a two-seat bot at more seats: the bot to use there plays on.
    """
    player: Any = player_named(game, bot_for_seats(name, seats), seed)
    if name in SECONDS_AT_A_TABLE:
        player.budget = replace(player.budget, seconds=SECONDS_AT_A_TABLE[name])
    seated: AnyPlayer = player
    return seated


def arena_bots(game: str) -> tuple[str, ...]:
    """The names of all players of the arena."""
    return (*ROSTER[game], *OMNISCIENT_PLAYERS[game])


def arena_player(game: str, name: str, seed: Seed) -> AnyPlayer | OmniscientPlayer:
    """The same for the arena, omniscient players included."""
    omniscient = OMNISCIENT_PLAYERS[game]
    return omniscient[name](seed) if name in omniscient else player_named(game, name, seed)


def policy_named(game: str, name: str) -> Any | None:
    """The policy that plays like this player when it holds all seats, or None without one."""
    if game != "hanabi" or name not in _POLICIES:
        return None
    if name not in COMPILED and not has_engine():
        return None
    return _load_compiled(*_POLICIES[name])
