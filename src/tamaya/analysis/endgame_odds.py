"""Exact odds of every move when few cards are left in the deck.

The seat to act sees the other hands, and weighs every world that agrees with what it knows: its
own cards by the clues and the cards in sight, the rest of them in the deck in any order. From the
next turn on everybody plays as well as possible under these assumptions:

- each seat knows all hands, its own too, but not the order of the deck;
- a card is laid on purpose only by a holder who knows it: a clue has pointed at it, its holder can
  deduce that it fits, or somebody gives its holder a clue on the way, which tells about the whole
  hand. With ``blind`` this is not asked for: any card that fits may be laid;
- nobody makes an error on purpose.

The chance of a perfect game and the expected score are each the best that can be had.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import factorial
from random import Random
from typing import NamedTuple

from tamaya.rules.hanabi import (
    CardId,
    Decision,
    Discard,
    Ending,
    GiveClue,
    Level,
    LostPoints,
    Play,
    Rules,
    Scoring,
    SeenCard,
    View,
)
from tamaya.rules.hanabi.knowledge import (
    copies_not_open,
    copies_out_of_sight,
    hidden_seats,
    knowledge_masks,
)

MOST_CARDS_LEFT = 4
"""With more cards in the deck there are no odds."""
MOST_WORLDS = 3_000
"""With more different hands than this, a sample of them is taken."""
SAMPLED_WORLDS = 300
USELESS = -1

HeldCards = tuple[tuple[int, bool], ...]
"""The cards of a hand in ascending order: each a face, and whether its holder knows it."""


@dataclass(frozen=True, slots=True)
class MoveOdds:
    """What a move leads to at best."""

    move: Decision
    perfect: Fraction
    """The chance of a perfect game."""
    expected: Fraction
    """The expected score."""


@dataclass(frozen=True, slots=True)
class EndgameOdds:
    """The odds of every legal move."""

    moves: tuple[MoveOdds, ...]
    worlds: int
    """Over how many different hands of the seat to act they were taken."""
    is_exact: bool
    """Whether these were all; else a random sample of them."""


class Position(NamedTuple):
    """A position with open hands; the deck is known but for its order."""

    heights: tuple[int, ...]
    hands: tuple[HeldCards, ...]
    deck: tuple[int, ...]
    """The faces left in the deck, in ascending order."""
    tokens: int
    errors: int
    seat: int
    turns: int | None


def endgame_odds(view: View, *, blind: bool = False, seed: int = 0) -> EndgameOdds:
    """The odds of every legal move of the seat to act, from its own view.

    Raises a ``ValueError`` with more than four cards in the deck, with bonus tiles left, or where
    the view is not that of the seat to act.
    """
    board = view.board
    if board.deck_size > MOST_CARDS_LEFT:
        raise ValueError(f"{board.deck_size} cards are left, not at most {MOST_CARDS_LEFT}")
    if board.rules.tiles and (board.tiles_left or board.pending):
        raise ValueError("no odds while bonus tiles are left")
    if view.viewer != board.seat_to_act:
        raise ValueError(f"this is the view of {view.viewer}, not of seat {board.seat_to_act}")
    search = _Endgame(board.rules, board.players, blind=blind)
    worlds = list(_worlds(view, search))
    is_exact = len(worlds) <= MOST_WORLDS
    if not is_exact:
        weights = [weight for _, weight in worlds]
        drawn = Random(seed).choices(worlds, weights, k=SAMPLED_WORLDS)
        worlds = [(position, 1) for position, _ in drawn]
    total = sum(weight for _, weight in worlds)
    sums: dict[Decision, list[int]] = {move: [0, 0] for move in view.legal_moves}
    # Every order of the deck is equally likely, so all values are over the same number of them.
    scale = factorial(board.deck_size)
    for position, weight in worlds:
        known: dict[object, tuple[int, int]] = {}
        for move in view.legal_moves:
            key, value = search.first_move(position, view, move, known)
            known[key] = value
            sums[move][0] += weight * value[0]
            sums[move][1] += weight * value[1]
    return EndgameOdds(
        tuple(
            MoveOdds(move, Fraction(perfect, total * scale), Fraction(expected, total * scale))
            for move, (perfect, expected) in sums.items()
        ),
        len(worlds),
        is_exact,
    )


def _worlds(view: View, search: "_Endgame") -> Iterator[tuple[Position, int]]:
    """Every different hand that the seat to act may hold, and in how many ways it is dealt.

    The seat's own hand is in its order on the table; the others are sorted.
    """
    board = view.board
    rules, seat = board.rules, board.seat_to_act
    masks = knowledge_masks(view, seat, Level.EXCLUDED)
    left = copies_out_of_sight(view, hidden_seats(view, seat), copies_not_open(board))
    heights = tuple(map(len, board.fireworks))
    known = _informed_cards(view)
    hands = []
    for other, hand in enumerate(view.hands):
        cards = [
            (search.code(rules.face_index[card.face]), card.id in known)
            for card in hand
            if isinstance(card, SeenCard) and other != seat
        ]
        hands.append(tuple(sorted(cards)))
    own = [masks[card] for card in board.hands[seat]]
    flags = [card in known for card in board.hands[seat]]

    def deal(place: int, weight: int, faces: list[int]) -> Iterator[tuple[Position, int]]:
        if place == len(own):
            cards = tuple(
                (search.code(face), flag) for face, flag in zip(faces, flags, strict=True)
            )
            deck = sorted(
                search.code(face) for face, count in enumerate(left) for _ in range(count)
            )
            position = Position(
                heights,
                (*hands[:seat], cards, *hands[seat + 1 :]),
                tuple(deck),
                board.tokens,
                board.errors,
                seat,
                board.turns_left,
            )
            yield position, weight
            return
        for face, count in enumerate(left):
            if count and own[place] >> face & 1:
                left[face] -= 1
                yield from deal(place + 1, weight * count, [*faces, face])
                left[face] += 1

    merged: Counter[Position] = Counter()
    for position, weight in deal(0, 1, []):
        merged[search.simplified(position)] += weight
    yield from merged.items()


def _informed_cards(view: View) -> set[CardId]:
    """The cards to which a clue has pointed, or of which their holder knows that they fit."""
    board, rules = view.board, view.board.rules
    known = {card for hand in board.hands for card in hand if board.touched[card]}
    playable = sum(
        1 << rules.face_index[face]
        for suit in range(len(rules.suits))
        if (face := board.next_face(suit)) is not None
    )
    for seat in range(board.players):
        masks = knowledge_masks(view, type(board.seat_to_act)(seat), Level.DEDUCED)
        known |= {card for card, mask in masks.items() if mask and mask & ~playable == 0}
    return known


class _Endgame:
    """Plays positions with open hands as well as possible.

    A value is a pair of whole numbers: the chance of a perfect game and the expected score, each
    times the number of orders of the deck.
    """

    def __init__(self, rules: Rules, players: int, *, blind: bool) -> None:
        self._rules = rules
        self._players = players
        self._blind = blind
        self._highest = rules.highest
        self._known: dict[Position, tuple[int, int]] = {}
        self._flourish = rules.ending is Ending.FINAL_FLOURISH
        self._total = rules.highest * len(rules.suits)
        self._off = rules.highest * sum(s.scoring is Scoring.PENALTY for s in rules.suits)
        self._codes = {
            index: suit * rules.highest + place
            for suit, sequence in enumerate(rules.face_sequences)
            for place, index in enumerate(sequence)
        }

    def code(self, face: int) -> int:
        """The number of a face by suit and place in its firework."""
        return self._codes[face]

    def simplified(self, position: Position) -> Position:
        """The position with all cards that can no longer be laid made alike; nothing is sorted."""
        reach = self._reaches(position)

        def simple(face: int) -> int:
            if face == USELESS:
                return face
            suit, place = divmod(face, self._highest)
            return face if position.heights[suit] <= place < reach[suit] else USELESS

        hands = tuple(
            tuple(
                (simple(face), (known or self._blind) and simple(face) != USELESS)
                for face, known in hand
            )
            for hand in position.hands
        )
        return position._replace(
            hands=hands, deck=tuple(sorted(simple(face) for face in position.deck))
        )

    def first_move(
        self,
        position: Position,
        view: View,
        move: Decision,
        known: dict[object, tuple[int, int]],
    ) -> tuple[object, tuple[int, int]]:
        """The value of a move of the seat to act, with a key of what it amounts to."""
        seat = position.seat
        key: object
        match move:
            case Play(card) | Discard(card):
                place = view.board.hands[seat].index(card)
                key = (type(move), position.hands[seat][place])
                if key in known:
                    return key, known[key]
                return key, self._use(position, place, is_played=isinstance(move, Play))
            case GiveClue(target):
                key = (GiveClue, target)
                return key, known[key] if key in known else self._clue(position, target)
            case _:
                raise ValueError(f"no odds for {move}")

    def value(self, position: Position) -> tuple[int, int]:
        """The best chance of a perfect game, and the best expected score."""
        position = self.simplified(position)
        position = position._replace(hands=tuple(tuple(sorted(h)) for h in position.hands))
        laid = sum(position.heights)
        scale = factorial(len(position.deck))
        if laid == self._total:
            return scale, scale * (laid - self._off)
        reach = sum(self._reaches(position))
        if self._flourish and reach < self._total:
            return 0, 0
        if position.turns == 0:
            return 0, 0 if self._flourish else scale * (laid - self._off)
        if position not in self._known:
            self._known[position] = self._best(position)
        return self._known[position]

    def _best(self, position: Position) -> tuple[int, int]:
        values: list[tuple[int, int]] = []
        hand = position.hands[position.seat]
        for place, (face, known) in enumerate(hand):
            if place and hand[place - 1] == (face, known):
                continue
            if known and face != USELESS and self._fits(position, face):
                values.append(self._use(position, place, is_played=True))
        if position.tokens > 0:
            others = [s for s in range(self._players) if s != position.seat and position.hands[s]]
            uninformed = [
                other
                for other in others
                if any(face != USELESS and not known for face, known in position.hands[other])
            ]
            values += [self._clue(position, other) for other in (uninformed or others[:1])]
        if position.tokens < self._rules.tokens:
            useless = [place for place, (face, _) in enumerate(hand) if face == USELESS]
            places = useless[:1] or range(len(hand))
            values += [self._use(position, place, is_played=False) for place in places]
        if not values:
            # Only an error is left, or nothing at all.
            if hand and position.errors + 1 < self._rules.errors:
                return self._use(position, 0, is_played=True)
            return self._lost(position, by_errors=bool(hand))
        return max(value[0] for value in values), max(value[1] for value in values)

    def _lost(self, position: Position, *, by_errors: bool) -> tuple[int, int]:
        scale = factorial(len(position.deck))
        laid = sum(position.heights) - self._off
        is_zero = self._flourish or (by_errors and self._rules.lost_points is LostPoints.ZERO)
        return 0, 0 if is_zero else scale * laid

    def _clue(self, position: Position, target: int) -> tuple[int, int]:
        known = tuple((face, face != USELESS) for face, _ in position.hands[target])
        hands = (*position.hands[:target], known, *position.hands[target + 1 :])
        return self._pass(position._replace(hands=hands, tokens=position.tokens - 1))

    def _use(self, position: Position, place: int, *, is_played: bool) -> tuple[int, int]:
        """Play or discard a card, and draw each card that may be next."""
        seat = position.seat
        hand = position.hands[seat]
        face = hand[place][0]
        rest = (*hand[:place], *hand[place + 1 :])
        heights, tokens, errors = position.heights, position.tokens, position.errors
        if is_played and face != USELESS and self._fits(position, face):
            suit = face // self._highest
            heights = (*heights[:suit], heights[suit] + 1, *heights[suit + 1 :])
            if heights[suit] == self._highest:
                tokens = min(tokens + 1, self._rules.tokens)
                if sum(heights) == self._total:
                    scale = factorial(len(position.deck))
                    return scale, scale * (self._total - self._off)
        elif is_played:
            errors += 1
            if errors == self._rules.errors:
                return self._lost(position, by_errors=True)
        else:
            tokens += 1
        after = position._replace(heights=heights, tokens=tokens, errors=errors)
        deck = position.deck
        if not deck:
            return self._pass(_with_hand(after, seat, rest))
        # Known cards stay known; the card drawn is not.
        perfect = expected = 0
        for drawn, count in Counter(deck).items():
            left = list(deck)
            left.remove(drawn)
            child = _with_hand(after, seat, (*rest, (drawn, self._blind)))
            found = self._pass(child._replace(deck=tuple(left)), is_last=len(deck) == 1)
            perfect += count * found[0]
            expected += count * found[1]
        return perfect, expected

    def _pass(self, position: Position, *, is_last: bool = False) -> tuple[int, int]:
        turns = position.turns
        if turns is not None:
            turns -= 1
        elif is_last and not self._flourish:
            turns = self._players
        seat = (position.seat + 1) % self._players
        return self.value(position._replace(seat=seat, turns=turns))

    def _fits(self, position: Position, face: int) -> bool:
        return face % self._highest == position.heights[face // self._highest]

    def _reaches(self, position: Position) -> list[int]:
        """How high each firework gets with the cards in hands and deck."""
        there = {face for hand in position.hands for face, _ in hand}.union(position.deck)
        reaches = []
        for suit, height in enumerate(position.heights):
            place = height
            while place < self._highest and suit * self._highest + place in there:
                place += 1
            reaches.append(place)
        return reaches


def _with_hand(position: Position, seat: int, hand: Sequence[tuple[int, bool]]) -> Position:
    hands = (*position.hands[:seat], tuple(hand), *position.hands[seat + 1 :])
    return position._replace(hands=hands)
