"""Facts about the board: the fate of each face, and how many cards of it are left."""

from tamaya.engine import row_layout as fields
from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import compiled, not_inlined
from tamaya.engine.kernels.bits import bits_in
from tamaya.engine.kernels.row_fields import discarded_count, get, height
from tamaya.engine.rule_tables import RuleTables
from tamaya.players.hanabi.shared_kernels.memory_layout import (
    CLUE_COUNT,
    CLUE_FACES,
    COLOUR_COUNT,
    DECK_LEFT,
    ERRORS_LEFT,
    EVERY_COLOUR,
    FACE_COUNT,
    FACES,
    FACES_AT_PLACE,
    HAND_SIZE,
    HAS_EMPTY_CLUES,
    HAS_FLOURISH,
    IRREPLACEABLE,
    KEEPS_POINTS,
    LAYERS,
    MASKS,
    MOST_COPIES,
    MOST_SLOTS,
    MOST_VALUES,
    NEXT_FACE,
    NO_COLOUR,
    OWN_LAYERS,
    PENDING,
    PLAYABLE,
    PLAYERS,
    SIZES,
    TOKEN_COUNT,
    TOKENS,
    TURNS_LEFT,
    USELESS,
)
from tamaya.rules.hanabi.face_fate import IRREPLACEABLE as IS_IRREPLACEABLE
from tamaya.rules.hanabi.face_fate import PLAYABLE as IS_PLAYABLE
from tamaya.rules.hanabi.face_fate import USELESS as IS_USELESS
from tamaya.rules.hanabi.face_fate import face_fate, firework_reach


@compiled
def store_rules(tables: RuleTables, memory: IntRow) -> None:
    """Copy the rules into the memory, so that other functions need the memory only."""
    memory[PLAYERS] = tables.players
    memory[HAND_SIZE] = tables.hand_size
    memory[FACE_COUNT] = tables.face_count
    memory[COLOUR_COUNT] = tables.colours
    memory[CLUE_COUNT] = tables.clue_count
    memory[TOKEN_COUNT] = tables.tokens
    memory[HAS_EMPTY_CLUES] = int(tables.empty_clues != 0)
    memory[HAS_FLOURISH] = tables.has_flourish
    memory[KEEPS_POINTS] = tables.keeps_points
    for word in range(CLUE_FACES, NEXT_FACE):
        memory[word] = 0
    colours = (1 << tables.colours) - 1
    every = 0
    none = 0
    for face in range(tables.face_count):
        touching = int(tables.touching[face])
        for clue in range(tables.clue_count):
            memory[at(CLUE_FACES + clue)] |= ((touching >> clue) & 1) << face
        memory[at(FACES_AT_PLACE + tables.place_of[face])] |= 1 << face
        if bits_in(touching & colours) > 1:
            every |= 1 << face
        if touching & colours == 0:
            none |= 1 << face
        memory[at(NEXT_FACE + face)] = 0
        for other in range(tables.face_count):
            is_suit = tables.suit_of[other] == tables.suit_of[face]
            if is_suit and tables.place_of[other] == tables.place_of[face] + 1:
                memory[at(NEXT_FACE + face)] = 1 << other
    memory[EVERY_COLOUR] = every
    memory[NO_COLOUR] = none


@compiled
def mask_at(memory: IntRow, masks: int, seat: int, slot: int) -> int:
    """The faces that a card may have."""
    return memory[at(masks + seat * MOST_SLOTS + slot)]


@compiled
def own_mask(memory: IntRow, seat: int, slot: int) -> int:
    """The faces that a card of the seat to act may have, given the hands it sees."""
    mask = mask_at(memory, MASKS, seat, slot)
    if is_single(mask) or mask & memory[OWN_LAYERS] == 0:
        return mask
    return mask & memory[OWN_LAYERS]


@compiled
def is_useless(memory: IntRow, mask: int) -> bool:
    """Whether a card with these possible faces can never be laid."""
    return mask & ~memory[USELESS] == 0


@compiled
def place_of(memory: IntRow, face: int) -> int:
    """The place of a face in its firework, from 0."""
    place = 0
    while (memory[at(FACES_AT_PLACE + place)] >> face) & 1 == 0:
        place += 1
    return place


@compiled
def lowest_bit(mask: int) -> int:
    """The index of the lowest bit."""
    return bits_in((mask & -mask) - 1)


@compiled
def is_single(mask: int) -> bool:
    """Whether exactly one face is left."""
    return mask != 0 and mask & (mask - 1) == 0


# The fate of a face is decided by the rules' own functions; here they are only compiled.
compiled_reach = compiled(firework_reach)
compiled_fate = compiled(face_fate)


@compiled
def copies_left(game: IntRow, tables: RuleTables, face: int) -> int:
    """How many copies of a face are not in the discard."""
    return tables.copies_of[face] - discarded_count(game, tables, face)


@compiled
def update_board(game: IntRow, tables: RuleTables, memory: IntRow) -> None:
    """Store the fate of the faces, and the counters of the board."""
    playable = 0
    useless = 0
    irreplaceable = 0
    for suit in range(tables.suit_count):
        laid = height(game, suit)
        # Faces of a suit are numbered by their values, whichever way they are laid.
        faces = range(suit * tables.highest, (suit + 1) * tables.highest)
        lost = 0
        for face in faces:
            if copies_left(game, tables, face) == 0:
                lost |= 1 << tables.place_of[face]
        reach = compiled_reach(laid, tables.highest, lost, 0)
        for face in faces:
            left = copies_left(game, tables, face)
            fate = compiled_fate(tables.place_of[face], laid, reach, left)
            if fate & IS_PLAYABLE:
                playable |= 1 << face
            if fate & IS_USELESS:
                useless |= 1 << face
            if fate & IS_IRREPLACEABLE:
                irreplaceable |= 1 << face
    memory[PLAYABLE] = playable
    memory[USELESS] = useless
    memory[IRREPLACEABLE] = irreplaceable
    memory[PENDING] = get(game, fields.PENDING)
    memory[TOKENS] = get(game, fields.TOKENS)
    memory[ERRORS_LEFT] = tables.errors - get(game, fields.ERRORS)
    memory[DECK_LEFT] = get(game, fields.CARDS) - get(game, fields.DRAWN)
    memory[TURNS_LEFT] = get(game, fields.TURNS_LEFT) - 1


@compiled
def count_remaining(game: IntRow, tables: RuleTables, memory: IntRow, layers: int) -> None:
    """Count the cards of each face that are neither laid nor in the discard."""
    for layer in range(MOST_COPIES):
        memory[at(layers + layer)] = 0
    for face in range(tables.face_count):
        left = copies_left(game, tables, face)
        if tables.place_of[face] < height(game, tables.suit_of[face]):
            left -= 1
        for layer in range(left):
            memory[at(layers + layer)] |= 1 << face


@compiled
def remove_one(memory: IntRow, layers: int, bit: int) -> None:
    """Take one card of a face off the count."""
    layer = MOST_COPIES - 1
    while layer >= 0 and memory[at(layers + layer)] & bit == 0:
        layer -= 1
    if layer >= 0:
        memory[at(layers + layer)] &= ~bit


@not_inlined
def propagate_known(memory: IntRow) -> None:
    """Take the cards that everybody knows off the count, and used-up faces off the masks."""
    settled = 0
    has_changed = True
    while has_changed:
        has_changed = False
        for seat in range(memory[PLAYERS]):
            for slot in range(memory[at(SIZES + seat)]):
                place = at(MASKS + seat * MOST_SLOTS + slot)
                bit = 1 << (seat * MOST_SLOTS + slot)
                if settled & bit:
                    continue
                mask = memory[place]
                if mask & memory[LAYERS]:
                    mask &= memory[LAYERS]
                    memory[place] = mask
                if is_single(mask):
                    settled |= bit
                    remove_one(memory, LAYERS, mask)
                    has_changed = True


@not_inlined
def count_unseen(memory: IntRow, seat: int) -> None:
    """Take the cards that a seat sees, or knows in its own hand, off its count."""
    for other in range(memory[PLAYERS]):
        for slot in range(memory[at(SIZES + other)]):
            if other != seat:
                remove_one(memory, OWN_LAYERS, 1 << face_at(memory, other, slot))
                continue
            mask = mask_at(memory, MASKS, seat, slot)
            if is_single(mask):
                remove_one(memory, OWN_LAYERS, mask)


@compiled
def face_at(memory: IntRow, seat: int, slot: int) -> int:
    """The face of a card that the seat to act sees."""
    return memory[at(FACES + seat * MOST_SLOTS + slot)]


@not_inlined
def weight(memory: IntRow, layers: int, mask: int) -> int:
    """How many of the counted cards have one of these faces."""
    total = 0
    for layer in range(MOST_COPIES):
        counted = mask & memory[at(layers + layer)]
        if counted == 0:
            break
        total += bits_in(counted)
    return total


@not_inlined
def chance(memory: IntRow, layers: int, mask: int, wanted: int) -> int:
    """The chance in thousandths that a card with these possible faces has a wanted one."""
    if mask & ~wanted == 0:
        return 1000
    if mask & wanted == 0:
        return 0
    whole = weight(memory, layers, mask)
    if whole == 0:
        return 500
    return weight(memory, layers, mask & wanted) * 1000 // whole


@compiled
def mean_place(memory: IntRow, mask: int) -> int:
    """The mean place of these faces in their fireworks, in hundredths."""
    total = 0
    for place in range(MOST_VALUES):
        total += 100 * place * bits_in(mask & memory[at(FACES_AT_PLACE + place)])
    return total // max(1, bits_in(mask))
