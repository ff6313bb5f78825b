"""The hands in a player's memory: card numbers, masks and faces."""

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import compiled, not_inlined
from tamaya.engine.kernels.row_fields import card_number, face_in, hand_size, slot_word
from tamaya.engine.row_layout import CLUE_BITS
from tamaya.engine.rule_tables import RuleTables
from tamaya.players.hanabi.shared_kernels.memory_layout import (
    CARD_NUMBERS,
    CLUE_COUNT,
    CLUE_FACES,
    FACE_COUNT,
    FACES,
    MASKS,
    MOST_SLOTS,
    SIZES,
)


@compiled
def update_hands(game: IntRow, tables: RuleTables, memory: IntRow) -> None:
    """Move the masks along with their cards, and add those of cards just drawn."""
    for seat in range(tables.players):
        size = hand_size(game, tables, seat)
        known = memory[at(SIZES + seat)]
        for slot in range(size):
            word = game[at(slot_word(tables, seat, slot))]
            number = card_number(word)
            place = slot
            while place < known and memory[at(CARD_NUMBERS + seat * MOST_SLOTS + place)] != number:
                place += 1
            if place < known:
                swap_cards(memory, seat, slot, place)
            else:
                # The entry of a card that left the hand moves to the end and is dropped.
                if slot < known:
                    swap_cards(memory, seat, slot, known)
                known += 1
                memory[at(CARD_NUMBERS + seat * MOST_SLOTS + slot)] = number
                memory[at(MASKS + seat * MOST_SLOTS + slot)] = (1 << tables.face_count) - 1
            apply_clues(memory, seat, slot, word)
        memory[at(SIZES + seat)] = size


@compiled
def update_faces(game: IntRow, tables: RuleTables, memory: IntRow, viewer: int) -> None:
    """Store the faces of all cards except the viewer's own."""
    for seat in range(tables.players):
        if seat != viewer:
            for slot in range(memory[at(SIZES + seat)]):
                memory[at(FACES + seat * MOST_SLOTS + slot)] = face_in(game, tables, seat, slot)


@not_inlined
def swap_cards(memory: IntRow, seat: int, slot: int, other: int) -> None:
    """Exchange two cards of a hand in the memory."""
    one = seat * MOST_SLOTS + slot
    two = seat * MOST_SLOTS + other
    number = memory[at(CARD_NUMBERS + one)]
    memory[at(CARD_NUMBERS + one)] = memory[at(CARD_NUMBERS + two)]
    memory[at(CARD_NUMBERS + two)] = number
    mask = memory[at(MASKS + one)]
    memory[at(MASKS + one)] = memory[at(MASKS + two)]
    memory[at(MASKS + two)] = mask


@not_inlined
def apply_clues(memory: IntRow, seat: int, slot: int, word: int) -> None:
    """Keep the faces that agree with the clues; if none do, start again from the clues alone."""
    literal = (1 << memory[FACE_COUNT]) - 1
    for clue in range(memory[CLUE_COUNT]):
        if (word >> clue) & 1:
            literal &= memory[at(CLUE_FACES + clue)]
        if (word >> (clue + CLUE_BITS)) & 1:
            literal &= ~memory[at(CLUE_FACES + clue)]
    place = at(MASKS + seat * MOST_SLOTS + slot)
    memory[place] = memory[place] & literal if memory[place] & literal else literal
