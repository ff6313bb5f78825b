"""A game of Hanabi for one viewer on the wire, made from the rules' view alone."""

from collections.abc import Mapping
from typing import assert_never

from tamaya.notation.faces import face_text
from tamaya.notation.hanabi_move_text import (
    WrittenMove,
    clue_text,
    hanabi_move_text,
    hand_text,
    seat_text,
)
from tamaya.rules.hanabi import (
    CardId,
    Decision,
    Decline,
    Discard,
    Game,
    GiveClue,
    Level,
    Play,
    SeenCard,
    TakeBack,
    View,
    view_of,
)
from tamaya.rules.hanabi.knowledge import knowledge_masks
from tamaya.rules.shared_types import Onlooker, Seat, Viewer
from tamaya.wire.hanabi.move_warning_builder import discard_warning, play_warning
from tamaya.wire.hanabi.objections import objections
from tamaya.wire.hanabi.shared_view import shared_view_parts
from tamaya.wire.hanabi.view_types import (
    HanabiMove,
    HanabiView,
    HandCard,
    Knowledge,
    LegalClue,
    LegalDecline,
    LegalDiscard,
    LegalPlay,
    LegalTakeBack,
)
from tamaya.wire.scalar_types import MoveText


def hanabi_view(game: Game, viewer: Viewer, help_level: int) -> HanabiView:
    """A game as a viewer may see it, with the table's level of help."""
    view = view_of(game.state, viewer, ())
    hands = tuple(cached_hand(view, Seat(seat), help_level) for seat in range(view.board.players))
    known = {card.id: card.knowledge for hand in hands for card in hand}
    return HanabiView(
        seat=None if isinstance(viewer, Onlooker) else viewer,
        board=shared_view_parts(view.board).board,
        hands=hands,
        legal_moves=tuple(shown_move(view, move, known) for move in view.legal_moves),
        objections=objections(game, viewer),
        arrangement=arrangement(view),
    )


def cached_hand(view: View, seat: Seat, help_level: int) -> tuple[HandCard, ...]:
    """The same as ``shown_hand``, made once for all who see the same."""
    if help_level > Level.EXCLUDED:
        return shown_hand(view, seat, help_level)
    known = shared_view_parts(view.board).hands
    key = (seat, view.hands[seat], help_level)
    hand = known.get(key)
    if hand is None:
        hand = known[key] = shown_hand(view, seat, help_level)
    return hand


def shown_hand(view: View, seat: Seat, help_level: int) -> tuple[HandCard, ...]:
    """The cards of a seat."""
    board, hand = view.board, view.hands[seat]
    texts = shared_view_parts(board).texts
    newest = max(board.hands[seat], default=None)
    known = shown_knowledge(view, seat, help_level)
    return tuple(
        HandCard(
            id=card.id,
            face=face_text(card.face) if isinstance(card, SeenCard) else None,
            is_newest=card.id == newest,
            is_apart=card.id in board.apart,
            touched=texts.clues(board.touched[card.id]),
            missed=texts.clues(board.missed[card.id]),
            knowledge=known.get(card.id),
        )
        for card in hand
    )


def shown_knowledge(view: View, seat: Seat, help_level: int) -> dict[CardId, Knowledge]:
    """What a seat can know of each of its cards, by the level that rules each face out."""
    if help_level == 0:
        return {}
    texts = shared_view_parts(view.board).texts
    levels = [knowledge_masks(view, seat, level) for level in Level if level <= help_level]
    known = {}
    for card in view.board.hands[seat]:
        possible = texts.all_faces
        ruled_out = [0] * len(Level)
        for place, masks in enumerate(levels):
            ruled_out[place] = possible & ~masks[card]
            possible &= masks[card]
        known[card] = Knowledge(texts.faces(possible), *map(texts.faces, ruled_out))
    return known


def shown_move(view: View, move: Decision, known: Mapping[int, Knowledge | None]) -> HanabiMove:
    """A legal move with its text, and a warning if it looks like a mistake."""
    text, board = hanabi_move_text(WrittenMove(move)), shared_view_parts(view.board).board
    match move:
        case Play(card):
            return LegalPlay(text, card, play_warning(board, known[card]))
        case Discard(card):
            return LegalDiscard(text, card, discard_warning(board, known[card]))
        case GiveClue(target, clue):
            return LegalClue(text, target, clue_text(clue), touched_by(view, move))
        case TakeBack(card):
            return LegalTakeBack(text, card)
        case Decline():
            return LegalDecline(text)
        case _:
            assert_never(move)


def touched_by(view: View, move: GiveClue) -> tuple[CardId, ...]:
    """The cards that a clue would point at, as far as the viewer sees them."""
    rules = view.board.rules
    bit = rules.clue_index[move.clue]
    return tuple(
        card.id
        for card in view.hands[move.target]
        if isinstance(card, SeenCard) and rules.clues_touching[card.face] >> bit & 1
    )


def arrangement(view: View) -> MoveText | None:
    """The move that leaves the viewer's hand as it is."""
    if isinstance(view.viewer, Onlooker):
        return None
    hand = view.board.hands[view.viewer]
    return f"{seat_text(view.viewer)}={hand_text(hand, view.board.apart)}"
