"""A game of Hanabi for one viewer on the wire, made from the rules' view alone."""

from collections.abc import Mapping, Sequence
from typing import assert_never

from tamaya.notation.faces import face_text
from tamaya.notation.hanabi_move_text import (
    WrittenMove,
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
from tamaya.rules.hanabi.knowledge import hidden_seats
from tamaya.rules.hanabi.view import sees_hand
from tamaya.rules.shared_types import Onlooker, Seat, Viewer
from tamaya.wire.hanabi.face_and_clue_texts import GameTexts
from tamaya.wire.hanabi.move_warning_builder import discard_warning, play_warning
from tamaya.wire.hanabi.objections import objections
from tamaya.wire.hanabi.shared_view import SharedViewParts, shared_view_parts
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
    view, shared = view_of(game.state, viewer, ()), shared_view_parts(game.state)
    hands = tuple(
        shared_hand(shared, view, Seat(seat), help_level) for seat in range(view.board.players)
    )
    return HanabiView(
        seat=None if isinstance(viewer, Onlooker) else viewer,
        board=shared.board,
        hands=hands,
        legal_moves=shown_moves(shared, view, hands),
        objections=objections(game.state, view),
        arrangement=arrangement(view),
    )


def shared_hand(
    shared: SharedViewParts, view: View, seat: Seat, help_level: int
) -> tuple[HandCard, ...]:
    """The cards of a seat, made once for all who see the same of them."""
    # Clues are known to all; more than that depends on what else is in sight.
    hidden = hidden_seats(view, seat) if help_level > Level.EXCLUDED else frozenset({seat})
    key = (seat, sees_hand(view.viewer, seat), hidden, help_level)
    hand = shared.hands.get(key)
    if hand is None:
        known = shared_knowledge(shared, view, hidden, help_level)
        hand = shared.hands[key] = shown_hand(shared.texts, view, seat, known)
    return hand


def shown_hand(
    texts: GameTexts, view: View, seat: Seat, known: Mapping[CardId, Knowledge]
) -> tuple[HandCard, ...]:
    """The cards of a seat, with what can be known of them."""
    board = view.board
    newest = max(board.hands[seat], default=None)
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
        for card in view.hands[seat]
    )


def shared_knowledge(
    shared: SharedViewParts, view: View, hidden: frozenset[Seat], help_level: int
) -> Mapping[CardId, Knowledge]:
    """What can be known of the cards of these seats, made once for all to whom they are hidden."""
    if help_level == 0:
        return {}
    known = shared.knowledge.get((hidden, help_level))
    if known is None:
        masks = shared.open_knowledge.level_masks(view, hidden, Level(help_level))
        known = {card: shared.texts.knowledge(levels) for card, levels in masks.items()}
        shared.knowledge[hidden, help_level] = known
    return known


def shown_moves(
    shared: SharedViewParts, view: View, hands: Sequence[Sequence[HandCard]]
) -> tuple[HanabiMove, ...]:
    """The legal moves with their texts, and a warning for those that look like mistakes."""
    if not view.legal_moves:
        return ()
    board, clue_bits = shared.board, shared.texts.clue_bits
    known = {card.id: card.knowledge for hand in hands for card in hand}
    touching = [clues_touching(view, Seat(seat)) for seat in range(view.board.players)]
    moves: list[HanabiMove] = []
    for move in view.legal_moves:
        match move:
            case GiveClue(target, clue):
                bit, word = clue_bits[clue]
                touched = tuple([card for card, clues in touching[target] if clues >> bit & 1])
                moves.append(LegalClue(f"{seat_text(target)}:{word}", target, word, touched))
            case Play(card):
                warning = play_warning(board, known[card])
                moves.append(LegalPlay(text_of(move), card, warning))
            case Discard(card):
                warning = discard_warning(board, known[card])
                moves.append(LegalDiscard(text_of(move), card, warning))
            case TakeBack(card):
                moves.append(LegalTakeBack(text_of(move), card))
            case Decline():
                moves.append(LegalDecline(text_of(move)))
            case _:
                assert_never(move)
    return tuple(moves)


def text_of(move: Decision) -> MoveText:
    """The text of a move."""
    return hanabi_move_text(WrittenMove(move))


def clues_touching(view: View, seat: Seat) -> list[tuple[CardId, int]]:
    """For each card of a seat that the viewer sees, the clues that would point at it."""
    touching = view.board.rules.clues_touching
    return [
        (card.id, touching[card.face]) for card in view.hands[seat] if isinstance(card, SeenCard)
    ]


def arrangement(view: View) -> MoveText | None:
    """The move that leaves the viewer's hand as it is."""
    if isinstance(view.viewer, Onlooker):
        return None
    hand = view.board.hands[view.viewer]
    return f"{seat_text(view.viewer)}={hand_text(hand, view.board.apart)}"
