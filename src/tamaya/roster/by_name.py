"""The players by name, for each game."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from tamaya.engine.availability import has_engine, refuse_without_engine
from tamaya.players.hanabi import Careful, Friend
from tamaya.players.ikebana import PLAYERS as IKEBANA_PLAYERS
from tamaya.players.player import Player
from tamaya.players.random_player import RandomPlayer
from tamaya.roster.omniscient import OmniscientPlayer
from tamaya.rules.game import FEWEST_PLAYERS
from tamaya.rules.shuffle import Seed

AnyPlayer = Player[Any, Any]
"""A player of one of the games: the name of the game says what it is handed."""

SECONDS_AT_A_TABLE = 0.7
"""How long a player may search where people wait for its move."""


def _ignoring_seed(make: Callable[[], AnyPlayer]) -> Callable[[Seed], AnyPlayer]:
    return lambda _: make()


def _load_compiled(module: str, name: str) -> Any:
    """Something compiled, or a refusal where the engine's extra is not installed."""
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
        "hat": _compiled("tamaya.players.hanabi.compiled_player", "CompiledPlayer"),
        "pair": _compiled("tamaya.players.hanabi.compiled_player", "CompiledPlayer"),
        "search": _compiled("tamaya.search.player", "SearchPlayer"),
        "careful": _ignoring_seed(Careful),
        "random": RandomPlayer,
    },
    "ikebana": {
        **{name: _ignoring_seed(make) for name, make in IKEBANA_PLAYERS.items()},
        "random": RandomPlayer,
    },
}
"""For each game its players, the first for people; each is made from a seed, which few need."""

OMNISCIENT_PLAYERS: Mapping[str, Mapping[str, Callable[[Seed], OmniscientPlayer]]] = {
    "hanabi": {"oracle": _oracle},
    "ikebana": {},
}
"""Those who see what no seat may: they play in the arena only."""

_HAT = ("tamaya.players.hanabi.hat.policy", "HAT")
_PAIR = ("tamaya.players.hanabi.pair.policy", "PAIR")

ENGINE_PLAYERS = frozenset({"hat", "pair"})
"""The players of Hanabi that play inside the engine too; two play as a pair, more guess hats."""

COMPILED = ENGINE_PLAYERS | {"search"}
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


def table_player(game: str, name: str, seed: Seed) -> AnyPlayer:
    """The same for a table with people, where nobody searches for longer than they like to wait."""
    if name != "search":
        return player_named(game, name, seed)
    budget = _load_compiled("tamaya.search.decision_search", "Budget")(seconds=SECONDS_AT_A_TABLE)
    player: AnyPlayer = _load_compiled("tamaya.search.player", "SearchPlayer")(budget)
    return player


def arena_bots(game: str) -> tuple[str, ...]:
    """The names of all who may play in the arena."""
    return (*ROSTER[game], *OMNISCIENT_PLAYERS[game])


def arena_player(game: str, name: str, seed: Seed) -> AnyPlayer | OmniscientPlayer:
    """The same for the arena, where those who see all may play too."""
    omniscient = OMNISCIENT_PLAYERS[game]
    return omniscient[name](seed) if name in omniscient else player_named(game, name, seed)


def policy_named(game: str, name: str, players: int) -> Any | None:
    """The policy that plays as this player does where it holds all seats, if it is compiled."""
    if game != "hanabi" or name not in ENGINE_PLAYERS:
        return None
    return _load_compiled(*(_PAIR if players == FEWEST_PLAYERS else _HAT))
