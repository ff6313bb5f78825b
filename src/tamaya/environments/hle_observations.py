"""Observations and actions as dictionaries of the Hanabi Learning Environment."""

from collections.abc import Mapping
from operator import index
from typing import Any

import numpy as np

from tamaya.engine.observation_layout import Form
from tamaya.engine.rule_tables import DECLINE, DISCARD, GIVE_CLUE, PLAY
from tamaya.environments.single_engine_game import SingleGame
from tamaya.rules.hanabi import SUIT_LETTERS, CardId, ColourClue, Face, State, ValueClue

Observation = dict[str, Any]

NOTHING_KNOWN = {"color": None, "rank": None}
"""What the minimal form says of every card, whatever clues it was given."""


def letter_of(suit: str) -> str:
    """Return the capital letter of a suit."""
    return SUIT_LETTERS[suit].upper()


def observation_of(game: SingleGame, seat: int) -> Observation:
    """Return the observation of a seat as a dictionary, with the vector in it."""
    state = game.batch.to_state(0)
    board = state.board
    is_turn = seat == board.seat_to_act and not game.is_over
    legal = np.flatnonzero(game.legal()).tolist() if is_turn else []
    seats = [(seat + offset) % board.players for offset in range(board.players)]
    return {
        "current_player": int(board.seat_to_act),
        "current_player_offset": (board.seat_to_act - seat) % board.players,
        "life_tokens": board.rules.errors - board.errors,
        "information_tokens": board.tokens,
        "num_players": board.players,
        "deck_size": board.deck_size,
        "fireworks": {
            letter_of(suit.name): len(laid)
            for suit, laid in zip(board.rules.suits, board.fireworks, strict=True)
        },
        "legal_moves": [move_of(game, number) for number in legal],
        "legal_moves_as_int": legal,
        "observed_hands": [
            [
                {"color": None, "rank": -1} if other == seat else card_of(state.faces[card])
                for card in reversed(board.hands[other])
            ]
            for other in seats
        ],
        "discard_pile": [card_of(seen.face) for seen in board.discards],
        "card_knowledge": [
            [
                dict(NOTHING_KNOWN) if game.form == Form.MINIMAL else clues_on_card(state, card)
                for card in reversed(board.hands[other])
            ]
            for other in seats
        ],
        "vectorized": game.vector(seat).tolist(),
    }


def card_of(face: Face) -> dict[str, Any]:
    """Return a visible card as a dictionary."""
    return {"color": letter_of(face.suit), "rank": face.value - 1}


def clues_on_card(state: State, card: CardId) -> dict[str, Any]:
    """Return the clues that touched a card; several colours can touch a multicolour card."""
    rules = state.board.rules
    clues = [clue for bit, clue in enumerate(rules.clues) if state.board.touched[card] >> bit & 1]
    colours = "".join(letter_of(clue.colour) for clue in clues if isinstance(clue, ColourClue))
    values = [clue.value - 1 for clue in clues if isinstance(clue, ValueClue)]
    return {"color": colours or None, "rank": values[0] if values else None}


def move_of(game: SingleGame, number: int) -> dict[str, Any]:
    """Return the action of this number as a dictionary."""
    tables, rules = game.batch.tables, game.spec.rules
    kind, argument = tables.kind_of[number], int(tables.argument_of[number])
    if kind == GIVE_CLUE:
        clue = rules.clues[tables.clue_of[number]]
        if isinstance(clue, ColourClue):
            action: dict[str, Any] = {"action_type": "REVEAL_COLOR", "target_offset": argument}
            return action | {"color": letter_of(clue.colour)}
        return {
            "action_type": "REVEAL_RANK",
            "target_offset": argument,
            "rank": clue.value - 1,
        }
    if kind == PLAY:
        return {"action_type": "PLAY", "card_index": argument}
    if kind == DISCARD:
        return {"action_type": "DISCARD", "card_index": argument}
    if kind == DECLINE:
        return {"action_type": "DECLINE"}
    return {"action_type": "TAKE_BACK", **card_of(rules.faces[argument])}


def parse_action(game: SingleGame, action: Mapping[str, Any] | int) -> int:
    """Return the number of an action given as a number or dictionary; raises their messages."""
    if not isinstance(action, Mapping):
        try:
            return index(action)
        except TypeError:
            raise ValueError(f"Expected action as dict or int, got: {action}") from None
    if "action_type" not in action:
        raise ValueError(f"Action should contain `action_type`. action: {dict(action)}")
    legal = {number: move_of(game, number) for number in np.flatnonzero(game.legal()).tolist()}
    for number, move in legal.items():
        if move == dict(action):
            return number
    known = list(legal.values())
    raise ValueError(f"Illegal action: {dict(action)}. Move should be one of : {known}")
