"""A player that plays with people: it keeps a beginner's conventions, and forgives who does not."""

from tamaya.players.hanabi.friend.alone import Alone
from tamaya.players.hanabi.friend.explaining import Explaining
from tamaya.players.hanabi.friend.explanations import Because, Explanation, Reason
from tamaya.players.hanabi.friend.memory import Memory
from tamaya.players.hanabi.friend.strangers import decide_among_strangers
from tamaya.players.hanabi.friend.weighing import Weighing
from tamaya.rules.game import Seat
from tamaya.rules.hanabi.events import SeenEvent
from tamaya.rules.hanabi.moves import Decision
from tamaya.rules.hanabi.view import View


class Friend:
    """Looks only at the view it is handed, and needs no chance."""

    def __init__(self) -> None:
        """Remember nothing yet."""
        self._memory: Memory | None = None
        self._heard: tuple[SeenEvent, ...] = ()
        self._alone = Alone()

    def decide(self, view: View) -> Decision:
        """The move of the greatest worth; of equal cards the oldest."""
        memory = self.remember(view)
        match self.caution(memory):
            case None:
                return max(view.legal_moves, key=Weighing(memory, view.board).worth_and_age)
            case Reason.ALONE:
                return self._alone.decide(view)
            case _:
                return decide_among_strangers(view)

    def explain(self, view: View) -> Explanation:
        """Why it would make the move it would make, and what it believes of its cards."""
        move = self.decide(view)
        memory = self.remember(view)
        explaining = Explaining(memory, view.board)
        caution = self.caution(memory)
        because = explaining.because(move) if caution is None else Because(move, caution)
        return Explanation(because, tuple(explaining.readings()))

    def remember(self, view: View) -> Memory:
        """What the seat to act remembers: what it did before, and what has happened since."""
        memory, heard = self._memory, len(self._heard)
        if (
            memory is None
            or memory.rules is not view.board.rules
            or memory.viewer != view.board.seat_to_act
            or view.history[:heard] != self._heard
        ):
            memory, heard = Memory(view, view.board.seat_to_act), 0
        memory.hear(view.history[heard:])
        self._memory, self._heard = memory, view.history
        return memory

    @staticmethod
    def caution(memory: Memory) -> Reason | None:
        """Why promises do not count here: one error is too much, or nobody else keeps them."""
        if memory.rules.errors == 1:
            return Reason.ONE_ERROR
        is_alone = all(
            memory.trust.is_stranger(Seat(seat))
            for seat in range(len(memory.hands))
            if seat != memory.viewer
        )
        return Reason.ALONE if is_alone else None
