"""A GPU kernel that writes the observations of all seats.

The thread of a seat reads its own hand once, and the threads of all seats copy the result into
their vectors. Import it only after a GPU has answered.
"""

from numba import uint32

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.cuda.block_output import Array, write_bytes
from tamaya.engine.cuda.cuda_jit import column_kernel, cuda
from tamaya.engine.jit import compiled
from tamaya.engine.kernels.legality import seat_after
from tamaya.engine.kernels.observations import card_knowledge, observe_all_but_cards
from tamaya.engine.kernels.packed_bit_vectors import WORD_MASK, mark, mark_one
from tamaya.engine.kernels.row_fields import face_in, hand_size
from tamaya.engine.observation_layout import MINIMAL, Sections
from tamaya.engine.rule_tables import RuleTables


@compiled
def face_words(tables: RuleTables) -> int:
    """Count the words for the faces of one hand, plus one."""
    return ((tables.hand_size * tables.face_count) >> 5) + 2


@compiled
def known_words(tables: RuleTables, sections: Sections) -> int:
    """Count the words for the knowledge of one hand, plus one."""
    if sections.form == MINIMAL:
        return 0
    return ((tables.hand_size * sections.slot_size) >> 5) + 2


@compiled
def shared_words(tables: RuleTables, sections: Sections) -> int:
    """Count the words of shared memory for each thread: its vector and its hand."""
    return sections.words + face_words(tables) + known_words(tables, sections)


@column_kernel
def observe_all_bytes(
    games: Array, tables: RuleTables, sections: Sections, small: Array, wide: Array
) -> None:
    """Write the observations of all seats, a byte per bit, with a thread per seat."""
    shared = cuda.shared.array(0, uint32)
    stride = shared_words(tables, sections) | 1
    thread, row, rows = cuda.threadIdx.x, cuda.grid(1), games.shape[0] * tables.players
    seat = row % tables.players
    vector = shared[thread * stride : thread * stride + sections.words]
    if row < rows:
        game = games[row // tables.players]
        observe_all_but_cards(game, tables, sections, seat, vector)
        hand = shared[thread * stride + sections.words : (thread + 1) * stride]
        write_hand(game, tables, sections, seat, hand)
    cuda.syncthreads()
    if row < rows:
        for offset in range(tables.players):
            other = thread - seat + seat_after(tables, seat, offset)
            hand = shared[other * stride + sections.words : (other + 1) * stride]
            copy_hand(tables, sections, offset, hand, vector)
    cuda.syncthreads()
    block, length, first = cuda.blockDim.x, sections.length, row - thread
    here = min(block, rows - first)
    write_bytes(shared, stride, thread, block, first, here, length, small, wide)


@compiled
def write_hand(
    game: IntRow, tables: RuleTables, sections: Sections, seat: int, hand: IntRow
) -> None:
    """Write the faces of a hand, then the knowledge of it."""
    faces = face_words(tables)
    for word in range(faces + known_words(tables, sections)):
        hand[word] = 0
    first = tables.hands_at + seat * tables.hand_size
    for slot in range(hand_size(game, tables, seat)):
        mark_one(hand, slot * tables.face_count + face_in(game, tables, seat, slot))
        if sections.form != MINIMAL:
            known = card_knowledge(game, tables, sections, game[at(first + slot)])
            place = 32 * faces + slot * sections.slot_size
            mark(hand, place, known & WORD_MASK)
            mark(hand, place + 32, known >> 32)


@compiled
def copy_hand(
    tables: RuleTables, sections: Sections, offset: int, hand: IntRow, vector: IntRow
) -> None:
    """Copy a hand into the vector of the seat at this distance before it."""
    faces = face_words(tables)
    if offset:
        place = (offset - 1) * tables.hand_size * tables.face_count
        for word in range(faces - 1):
            mark(vector, place + 32 * word, hand[at(word)])
    place = sections.knowledge + offset * tables.hand_size * sections.slot_size
    for word in range(known_words(tables, sections) - 1):
        mark(vector, place + 32 * word, hand[at(faces + word)])
