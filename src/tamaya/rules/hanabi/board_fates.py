"""What can still become of the cards and fireworks on a board.

Everything follows from the copies that are left and from the bonus tiles. Turns are counted for the
highest score only, and only in the last round.
"""

from enum import StrEnum
from functools import cached_property
from typing import NamedTuple

from tamaya.rules.hanabi.board import Board
from tamaya.rules.hanabi.cards import Direction, Face, Scoring
from tamaya.rules.hanabi.face_fate import (
    IRREPLACEABLE,
    PLAYABLE,
    USELESS,
    FaceFates,
    face_fate,
    face_fates_from,
    firework_reach,
    lost_places,
)
from tamaya.rules.hanabi.last_round import RESCUING_TILES, most_cards_laid
from tamaya.rules.hanabi.parameters import Ending, Tile
from tamaya.rules.hanabi.scoring import score


class FireworkFate(StrEnum):
    """Whether a firework can still be completed."""

    OPEN = "open"
    COMPLETE = "complete"
    LOST = "lost"
    LOST_UNLESS_RESCUED = "lost-unless-rescued"
    """Only a bonus tile that brings a card back can save it."""


class BoardFates(NamedTuple):
    """Everything that can still become of a board."""

    faces: FaceFates
    fireworks: tuple[FireworkFate, ...]
    """The fate of the firework of each suit."""
    highest_reachable_score: int


def copies_left(board: Board, face: Face) -> int:
    """How many copies of a face are not in the discard."""
    return board.rules.copies[face] - sum(seen.face == face for seen in board.discards)


def is_playable(board: Board, face: Face) -> bool:
    """Whether a card of this face can be laid now."""
    return bool(_fate(board, face) & PLAYABLE)


def is_useless(board: Board, face: Face) -> bool:
    """Whether a card of this face can never be laid any more."""
    return bool(_fate(board, face) & USELESS)


def is_irreplaceable(board: Board, face: Face) -> bool:
    """Whether one copy is left of a face that is still needed."""
    return bool(_fate(board, face) & IRREPLACEABLE)


def board_fates(board: Board) -> BoardFates:
    """Everything below at once, which takes little longer than each of them."""
    reaches = _Reaches(board)
    return BoardFates(
        reaches.face_fates(reaches.with_tiles),
        tuple(map(reaches.firework_fate, range(len(reaches.heights)))),
        reaches.highest_score,
    )


def face_fates(board: Board, *, with_tiles: bool = True) -> FaceFates:
    """The fates of all faces; without tiles, no card of the discard is expected back."""
    reaches = _Reaches(board)
    return reaches.face_fates(reaches.with_tiles if with_tiles else reaches.without_tiles)


def firework_reaches(board: Board) -> tuple[int, ...]:
    """How high each firework can get with the copies left, if no tile brings a card back."""
    return _Reaches(board).without_tiles


def firework_fate(board: Board, suit: int) -> FireworkFate:
    """Whether the firework of a suit can still be completed."""
    return _Reaches(board).firework_fate(suit)


def highest_reachable_score(board: Board) -> int:
    """The best score that the copies left, the tiles and the turns of the last round allow."""
    return _Reaches(board).highest_score


def _fate(board: Board, face: Face) -> int:
    suit = board.rules.suit_index[face.suit]
    place = board.rules.sequences[suit].index(face)
    reaches = _Reaches(board)
    left = reaches.left[board.rules.face_index[face]]
    return face_fate(place, reaches.heights[suit], reaches.with_tiles[suit], left)


class _Reaches:
    """How high the fireworks of a board can get, with and without bonus tiles."""

    def __init__(self, board: Board) -> None:
        rules = board.rules
        self._board = board
        self._rules = rules
        self.left = list(rules.copies.values())
        for seen in board.discards:
            self.left[rules.face_index[seen.face]] -= 1
        self.heights = tuple(map(len, board.fireworks))
        self._lost = tuple(lost_places(sequence, self.left) for sequence in rules.face_sequences)

    @cached_property
    def without_tiles(self) -> tuple[int, ...]:
        return tuple(self._reach(suit, 0) for suit in range(len(self.heights)))

    @cached_property
    def with_tiles(self) -> tuple[int, ...]:
        """The reach of each firework if every tile comes when it is needed."""
        if not self._broken:
            return self.without_tiles
        return tuple(
            max(self._reach(suit, plan.count(suit)) for plan in self.plans)
            for suit in range(len(self.heights))
        )

    def face_fates(self, reaches: tuple[int, ...]) -> FaceFates:
        """The fates of all faces if the fireworks can get this high."""
        return face_fates_from(self._rules.face_sequences, self.heights, reaches, self.left)

    def firework_fate(self, suit: int) -> FireworkFate:
        """Whether the firework of a suit can still be completed."""
        highest = self._rules.highest
        if self.heights[suit] == highest:
            return FireworkFate.COMPLETE
        if self.without_tiles[suit] == highest:
            return FireworkFate.OPEN
        if self.with_tiles[suit] == highest:
            return FireworkFate.LOST_UNLESS_RESCUED
        return FireworkFate.LOST

    @property
    def highest_score(self) -> int:
        """The best score that can still be reached."""
        if self._board.outcome is not None:
            return self._board.outcome.score
        if self._board.turns_left is not None:
            return score(self._board) + most_cards_laid(self._board, self._lost)
        return max(map(self.score_with, self.plans))

    def score_with(self, plan: tuple[int, ...]) -> int:
        """The best score if tiles bring cards back for these suits."""
        score = 0
        for index, suit in enumerate(self._rules.suits):
            reach = self._reach(index, plan.count(index))
            score += reach if suit.scoring is Scoring.POINTS else reach - self._rules.highest
        return score

    @cached_property
    def plans(self) -> list[tuple[int, ...]]:
        """The suits for which bonus tiles could bring cards back, one after the other.

        A tile must be there to do it, and a firework must be completed to reveal it: one that lacks
        no card, or one that an earlier rescue has repaired.
        """
        board, broken = self._board, self._broken
        plans: list[tuple[int, ...]] = [()]
        if not self._rules.tiles or self._rules.ending is Ending.FINAL_FLOURISH:
            return plans
        if board.pending in RESCUING_TILES:
            plans += [(suit,) for suit in broken if self._can_be_repaired_now(suit)]
        hidden = sum(tile in RESCUING_TILES for tile in board.tiles_left)
        whole = sum(self._reveals(suit, 0) for suit in range(len(self.heights)))
        ready = [(plan, whole + self._completes_firework(plan)) for plan in plans]
        for _ in range(hidden):
            ready = [
                ((*plan, suit), reveals - 1 + self._completes_firework((*plan, suit)))
                for plan, reveals in ready
                if reveals > 0
                for suit in broken
            ]
            plans += [plan for plan, _ in ready]
        return plans

    @cached_property
    def _broken(self) -> list[int]:
        """The suits that cannot be completed with the copies left."""
        highest = self._rules.highest
        return [suit for suit, reach in enumerate(self.without_tiles) if reach < highest]

    def _reach(self, suit: int, rescues: int) -> int:
        return firework_reach(self.heights[suit], self._rules.highest, self._lost[suit], rescues)

    def _can_be_repaired_now(self, suit: int) -> bool:
        """Whether the tile that waits for a choice can bring back what the suit lacks."""
        if self._board.pending is Tile.SHUFFLE_IN and self._board.deck_size > 0:
            return True
        return self.without_tiles[suit] == self.heights[suit]

    def _reveals(self, suit: int, rescues: int) -> bool:
        """Whether an incomplete firework can be completed with this many rescues for a tile."""
        highest = self._rules.highest
        return (
            self._rules.suits[suit].direction is Direction.UP
            and self.heights[suit] < highest
            and self._reach(suit, rescues) == highest
        )

    def _completes_firework(self, plan: tuple[int, ...]) -> bool:
        """Whether the last rescue of a plan is the one that lets its firework be completed."""
        if not plan:
            return False
        rescues = plan.count(plan[-1])
        return self._reveals(plan[-1], rescues) and not self._reveals(plan[-1], rescues - 1)
