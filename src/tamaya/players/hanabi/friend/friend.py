"""A player for tables with people: it plays beginner's conventions and can explain its moves."""

from tamaya.players.hanabi.friend.among_careful import AmongCareful
from tamaya.players.hanabi.friend.among_strangers import decide_among_strangers
from tamaya.players.hanabi.friend.explainer import Explainer
from tamaya.players.hanabi.friend.explanation_types import Explanation, MoveReason, Reason
from tamaya.players.hanabi.friend.memory import Memory
from tamaya.players.hanabi.friend.move_worth import MoveWorth
from tamaya.rules.hanabi.events import SeenEvent
from tamaya.rules.hanabi.moves import Decision
from tamaya.rules.hanabi.view import View
from tamaya.rules.shared_types import Seat


class Friend:
    """Decides from the view alone, without randomness."""

    def __init__(self) -> None:
        """Start without memory."""
        self._memory: Memory | None = None
        self._history: tuple[SeenEvent, ...] = ()
        self._among_careful = AmongCareful()

    def decide(self, view: View) -> Decision:
        """The move with the highest worth; among equal cards, the oldest."""
        memory = self.updated_memory(view)
        match self.fallback_reason(memory):
            case None:
                return max(view.legal_moves, key=MoveWorth(memory, view.board).worth_and_age)
            case Reason.ALONE:
                return self._among_careful.decide(view)
            case _:
                return decide_among_strangers(view)

    def explain(self, view: View) -> Explanation:
        """The reason for its move, and how it read the clues about its hand."""
        move = self.decide(view)
        memory = self.updated_memory(view)
        explainer = Explainer(memory, view.board)
        fallback_reason = self.fallback_reason(memory)
        move_reason = (
            explainer.move_reason(move)
            if fallback_reason is None
            else MoveReason(move, fallback_reason)
        )
        return Explanation(move_reason, tuple(explainer.readings()))

    def updated_memory(self, view: View) -> Memory:
        """The memory of the seat to act, brought up to date with the view."""
        memory, known = self._memory, len(self._history)
        if (
            memory is None
            or memory.rules is not view.board.rules
            or memory.viewer != view.board.seat_to_act
            or view.history[:known] != self._history
        ):
            memory, known = Memory(view, view.board.seat_to_act), 0
        memory.apply_events(view.history[known:])
        self._memory, self._history = memory, view.history
        return memory

    @staticmethod
    def fallback_reason(memory: Memory) -> Reason | None:
        """Why conventions do not apply: one error ends the game, or nobody else plays them."""
        if memory.rules.errors == 1:
            return Reason.ONE_ERROR
        is_alone = all(
            memory.trust.is_stranger(Seat(seat))
            for seat in range(len(memory.hands))
            if seat != memory.viewer
        )
        return Reason.ALONE if is_alone else None
