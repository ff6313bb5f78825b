"""A whole position of Hanabi in one line of text, and back.

The line holds everything, hidden cards and the seed included. It is for reviewers, records and
tests; never send it to a seat.
"""

from collections.abc import Callable
from typing import TypeVar

from tamaya.notation.hanabi_move_text import hand_text, parse_hand, seat_text
from tamaya.notation.hanabi_position_check import find_impossible_part
from tamaya.notation.hanabi_position_fields import (
    NONE,
    chance_text,
    face_of,
    faces_text,
    marked_text,
    outcome_text,
    parse_chance,
    parse_faces,
    parse_marked,
    parse_number,
    parse_outcome,
    parse_pending,
    parse_return,
    parse_rules,
    parse_seat,
    parse_tiles,
    pending_text,
    return_text,
    tiles_text,
)
from tamaya.notation.refusals import NotationRefusal
from tamaya.rules.hanabi import Board, SeenCard, State, settings_of, settings_text
from tamaya.rules.shared_types import Refused

Item = TypeVar("Item")


def position_text(state: State) -> str:
    """Write a state as one line. It includes hidden cards: never show it to a seat."""
    board = state.board
    marked = zip(state.faces, board.touched, board.missed, strict=True)
    parts = {
        "rules": settings_text(settings_of(board.rules)),
        "act": seat_text(board.seat_to_act),
        "turn": str(board.turn),
        "left": NONE if board.turns_left is None else str(board.turns_left),
        "tokens": str(board.tokens),
        "errors": str(board.errors),
        "hands": "/".join(hand_text(hand, board.apart) for hand in board.hands),
        "fireworks": "/".join(hand_text(laid) for laid in board.fireworks),
        "discards": hand_text(seen.id for seen in board.discards),
        "returns": ".".join(map(return_text, board.returns)),
        "cards": "/".join(marked_text(board.rules, *card) for card in marked),
        "deck": faces_text(state.deck),
        "revealed": tiles_text(board.tiles_revealed),
        "pending": pending_text(board.pending),
        "tiles": tiles_text(state.tiles),
        "chance": chance_text(state.chance),
        "outcome": outcome_text(board.outcome),
    }
    return " ".join(f"{name}={value}" for name, value in parts.items())


def parse_position(text: str) -> State:
    """Parse the line of a position; refused where no game can go on from it."""
    words = (word.partition("=") for word in text.split(" "))
    state = _state({name: value for name, _, value in words})
    part = find_impossible_part(state)
    if part is not None:
        raise Refused(NotationRefusal.IMPOSSIBLE_POSITION, part=part)
    # A position has exactly one line; any other spelling is refused.
    if position_text(state) != text:
        raise Refused(NotationRefusal.UNREADABLE_POSITION, part="")
    return state


def _state(parts: dict[str, str]) -> State:
    def read(part: str, parse: Callable[[str], Item]) -> Item:
        try:
            return parse(parts[part])
        except (KeyError, Refused):
            raise Refused(NotationRefusal.UNREADABLE_POSITION, part=part) from None

    rules = read("rules", parse_rules)
    cards = read("cards", lambda text: [parse_marked(rules, card) for card in text.split("/")])
    faces = tuple(face for face, _, _ in cards)
    hands = read("hands", lambda text: list(map(parse_hand, text.split("/"))))
    laid = read("fireworks", lambda text: list(map(parse_hand, text.split("/"))))
    deck = read("deck", parse_faces)
    board = Board(
        rules=rules,
        players=len(hands),
        seat_to_act=read("act", parse_seat),
        hands=tuple(hand for hand, _ in hands),
        tokens=read("tokens", parse_number),
        fireworks=tuple(firework for firework, _ in laid),
        deck_size=len(deck),
        errors=read("errors", parse_number),
        turn=read("turn", parse_number),
        discards=read(
            "discards",
            lambda text: tuple(
                SeenCard(card, face_of(faces, card)) for card in parse_hand(text)[0]
            ),
        ),
        touched=tuple(touched for _, touched, _ in cards),
        missed=tuple(missed for _, _, missed in cards),
        apart=frozenset().union(*(apart for _, apart in hands)),
        tiles_revealed=read("revealed", parse_tiles),
        pending=read("pending", parse_pending),
        returns=read(
            "returns",
            lambda text: tuple(parse_return(back, faces) for back in text.split(".") if back),
        ),
        turns_left=read("left", lambda text: None if text == NONE else parse_number(text)),
        outcome=read("outcome", parse_outcome),
    )
    tiles, chance = read("tiles", parse_tiles), read("chance", parse_chance)
    return State(board, faces, deck, tiles, chance)
