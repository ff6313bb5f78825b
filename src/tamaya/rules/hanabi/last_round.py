"""How many cards can still be laid in the last round, in which every turn lays one at most."""

from functools import cache

from tamaya.rules.hanabi.board import Board
from tamaya.rules.hanabi.cards import Direction
from tamaya.rules.hanabi.face_fate import firework_reach
from tamaya.rules.hanabi.parameters import Tile

RESCUING_TILES = (Tile.SHUFFLE_IN, Tile.LAY)
"""The bonus tiles that can bring a card back from the discard."""


def most_cards_laid(board: Board, lost: tuple[int, ...]) -> int:
    """The most cards that the turns left can lay, over all hands that the players may hold.

    ``lost`` has for each suit the places whose copies are all in the discard, a bit each.
    """
    assert board.turns_left is not None
    rules = board.rules
    highest = rules.highest
    discarded = {seen.face for seen in board.discards}
    suits = range(len(rules.suits))

    @cache
    def with_turns(heights: tuple[int, ...], turns: int, tiles: frozenset[Tile]) -> int:
        """From here, if no tile waits for a choice."""
        if tiles.isdisjoint(RESCUING_TILES):
            reaches = (firework_reach(heights[suit], highest, lost[suit], 0) for suit in suits)
            return min(turns, sum(reaches) - sum(heights))
        if turns == 0:
            return 0
        in_hand = [s for s in suits if heights[s] < highest and not lost[s] >> heights[s] & 1]
        return max((after_laying(s, heights, turns - 1, tiles) for s in in_hand), default=0)

    def after_laying(
        suit: int, heights: tuple[int, ...], turns: int, tiles: frozenset[Tile]
    ) -> int:
        """The next card of this suit, and what follows with the tile that it may reveal."""
        raised = (*heights[:suit], heights[suit] + 1, *heights[suit + 1 :])
        is_revealing = (
            raised[suit] == highest
            and rules.suits[suit].direction is Direction.UP
            and any(height < highest for height in raised)
        )
        if not is_revealing or not tiles:
            return 1 + with_turns(raised, turns, tiles)
        # The tiles that bring nothing back are all alike here.
        others = sorted(tiles.difference(RESCUING_TILES))[:1]
        shown = [*tiles.intersection(RESCUING_TILES), *others]
        return 1 + max(with_tile(tile, raised, turns, tiles - {tile}) for tile in shown)

    def with_tile(tile: Tile, heights: tuple[int, ...], turns: int, tiles: frozenset[Tile]) -> int:
        """From here, with a tile just revealed: the deck is empty, so it lays what fits."""
        ways = []
        if tile in RESCUING_TILES:
            fitting = [s for s in suits if heights[s] < highest]
            fitting = [s for s in fitting if rules.sequences[s][heights[s]] in discarded]
            ways = [after_laying(suit, heights, turns, tiles) for suit in fitting]
        if not ways or tile is not Tile.LAY:
            ways.append(with_turns(heights, turns, tiles))
        return max(ways)

    heights = tuple(map(len, board.fireworks))
    tiles = frozenset(board.tiles_left)
    if board.pending is None:
        return with_turns(heights, board.turns_left, tiles)
    return with_tile(board.pending, heights, board.turns_left - 1, tiles)
