"""What the own hand likely is, after all that careful teammates did who saw it.

It is folded from the history of a view, event by event, so it can be kept between two decisions or
worked out anew.
"""

from collections.abc import Iterable, Sequence
from random import Random

from tamaya.players.hanabi.friend.hints import MOST_CARDS_TO_GUESS, Hint
from tamaya.players.hanabi.sight import Hand
from tamaya.rules.game import Seat
from tamaya.rules.hanabi.cards import CardId, Face
from tamaya.rules.hanabi.deduction import bits
from tamaya.rules.hanabi.events import (
    Clued,
    Discarded,
    Drew,
    DrewUnseen,
    Laid,
    Misfired,
    SeenEvent,
)
from tamaya.rules.hanabi.view import View

# How many hands are tried, and how often each is drawn again that takes one card twice.
HANDS = 150
DRAWS = 20


class Guess:
    """How likely each card of the own hand has each face."""

    def __init__(self, cards: Sequence[CardId], weighed: Iterable[tuple[float, Sequence[int]]]):
        """Add up hands, each with its weight and the faces of these cards."""
        self._faces: dict[CardId, dict[int, float]] = {card: {} for card in cards}
        self._total = 0.0
        for weight, faces in weighed:
            self._total += weight
            for card, face in zip(cards, faces, strict=True):
                likely = self._faces[card]
                likely[face] = likely.get(face, 0.0) + weight

    def chance(self, card: CardId, wanted: int) -> float:
        """How likely a card has one of these faces."""
        likely = self._faces[card].items()
        return sum(weight for face, weight in likely if wanted >> face & 1) / self._total

    def mean(self, card: CardId, costs: Sequence[float]) -> float:
        """What a card costs on average, where this is what each face costs."""
        likely = self._faces[card].items()
        return sum(weight * costs[face] for face, weight in likely) / self._total


class SecondGuessing:
    """Listens for the reasons of the others."""

    def __init__(self, view: View, viewer: Seat) -> None:
        """Begin before the deal."""
        self.board = view.undealt
        self.viewer = viewer
        self.heard: tuple[SeenEvent, ...] = ()
        self._faces: dict[CardId, Face] = {}
        self._hints: list[Hint] = []

    def hear(self, history: tuple[SeenEvent, ...]) -> None:
        """Think about all that is new in a history."""
        for event in history[len(self.heard) :]:
            if isinstance(event, Clued | Discarded) and self._is_telling(event.seat):
                self._hints.append(Hint(self.board, self._faces, self.viewer, event))
            if isinstance(event, Drew | Laid | Misfired | Discarded):
                self._faces[event.card] = event.face
            self.board = self.board.after(event)
        self.heard = history

    def _is_telling(self, seat: Seat) -> bool:
        """Whether a seat could have given the viewer a clue, and had no need to hurry."""
        board = self.board
        return (
            seat != self.viewer
            and board.tokens > 0
            and board.pending is None
            and board.turns_left is None
            and 0 < len(board.hands[self.viewer]) <= MOST_CARDS_TO_GUESS
        )

    def guess(self, own: Hand) -> Guess | None:
        """What the own hand likely is; None where no hand was found that it may be."""
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
        hands = self._hands(copies)
        hints = [hint for hint in self._hints if not masks.keys().isdisjoint(hint.cards)]
        index = self.board.rules.face_index
        # The cards that have left the hand are known by now.
        known = {card: index[face] for card, face in self._faces.items()}
        weighed = []
        for hand in hands:
            faces = known | dict(zip(cards, hand, strict=True))
            weight = 1.0
            for hint in hints:
                weight *= hint.likelihood([faces[card] for card in hint.cards])
            weighed.append((weight, hand))
        return Guess(cards, weighed) if weighed else None

    def _hands(self, copies: Sequence[Sequence[tuple[int, int]]]) -> list[list[int]]:
        """Hands that may be, each as likely as any other."""
        random = Random(self.board.turn).random
        hands = []
        for _ in range(HANDS):
            for _ in range(DRAWS):
                drawn = [held[int(random() * len(held))] for held in copies]
                if len(set(drawn)) == len(drawn):
                    hands.append([face for face, _ in drawn])
                    break
        return hands


def is_told_from_the_deal(view: View) -> bool:
    """Whether the viewer was told how the game began."""
    return bool(view.history) and isinstance(view.history[0], Drew | DrewUnseen)
