"""Turns the steps of a search into moves, and lets the referee replay them."""

from tamaya.analysis.deck_solver import Step, face_code
from tamaya.analysis.search_layout import USE_DISCARD, USELESS_CARD
from tamaya.rules.hanabi import (
    CardId,
    Cause,
    Decision,
    Decline,
    Discard,
    Face,
    GiveClue,
    LostPoints,
    MadeMove,
    Play,
    Refusal,
    State,
    TakeBack,
    Tile,
    is_useless,
    judge,
    legal_moves,
)


class LineReplay:
    """A position and the moves made from it, each judged by the referee."""

    def __init__(self, state: State) -> None:
        """Start from this position."""
        self.state = state
        self.moves: list[MadeMove] = []

    def make(self, move: Decision) -> None:
        """Make a move of the seat to act; a refusal is a defect of the search."""
        seat = self.state.board.seat_to_act
        judgement = judge(self.state, seat, move)
        if isinstance(judgement, Refusal):
            raise RuntimeError(f"the referee refuses {move} of seat {seat}: {judgement}")
        self.moves.append(MadeMove(seat, move))
        self.state = judgement.state

    def take(self, step: Step) -> None:
        """Take one step of a line."""
        for _ in range(step.clues):
            self.make(next(m for m in legal_moves(self.state) if isinstance(m, GiveClue)))
        card = self._card(step.face)
        self.make(Discard(card) if step.use == USE_DISCARD else Play(card))
        while self.state.board.outcome is None and self.state.board.pending is not None:
            self.make(self._choice(step))

    @property
    def is_lost(self) -> bool:
        """Whether errors have ended the game and cost all points."""
        board = self.state.board
        is_zero = board.rules.lost_points is LostPoints.ZERO
        return is_zero and board.outcome is not None and board.outcome.cause is Cause.ERRORS

    def finish(self) -> None:
        """Play to the end without losing anything more than necessary.

        Where tokens are full and no teammate holds a card, a card must be played.
        """
        while self.state.board.outcome is None:
            board, faces = self.state.board, self.state.faces
            moves = legal_moves(self.state)
            clue = next((move for move in moves if isinstance(move, GiveClue)), None)
            discard = next((move for move in moves if isinstance(move, Discard)), None)
            fitting = (m for m in moves if isinstance(m, Play) and board.fits(faces[m.card]))
            self.make(clue or discard or next(fitting, moves[0]))

    def lose(self) -> bool:
        """Make errors until the game is lost by them; False if it ends before."""
        while self.state.board.outcome is None:
            board, faces = self.state.board, self.state.faces
            moves = legal_moves(self.state)
            wrong = [m for m in moves if isinstance(m, Play) and not board.fits(faces[m.card])]
            clues = [move for move in moves if isinstance(move, GiveClue)]
            self.make([*wrong, *clues, *moves][0])
        return self.state.board.outcome.cause is Cause.ERRORS

    def _card(self, code: int) -> CardId:
        """A card of the seat to act with this face, or any useless one."""
        board, faces = self.state.board, self.state.faces
        hand = board.hands[board.seat_to_act]
        if code != USELESS_CARD:
            return next(card for card in hand if face_code(board.rules, faces[card]) == code)
        return next(card for card in hand if is_useless(board, faces[card]))

    def _choice(self, step: Step) -> Decision:
        board = self.state.board
        assert board.pending is not None
        wanted = step.shuffled_in if board.pending is Tile.SHUFFLE_IN else step.laid
        if board.pending in (Tile.COLOUR_CLUE, Tile.VALUE_CLUE):
            return legal_moves(self.state)[0]
        if wanted == 0:
            return Decline()
        face = _face_of_code(self.state, wanted - 1)
        return next(TakeBack(seen.id) for seen in board.discards if seen.face == face)


def _face_of_code(state: State, code: int) -> Face:
    rules = state.board.rules
    suit, place = divmod(code, rules.highest)
    return rules.sequences[suit][place]
