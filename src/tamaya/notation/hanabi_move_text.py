"""Moves of Hanabi as text, and back.

A move is ``p12`` (play card 12), ``d7`` (discard), ``b:red`` or ``b:3`` (a clue
to seat b), ``t9`` (take card 9 back), ``n`` (nothing) or ``a=4.3!.2`` (seat a puts its hand in
this order, card 3 set apart). Several moves are separated by spaces.
"""

import re
from collections.abc import Iterable
from typing import NamedTuple, assert_never

from tamaya.notation.refusals import NotationRefusal
from tamaya.notation.seat_letters import SEAT_LETTERS
from tamaya.rules.hanabi import (
    SUIT_LETTERS,
    CardId,
    Clue,
    ColourClue,
    Decline,
    Discard,
    GiveClue,
    Move,
    Play,
    Rearrange,
    TakeBack,
    ValueClue,
)
from tamaya.rules.hanabi.parameters import MOST_CARDS
from tamaya.rules.shared_types import Refused, Seat

NUMBER = r"(?:0|[1-9][0-9]{0,2})"
"""A small number: ASCII digits, no sign, no leading zero."""

MOVE = re.compile(
    rf"""(?P<verb>[pdt])(?P<card>{NUMBER})
    | (?P<nothing>n)
    | (?P<target>[{SEAT_LETTERS}]):(?:(?P<colour>{"|".join(SUIT_LETTERS)})|(?P<value>[0-9]))
    | (?P<seat>[{SEAT_LETTERS}])=(?P<hand>(?:{NUMBER}!?(?:\.{NUMBER}!?)*)?)""",
    re.VERBOSE,
)


class WrittenMove(NamedTuple):
    """A parsed move; only a rearrangement names its seat."""

    move: Move
    seat: Seat | None = None


def seat_text(seat: Seat) -> str:
    """The letter of a seat."""
    return SEAT_LETTERS[seat]


def hanabi_move_text(written: WrittenMove) -> str:
    """Write a move."""
    match written.move:
        case Play(card):
            return f"p{card}"
        case Discard(card):
            return f"d{card}"
        case GiveClue(target, clue):
            return f"{seat_text(target)}:{clue_text(clue)}"
        case TakeBack(card):
            return f"t{card}"
        case Decline():
            return "n"
        case Rearrange(cards, apart):
            if written.seat is None:
                raise ValueError("a rearrangement needs its seat")
            return f"{seat_text(written.seat)}={hand_text(cards, apart)}"
        case _:
            assert_never(written.move)


def parse_hanabi_move(text: str) -> WrittenMove:
    """Parse a move."""
    found = MOVE.fullmatch(text)
    if found is None:
        raise Refused(NotationRefusal.UNREADABLE_MOVE, text=text)
    try:
        return _move(found)
    except Refused:
        raise Refused(NotationRefusal.UNREADABLE_MOVE, text=text) from None


def hanabi_moves_text(moves: Iterable[WrittenMove]) -> str:
    """Write moves in one line."""
    return " ".join(map(hanabi_move_text, moves))


def parse_hanabi_moves(text: str) -> tuple[WrittenMove, ...]:
    """Parse the moves of a line, separated by spaces."""
    return tuple(map(parse_hanabi_move, text.split()))


def clue_text(clue: Clue) -> str:
    """Write the colour or the value of a clue."""
    match clue:
        case ColourClue(colour):
            return colour
        case ValueClue(value):
            return str(value)
        case _:
            assert_never(clue)


def hand_text(cards: Iterable[CardId], apart: frozenset[CardId] = frozenset()) -> str:
    """Write the cards of a hand from left to right, with ``!`` after those set apart."""
    return ".".join(f"{card}!" if card in apart else str(card) for card in cards)


def parse_hand(text: str) -> tuple[tuple[CardId, ...], frozenset[CardId]]:
    """Parse the cards of a hand, and those set apart."""
    words = text.split(".") if text else []
    cards = tuple(parse_card(word.removesuffix("!")) for word in words)
    if len(set(cards)) != len(cards):
        raise Refused(NotationRefusal.UNREADABLE_MOVE, text=text)
    apart = frozenset(card for card, word in zip(cards, words, strict=True) if word.endswith("!"))
    return cards, apart


def parse_card(text: str) -> CardId:
    """Parse the number of a card."""
    if re.fullmatch(NUMBER, text) is None or int(text) >= MOST_CARDS:
        raise Refused(NotationRefusal.UNREADABLE_MOVE, text=text)
    return CardId(int(text))


def _move(found: re.Match[str]) -> WrittenMove:
    if found["nothing"]:
        return WrittenMove(Decline())
    if found["verb"]:
        return WrittenMove(CARD_MOVES[found["verb"]](parse_card(found["card"])))
    if found["target"]:
        clue = ColourClue(found["colour"]) if found["colour"] else ValueClue(int(found["value"]))
        return WrittenMove(GiveClue(Seat(SEAT_LETTERS.index(found["target"])), clue))
    return WrittenMove(
        Rearrange(*parse_hand(found["hand"])), Seat(SEAT_LETTERS.index(found["seat"]))
    )


CARD_MOVES: dict[str, type[Play] | type[Discard] | type[TakeBack]] = {
    "p": Play,
    "d": Discard,
    "t": TakeBack,
}
