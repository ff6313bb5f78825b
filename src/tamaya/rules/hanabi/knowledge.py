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
    masks = OpenKnowledge(view.board).level_masks(view, hidden_seats(view, seat), level)
    return {card: masks[card][-1] for card in view.board.hands[seat]}


class OpenKnowledge:
    """What a board shows to all: the basis of what anybody can know of a hidden card."""

    def __init__(self, board: Board) -> None:
        """Read the clues to each card in a hand, and count the cards that lie open."""
        self._board = board
        self._clued = {
            card: (clue_mask(board, card, Level.CLUED), clue_mask(board, card, Level.EXCLUDED))
            for hand in board.hands
            for card in hand
        }
        self._left = copies_not_open(board)

    def level_masks(
        self, view: View, hidden: frozenset[Seat], level: Level
    ) -> dict[CardId, tuple[int, ...]]:
        """For each card of these seats the faces that it can have, at every level up to this one.

        From level ``COUNTED`` on the hands of all other seats are used, which must be in sight. So
        all viewers to whom the same seats are hidden get the same.
        """
        board = self._board
        cards = [card for seat in sorted(hidden) for card in board.hands[seat]]
        by_clues = [self._clued[card] for card in cards]
        if level < Level.COUNTED:
            return {card: masks[:level] for card, masks in zip(cards, by_clues, strict=True)}
        places = copies_out_of_sight(view, hidden, self._left)
        in_hiding = sum([1 << index for index, copies in enumerate(places) if copies > 0])
        counted = tuple([excluded & in_hiding for _, excluded in by_clues])
        if level is Level.COUNTED:
            by_level = zip(by_clues, counted, strict=True)
            return {
                card: (*clued, mask) for card, (clued, mask) in zip(cards, by_level, strict=True)
            }
        deduced = (
            _deduced_with_returns(view, hidden) if board.returns else deduce(counted, tuple(places))
        )
        return {
            card: (*clued, mask, last)
            for card, clued, mask, last in zip(cards, by_clues, counted, deduced, strict=True)
        }


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


def copies_not_open(board: Board) -> list[int]:
    """For each face how many copies are neither laid nor in the discard."""
    face_index = board.rules.face_index
    left = list(board.rules.copies.values())
    for seen in board.discards:
        left[face_index[seen.face]] -= 1
    for sequence, laid in zip(board.rules.face_sequences, board.fireworks, strict=True):
        for face in sequence[: len(laid)]:
            left[face] -= 1
    return left


def copies_out_of_sight(view: View, hidden: frozenset[Seat], not_open: Sequence[int]) -> list[int]:
    """For each face how many copies are in the deck or held by one of these seats."""
    left, face_index = list(not_open), view.board.rules.face_index
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
