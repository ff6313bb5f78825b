"""What a seat works out from its view: of its own cards, and of what the others know of theirs."""

from collections.abc import Sequence
from dataclasses import dataclass

from tamaya.players.hanabi.face_masks import FaceMasks, face_masks_of
from tamaya.rules.game import Seat
from tamaya.rules.hanabi.board import Board
from tamaya.rules.hanabi.cards import CardId, SeenCard
from tamaya.rules.hanabi.knowledge import (
    Level,
    cards_in_sight,
    clue_mask,
    knowledge_masks,
)
from tamaya.rules.hanabi.view import View


class UnseenCards:
    """How many cards of each face somebody does not see."""

    __slots__ = ("_known", "_layers", "faces")

    def __init__(self, counts: Sequence[int]) -> None:
        """Count these copies, in the order of the faces."""
        # A layer holds the faces of which more than so many are unseen: a few bit counts then
        # weigh any mask.
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
        """How likely a card that may have these faces has one of the wanted ones."""
        weight = self.weight(mask)
        return self.weight(mask & wanted) / weight if weight else 0.0


@dataclass(frozen=True, slots=True)
class KnownHand:
    """A hand as its holder knows it, as far as the viewer can tell."""

    seat: Seat
    distance: int
    """How many turns go by until the seat acts."""
    cards: tuple[CardId, ...]
    masks: tuple[int, ...]
    """For each card the faces that its holder holds possible."""
    touched: tuple[bool, ...]
    """For each card whether a clue ever pointed at it."""
    unseen: UnseenCards
    """What its holder does not see."""
    faces: tuple[int, ...] = ()
    """For each card the bit of its face; nothing for the viewer's own hand."""


@dataclass(frozen=True, slots=True)
class SeatKnowledge:
    """The board, what it promises, and everybody's hands."""

    board: Board
    face_masks: FaceMasks
    own: KnownHand
    others: tuple[KnownHand, ...]
    """The teammates' hands, the seat that acts soonest first."""


def seat_knowledge_of(view: View, seat: Seat) -> SeatKnowledge:
    """All that a seat can work out from its view."""
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
    """The holder also sees the viewer's hand, so it knows at least as much."""
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
    rules = view.board.rules
    counts = [rules.copies[face] for face in rules.faces]
    for seen in cards_in_sight(view, hidden):
        counts[rules.face_index[seen.face]] -= 1
    return UnseenCards(counts)
