"""How a friend comes to say why: the reasons behind the worth of the move it makes."""

from collections.abc import Iterator
from typing import assert_never

from tamaya.players.hanabi.friend.explanations import Because, ReadClue, Reason
from tamaya.players.hanabi.friend.memory import Memory
from tamaya.players.hanabi.friend.notes import Role
from tamaya.players.hanabi.friend.reading import Kind, Reading
from tamaya.players.hanabi.friend.weighing import Weighing
from tamaya.rules.hanabi.board import Board
from tamaya.rules.hanabi.cards import CardId, Face
from tamaya.rules.hanabi.deduction import bits
from tamaya.rules.hanabi.fate import is_useless
from tamaya.rules.hanabi.moves import Decision, Decline, Discard, GiveClue, Play, TakeBack

SAID_OF_A_CARD = {Kind.PLAY, Kind.SAVE, Kind.PLAY_OR_SAVE, Kind.PROMPT, Kind.FINESSE}


class Explaining:
    """Explains one position."""

    def __init__(self, memory: Memory, board: Board) -> None:
        """Weigh it once more."""
        self._memory, self._board = memory, board
        self._hand = board.hands[memory.viewer]
        self._weighing = Weighing(memory, board)

    def because(self, move: Decision) -> Because:
        """The reason for a move that the friend makes."""
        match move:
            case Play(card):
                return self._because_of_play(move, card)
            case Discard(card):
                return self._because_of_discard(move, card)
            case GiveClue():
                return self._because_of_clue(move)
            case TakeBack(card):
                face = next(seen.face for seen in self._board.discards if seen.id == card)
                return Because(move, Reason.RESCUE, (face,))
            case Decline():
                return Because(move, Reason.NOTHING_FITS)
            case _:
                assert_never(move)

    def readings(self) -> Iterator[ReadClue]:
        """How the clues about the own hand were read, unless the cards have left it."""
        for reading in self._memory.received:
            clue = self._board.rules.clues[reading.clue]
            if reading.kind in SAID_OF_A_CARD:
                card = self._own_card(reading)
                if card is not None and self._memory.why.get(card) is reading:
                    faces = self._taken_for(card)
                    position = self._hand.index(card) + 1
                    yield ReadClue(reading.giver, clue, reading.kind, card, position, faces)
            elif not reading.touched or any(card in self._hand for card in reading.touched):
                yield ReadClue(reading.giver, clue, reading.kind)

    def _own_card(self, reading: Reading) -> CardId | None:
        """The card of the own hand that a clue is about, if it still lies there."""
        is_own = reading.target == self._memory.viewer
        number = reading.focus if is_own else reading.blind and reading.blind.card
        return next((card for card in self._hand if card == number), None)

    def _because_of_play(self, move: Play, card: CardId) -> Because:
        weighing, memory = self._weighing, self._memory
        faces, position = self._taken_for(card), self._hand.index(card) + 1
        reading = memory.why.get(card)
        if weighing.is_certain(card):
            reason = Reason.CERTAIN
        elif not weighing.is_believed(card):
            reason = Reason.CHANCE
        elif reading is None:
            reason = Reason.TOUCHED
        else:
            reason = Reason.ASKED if memory.role[card] is Role.BLIND else Reason.PROMISED
            return Because(move, reason, faces, position, reading.target, reading.giver)
        return Because(move, reason, faces, position)

    def _because_of_discard(self, move: Discard, card: CardId) -> Because:
        weighing, memory = self._weighing, self._memory
        place = weighing.places[card]
        certain = weighing.own.certain[place]
        if not certain & ~memory.outlook.useless:
            is_over = all(is_useless(self._board, face) for face in self._faces(certain))
            reason = Reason.USELESS if is_over else Reason.UNLESS_RESCUED
        elif weighing.own.spare[place]:
            reason = Reason.ELSEWHERE
        else:
            reason = Reason.CHOP if card == memory.chop(memory.viewer) else Reason.LEAST
        return Because(move, reason, self._taken_for(card), self._hand.index(card) + 1)

    def _because_of_clue(self, move: GiveClue) -> Because:
        listener = self._weighing.listener(move.target)
        clue = self._board.rules.clue_index[move.clue]
        reading = listener.reading(clue)
        if listener.fixes(clue):
            return Because(move, Reason.FIX_CLUE, teammate=move.target)
        focus = reading.focus
        bit = 0 if focus is None else self._memory.bit[focus]
        if not bit & reading.faces:
            return Because(move, Reason.MORE_CLUE, teammate=move.target)
        position = next(
            place for place, card in enumerate(self._board.hands[move.target], 1) if card == focus
        )
        faces = self._faces(bit)
        if reading.blind is not None:
            holder = reading.blind.seat
            return Because(move, Reason.BLIND_CLUE, faces, position, move.target, holder)
        is_soon = bit & (self._memory.outlook.playable | self._weighing.stand.next)
        reason = Reason.PLAY_CLUE if is_soon or reading.role is Role.PLAY else Reason.SAVE_CLUE
        return Because(move, reason, faces, position, move.target)

    def _taken_for(self, card: CardId) -> tuple[Face, ...]:
        return self._faces(self._weighing.own.taken_for[self._weighing.places[card]])

    def _faces(self, mask: int) -> tuple[Face, ...]:
        return tuple(self._board.rules.faces[index] for index in bits(mask))
