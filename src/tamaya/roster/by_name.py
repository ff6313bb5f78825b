"""The players by name, for each game."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from tamaya.engine.opening import has_engine, refuse_without_engine
from tamaya.players.hanabi import Careful, Friend
from tamaya.players.ikebana import PLAYERS as IKEBANA_PLAYERS
from tamaya.players.player import Player
from tamaya.players.random_player import RandomPlayer
from tamaya.roster.seers import Seer
from tamaya.rules.game import FEWEST_PLAYERS
from tamaya.rules.shuffle import Seed

AnyPlayer = Player[Any, Any]
"""A player of one of the games: the name of the game says what it is handed."""

SECONDS_AT_A_TABLE = 0.7
"""How long a player may search where people wait for its move."""


def _without_chance(make: Callable[[], AnyPlayer]) -> Callable[[Seed], AnyPlayer]:
    return lambda _: make()


def _of_the_engine(module: str, name: str) -> Any:
    """Something compiled, or a refusal where the engine's extra is not installed."""
    refuse_without_engine()
    return getattr(import_module(module), name)


def _compiled(module: str, name: str) -> Callable[[Seed], AnyPlayer]:
    def make(_: Seed) -> AnyPlayer:
        player: AnyPlayer = _of_the_engine(module, name)()
        return player

    return make


def _oracle(_: Seed) -> Seer:
    return Seer(_of_the_engine("tamaya.search.oracle", "Oracle")().decide)


ROSTER: Mapping[str, Mapping[str, Callable[[Seed], AnyPlayer]]] = {
    "hanabi": {
        "friend": _without_chance(Friend),
        "hat": _compiled("tamaya.players.hanabi.compiled", "Compiled"),
        "pair": _compiled("tamaya.players.hanabi.compiled", "Compiled"),
        "search": _compiled("tamaya.search.player", "Search"),
        "careful": _without_chance(Careful),
        "random": RandomPlayer,
    },
    "ikebana": {
        **{name: _without_chance(make) for name, make in IKEBANA_PLAYERS.items()},
        "random": RandomPlayer,
    },
}
"""For each game its players, the first for people; each is made from a seed, which few need."""

SEERS: Mapping[str, Mapping[str, Callable[[Seed], Seer]]] = {
    "hanabi": {"oracle": _oracle},
    "ikebana": {},
}
"""Those who see what no seat may: they play in the arena only."""

_HAT = ("tamaya.players.hanabi.hat.policy", "HAT")
_PAIR = ("tamaya.players.hanabi.pair.policy", "PAIR")

INSIDE_THE_ENGINE = frozenset({"hat", "pair"})
"""The players of Hanabi that play inside the engine too; two play as a pair, more guess hats."""

COMPILED = INSIDE_THE_ENGINE | {"search"}
"""The players of Hanabi that need the engine. Compiling one takes minutes, once on a machine."""

STAND_INS: Mapping[str, str] = {"search": "pair"}
"""Who moves in the place of a player that has come to no move, so that others understand it."""


def bots_of(game: str) -> frozenset[str]:
    """The names of a game's players that can play here; none for a game there is not."""
    names = frozenset(ROSTER.get(game, ()))
    return names if has_engine() else names - COMPILED


def best_bot(game: str) -> str:
    """The player that moves for somebody whose time is over."""
    return next(iter(ROSTER[game]))


def player_named(game: str, name: str, seed: Seed) -> AnyPlayer:
    """The player of this name, made from a seed; a ``KeyError`` where there is none."""
    return ROSTER[game][name](seed)


def house_player(game: str, name: str, seed: Seed) -> AnyPlayer:
    """The same for a table with people, where nobody searches for longer than they like to wait."""
    if name != "search":
        return player_named(game, name, seed)
    budget = _of_the_engine("tamaya.search.thinking", "Budget")(seconds=SECONDS_AT_A_TABLE)
    player: AnyPlayer = _of_the_engine("tamaya.search.player", "Search")(budget)
    return player


def arena_bots(game: str) -> tuple[str, ...]:
    """The names of all who may play in the arena."""
    return (*ROSTER[game], *SEERS[game])


def arena_player(game: str, name: str, seed: Seed) -> AnyPlayer | Seer:
    """The same for the arena, where those who see all may play too."""
    seers = SEERS[game]
    return seers[name](seed) if name in seers else player_named(game, name, seed)


def policy_named(game: str, name: str, players: int) -> Any | None:
    """The policy that plays as this player does where it holds all seats, if it is compiled."""
    if game != "hanabi" or name not in INSIDE_THE_ENGINE:
        return None
    return _of_the_engine(*(_PAIR if players == FEWEST_PLAYERS else _HAT))
