"""What a friend says of a move of a finished game: what it read from the clues, and why it moves.

Nobody but those who look back is told: while a game goes on, it would say what the cards are.
"""

from collections.abc import Sequence

from tamaya.notation.hanabi_text import Written, move_text
from tamaya.players.hanabi.friend import Friend, explanation_messages
from tamaya.rules import hanabi
from tamaya.wire.said import said_of
from tamaya.wire.story_types import Explained


def explained(before: hanabi.Game, number: int, names: Sequence[str]) -> Explained:
    """How a friend in the seat to act saw the game before the move of this number."""
    seat = before.board.seat_to_act
    explanation = Friend().explain(before.view(seat))
    return Explained(
        number=number,
        seat=seat,
        text=move_text(Written(explanation.because.move)),
        sentences=tuple(map(said_of, explanation_messages(explanation, names))),
    )
