"""Moves of Ikebana as text, and back.

A move is ``d`` (draw), ``k`` (keep), ``r`` (reject) or ``bc`` (buy the top of seat c's pile).
"""

import re
from typing import assert_never

from tamaya.notation.refusals import NotationRefusal
from tamaya.notation.seat_letters import SEAT_LETTERS
from tamaya.rules.ikebana import Buy, Draw, Keep, Move, Reject
from tamaya.rules.shared_types import Refused, Seat

MOVE = re.compile(rf"(?P<plain>[dkr])|b(?P<owner>[{SEAT_LETTERS}])")
PLAIN: dict[str, Move] = {"d": Draw(), "k": Keep(), "r": Reject()}


def ikebana_move_text(move: Move) -> str:
    """Write a move."""
    match move:
        case Draw():
            return "d"
        case Keep():
            return "k"
        case Reject():
            return "r"
        case Buy(owner):
            return f"b{SEAT_LETTERS[owner]}"
        case _:
            assert_never(move)


def parse_ikebana_move(text: str) -> Move:
    """Parse a move."""
    found = MOVE.fullmatch(text)
    if found is None:
        raise Refused(NotationRefusal.UNREADABLE_MOVE, text=text)
    return (
        PLAIN[found["plain"]] if found["plain"] else Buy(Seat(SEAT_LETTERS.index(found["owner"])))
    )
