"""Finds the reason for a move in the worths that led to it."""

from collections.abc import Iterator
from typing import assert_never

from tamaya.players.hanabi.friend.clue_reading import ClueKind, ClueReading
from tamaya.players.hanabi.friend.explanation_types import ExplainedClue, MoveReason, Reason
from tamaya.players.hanabi.friend.memory import Memory
from tamaya.players.hanabi.friend.move_worth import MoveWorth
from tamaya.players.hanabi.friend.tracked_table import Role
from tamaya.rules.hanabi.board import Board
from tamaya.rules.hanabi.board_fates import is_useless
from tamaya.rules.hanabi.cards import CardId, Face
from tamaya.rules.hanabi.joint_deduction import bits
from tamaya.rules.hanabi.moves import Decision, Decline, Discard, GiveClue, Play, TakeBack

KINDS_ABOUT_A_CARD = {
    ClueKind.PLAY,
    ClueKind.SAVE,
    ClueKind.PLAY_OR_SAVE,
    ClueKind.PROMPT,
    ClueKind.FINESSE,
}


class Explainer:
    """Explains one position."""

    def __init__(self, memory: Memory, board: Board) -> None:
        """Weigh the position again."""
        self._memory, self._board = memory, board
        self._hand = board.hands[memory.viewer]
        self._move_worth = MoveWorth(memory, board)

    def move_reason(self, move: Decision) -> MoveReason:
        """The reason for a move."""
        match move:
            case Play(card):
                return self._reason_for_play(move, card)
            case Discard(card):
                return self._reason_for_discard(move, card)
            case GiveClue():
                return self._reason_for_clue(move)
            case TakeBack(card):
                face = next(seen.face for seen in self._board.discards if seen.id == card)
                return MoveReason(move, Reason.RESCUE, (face,))
            case Decline():
                return MoveReason(move, Reason.NOTHING_FITS)
            case _:
                assert_never(move)

    def readings(self) -> Iterator[ExplainedClue]:
        """How the clues about the own hand were read, for cards that are still there."""
        for reading in self._memory.own_readings:
            clue = self._board.rules.clues[reading.clue]
            if reading.kind in KINDS_ABOUT_A_CARD:
                card = self._own_card(reading)
                if card is not None and self._memory.reading_of.get(card) is reading:
                    faces = self._taken_for(card)
                    position = self._hand.index(card) + 1
                    yield ExplainedClue(reading.giver, clue, reading.kind, card, position, faces)
            elif not reading.touched or any(card in self._hand for card in reading.touched):
                yield ExplainedClue(reading.giver, clue, reading.kind)

    def _own_card(self, reading: ClueReading) -> CardId | None:
        """The own card that a clue is about, if it is still in the hand."""
        is_own = reading.target == self._memory.viewer
        number = reading.focus if is_own else reading.blind_play and reading.blind_play.card
        return next((card for card in self._hand if card == number), None)

    def _reason_for_play(self, move: Play, card: CardId) -> MoveReason:
        move_worth, memory = self._move_worth, self._memory
        faces, position = self._taken_for(card), self._hand.index(card) + 1
        reading = memory.reading_of.get(card)
        if move_worth.is_certain(card):
            reason = Reason.CERTAIN
        elif not move_worth.is_believed(card):
            reason = Reason.CHANCE
        elif reading is None:
            reason = Reason.TOUCHED
        else:
            reason = Reason.ASKED if memory.role[card] is Role.BLIND else Reason.PROMISED
            return MoveReason(move, reason, faces, position, reading.target, reading.giver)
        return MoveReason(move, reason, faces, position)

    def _reason_for_discard(self, move: Discard, card: CardId) -> MoveReason:
        move_worth, memory = self._move_worth, self._memory
        place = move_worth.places[card]
        certain = move_worth.own.certain[place]
        if not certain & ~memory.facts.useless:
            is_over = all(is_useless(self._board, face) for face in self._faces(certain))
            reason = Reason.USELESS if is_over else Reason.UNLESS_RESCUED
        elif move_worth.own.spare[place]:
            reason = Reason.ELSEWHERE
        else:
            reason = Reason.CHOP if card == memory.chop(memory.viewer) else Reason.LEAST
        return MoveReason(move, reason, self._taken_for(card), self._hand.index(card) + 1)

    def _reason_for_clue(self, move: GiveClue) -> MoveReason:
        receiver = self._move_worth.receiver(move.target)
        clue = self._board.rules.clue_index[move.clue]
        reading = receiver.reading(clue)
        if receiver.fixes(clue):
            return MoveReason(move, Reason.FIX_CLUE, teammate=move.target)
        focus = reading.focus
        bit = 0 if focus is None else self._memory.bit[focus]
        if not bit & reading.faces:
            return MoveReason(move, Reason.MORE_CLUE, teammate=move.target)
        position = next(
            place for place, card in enumerate(self._board.hands[move.target], 1) if card == focus
        )
        faces = self._faces(bit)
        if reading.blind_play is not None:
            holder = reading.blind_play.seat
            return MoveReason(move, Reason.BLIND_CLUE, faces, position, move.target, holder)
        is_soon = bit & (self._memory.facts.playable | self._move_worth.perspective.next)
        reason = Reason.PLAY_CLUE if is_soon or reading.role is Role.PLAY else Reason.SAVE_CLUE
        return MoveReason(move, reason, faces, position, move.target)

    def _taken_for(self, card: CardId) -> tuple[Face, ...]:
        return self._faces(self._move_worth.own.taken_for[self._move_worth.places[card]])

    def _faces(self, mask: int) -> tuple[Face, ...]:
        return tuple(self._board.rules.faces[index] for index in bits(mask))
