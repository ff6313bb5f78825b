"""What a picture of a table may show: what somebody with its link may see, and no more."""

from dataclasses import dataclass
from typing import assert_never

from tamaya.rules import hanabi, ikebana
from tamaya.rules.ikebana import COLOURS
from tamaya.table.phase import Phase
from tamaya.table.table_state import Table

Bouquet = tuple[str, ...]
"""The suits of its flowers."""

WHOLE = 1.0
EVERY_SUIT = tuple((suit, WHOLE) for suit in ("white", "red", "blue", "yellow", "green"))


@dataclass(frozen=True, slots=True)
class DoorScene:
    """What is drawn of a table. It has no field for a running game."""

    game: str
    seats: tuple[bool, ...]
    """Which seats are taken; none behind a password."""
    fireworks: tuple[tuple[str, float], ...] = EVERY_SUIT
    """The suits of Hanabi and how much of each firework burns: all of it before the end."""
    bouquets: tuple[Bouquet, ...] = (COLOURS,)
    """The last bouquets of Ikebana; one of every colour before the end."""


def door_scene(table: Table) -> DoorScene:
    """What everybody with the link may see of a table; behind a password, only its game."""
    if table.options.password:
        return DoorScene(table.options.game, ())
    seats = tuple(holder is not None for holder in table.holders)
    game = table.game if table.phase is Phase.FINISHED else None
    match game:
        case hanabi.Game(board=board):
            return DoorScene("hanabi", seats, fireworks=burnt_fireworks(board))
        case ikebana.Game(board=board):
            return DoorScene("ikebana", seats, bouquets=last_bouquets(board))
        case None:
            return DoorScene(table.options.game, seats)
        case _:
            assert_never(game)


def burnt_fireworks(board: hanabi.Board) -> tuple[tuple[str, float], ...]:
    """Each firework of a finished game, with the share of its cards that were laid."""
    return tuple(
        (suit.name, len(laid) / len(suit.values))
        for suit, laid in zip(board.rules.suits, board.fireworks, strict=True)
    )


def last_bouquets(board: ikebana.Board) -> tuple[Bouquet, ...]:
    """The bouquets that lie on the table, by the suits of their flowers."""
    return tuple(tuple(face.suit for face in bouquet) for bouquet in board.bouquets)
