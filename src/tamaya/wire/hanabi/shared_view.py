"""The part of a Hanabi view that is the same for every viewer, made once for each board."""

from tamaya.notation.faces import face_text
from tamaya.rules.hanabi import (
    Board,
    Rules,
    face_fates,
    firework_fate,
    highest_reachable_score,
    score,
)
from tamaya.rules.hanabi.view import SeenHand
from tamaya.wire.hanabi.face_and_clue_texts import shown_rules, texts_of
from tamaya.wire.hanabi.view_types import Firework, HanabiBoard, HandCard, OpenCard
from tamaya.wire.object_identity_cache import IdentityCache


def shown_board(board: Board) -> HanabiBoard:
    """What lies open for all, with the fate of every face."""
    rules = board.rules
    fates = face_fates(board)
    return HanabiBoard(
        rules=shown_rules(rules, board.players),
        seat_to_act=board.seat_to_act,
        turn=board.turn,
        tokens=board.tokens,
        errors=board.errors,
        deck_size=board.deck_size,
        fireworks=tuple(shown_firework(board, suit) for suit in range(len(rules.suits))),
        discards=tuple(OpenCard(seen.id, face_text(seen.face)) for seen in board.discards),
        tiles_revealed=board.tiles_revealed,
        tiles_left=board.tiles_left,
        pending=board.pending,
        turns_left=board.turns_left,
        score=score(board),
        highest_reachable_score=highest_reachable_score(board),
        playable=face_texts(rules, fates.playable),
        useless=face_texts(rules, fates.useless),
        irreplaceable=face_texts(rules, fates.irreplaceable),
    )


def face_texts(rules: Rules, mask: int) -> tuple[str, ...]:
    """The faces of a mask as text."""
    return tuple(face_text(face) for index, face in enumerate(rules.faces) if mask >> index & 1)


def shown_firework(board: Board, suit: int) -> Firework:
    """The firework of a suit."""
    rules, next_face = board.rules, board.next_face(suit)
    return Firework(
        suit=rules.suits[suit].name,
        direction=rules.suits[suit].direction,
        laid=tuple(
            OpenCard(card, face_text(face))
            for card, face in zip(board.fireworks[suit], rules.sequences[suit], strict=False)
        ),
        next_face=None if next_face is None else face_text(next_face),
        fate=firework_fate(board, suit),
    )


class SharedViewParts:
    """What all views of a board share."""

    def __init__(self, board: Board) -> None:
        """Convert the board once."""
        self.board = shown_board(board)
        self.texts = texts_of(board.rules)
        self.hands: dict[tuple[int, SeenHand, int], tuple[HandCard, ...]] = {}
        """Hands for the wire, by seat, by the hand as the viewer sees it, and by help level.

        Only for levels that depend on the clues alone, which are the same for all viewers.
        """


shared_view_parts = IdentityCache(SharedViewParts)
"""The shared parts of a board's views, made once for all viewers."""
