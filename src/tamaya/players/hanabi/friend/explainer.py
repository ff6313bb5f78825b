"""Finds the reason for a move in what the kernels have left in the memory."""

from collections.abc import Iterator
from typing import assert_never

from tamaya.engine.jit import plain_version
from tamaya.players.hanabi.friend import memory_layout as layout
from tamaya.players.hanabi.friend.clue_kinds import ClueKind
from tamaya.players.hanabi.friend.clue_receiver import meet_receiver
from tamaya.players.hanabi.friend.decision import weigh_action
from tamaya.players.hanabi.friend.explanation_types import ExplainedClue, MoveReason, Reason
from tamaya.players.hanabi.friend.followed_game import ClueReading, FollowedGame
from tamaya.players.hanabi.shared_kernels.memory_layout import PLAYABLE, USELESS
from tamaya.rules.hanabi.board import Board
from tamaya.rules.hanabi.board_fates import is_useless
from tamaya.rules.hanabi.cards import CardId, Face
from tamaya.rules.hanabi.joint_deduction import bits
from tamaya.rules.hanabi.moves import Decision, Decline, Discard, GiveClue, Play, TakeBack
from tamaya.rules.shared_types import Seat

weigh = plain_version(weigh_action)
meet = plain_version(meet_receiver)

KINDS_ABOUT_A_CARD = {
    ClueKind.PLAY,
    ClueKind.SAVE,
    ClueKind.PLAY_OR_SAVE,
    ClueKind.PROMPT,
    ClueKind.FINESSE,
    ClueKind.STALL,
}


class Explainer:
    """Explains one position, after the viewer has chosen its move."""

    def __init__(self, game: FollowedGame, board: Board) -> None:
        """Look into the memory of a seat that is to act."""
        self._game, self._board = game, board
        self._memory, self._viewer = game.memory, game.viewer
        self._hand = game.hand(game.viewer)
        self._positions = {
            card: place for place, card in enumerate(board.hands[game.viewer], start=1)
        }
        self._playable, self._useless = game.memory[PLAYABLE], game.memory[USELESS]

    def move_reason(self, move: Decision, action: int) -> MoveReason:
        """The reason for a move."""
        fallback = self._why_no_conventions()
        match move:
            case TakeBack(card):
                face = next(seen.face for seen in self._board.discards if seen.id == card)
                return MoveReason(move, Reason.RESCUE, (face,))
            case Decline():
                return MoveReason(move, Reason.NOTHING_FITS)
            case _ if fallback is not None:
                return MoveReason(move, fallback)
            case Play(card):
                return self._reason_for_play(move, card)
            case Discard(card):
                return self._reason_for_discard(move, card)
            case GiveClue():
                return self._reason_for_clue(move, action)
            case _:
                assert_never(move)

    def readings(self) -> Iterator[ExplainedClue]:
        """How the clues about the seat's own hand were read, for cards that are still there."""
        for reading in self._game.readings:
            clue = self._board.rules.clues[reading.clue]
            is_own = reading.target == self._viewer
            if not is_own and reading.asked_seat != self._viewer:
                continue
            card = reading.focus if is_own else reading.asked_card
            if reading.kind in KINDS_ABOUT_A_CARD and card is not None:
                if card in self._positions and self._is_origin_of(card, reading):
                    yield ExplainedClue(
                        reading.giver,
                        clue,
                        reading.kind,
                        card,
                        self._positions[card],
                        self._taken_for(card),
                    )
            elif not reading.touched or any(card in self._positions for card in reading.touched):
                yield ExplainedClue(reading.giver, clue, reading.kind)

    def _why_no_conventions(self) -> Reason | None:
        """Why promises do not count: one error ends the game, or nobody else plays by them."""
        if self._memory[layout.LITERAL_ONLY]:
            return Reason.ONE_ERROR
        return Reason.ALONE if self._game.is_alone else None

    def _is_origin_of(self, card: CardId, reading: ClueReading) -> bool:
        """Whether the promise about a card comes from this clue."""
        origin = self._game.origin(card)
        return origin is not None and (origin.giver, origin.target, origin.clue) == (
            reading.giver,
            reading.target,
            reading.clue,
        )

    def _reason_for_play(self, move: Play, card: CardId) -> MoveReason:
        slot, position = self._hand.index(card), self._positions[card]
        faces, origin = self._taken_for(card), self._game.origin(card)
        if self._memory[layout.OWN_BELIEFS + layout.CERTAIN + slot] & ~self._playable == 0:
            return MoveReason(move, Reason.CERTAIN, faces, position)
        if not self._memory[layout.OWN_PLAYS] >> slot & 1:
            return MoveReason(move, Reason.CHANCE, faces, position)
        if origin is None:
            return MoveReason(move, Reason.TOUCHED, faces, position)
        reason = Reason.ASKED if origin.is_blind else Reason.PROMISED
        return MoveReason(move, reason, faces, position, origin.target, origin.giver)

    def _reason_for_discard(self, move: Discard, card: CardId) -> MoveReason:
        slot = self._hand.index(card)
        certain = self._memory[layout.OWN_BELIEFS + layout.CERTAIN + slot]
        if not certain & ~self._useless:
            is_over = all(is_useless(self._board, face) for face in self._faces(certain))
            reason = Reason.USELESS if is_over else Reason.UNLESS_RESCUED
        elif self._memory[layout.OWN_BELIEFS + layout.SPARE] >> slot & 1:
            reason = Reason.ELSEWHERE
        else:
            is_chop = slot == self._game.chop(self._viewer)
            reason = Reason.CHOP if is_chop else Reason.LEAST
        return MoveReason(move, reason, self._taken_for(card), self._positions[card])

    def _reason_for_clue(self, move: GiveClue, action: int) -> MoveReason:
        memory, viewer = self._memory, int(self._viewer)
        meet(memory, viewer, int(move.target))
        weigh(self._game.row, self._game.tables, memory, viewer, action)
        if memory[layout.TARGET_MISTAKES] and not memory[layout.DRAFT_MISTAKES]:
            return MoveReason(move, Reason.FIX_CLUE, teammate=move.target)
        focus = memory[layout.FOCUS]
        hand = self._game.hand(move.target)
        bit = 0 if focus < 0 else self._game.bit(move.target, focus)
        if not bit & memory[layout.FACES_MEANT]:
            is_stall = memory[layout.KIND] == layout.STALL
            return MoveReason(
                move, Reason.STALL_CLUE if is_stall else Reason.MORE_CLUE, teammate=move.target
            )
        position = self._board.hands[move.target].index(hand[focus]) + 1
        faces = self._faces(bit)
        if memory[layout.BLIND_SEAT] >= 0:
            holder = Seat(memory[layout.BLIND_SEAT])
            return MoveReason(move, Reason.BLIND_CLUE, faces, position, move.target, holder)
        soon = memory[layout.TARGET_SOON]
        is_play = bit & soon or memory[layout.NEW_ROLE] == layout.PLAY
        reason = Reason.PLAY_CLUE if is_play else Reason.SAVE_CLUE
        return MoveReason(move, reason, faces, position, move.target)

    def _taken_for(self, card: CardId) -> tuple[Face, ...]:
        slot = self._hand.index(card)
        return self._faces(self._memory[layout.OWN_BELIEFS + layout.TAKEN + slot])

    def _faces(self, mask: int) -> tuple[Face, ...]:
        return tuple(self._board.rules.faces[index] for index in bits(mask))
