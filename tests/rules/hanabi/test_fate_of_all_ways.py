"""The highest score still reachable, held against every way in which a game could go on."""

from functools import cache
from random import Random

import pytest

from tamaya.rules.hanabi import Direction, Scoring, Tile, highest_reachable_score
from tamaya.testing.hanabi_story import Story, rules_of
from tamaya.testing.hanabi_story_card_text import faces_text

# Three colours and black, each card once, so that whatever is discarded is lost.
GAME = (
    "custom",
    "flamboyants",
    "suits=red:111+blue:111+green:111+black:none:down:111:penalty,hand=1",
)
RULES = rules_of(*GAME)
HANDS = 2


@cache
def best_score(heights, lost, tiles):
    """The best score over all orders of play and of the tiles, turns not counted."""
    best = sum(
        height if suit.scoring is Scoring.POINTS else height - RULES.highest
        for suit, height in zip(RULES.suits, heights, strict=True)
    )
    for suit, height in enumerate(heights):
        if height < RULES.highest and RULES.sequences[suit][height] not in lost:
            best = max(best, best_after_laying(suit, heights, lost, tiles))
    return best


def best_after_laying(suit, heights, lost, tiles):
    """The best score once the next card of a suit is laid, with the tile it may reveal."""
    grown = (*heights[:suit], heights[suit] + 1, *heights[suit + 1 :])
    is_rising = RULES.suits[suit].direction is Direction.UP
    is_over = all(height == RULES.highest for height in grown)
    if grown[suit] == RULES.highest and is_rising and not is_over and tiles:
        return max(best_with_tile(tile, grown, lost, tiles - {tile}) for tile in tiles)
    return best_score(grown, lost, tiles)


def best_with_tile(tile, heights, lost, tiles):
    """The best score once this tile is revealed, while there is a deck."""
    ways = [best_score(heights, lost, tiles)]
    if tile is Tile.SHUFFLE_IN:
        ways += [best_score(heights, lost - {face}, tiles) for face in lost]
    if tile is Tile.LAY:
        for suit, height in enumerate(heights):
            face = RULES.sequences[suit][height] if height < RULES.highest else None
            if face in lost:
                ways.append(best_after_laying(suit, heights, lost - {face}, tiles))
    return max(ways)


def any_position(chance):
    """Some cards laid, some lost, and as many tiles revealed as fireworks are complete."""
    while True:
        heights = tuple(chance.randrange(RULES.highest + 1) for _ in RULES.suits)
        left = [
            face
            for sequence, height in zip(RULES.sequences, heights, strict=True)
            for face in sequence[height:]
        ]
        if len(left) > HANDS:
            break
    lost = frozenset(chance.sample(left, chance.randrange(min(len(left) - HANDS, 5))))
    complete = sum(
        height == RULES.highest and suit.direction is Direction.UP
        for suit, height in zip(RULES.suits, heights, strict=True)
    )
    return heights, lost, tuple(chance.sample(tuple(Tile), complete))


@pytest.mark.parametrize("number", range(200))
def test_no_way_to_go_on_beats_the_highest_score_and_one_reaches_it(number):
    heights, lost, revealed = any_position(Random(number))
    tops = [s[h - 1] for s, h in zip(RULES.sequences, heights, strict=True) if h]
    board = Story.midgame(
        *GAME, fireworks=faces_text(tops), discards=faces_text(sorted(lost)), revealed=revealed
    ).board
    tiles = frozenset(Tile).difference(revealed)
    assert highest_reachable_score(board) == best_score(heights, lost, tiles)
    for owed in {Tile.SHUFFLE_IN, Tile.LAY}.intersection(revealed):
        best = best_with_tile(owed, heights, lost, tiles)
        assert highest_reachable_score(board.changed(pending=owed)) == best
