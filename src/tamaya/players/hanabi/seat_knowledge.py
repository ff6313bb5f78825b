"""What follows from a view: what a seat knows about its hand, and the others about theirs."""

from collections.abc import Sequence
from dataclasses import dataclass

from tamaya.players.hanabi.face_masks_by_fate import FaceMasks, face_masks_of
from tamaya.rules.hanabi.board import Board
from tamaya.rules.hanabi.cards import CardId, SeenCard
from tamaya.rules.hanabi.knowledge import (
    Level,
    clue_mask,
    copies_not_open,
    copies_out_of_sight,
    knowledge_masks,
)
from tamaya.rules.hanabi.view import View
from tamaya.rules.shared_types import Seat


class UnseenCards:
    """How many cards of each face a seat does not see."""

    __slots__ = ("_known", "_layers", "faces")

    def __init__(self, counts: Sequence[int]) -> None:
        """Start from the count for each face, in the order of the rules."""
        # Layer n has the faces with more than n unseen cards, so a few bit counts weigh any mask.
        self._layers = tuple(
            sum(1 << index for index, count in enumerate(counts) if count > height)
            for height in range(max(counts))
        )
        self.faces = self._layers[0] if self._layers else 0
        self._known: dict[int, int] = {}

    def weight(self, mask: int) -> int:
        """How many unseen cards have one of these faces."""
        weight = self._known.get(mask)
        if weight is None:
            weight = sum((mask & layer).bit_count() for layer in self._layers)
            self._known[mask] = weight
        return weight

    def chance(self, mask: int, wanted: int) -> float:
        """The chance that a card with these possible faces has one of the wanted ones."""
        weight = self.weight(mask)
        return self.weight(mask & wanted) / weight if weight else 0.0


@dataclass(frozen=True, slots=True)
class KnownHand:
    """What a holder knows about its hand, as far as the viewer can tell."""

    seat: Seat
    distance: int
    """How many turns until the seat acts."""
    cards: tuple[CardId, ...]
    masks: tuple[int, ...]
    """For each card the faces that its holder cannot rule out."""
    touched: tuple[bool, ...]
    """For each card whether it was ever clued."""
    unseen: UnseenCards
    """The cards that its holder does not see."""
    faces: tuple[int, ...] = ()
    """For each card the bit of its face; empty for the viewer's own hand."""


@dataclass(frozen=True, slots=True)
class SeatKnowledge:
    """The board, the fate of the faces, and what is known about each hand."""

    board: Board
    face_masks: FaceMasks
    own: KnownHand
    others: tuple[KnownHand, ...]
    """The teammates' hands, in the order in which they act."""


def seat_knowledge_of(view: View, seat: Seat) -> SeatKnowledge:
    """What a seat can work out from its view."""
    board = view.board
    steps = range(1, board.players)
    others = (Seat((seat + step) % board.players) for step in steps)
    return SeatKnowledge(
        board,
        face_masks_of(board),
        _own_hand(view, seat),
        tuple(_other_hand(view, seat, other) for other in others),
    )


def _own_hand(view: View, seat: Seat) -> KnownHand:
    board = view.board
    masks = knowledge_masks(view, seat, Level.DEDUCED)
    cards = board.hands[seat]
    return KnownHand(
        seat,
        0,
        cards,
        tuple(masks[card] for card in cards),
        tuple(board.touched[card] != 0 for card in cards),
        _unseen(view, frozenset({seat})),
    )


def _other_hand(view: View, seat: Seat, other: Seat) -> KnownHand:
    """The viewer does not see its own hand, which the holder does: this is the least it knows."""
    board, rules = view.board, view.board.rules
    unseen = _unseen(view, frozenset({seat, other}))
    cards = board.hands[other]
    return KnownHand(
        other,
        (other - seat) % board.players,
        cards,
        tuple(clue_mask(board, card, Level.EXCLUDED) & unseen.faces for card in cards),
        tuple(board.touched[card] != 0 for card in cards),
        unseen,
        tuple(
            1 << rules.face_index[card.face]
            for card in view.hands[other]
            if isinstance(card, SeenCard)
        ),
    )


def _unseen(view: View, hidden: frozenset[Seat]) -> UnseenCards:
    return UnseenCards(copies_out_of_sight(view, hidden, copies_not_open(view.board)))
