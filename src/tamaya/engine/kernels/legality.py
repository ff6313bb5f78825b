"""Decide what the seat to act may do."""

from tamaya.engine.array_types import IntRow
from tamaya.engine.jit import compiled
from tamaya.engine.kernels.row_fields import clues_for, discarded_count, get, hand_size, height
from tamaya.engine.row_layout import CARDS, CAUSE, DISCARDED, DRAWN, PENDING, SEAT, TOKENS
from tamaya.engine.rule_tables import (
    COLOUR_TILE,
    DISCARD,
    GIVE_CLUE,
    LAY_TILE,
    PLAY,
    SHUFFLE_TILE,
    TAKE_BACK,
    VALUE_TILE,
    RuleTables,
)

NO_ACTION = -1
"""The action that skips a game."""


@compiled
def is_legal(game: IntRow, tables: RuleTables, action: int) -> bool:
    """Whether the action is legal; none is when the game is over."""
    if not 0 <= action < tables.action_count or get(game, CAUSE):
        return False
    kind = tables.kind_of[action]
    argument = tables.argument_of[action]
    seat = get(game, SEAT)
    pending = get(game, PENDING)
    if kind == GIVE_CLUE:
        clues = payable_clues(game, tables, pending)
        clues &= clues_for(game, tables, seat_after(tables, seat, argument))
        return (clues >> tables.clue_of[action]) & 1 == 1
    if pending == 0:
        if kind == DISCARD and get(game, TOKENS) == tables.tokens:
            return False
        return kind <= PLAY and argument < hand_size(game, tables, seat)
    if kind == TAKE_BACK:
        return can_take_back(game, tables, pending, argument)
    if kind <= PLAY:
        return False
    return pending == SHUFFLE_TILE and get(game, DRAWN) == get(game, CARDS)


@compiled
def is_illegal(game: IntRow, tables: RuleTables, action: int) -> bool:
    """Whether an action is neither legal nor ``NO_ACTION``."""
    return action != NO_ACTION and not is_legal(game, tables, action)


@compiled
def seat_after(tables: RuleTables, seat: int, offset: int) -> int:
    """Return the seat at a distance clockwise from another."""
    other = seat + offset
    return other - tables.players if other >= tables.players else other


@compiled
def payable_clues(game: IntRow, tables: RuleTables, pending: int) -> int:
    """Return the clues that tokens or the pending bonus tile allow, a bit each."""
    every = (1 << tables.clue_count) - 1
    colours = (1 << tables.colours) - 1
    if pending == 0:
        return every if get(game, TOKENS) else 0
    if pending == COLOUR_TILE:
        return colours
    if pending == VALUE_TILE:
        return every & ~colours
    return 0


@compiled
def fits(game: IntRow, tables: RuleTables, face: int) -> bool:
    """Whether a card of this face can be laid now."""
    return tables.place_of[face] == height(game, tables.suit_of[face])


@compiled
def can_take_back(game: IntRow, tables: RuleTables, tile: int, face: int) -> bool:
    """Whether a discarded card of this face may be chosen for a bonus tile."""
    if tile < SHUFFLE_TILE or discarded_count(game, tables, face) == 0:
        return False
    may_shuffle = tile == SHUFFLE_TILE and get(game, DRAWN) < get(game, CARDS)
    return may_shuffle or fits(game, tables, face)


@compiled
def has_choice(game: IntRow, tables: RuleTables, tile: int) -> bool:
    """Whether a bonus tile gives the seat to act a choice."""
    if tile in (COLOUR_TILE, VALUE_TILE):
        return has_clue(game, tables, payable_clues(game, tables, tile))
    if tile == SHUFFLE_TILE and get(game, DRAWN) < get(game, CARDS):
        return get(game, DISCARDED) > 0
    if tile in (SHUFFLE_TILE, LAY_TILE):
        for face in range(tables.face_count):
            if can_take_back(game, tables, LAY_TILE, face):
                return True
    return False


@compiled
def has_clue(game: IntRow, tables: RuleTables, clues: int) -> bool:
    """Whether the seat to act could give one of these clues to any seat."""
    seat = get(game, SEAT)
    for other in range(tables.players):
        if other != seat and clues & clues_for(game, tables, other):
            return True
    return False


@compiled
def has_move(game: IntRow, tables: RuleTables) -> bool:
    """Whether the seat to act can play, discard or give a clue; no bonus tile is pending."""
    if hand_size(game, tables, get(game, SEAT)):
        return True
    return has_clue(game, tables, payable_clues(game, tables, 0))
