"""Check whether a game can go on from a position; one written by hand may be impossible."""

from collections import Counter
from itertools import chain

from tamaya.rules.hanabi import State, Tile
from tamaya.rules.hanabi.scoring import outcome
from tamaya.rules.shared_types import Refused


def find_impossible_part(state: State) -> str | None:
    """The impossible part of a position, or None where the game can go on from it."""
    board, rules = state.board, state.board.rules
    try:
        rules.refuse_players(board.players)
    except Refused:
        return "hands"
    if len(board.fireworks) != len(rules.suits):
        # The other checks need one firework for each suit.
        return "fireworks"
    size = rules.hand_size(board.players)
    is_over = board.errors == rules.errors or board.is_complete()
    problems = {
        "act": board.seat_to_act >= board.players,
        "tokens": board.tokens > rules.tokens,
        "errors": board.errors > rules.errors,
        "left": board.turns_left is not None and board.turns_left > board.players,
        "hands": any(len(hand) > size for hand in board.hands),
        "fireworks": not _has_valid_fireworks(state),
        "cards": not _has_every_card(state),
        "returns": any(back.drawn > board.cards_drawn for back in board.returns),
        "tiles": sorted(board.tiles_revealed + state.tiles) != (sorted(Tile) * rules.tiles),
        "pending": board.pending is not None
        and (board.outcome is not None or board.tiles_revealed[-1:] != (board.pending,)),
        "outcome": is_over
        if board.outcome is None
        else outcome(board, board.outcome.cause) != board.outcome,
    }
    return next((part for part, is_impossible in problems.items() if is_impossible), None)


def _has_valid_fireworks(state: State) -> bool:
    board = state.board
    return all(
        tuple(state.faces[card] for card in laid if card < len(state.faces))
        == sequence[: len(laid)]
        for laid, sequence in zip(board.fireworks, board.rules.sequences, strict=True)
    )


def _has_every_card(state: State) -> bool:
    board = state.board
    placed = [*chain(*board.hands, *board.fireworks), *(seen.id for seen in board.discards)]
    returned = [back.card for back in board.returns]
    if sorted(placed + returned) != list(range(len(state.faces))):
        return False
    faces = Counter(state.faces[card] for card in placed) + Counter(state.deck)
    return faces == Counter(board.rules.full_deck())
