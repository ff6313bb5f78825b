"""What a seat can know of its cards, at several levels of deduction."""

from collections import Counter
from enum import IntEnum

from tamaya.rules.hanabi.board import Board
from tamaya.rules.hanabi.cards import CardId, Face, SeenCard
from tamaya.rules.hanabi.joint_deduction import bits, deduce
from tamaya.rules.hanabi.view import View
from tamaya.rules.shared_types import Onlooker, Seat


class Level(IntEnum):
    """How far a seat's knowledge is deduced; each level includes those before it."""

    CLUED = 1
    """From the clues that pointed at a card."""
    EXCLUDED = 2
    """And from the clues that did not point at it."""
    COUNTED = 3
    """And from counting: faces whose copies are all visible are ruled out."""
    DEDUCED = 4
    """And from all hidden cards considered together."""


Possibilities = dict[CardId, frozenset[Face]]
"""The faces each card can still have."""


def knowledge(view: View, seat: Seat, level: Level) -> Possibilities:
    """What a seat knows of its own cards, as far as the viewer may see that.

    For another seat only what both see is used: with more, the viewer could infer its own cards
    from what the other can rule out.
    """
    faces = view.board.rules.faces
    masks = knowledge_masks(view, seat, level)
    return {card: frozenset(faces[index] for index in bits(mask)) for card, mask in masks.items()}


def knowledge_masks(view: View, seat: Seat, level: Level) -> dict[CardId, int]:
    """The same as ``knowledge``, with one bit per face of the rules."""
    board = view.board
    hand = board.hands[seat]
    if level is Level.DEDUCED:
        return _deduced(view, hidden_seats(view, seat), hand)
    masks = {card: clue_mask(board, card, level) for card in hand}
    if level is Level.COUNTED:
        in_hiding = _hidden_faces(view, hidden_seats(view, seat))
        masks = {card: mask & in_hiding for card, mask in masks.items()}
    return masks


def hidden_seats(view: View, seat: Seat) -> frozenset[Seat]:
    """The seats whose hands the viewer or this seat cannot see."""
    match view.viewer:
        case Onlooker.SPECTATOR:
            return frozenset(Seat(number) for number in range(view.board.players))
        case Onlooker.ALL_HANDS | Onlooker.REVIEWER:
            return frozenset({seat})
        case _:
            return frozenset({view.viewer, seat})


def clue_mask(board: Board, card: CardId, level: Level) -> int:
    """The faces that the clues leave possible for a card."""
    rules = board.rules
    mask = (1 << len(rules.faces)) - 1
    for clue in bits(board.touched[card]):
        mask &= rules.faces_touched[clue]
    if level >= Level.EXCLUDED:
        for clue in bits(board.missed[card]):
            mask &= ~rules.faces_touched[clue]
    return mask


def cards_in_sight(view: View, hidden: frozenset[Seat]) -> list[SeenCard]:
    """Every card that lies open or is held by a seat that is not hidden."""
    board = view.board
    return [
        *board.discards,
        *(
            SeenCard(card, face)
            for sequence, laid in zip(board.rules.sequences, board.fireworks, strict=True)
            for card, face in zip(laid, sequence, strict=False)
        ),
        *(
            card
            for seat, hand in enumerate(view.hands)
            if Seat(seat) not in hidden
            for card in hand
            if isinstance(card, SeenCard)
        ),
    ]


def _hidden_faces(view: View, hidden: frozenset[Seat]) -> int:
    rules = view.board.rules
    seen = Counter(card.face for card in cards_in_sight(view, hidden))
    return sum(
        1 << index for index, face in enumerate(rules.faces) if seen[face] < rules.copies[face]
    )


def _deduced(view: View, hidden: frozenset[Seat], hand: tuple[CardId, ...]) -> dict[CardId, int]:
    """Joint deduction over all hidden hands.

    A card that was shuffled back can only be drawn later. So each face has one bin for its
    original copies and one more for each copy that came back; a card may lie in a bin that existed
    when it was drawn. Visible cards take places too: for a face that never came back, they only
    reduce the number of places.
    """
    board, rules = view.board, view.board.rules
    came_back = {back.face for back in board.returns}
    seen = cards_in_sight(view, hidden) + [SeenCard(b.card, b.face) for b in board.returns]
    counted = Counter(card.face for card in seen if card.face not in came_back)
    bins = [(face, 0) for face in rules.faces] + [(b.face, b.drawn) for b in board.returns]
    places = [rules.copies[face] - counted[face] for face in rules.faces]
    places += [1] * len(board.returns)

    def allowed(card: CardId, mask: int) -> int:
        return sum(
            1 << index
            for index, (face, since) in enumerate(bins)
            if since <= card and mask >> rules.face_index[face] & 1
        )

    unseen = [card for seat in sorted(hidden) for card in board.hands[seat]]
    rows = [allowed(card, clue_mask(board, card, Level.EXCLUDED)) for card in unseen]
    rows += [
        allowed(card.id, 1 << rules.face_index[card.face])
        for card in seen
        if card.face in came_back
    ]
    masks: dict[CardId, int] = {}
    for card, possible in zip(unseen, deduce(rows, places), strict=False):
        mask = 0
        for index in bits(possible):
            mask |= 1 << rules.face_index[bins[index][0]]
        masks[card] = mask
    return {card: masks[card] for card in hand}
