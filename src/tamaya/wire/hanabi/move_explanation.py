"""How the bot ``friend`` explains a move of a finished game.

Only for finished games: during a game its reasons would give the cards away.
"""

from collections.abc import Sequence

from tamaya.notation.hanabi_move_text import WrittenMove, hanabi_move_text
from tamaya.players.hanabi.friend import Friend, explanation_messages
from tamaya.rules import hanabi
from tamaya.wire.http.finished_game_types import MoveExplanation
from tamaya.wire.i18n_message import to_wire_message


def explain_move(before: hanabi.Game, number: int, names: Sequence[str]) -> MoveExplanation:
    """What ``friend`` would do in the seat to act before this move, and why."""
    seat = before.board.seat_to_act
    explanation = Friend().explain(before.view(seat))
    return MoveExplanation(
        number=number,
        seat=seat,
        text=hanabi_move_text(WrittenMove(explanation.move_reason.move)),
        sentences=tuple(map(to_wire_message, explanation_messages(explanation, names))),
    )
