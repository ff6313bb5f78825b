"""What a careful teammate's move says about the hand that it saw.

A teammate that gives a clue had no better move; one that gives none saw no better clue.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from math import exp

from tamaya.players.hanabi.careful import TOKENS, CarefulMoveWorth
from tamaya.players.hanabi.clue_worth import WORTH_OF_SAVING, is_certain, known_plays
from tamaya.players.hanabi.discard_costs import DiscardCosts
from tamaya.players.hanabi.friend.clue_worth_by_face import clue_worth_by_face
from tamaya.players.hanabi.seat_knowledge import KnownHand, SeatKnowledge, seat_knowledge_of
from tamaya.rules.hanabi.board import Board, with_hand
from tamaya.rules.hanabi.cards import CardId, Face, HeldCard, SeenCard
from tamaya.rules.hanabi.events import Clued, Discarded
from tamaya.rules.hanabi.moves import Decision, Discard, GiveClue, Play
from tamaya.rules.hanabi.view import SeenHand, View
from tamaya.rules.shared_types import Seat

# A move worth this many points more is e times as likely. Sometimes a move is simply random.
SPREAD = 0.1
CHANCE_OF_RANDOM_MOVE = 0.02

# Alternatives worth less than this count as this bad.
NO_ALTERNATIVE = -2.0

# For each clue one byte has the cards of the hand that it points at.
BITS_FOR_A_CLUE = 8
MOST_CARDS_TO_GUESS = BITS_FOR_A_CLUE


class MoveLikelihood:
    """The likelihood of a teammate's move, for each hand that it may have seen."""

    def __init__(
        self, board: Board, faces: Mapping[CardId, Face], viewer: Seat, move: Clued | Discarded
    ) -> None:
        """Work out what the teammate knew on the board before its move."""
        rules, giver = board.rules, move.seat
        hands: tuple[SeenHand, ...] = tuple(
            tuple(
                HeldCard(card) if seat in (giver, viewer) else SeenCard(card, faces[card])
                for card in hand
            )
            for seat, hand in enumerate(board.hands)
        )
        knowledge = seat_knowledge_of(View(giver, board, hands, (), ()), giver)
        self._hand = next(hand for hand in knowledge.others if hand.seat == viewer)
        self.cards = self._hand.cards
        self._face_masks = knowledge.face_masks
        self._costs = DiscardCosts(knowledge.face_masks)
        self._touched_faces = rules.faces_touched
        self._may_be_empty = rules.empty_clues
        self._saving = WORTH_OF_SAVING[self._hand.distance]
        self._clue_worths = self._clue_worth_by_face(knowledge)
        masks = self._hand.masks
        self._pointed_at = [
            [_pointed_at(place, face, self._touched_faces) for face in range(len(rules.faces))]
            for place in range(len(masks))
        ]
        self._cost = [self._costs.of(1 << face) for face in range(len(rules.faces))]
        self._discard_before = self._expected_discard(masks, self._hand.touched)
        self._discards_after: dict[tuple[int, int], int | None] = {}
        self._given_clue: int | None = None
        if isinstance(move, Clued) and move.target == viewer:
            self._given_clue = rules.clue_index[move.clue]
        self._worth_of_alternative = _worth_of_alternative(board, hands, faces, self._hand)
        self._worth_of_alternative += TOKENS.worth(board.tokens)

    def _clue_worth_by_face(self, knowledge: SeatKnowledge) -> list[list[list[float]]]:
        """For each card and each of its possible faces the worth of each clue."""
        hand, playable = self._hand, knowledge.face_masks.playable
        others = tuple(other for other in knowledge.others if other.seat != hand.seat)
        promised = known_plays(replace(knowledge, others=others))
        for mask in hand.masks:
            promised |= mask if mask.bit_count() == 1 and mask & playable else 0
        return [
            clue_worth_by_face(
                hand,
                mask,
                knowledge.face_masks,
                promised | (mask if is_certain(mask, playable) else 0),
                self._touched_faces,
            )
            for mask in hand.masks
        ]

    def likelihood(self, faces: Sequence[int]) -> float:
        """The likelihood of the move if the cards of the hand have these faces."""
        cost, before = self._cost, self._discard_before
        danger = 0.0 if before is None else cost[faces[before]]
        information_worth = [
            rows[face] for rows, face in zip(self._clue_worths, faces, strict=True)
        ]
        pointed_at = sum(
            [rows[face] for rows, face in zip(self._pointed_at, faces, strict=True)]
        ).to_bytes(len(self._touched_faces), "little")
        likely = [0.0] * len(self._touched_faces)
        for clue, (worths, cards) in enumerate(
            zip(zip(*information_worth, strict=True), pointed_at, strict=True)
        ):
            if cards or self._may_be_empty:
                place = self._discard_after(clue, cards)
                saved = danger if place is None else danger - cost[faces[place]]
                worth = sum(worths) + self._saving * saved
                likely[clue] = exp((worth - self._worth_of_alternative) / SPREAD)
        wanted = 1.0 if self._given_clue is None else likely[self._given_clue]
        return CHANCE_OF_RANDOM_MOVE + (1 - CHANCE_OF_RANDOM_MOVE) * wanted / (1.0 + sum(likely))

    def _discard_after(self, clue: int, cards: int) -> int | None:
        """The place of the next discard after a clue that points at these cards."""
        key = clue, cards
        if key not in self._discards_after:
            hand, named = self._hand, self._touched_faces[clue]
            is_named = [cards >> place & 1 == 1 for place in range(len(hand.cards))]
            self._discards_after[key] = self._expected_discard(
                [
                    mask & (named if is_it else ~named)
                    for mask, is_it in zip(hand.masks, is_named, strict=True)
                ],
                [was or is_it for was, is_it in zip(hand.touched, is_named, strict=True)],
            )
        return self._discards_after[key]

    def _expected_discard(self, masks: Sequence[int], touched: Sequence[bool]) -> int | None:
        """The place of the next discard, or None if a card would be played."""
        if any(is_certain(mask, self._face_masks.playable) for mask in masks):
            return None
        return self._costs.expected_discard(self._hand, masks, touched).place


def _pointed_at(place: int, face: int, named_by: Sequence[int]) -> int:
    return sum(
        1 << clue * BITS_FOR_A_CLUE + place
        for clue, named in enumerate(named_by)
        if named >> face & 1
    )


def _worth_of_alternative(
    board: Board, hands: tuple[SeenHand, ...], faces: Mapping[CardId, Face], hand: KnownHand
) -> float:
    """The worth of the best move other than a clue to this hand."""
    # Only cards that the holder knows are counted of this hand: the rest matters little here.
    known = tuple(
        SeenCard(card, board.rules.faces[mask.bit_length() - 1])
        for card, mask in zip(hand.cards, hand.masks, strict=True)
        if mask.bit_count() == 1
    )
    cards = with_hand(board.hands, hand.seat, tuple(card.id for card in known))
    seen = tuple(known if seat == hand.seat else held for seat, held in enumerate(hands))
    move_worth = CarefulMoveWorth(View(board.seat_to_act, board.changed(hands=cards), seen, (), ()))
    moves = _alternative_moves(board, faces, hand.seat)
    return max([NO_ALTERNATIVE, *(move_worth.worth_and_age(move)[0] for move in moves)])


def _alternative_moves(
    board: Board, faces: Mapping[CardId, Face], viewer: Seat
) -> Iterator[Decision]:
    """The moves of the seat to act other than clues to the viewer."""
    rules = board.rules
    for card in board.hands[board.seat_to_act]:
        yield Play(card)
        if board.tokens < rules.tokens:
            yield Discard(card)
    for seat, hand in enumerate(board.hands):
        if seat in (board.seat_to_act, viewer):
            continue
        held = sum({1 << rules.face_index[faces[card]] for card in hand})
        for clue, named in zip(rules.clues, rules.faces_touched, strict=True):
            if held & named or rules.empty_clues:
                yield GiveClue(Seat(seat), clue)
