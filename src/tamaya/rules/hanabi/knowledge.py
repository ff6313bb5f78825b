"""What a seat can know of its cards, at several levels of deduction."""

from collections import Counter
from collections.abc import Sequence
from enum import IntEnum
from functools import lru_cache

from tamaya.rules.hanabi.board import Board
from tamaya.rules.hanabi.cards import CardId, Face, SeenCard
from tamaya.rules.hanabi.joint_deduction import bits, deduce
from tamaya.rules.hanabi.view import View
from tamaya.rules.shared_types import Onlooker, Seat

MAX_CACHED_MASKS = 4096


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
    masks = level_masks(view, hidden_seats(view, seat), level)
    return {card: masks[card][-1] for card in view.board.hands[seat]}


def level_masks(view: View, hidden: frozenset[Seat], level: Level) -> dict[CardId, tuple[int, ...]]:
    """For each card of these seats the faces that it can have, at every level up to this one.

    From level ``COUNTED`` on the hands of all other seats are used, which must be in sight. So all
    viewers to whom the same seats are hidden get the same.
    """
    board = view.board
    cards = [card for seat in sorted(hidden) for card in board.hands[seat]]
    levels: list[Sequence[int]] = [
        [clue_mask(board, card, each) for card in cards]
        for each in (Level.CLUED, Level.EXCLUDED)
        if each <= level
    ]
    if level >= Level.COUNTED:
        places = copies_out_of_sight(view, hidden)
        in_hiding = sum(1 << index for index, copies in enumerate(places) if copies > 0)
        levels.append([mask & in_hiding for mask in levels[-1]])
        if level is Level.DEDUCED:
            levels.append(
                _deduced_with_returns(view, hidden)
                if board.returns
                else deduce(tuple(levels[-1]), tuple(places))
            )
    return dict(zip(cards, zip(*levels, strict=True), strict=True))


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
    missed = board.missed[card] if level >= Level.EXCLUDED else 0
    rules = board.rules
    return _clue_mask(len(rules.faces), rules.faces_touched, board.touched[card], missed)


@lru_cache(MAX_CACHED_MASKS)
def _clue_mask(faces: int, faces_touched: tuple[int, ...], touched: int, missed: int) -> int:
    mask = (1 << faces) - 1
    for clue in bits(touched):
        mask &= faces_touched[clue]
    for clue in bits(missed):
        mask &= ~faces_touched[clue]
    return mask


def copies_out_of_sight(view: View, hidden: frozenset[Seat]) -> list[int]:
    """For each face how many copies are in the deck or held by one of these seats."""
    board, face_index = view.board, view.board.rules.face_index
    left = list(board.rules.copies.values())
    for seen in board.discards:
        left[face_index[seen.face]] -= 1
    for sequence, laid in zip(board.rules.face_sequences, board.fireworks, strict=True):
        for face in sequence[: len(laid)]:
            left[face] -= 1
    for seat, hand in enumerate(view.hands):
        if seat not in hidden:
            for card in hand:
                if isinstance(card, SeenCard):
                    left[face_index[card.face]] -= 1
    return left


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


def _deduced_with_returns(view: View, hidden: frozenset[Seat]) -> list[int]:
    """Joint deduction for the cards of these seats where cards came back into the deck.

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
    masks = []
    for possible in deduce(tuple(rows), tuple(places))[: len(unseen)]:
        mask = 0
        for index in bits(possible):
            mask |= 1 << rules.face_index[bins[index][0]]
        masks.append(mask)
    return masks
