"""The players in the other seats of an environment: by name, as classes or as objects."""

from collections.abc import Callable, Iterable
from functools import partial
from reprlib import repr as short
from typing import Any

from tamaya.hanabi.board_text import board_text
from tamaya.roster import (
    AnyPlayer,
    bot_for_seats,
    bot_from_class,
    bots_of,
    is_external,
    load_external,
    player_named,
)
from tamaya.rules.hanabi import View
from tamaya.rules.seed_and_shuffle import Seed
from tamaya.rules.shared_types import Refused

Maker = Callable[[Seed], AnyPlayer]


def player_makers(players: object, seats: int, game: str = "hanabi") -> tuple[Maker, ...]:
    """What makes each player for a game; raises where one of them is none."""
    if isinstance(players, str) or not isinstance(players, Iterable):
        raise TypeError(f"players must be a sequence of names or players, got {short(players)}")
    makers = tuple(player_maker(player, seats, game) for player in players)
    if not makers:
        raise ValueError("players must not be empty")
    return makers


def player_maker(player: Any, seats: int, game: str) -> Maker:
    """What makes a player for a game: of this name, of this class, or the object itself."""
    if isinstance(player, str):
        return named_player_maker(player, seats, game)
    if not callable(getattr(player, "decide", None)):
        raise TypeError(f"a player is a name or has decide(view), got {short(player)}")
    if isinstance(player, type):
        return bot_from_class(player, player.__name__).make
    return partial(itself, player)


def itself(player: AnyPlayer, _: Seed) -> AnyPlayer:
    """The object, whatever the seed."""
    return player


def named_player_maker(name: str, seats: int, game: str) -> Maker:
    """What makes the player of this name."""
    if name not in bots_of(game):
        if not is_external(name):
            known = ", ".join(sorted(bots_of(game)))
            raise ValueError(f"unknown player {name!r}: choose {known}")
        try:
            load_external(name)
        except Refused as refused:
            raise ValueError(f"player {name!r}: {refused.details['problem']}") from refused
    instead = bot_for_seats(name, seats)
    if instead != name:
        raise ValueError(f"{name} does not play with {seats} seats; use {instead}")
    return partial(player_named, game, name)


def other_players_move(player: AnyPlayer, view: Any) -> Any:
    """The move of another player; where it fails, the exception has its seat, move and view."""
    try:
        move = player.decide(view)
    except Exception as failure:
        failure.add_note(seen_text(player, view))
        raise
    if move not in view.legal_moves:
        illegal = ValueError(f"a player made the illegal move {move!r}")
        illegal.add_note(seen_text(player, view))
        raise illegal
    return move


def seen_text(player: AnyPlayer, view: Any) -> str:
    """Which player saw what, for the author of the player."""
    seen = board_text(view) if isinstance(view, View) else str(view)
    return f"{type(player).__name__} in seat {view.board.seat_to_act} saw:\n{seen}"
