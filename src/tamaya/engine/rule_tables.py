"""The rules as numbers and tables that kernels read.

No kernel contains a rule that an edition can change: it reads the answer from these tables, so one
compiled kernel plays every game.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from tamaya.engine.argument_checks import check_type, to_integer
from tamaya.engine.array_types import IntRow
from tamaya.engine.package_availability import has_numpy
from tamaya.engine.row_layout import (
    CARDS,
    CLUES_SHIFT,
    DRAWN,
    NUMBER_SHIFT,
    PLACE_BITS_SHIFT,
    PLACES_MASK,
    PLACES_SHIFT,
    SUITS,
    TOKENS,
    WORD_BITS,
    words_for,
)
from tamaya.rules.hanabi import (
    Cause,
    ColourClue,
    Direction,
    Ending,
    LostPoints,
    Rules,
    Scoring,
    Tile,
)

if TYPE_CHECKING or has_numpy():
    import numpy as np

DISCARD, PLAY, GIVE_CLUE, TAKE_BACK, DECLINE = range(5)
"""The kinds of action."""

TOKEN_TILE = int(Tile.TOKEN)
ERROR_TILE = int(Tile.ERROR_AND_TOKEN)
COLOUR_TILE = int(Tile.COLOUR_CLUE)
VALUE_TILE = int(Tile.VALUE_CLUE)
SHUFFLE_TILE = int(Tile.SHUFFLE_IN)
LAY_TILE = int(Tile.LAY)
TILE_COUNT = len(Tile)

CAUSES = tuple(Cause)
COMPLETE = 1 + CAUSES.index(Cause.COMPLETE)
OUT_OF_ERRORS = 1 + CAUSES.index(Cause.ERRORS)
LAST_ROUND = 1 + CAUSES.index(Cause.LAST_ROUND)
LOST_CARD = 1 + CAUSES.index(Cause.LOST_CARD)
NO_MOVE = 1 + CAUSES.index(Cause.NO_MOVE)


class RuleTables(NamedTuple):
    """The rules of a game for one number of players."""

    players: int
    hand_size: int
    suit_count: int
    highest: int
    """The highest value."""
    face_count: int
    colours: int
    """The number of colour clues, which come before the value clues."""
    clue_count: int
    cards: int
    tokens: int
    errors: int
    empty_clues: int
    """The clues that may touch no card, a bit each: all or none."""
    has_flourish: int
    keeps_points: int
    has_tiles: int
    take_back: int
    """The first action that takes back a discarded card."""
    action_count: int
    mask_words: int
    """The words of the packed legal actions, plus one."""
    seats_at: int
    """The word of the first seat."""
    hands_at: int
    """The word of the first card of the first hand."""
    deck_at: int
    """The word of the first four cards of the deck."""
    discards_at: int
    words: int
    """The length of a row."""
    suit_of: IntRow
    """The suit of each face."""
    place_of: IntRow
    """The height of the firework at which each face can be laid."""
    value_of: IntRow
    """One less than the value of each face."""
    copies_of: IntRow
    """The number of cards of each face."""
    touching: IntRow
    """The clues that touch each face, a bit each."""
    reveals: IntRow
    """Whether a completed firework of each suit reveals a bonus tile."""
    scores_points: IntRow
    """Whether each laid card of a suit scores a point; if not, each missing one costs a point."""
    kind_of: IntRow
    """The kind of each action."""
    argument_of: IntRow
    """The slot, distance in seats or discarded face of each action."""
    clue_of: IntRow
    """The clue that each action gives."""
    initial_row: IntRow
    """The row of a game dealt from an unshuffled deck."""


def rule_tables_of(rules: Rules, players: int) -> RuleTables:
    """Compute the tables of these rules; refuses a number of players that they do not allow."""
    players = to_integer(players, "players")
    check_type(rules, Rules, "rules").refuse_players(players)
    size = rules.hand_size(players)
    colours = sum(isinstance(clue, ColourClue) for clue in rules.clues)
    pile = rules.cards + rules.tiles
    seats_at = SUITS + len(rules.suits)
    hands_at = seats_at + players
    deck_at = hands_at + players * size
    discards_at = deck_at + words_for(pile)
    actions = _actions(rules, players, colours)
    tables = RuleTables(
        players=players,
        hand_size=size,
        suit_count=len(rules.suits),
        highest=rules.highest,
        face_count=len(rules.faces),
        colours=colours,
        clue_count=len(rules.clues),
        cards=rules.cards,
        tokens=rules.tokens,
        errors=rules.errors,
        empty_clues=(1 << len(rules.clues)) - 1 if rules.empty_clues else 0,
        has_flourish=int(rules.ending is Ending.FINAL_FLOURISH),
        keeps_points=int(rules.lost_points is LostPoints.KEPT),
        has_tiles=int(rules.tiles),
        take_back=2 * size + (players - 1) * len(rules.clues),
        action_count=len(actions),
        mask_words=-(-len(actions) // WORD_BITS) + 1,
        seats_at=seats_at,
        hands_at=hands_at,
        deck_at=deck_at,
        discards_at=discards_at,
        words=discards_at + words_for(pile),
        suit_of=int_row(rules.suit_index[face.suit] for face in rules.faces),
        place_of=int_row(
            rules.sequences[rules.suit_index[face.suit]].index(face) for face in rules.faces
        ),
        value_of=int_row(face.value - 1 for face in rules.faces),
        copies_of=int_row(rules.copies[face] for face in rules.faces),
        touching=int_row(rules.clues_touching[face] for face in rules.faces),
        reveals=int_row(suit.direction is Direction.UP for suit in rules.suits),
        scores_points=int_row(suit.scoring is Scoring.POINTS for suit in rules.suits),
        kind_of=int_row(kind for kind, _, _ in actions),
        argument_of=int_row(argument for _, argument, _ in actions),
        clue_of=int_row(clue for _, _, clue in actions),
        initial_row=int_row(()),
    )
    return tables._replace(initial_row=_initial_row(rules, tables))


def int_row(numbers: Iterable[int]) -> IntRow:
    """Convert small integers to an array for kernels; to a list without NumPy."""
    return np.fromiter(numbers, np.int32) if has_numpy() else list(numbers)


def plain_tables(tables: RuleTables) -> RuleTables:
    """The same tables with lists of Python's integers, for kernels that run as plain Python."""
    changes: dict[str, Any] = {
        name: [int(number) for number in field]
        for name, field in tables._asdict().items()
        if not isinstance(field, int)
    }
    return tables._replace(**changes)


def _actions(rules: Rules, players: int, colours: int) -> list[tuple[int, int, int]]:
    """List the actions by number; the Hanabi Learning Environment numbers the common ones alike."""
    size = rules.hand_size(players)
    others = range(1, players)
    actions = [(DISCARD, slot, 0) for slot in range(size)]
    actions += [(PLAY, slot, 0) for slot in range(size)]
    for clues in (range(colours), range(colours, len(rules.clues))):
        actions += [(GIVE_CLUE, offset, clue) for offset in others for clue in clues]
    if rules.tiles:
        actions += [(TAKE_BACK, face, 0) for face in range(len(rules.faces))]
        actions.append((DECLINE, 0, 0))
    return actions


def _initial_row(rules: Rules, tables: RuleTables) -> IntRow:
    size = tables.hand_size
    drawn = tables.players * size
    row = [0] * tables.words
    row[TOKENS.word] |= rules.tokens << TOKENS.shift
    row[DRAWN.word] |= drawn << DRAWN.shift | rules.cards << CARDS.shift
    indices = [rules.face_index[face] for face in rules.full_deck()]
    for place, face in enumerate(indices):
        word = tables.deck_at + (place >> PLACES_SHIFT)
        row[word] |= face << ((place & PLACES_MASK) << PLACE_BITS_SHIFT)
    for seat in range(tables.players):
        touching = 0
        for number in range(seat * size, (seat + 1) * size):
            row[tables.hands_at + number] = number << NUMBER_SHIFT
            touching |= rules.clues_touching[rules.faces[indices[number]]]
        row[tables.seats_at + seat] = size | touching << CLUES_SHIFT
    return int_row(row)
