"""The table as everybody sees it, copied from a row: hands, clues, fireworks, costs."""

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import compiled, not_inlined
from tamaya.engine.kernels.row_fields import (
    card_number,
    discarded_count,
    face_in,
    get,
    hand_size,
    height,
    slot_word,
)
from tamaya.engine.row_layout import CLUE_BITS, CLUES_MASK, DISCARDED, SEAT
from tamaya.engine.rule_tables import RuleTables
from tamaya.players.hanabi.friend.memory_layout import (
    ACTOR,
    CLUED,
    COSTS,
    HAS_DISCARDED,
    HEIGHTS,
    LITERAL_ONLY,
    MISSING,
    THINNED,
    VALUES,
)
from tamaya.players.hanabi.shared_kernels.board_facts import (
    count_remaining,
    store_rules,
    update_board,
)
from tamaya.players.hanabi.shared_kernels.memory_layout import (
    CARD_NUMBERS,
    CLUE_COUNT,
    CLUE_FACES,
    FACE_COUNT,
    FACES,
    FACES_AT_PLACE,
    IRREPLACEABLE,
    LAYERS,
    MASKS,
    MOST_SLOTS,
    SIZES,
    USELESS,
)

COST_OF_ONE_LOST = 100
COST_OF_EACH_MORE = 50
COST_OF_PLAYABLE = 45
COST_OF_SOON = 30
COST_OF_LATER = 15


@not_inlined
def copy_rules(tables: RuleTables, memory: IntRow) -> None:
    """Copy what never changes in a game."""
    store_rules(tables, memory)
    memory[LITERAL_ONLY] = int(tables.errors == 1)
    single = 0
    for face in range(tables.face_count):
        single |= int(tables.copies_of[face] == 1) << face
    memory[VALUES] = memory[FACES_AT_PLACE + 1] & ~single


@not_inlined
def copy_table(game: IntRow, tables: RuleTables, memory: IntRow) -> None:
    """Copy the table of a row."""
    update_board(game, tables, memory)
    update_costs(game, tables, memory)
    count_remaining(game, tables, memory, LAYERS)
    memory[ACTOR] = get(game, SEAT)
    memory[HAS_DISCARDED] |= int(get(game, DISCARDED) > 0)
    for seat in range(tables.players):
        size = hand_size(game, tables, seat)
        memory[at(SIZES + seat)] = size
        clued = 0
        for slot in range(size):
            word = game[at(slot_word(tables, seat, slot))]
            place = seat * MOST_SLOTS + slot
            clued |= int(word & CLUES_MASK != 0) << slot
            memory[at(CARD_NUMBERS + place)] = card_number(word)
            memory[at(MASKS + place)] = literal_faces(memory, word)
            memory[at(FACES + place)] = face_in(game, tables, seat, slot)
        memory[at(CLUED + seat)] = clued


@not_inlined
def literal_faces(memory: IntRow, word: int) -> int:
    """The faces that the clues on a card leave."""
    literal = (1 << memory[FACE_COUNT]) - 1
    for clue in range(memory[CLUE_COUNT]):
        if (word >> clue) & 1:
            literal &= memory[at(CLUE_FACES + clue)]
        elif (word >> (clue + CLUE_BITS)) & 1:
            literal &= ~memory[at(CLUE_FACES + clue)]
    return literal


@compiled
def update_costs(game: IntRow, tables: RuleTables, memory: IntRow) -> None:
    """Work out what it costs to discard a card of each face."""
    thinned = 0
    missing = 0
    for suit in range(tables.suit_count):
        laid = height(game, suit)
        memory[at(HEIGHTS + suit)] = laid
        reach = laid
        for face in range(suit * tables.highest, (suit + 1) * tables.highest):
            if (memory[USELESS] >> face) & 1 == 0:
                reach = max(reach, tables.place_of[face] + 1)
        missing += reach - laid
        for face in range(suit * tables.highest, (suit + 1) * tables.highest):
            thinned |= int(discarded_count(game, tables, face) > 0) << face
            near = tables.place_of[face] - laid
            cost = COST_OF_LATER
            if (memory[USELESS] >> face) & 1:
                cost = 0
            elif (memory[IRREPLACEABLE] >> face) & 1:
                cost = COST_OF_ONE_LOST + COST_OF_EACH_MORE * (reach - tables.place_of[face] - 1)
            elif near == 0:
                cost = COST_OF_PLAYABLE
            elif near == 1:
                cost = COST_OF_SOON
            memory[at(COSTS + face)] = cost
    memory[THINNED] = thinned
    memory[MISSING] = missing
