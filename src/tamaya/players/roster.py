"""The players by name, for each game."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from tamaya.engine.opening import refuse_without_engine
from tamaya.players.hanabi import Careful, Friend
from tamaya.players.ikebana import PLAYERS as IKEBANA_PLAYERS
from tamaya.players.player import Player
from tamaya.players.random_player import RandomPlayer
from tamaya.rules.shuffle import Seed

AnyPlayer = Player[Any, Any]
"""A player of one of the games: the name of the game says what it is handed."""


def _without_chance(make: Callable[[], AnyPlayer]) -> Callable[[Seed], AnyPlayer]:
    return lambda _: make()


def _hat(_: Seed) -> AnyPlayer:
    """The compiled player, or a refusal where the engine's extra is not installed."""
    refuse_without_engine()
    player: AnyPlayer = import_module("tamaya.players.hanabi.hat.player").Hat()
    return player


ROSTER: Mapping[str, Mapping[str, Callable[[Seed], AnyPlayer]]] = {
    "hanabi": {
        "friend": _without_chance(Friend),
        "hat": _hat,
        "careful": _without_chance(Careful),
        "random": RandomPlayer,
    },
    "ikebana": {
        **{name: _without_chance(make) for name, make in IKEBANA_PLAYERS.items()},
        "random": RandomPlayer,
    },
}
"""For each game its players, the best first; each is made from a seed, which few of them need."""


def bots_of(game: str) -> frozenset[str]:
    """The names of a game's players; none for a game there is not."""
    return frozenset(ROSTER.get(game, ()))


def best_bot(game: str) -> str:
    """The player that moves for somebody whose time is over."""
    return next(iter(ROSTER[game]))


def player_named(game: str, name: str, seed: Seed) -> AnyPlayer:
    """The player of this name, made from a seed; a ``KeyError`` where there is none."""
    return ROSTER[game][name](seed)
