"""A guess of the seat's own hand from the moves of careful teammates, who saw it.

It is folded from the history of a view, event by event, so it can be kept between two decisions or
rebuilt.
"""

from collections.abc import Iterable, Sequence
from random import Random

from tamaya.players.hanabi.friend.move_likelihood import MOST_CARDS_TO_GUESS, MoveLikelihood
from tamaya.players.hanabi.seat_knowledge import KnownHand
from tamaya.rules.hanabi.cards import CardId, Face
from tamaya.rules.hanabi.events import (
    Clued,
    Discarded,
    Drew,
    DrewUnseen,
    Laid,
    Misfired,
    SeenEvent,
)
from tamaya.rules.hanabi.joint_deduction import bits
from tamaya.rules.hanabi.view import View
from tamaya.rules.shared_types import Seat

# How many hands are sampled, and how often each is drawn until it takes no card twice.
SAMPLED_HANDS = 150
DRAW_ATTEMPTS = 20


class HandGuess:
    """The chance of each face, for each card of the seat's hand."""

    def __init__(self, cards: Sequence[CardId], weighed: Iterable[tuple[float, Sequence[int]]]):
        """Add up hands, given as pairs: the weight, and the face of each card."""
        self._faces: dict[CardId, dict[int, float]] = {card: {} for card in cards}
        self._total = 0.0
        for weight, faces in weighed:
            self._total += weight
            for card, face in zip(cards, faces, strict=True):
                likely = self._faces[card]
                likely[face] = likely.get(face, 0.0) + weight

    def chance(self, card: CardId, wanted: int) -> float:
        """The chance that a card has one of these faces."""
        likely = self._faces[card].items()
        return sum(weight for face, weight in likely if wanted >> face & 1) / self._total

    def mean(self, card: CardId, costs: Sequence[float]) -> float:
        """The mean cost of a card, given the cost of each face."""
        likely = self._faces[card].items()
        return sum(weight * costs[face] for face, weight in likely) / self._total


class HandGuesser:
    """Follows the moves of the others and what they imply about the seat's own hand."""

    def __init__(self, view: View, viewer: Seat) -> None:
        """Start before the deal."""
        self.board = view.undealt
        self.viewer = viewer
        self.history: tuple[SeenEvent, ...] = ()
        self._faces: dict[CardId, Face] = {}
        self._likelihoods: list[MoveLikelihood] = []

    def update(self, history: tuple[SeenEvent, ...]) -> None:
        """Take in the new events of a history."""
        for event in history[len(self.history) :]:
            if isinstance(event, Clued | Discarded) and self._is_informative(event.seat):
                self._likelihoods.append(
                    MoveLikelihood(self.board, self._faces, self.viewer, event)
                )
            if isinstance(event, Drew | Laid | Misfired | Discarded):
                self._faces[event.card] = event.face
            self.board = self.board.after(event)
        self.history = history

    def _is_informative(self, seat: Seat) -> bool:
        """Whether a move of a seat says something: it was free to give the viewer a clue."""
        board = self.board
        return (
            seat != self.viewer
            and board.tokens > 0
            and board.pending is None
            and board.turns_left is None
            and 0 < len(board.hands[self.viewer]) <= MOST_CARDS_TO_GUESS
        )

    def guess(self, own: KnownHand) -> HandGuess | None:
        """A guess of the seat's own hand, or None if no possible hand was found."""
        cards = sorted(own.cards)
        masks = dict(zip(own.cards, own.masks, strict=True))
        copies = [
            [
                (face, copy)
                for face in bits(masks[card])
                for copy in range(own.unseen.weight(1 << face))
            ]
            for card in cards
        ]
        if not all(copies):
            return None
        hands = self._sample_hands(copies)
        likelihoods = [
            move for move in self._likelihoods if not masks.keys().isdisjoint(move.cards)
        ]
        index = self.board.rules.face_index
        # Cards that have left the hand are known by now.
        known = {card: index[face] for card, face in self._faces.items()}
        weighed = []
        for hand in hands:
            faces = known | dict(zip(cards, hand, strict=True))
            weight = 1.0
            for move in likelihoods:
                weight *= move.likelihood([faces[card] for card in move.cards])
            weighed.append((weight, hand))
        return HandGuess(cards, weighed) if weighed else None

    def _sample_hands(self, copies: Sequence[Sequence[tuple[int, int]]]) -> list[list[int]]:
        """Possible hands, all equally likely."""
        random = Random(self.board.turn).random
        hands = []
        for _ in range(SAMPLED_HANDS):
            for _ in range(DRAW_ATTEMPTS):
                drawn = [held[int(random() * len(held))] for held in copies]
                if len(set(drawn)) == len(drawn):
                    hands.append([face for face, _ in drawn])
                    break
        return hands


def has_whole_history(view: View) -> bool:
    """Whether the history of a view starts with the deal."""
    return bool(view.history) and isinstance(view.history[0], Drew | DrewUnseen)
