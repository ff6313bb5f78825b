"""The fate of cards and fireworks: what can still be laid, and what can no longer be had.

All of it follows from the copies that are left; how many turns are left is not counted.
"""

from enum import StrEnum

from tamaya.rules.hanabi.board import Board
from tamaya.rules.hanabi.cards import Direction, Face, Scoring
from tamaya.rules.hanabi.parameters import Ending, Tile

RESCUING_TILES = (Tile.SHUFFLE_IN, Tile.LAY)
"""The bonus tiles that can bring a card back from the discard."""


class FireworkFate(StrEnum):
    """What may still become of a firework."""

    OPEN = "open"
    COMPLETE = "complete"
    LOST = "lost"
    """It can no longer be finished."""
    LOST_UNLESS_RESCUED = "lost-unless-rescued"
    """It can only be finished if a bonus tile brings a card back."""


def copies_left(board: Board, face: Face) -> int:
    """How many copies of a face are not in the discard."""
    return board.rules.copies[face] - sum(seen.face == face for seen in board.discards)


def is_playable(board: Board, face: Face) -> bool:
    """Whether a card of this face could be laid now."""
    return board.fits(face)


def is_useless(board: Board, face: Face) -> bool:
    """Whether a card of this face can never be laid any more."""
    suit = board.rules.suit_index[face.suit]
    place = board.rules.sequences[suit].index(face)
    return not len(board.fireworks[suit]) <= place < _best_reach(board, suit)


def is_irreplaceable(board: Board, face: Face) -> bool:
    """Whether this is the last copy of a card that is still of use."""
    return copies_left(board, face) == 1 and not is_useless(board, face)


def firework_fate(board: Board, suit: int) -> FireworkFate:
    """What may still become of the firework of a suit."""
    highest = board.rules.highest
    if len(board.fireworks[suit]) == highest:
        return FireworkFate.COMPLETE
    if _reach(board, suit, 0) == highest:
        return FireworkFate.OPEN
    if _best_reach(board, suit) == highest:
        return FireworkFate.LOST_UNLESS_RESCUED
    return FireworkFate.LOST


def highest_reachable_score(board: Board) -> int:
    """The best score that the copies left, and the tiles that could bring some back, allow."""
    if board.outcome is not None:
        return board.outcome.score
    return max(_score_with(board, plan) for plan in _plans(board))


def _reach(board: Board, suit: int, rescues: int) -> int:
    """How high the firework of a suit can get with so many cards brought back."""
    height = len(board.fireworks[suit])
    for face in board.rules.sequences[suit][height:]:
        if copies_left(board, face) == 0:
            if rescues == 0:
                break
            rescues -= 1
        height += 1
    return height


def _best_reach(board: Board, suit: int) -> int:
    """How high the firework of a suit can get if all goes well, the tiles too."""
    reach = _reach(board, suit, 0)
    if reach == board.rules.highest:
        return reach
    return max(_reach(board, suit, plan.count(suit)) for plan in _plans(board))


def _score_with(board: Board, plan: tuple[int, ...]) -> int:
    score = 0
    for index, suit in enumerate(board.rules.suits):
        reach = _reach(board, index, plan.count(index))
        score += reach if suit.scoring is Scoring.POINTS else reach - board.rules.highest
    return score


def _plans(board: Board) -> list[tuple[int, ...]]:
    """The suits for which bonus tiles could bring cards back, one after the other.

    A tile must be there to do it, and a firework must be completed to reveal it: one that lacks
    no card, or one that an earlier rescue has mended.
    """
    plans: list[tuple[int, ...]] = [()]
    if not board.rules.tiles or board.rules.ending is Ending.FINAL_FLOURISH:
        return plans
    suits = range(len(board.rules.suits))
    broken = [suit for suit in suits if _reach(board, suit, 0) < board.rules.highest]
    if board.pending in RESCUING_TILES:
        plans += [(suit,) for suit in broken if _can_be_taken_back_now(board, suit)]
    hidden = sum(tile in RESCUING_TILES for tile in board.tiles_left)
    whole = sum(_reveals(board, suit, 0) for suit in suits)
    ready = [(plan, whole + _completes_firework(board, plan)) for plan in plans]
    for _ in range(hidden):
        ready = [
            ((*plan, suit), reveals - 1 + _completes_firework(board, (*plan, suit)))
            for plan, reveals in ready
            if reveals > 0
            for suit in broken
        ]
        plans += [plan for plan, _ in ready]
    return plans


def _can_be_taken_back_now(board: Board, suit: int) -> bool:
    """Whether the tile that waits for a choice could mend the firework of this suit."""
    if board.pending is Tile.SHUFFLE_IN and board.deck_size > 0:
        return True
    return _reach(board, suit, 0) == len(board.fireworks[suit])


def _reveals(board: Board, suit: int, rescues: int) -> bool:
    """Whether a firework not complete yet can be, with so many rescues, and reveals a tile."""
    highest = board.rules.highest
    return (
        board.rules.suits[suit].direction is Direction.UP
        and len(board.fireworks[suit]) < highest
        and _reach(board, suit, rescues) == highest
    )


def _completes_firework(board: Board, plan: tuple[int, ...]) -> bool:
    """Whether the last rescue of a plan is the one that lets its firework be completed."""
    if not plan:
        return False
    rescues = plan.count(plan[-1])
    return _reveals(board, plan[-1], rescues) and not _reveals(board, plan[-1], rescues - 1)
