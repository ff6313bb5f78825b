"""What a friend says of a move of a finished game: what it read from the clues, and why it moves.

Nobody but those who look back is told: while a game goes on, it would say what the cards are.
"""

from collections.abc import Sequence

from tamaya.notation.hanabi_text import WrittenMove, hanabi_move_text
from tamaya.players.hanabi.friend import Friend, explanation_messages
from tamaya.rules import hanabi
from tamaya.wire.http.finished_game_types import MoveExplanation
from tamaya.wire.message_wire import to_wire_message


def explain_move(before: hanabi.Game, number: int, names: Sequence[str]) -> MoveExplanation:
    """How a friend in the seat to act saw the game before the move of this number."""
    seat = before.board.seat_to_act
    explanation = Friend().explain(before.view(seat))
    return MoveExplanation(
        number=number,
        seat=seat,
        text=hanabi_move_text(WrittenMove(explanation.move_reason.move)),
        sentences=tuple(map(to_wire_message, explanation_messages(explanation, names))),
    )
