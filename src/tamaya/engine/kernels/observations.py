"""Write the observation of one seat as a packed vector."""

from tamaya.engine.array_types import FloatRow, IntRow, at
from tamaya.engine.jit import compiled
from tamaya.engine.kernels.legality import seat_after
from tamaya.engine.kernels.packed_bit_vectors import WORD_MASK, mark, mark_first, mark_one
from tamaya.engine.kernels.row_fields import (
    card_at,
    card_number,
    face_in,
    get,
    hand_size,
    height,
)
from tamaya.engine.observation_layout import MINIMAL, SEER, Sections
from tamaya.engine.row_layout import (
    CARDS,
    CAUSE,
    CLUE_BITS,
    CLUES_MASK,
    COUNT_BITS,
    COUNT_MASK,
    DRAWN,
    ERRORS,
    HEIGHT_MASK,
    LAST_ACTION,
    LAST_FACE,
    LAST_LAID,
    LAST_SEAT,
    LAST_TOKEN,
    LAST_TOUCHED,
    PENDING,
    REVEALED,
    SEAT,
    SUITS,
    TILE_BITS,
    TILE_MASK,
    TILES,
    TOKENS,
)
from tamaya.engine.rule_tables import (
    COMPLETE,
    DECLINE,
    DISCARD,
    GIVE_CLUE,
    PLAY,
    TAKE_BACK,
    RuleTables,
)

PLAY_KIND, DISCARD_KIND, COLOUR_KIND, VALUE_KIND = range(4)
"""The kinds of the last action, in the order of their bits."""

SEAT_TO_ACT = -1
"""The first observer, if only the seat to act observes."""


@compiled
def observer_seat(game: IntRow, first: int, column: int) -> int:
    """Return the seat that observes in a column: counted from the first, or the seat to act."""
    if first == SEAT_TO_ACT:
        return get(game, SEAT)
    return first + column


@compiled
def observe(game: IntRow, tables: RuleTables, sections: Sections, seat: int, words: IntRow) -> None:
    """Write the packed observation of a seat."""
    observe_all_but_cards(game, tables, sections, seat, words)
    observe_hands(game, tables, seat, words)
    if sections.form != MINIMAL:
        observe_knowledge(game, tables, sections, seat, words)


@compiled
def observe_all_but_cards(
    game: IntRow, tables: RuleTables, sections: Sections, seat: int, words: IntRow
) -> None:
    """Clear a packed vector and write all but the cards in hands."""
    for word in range(sections.words):
        words[word] = 0
    for offset in range(tables.players):
        size = hand_size(game, tables, seat_after(tables, seat, offset))
        if size < tables.hand_size:
            mark_one(words, sections.short + offset)
    observe_board(game, tables, sections, words)
    observe_discards(game, tables, sections, words)
    if get(game, LAST_ACTION):
        observe_last_action(game, tables, sections, seat, words)
    if tables.has_tiles:
        observe_tiles(game, tables, sections, words)


@compiled
def observe_hands(game: IntRow, tables: RuleTables, seat: int, words: IntRow) -> None:
    """Write the faces of the other hands."""
    for offset in range(1, tables.players):
        other = seat_after(tables, seat, offset)
        place = (offset - 1) * tables.hand_size * tables.face_count
        for slot in range(hand_size(game, tables, other)):
            mark_one(words, place + face_in(game, tables, other, slot))
            place += tables.face_count


@compiled
def observe_board(game: IntRow, tables: RuleTables, sections: Sections, words: IntRow) -> None:
    """Write the deck size, the fireworks, the tokens and the errors left."""
    mark_first(words, sections.deck, get(game, CARDS) - get(game, DRAWN))
    for suit in range(tables.suit_count):
        laid = height(game, suit)
        mark(words, sections.fireworks + suit * tables.highest, (1 << laid) >> 1)
    tokens = get(game, TOKENS) + gives_last_token(game, tables)
    mark(words, sections.tokens, (1 << tokens) - 1)
    mark(words, sections.lives, (1 << (tables.errors - get(game, ERRORS))) - 1)


@compiled
def gives_last_token(game: IntRow, tables: RuleTables) -> int:
    """Return 1 if the last firework of a complete game returns a token in the vector.

    In the rules the game ends before that token comes back, and nobody could use it; the Hanabi
    Learning Environment counts it.
    """
    if get(game, CAUSE) != COMPLETE or tables.has_tiles or get(game, TOKENS) == tables.tokens:
        return 0
    return get(game, LAST_LAID)


@compiled
def observe_discards(game: IntRow, tables: RuleTables, sections: Sections, words: IntRow) -> None:
    """Write the discards: a bit for each card, set for as many as are discarded of its face."""
    for suit in range(tables.suit_count):
        counts = game[at(SUITS + suit)] >> COUNT_BITS
        bits = 0
        face = suit * tables.highest
        while counts:
            bits |= ((1 << (counts & COUNT_MASK)) - 1) << sections.discards_of[at(face)]
            counts >>= COUNT_BITS
            face += 1
        mark(words, sections.discards + sections.discards_of_suit[at(suit)], bits)


@compiled
def observe_last_action(
    game: IntRow, tables: RuleTables, sections: Sections, seat: int, words: IntRow
) -> None:
    """Write the last action: the seat, the action and its result."""
    action = at(get(game, LAST_ACTION) - 1)
    kind = tables.kind_of[action]
    argument = tables.argument_of[action]
    actor = get(game, LAST_SEAT) - seat
    actor += tables.players if actor < 0 else 0
    mark_one(words, sections.last_seat + actor)
    if kind == GIVE_CLUE:
        mark_one(words, sections.last_target + seat_after(tables, actor, argument))
        clue = tables.clue_of[action]
        is_value = clue >= tables.colours
        mark_one(words, sections.last_kind + (VALUE_KIND if is_value else COLOUR_KIND))
        # The value bits follow the colour bits.
        mark_one(words, sections.last_colour + clue)
        mark(words, sections.last_touched, get(game, LAST_TOUCHED))
        return
    if kind <= PLAY:
        mark_one(words, sections.last_kind + (DISCARD_KIND if kind == DISCARD else PLAY_KIND))
        mark_one(words, sections.last_slot + argument)
    if kind != DECLINE:
        mark_one(words, sections.last_face + get(game, LAST_FACE) - 1)
    mark(words, sections.last_laid, get(game, LAST_LAID))
    mark(words, sections.last_token, get(game, LAST_TOKEN) | gives_last_token(game, tables))


@compiled
def observe_knowledge(
    game: IntRow, tables: RuleTables, sections: Sections, seat: int, words: IntRow
) -> None:
    """Write the knowledge of each card, the observer's hand first; empty slots stay 0."""
    # This is half of the vector, so each word is written only once.
    number = at(sections.knowledge >> 5)
    filled = sections.knowledge & 31
    written = int(words[number])
    low = min(sections.slot_size, 32)
    high = sections.slot_size - low
    for offset in range(tables.players):
        other = seat_after(tables, seat, offset)
        first = tables.hands_at + other * tables.hand_size
        size = hand_size(game, tables, other)
        for slot in range(tables.hand_size):
            bits = 0
            if slot < size:
                bits = card_knowledge(game, tables, sections, game[at(first + slot)])
            written |= (bits & WORD_MASK) << filled
            filled += low
            if filled >= 32:
                words[number] = written & WORD_MASK
                number += at(1)
                written >>= 32
                filled -= 32
            written |= (bits >> 32) << filled
            filled += high
            if filled >= 32:
                words[number] = written & WORD_MASK
                number += at(1)
                written >>= 32
                filled -= 32
    # The rest of the last word may be written already.
    words[number] |= written


@compiled
def card_knowledge(game: IntRow, tables: RuleTables, sections: Sections, word: int) -> int:
    """Return the possible faces of a held card, then the clues that touched it, a bit each."""
    if sections.form == SEER:
        face = card_at(game, tables.deck_at, card_number(word))
        return (1 << int(face)) | (int(tables.touching[at(face)]) << tables.face_count)
    possible = possible_faces(tables, sections, word)
    return possible | (int(word & CLUES_MASK) << tables.face_count)


@compiled
def possible_faces(tables: RuleTables, sections: Sections, word: int) -> int:
    """Return the faces that its clues leave possible for a held card, a bit each."""
    colours = tables.colours
    values = tables.clue_count - colours
    mask = (1 << colours) - 1
    by_colour = (word & mask) | (((word >> CLUE_BITS) & mask) << colours)
    word >>= colours
    mask = (1 << values) - 1
    by_value = (word & mask) | (((word >> CLUE_BITS) & mask) << values)
    left = sections.faces_by_colours[at(by_colour)] & sections.faces_by_values[at(by_value)]
    return int(left)


@compiled
def observe_tiles(game: IntRow, tables: RuleTables, sections: Sections, words: IntRow) -> None:
    """Write the revealed bonus tiles, the pending one, and the last choice."""
    for place in range(get(game, REVEALED)):
        tile = (game[TILES] >> (TILE_BITS * place)) & TILE_MASK
        mark_one(words, sections.tiles_revealed + tile - 1)
    if get(game, PENDING):
        mark_one(words, sections.tile_pending + get(game, PENDING) - 1)
    if get(game, LAST_ACTION):
        kind = tables.kind_of[at(get(game, LAST_ACTION) - 1)]
        mark(words, sections.last_taken_back, kind == TAKE_BACK)
        mark(words, sections.last_declined, kind == DECLINE)


@compiled
def write_beliefs(
    game: IntRow, tables: RuleTables, sections: Sections, seat: int, vector: FloatRow
) -> None:
    """Replace the possible faces of each card by probabilities, from the cards that all see."""
    for offset in range(tables.players):
        other = seat_after(tables, seat, offset)
        place = sections.knowledge + offset * tables.hand_size * sections.slot_size
        for _ in range(hand_size(game, tables, other)):
            total = 0
            for suit in range(tables.suit_count):
                left = cards_left(game, tables, sections, suit)
                first = place + suit * tables.highest
                for value in range(tables.highest):
                    left >>= COUNT_BITS
                    if vector[at(first + value)]:
                        vector[at(first + value)] = left & COUNT_MASK
                        total += left & COUNT_MASK
            for face in range(tables.face_count):
                vector[at(place + face)] /= total
            place += sections.slot_size


@compiled
def cards_left(game: IntRow, tables: RuleTables, sections: Sections, suit: int) -> int:
    """Count the cards of a suit neither laid nor discarded, packed by value as in a row."""
    word = game[at(SUITS + suit)]
    row = suit * (tables.highest + 1) + (word & HEIGHT_MASK)
    return sections.not_laid[at(row)] - (word & ~HEIGHT_MASK)
