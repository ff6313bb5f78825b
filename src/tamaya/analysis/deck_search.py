"""Search for lines of play with the whole deck known, compiled.

Known cards make Hanabi a puzzle for one player. A search goes forward one used card at a time: all
positions after the same number of cards are one layer. A clue is a turn that only costs a token, so
a step is some clues, then a card that is played, discarded or misfired on purpose. Positions from
which the target is out of reach are dropped by the bounds of ``position_bounds``; if more are left
than a layer may hold, the most promising are kept. When a layer runs empty and none was dropped for
want of room, no line exists.

What is left out loses nothing: among the cards to discard, one that nobody needs comes before all
others; a card is misfired on purpose only when all tokens are there, because otherwise a discard
now and the error later lead to the same place; and a whole round of clues is given only then, for
the same reason.
"""

from tamaya.analysis.position_bounds import evaluate
from tamaya.analysis.search_layout import (
    CLUES_MASK,
    COMPACT_KEY,
    CORE,
    COUNT,
    D_DRAWN,
    EMPTY,
    ERRORS,
    ERRORS_END,
    FACE_SHIFT,
    FACES,
    FLOURISH,
    FOUND,
    FOUND_MOVE,
    FOUND_PARENT,
    HAND_BITS,
    HAND_MASK,
    HAND_SIZE,
    HEIGHT_BITS,
    HEIGHT_MASK,
    HEIGHTS,
    HIGHEST,
    LAID,
    LAID_SHIFT,
    LAST_CHOICE,
    MOST_ACROSS,
    NO_TURNS,
    NOTHING,
    ORDER_KNOWN,
    PARENT,
    PLAYERS,
    REVEALED,
    SEAT,
    SHUFFLED_AT,
    SHUFFLED_FACE,
    SHUFFLED_IN_SHIFT,
    STACK_FACE,
    STACK_MOVE,
    SUITS,
    TARGET,
    TILES,
    TOKENS,
    TOKENS_FULL,
    TOKENS_MASK,
    TOKENS_SHIFT,
    TRUNCATED,
    TURNS,
    UNKNOWN_ORDER,
    USE_DISCARD,
    USE_MISFIRE,
    USE_PLAY,
    USE_SHIFT,
    USELESS_CARD,
    WORD_HANDS,
    SearchArrays,
    card_at,
    cards_in_deck,
)
from tamaya.engine.array_types import Numbers
from tamaya.engine.jit import compiled, kernel, not_inlined
from tamaya.engine.rule_tables import (
    ERROR_TILE,
    LAY_TILE,
    SHUFFLE_TILE,
    TOKEN_TILE,
)

HASH_STEP = -7046029254386353131
HASH_FOLD = 29


@kernel
def advance_layer(arrays: SearchArrays) -> int:
    """Expand every position of the layer; returns how many the next one has."""
    flags = arrays.flags
    table = arrays.table
    for bucket in range(len(table)):
        table[bucket] = NOTHING
    before = flags[COUNT]
    flags[COUNT] = 0
    for index in range(before):
        flags[PARENT] = index
        expand(arrays, index)
        if flags[FOUND]:
            return 0
    if flags[COUNT] > flags[MOST_ACROSS]:
        keep_best(arrays)
    count = flags[COUNT]
    for index in range(count):
        for word in range(arrays.layer.shape[1]):
            arrays.layer[index, word] = arrays.children[index, word]
    return int(count)


@kernel
def begin_search(arrays: SearchArrays) -> int:
    """Make a layer of the position in the scratch space; 0 if its bounds rule the target out."""
    flags = arrays.flags
    for bucket in range(len(arrays.table)):
        arrays.table[bucket] = NOTHING
    flags[COUNT] = 0
    push(arrays, 0)
    for word in range(arrays.layer.shape[1]):
        arrays.layer[0, word] = arrays.children[0, word]
    return int(flags[COUNT])


@not_inlined
def expand(arrays: SearchArrays, index: int) -> None:
    """Push the positions after every sensible step from one position."""
    setup, flags = arrays.setup, arrays.flags
    unpack(arrays, index)
    players = setup[PLAYERS]
    core = arrays.before
    seat, tokens, turns = core[SEAT], core[TOKENS], core[TURNS]
    full = setup[TOKENS_FULL]
    rounds = players if tokens == full else players - 1
    for clues in range(rounds + 1):
        if clues > tokens or (turns != NO_TURNS and clues >= turns):
            return
        actor = (seat + clues) % players
        if clues and not can_clue(arrays, (actor + players - 1) % players):
            return
        size = arrays.sizes[actor]
        for spot in range(size):
            face = arrays.hands[actor, spot]
            if face == USELESS_CARD or (spot and face == arrays.hands[actor, spot - 1]):
                continue
            suit = face // setup[HIGHEST]
            if clues < players and face % setup[HIGHEST] == core[HEIGHTS + suit]:
                use_card(arrays, clues, actor, spot, USE_PLAY)
                if flags[FOUND]:
                    return
        if tokens - clues < full:
            give_up_cards(arrays, clues, actor, USE_DISCARD)
        elif core[ERRORS] + 1 < setup[ERRORS_END]:
            give_up_cards(arrays, clues, actor, USE_MISFIRE)
        if flags[FOUND]:
            return


@compiled
def can_clue(arrays: SearchArrays, giver: int) -> bool:
    """Whether a teammate holds a card to clue."""
    for other in range(arrays.setup[PLAYERS]):
        if other != giver and arrays.sizes[other] > 0:
            return True
    return False


@not_inlined
def give_up_cards(arrays: SearchArrays, clues: int, actor: int, use: int) -> None:
    """Discard or misfire each card that may be worth it: one that nobody needs, else each face."""
    setup, core = arrays.setup, arrays.before
    size = arrays.sizes[actor]
    highest = setup[HIGHEST]
    spare = -1
    for spot in range(size):
        face = arrays.hands[actor, spot]
        is_twice = spot > 0 and face == arrays.hands[actor, spot - 1]
        fits = face != USELESS_CARD and face % highest == core[HEIGHTS + face // highest]
        if face == USELESS_CARD or (is_twice and not (use == USE_MISFIRE and fits)):
            spare = spot
    for spot in range(size):
        face = arrays.hands[actor, spot]
        if spot and face == arrays.hands[actor, spot - 1] and spot != spare:
            continue
        if spare >= 0 and spot != spare and setup[TILES] == 0:
            continue
        fits = face != USELESS_CARD and face % highest == core[HEIGHTS + face // highest]
        if use == USE_MISFIRE and fits:
            continue
        use_card(arrays, clues, actor, spot, use)


@not_inlined
def use_card(arrays: SearchArrays, clues: int, actor: int, spot: int, use: int) -> None:
    """Take one step in the scratch space: the clues, the card, what it sets off, the draw."""
    core, after = arrays.before, arrays.after
    for word in range(CORE):
        after[word] = core[word]
    face = arrays.hands[actor, spot]
    move = clues | (use << USE_SHIFT) | (face << FACE_SHIFT)
    after[TOKENS] -= clues
    after[SEAT] = actor
    arrays.flags[LAST_CHOICE] = spot
    if use == USE_PLAY:
        lay_cards(arrays, face, move)
        return
    if use == USE_DISCARD:
        after[TOKENS] += 1
    else:
        after[ERRORS] += 1
    finish(arrays, move, clues)


@not_inlined
def lay_cards(arrays: SearchArrays, first: int, move: int) -> None:
    """Lay a card; a completed firework returns a token or reveals a tile.

    A tile may lay another card, in several ways: they wait on a stack.
    """
    setup, after, flags = arrays.setup, arrays.after, arrays.flags
    stack = arrays.stack
    clues = move & CLUES_MASK
    face = first
    waiting = 0
    while True:
        suit = face // setup[HIGHEST]
        after[HEIGHTS + suit] += 1
        after[LAID] += 1
        if after[LAID] >= setup[TARGET]:
            flags[FOUND] = 1
            flags[FOUND_PARENT] = flags[PARENT]
            flags[FOUND_MOVE] = move
            return
        tile = 0
        if after[HEIGHTS + suit] == setup[HIGHEST]:
            if arrays.reveals[suit] and after[REVEALED] < setup[TILES]:
                tile = arrays.tiles[after[REVEALED]]
                after[REVEALED] += 1
            if tile == ERROR_TILE and after[ERRORS] > 0:
                after[ERRORS] -= 1
            if tile in (0, TOKEN_TILE, ERROR_TILE) and after[TOKENS] < setup[TOKENS_FULL]:
                after[TOKENS] += 1
        if tile in (SHUFFLE_TILE, LAY_TILE):
            count_discards(arrays)
            shuffles = tile == SHUFFLE_TILE and after[D_DRAWN] < cards_in_deck(arrays, after)
            found = False
            for other in range(setup[FACES]):
                fits = other % setup[HIGHEST] == after[HEIGHTS + other // setup[HIGHEST]]
                if arrays.counts[other] <= 0 or not (shuffles or fits):
                    continue
                found = True
                if shuffles and setup[ORDER_KNOWN] == 0:
                    flags[UNKNOWN_ORDER] = 1
                    break
                shift = SHUFFLED_IN_SHIFT if tile == SHUFFLE_TILE else LAID_SHIFT
                for word in range(CORE):
                    stack[waiting, word] = after[word]
                stack[waiting, STACK_MOVE] = move | ((other + 1) << shift)
                stack[waiting, STACK_FACE] = other
                if shuffles:
                    stack[waiting, SHUFFLED_AT] = after[D_DRAWN]
                    stack[waiting, SHUFFLED_FACE] = other
                    stack[waiting, STACK_FACE] = NOTHING
                waiting += 1
            if not found or (tile == SHUFFLE_TILE and not shuffles):
                finish(arrays, move, clues)
        else:
            finish(arrays, move, clues)
        face = NOTHING
        while face == NOTHING:
            if waiting == 0:
                return
            waiting -= 1
            for word in range(CORE):
                after[word] = stack[waiting, word]
            move = stack[waiting, STACK_MOVE]
            face = stack[waiting, STACK_FACE]
            if face == NOTHING:
                finish(arrays, move, clues)


@compiled
def count_discards(arrays: SearchArrays) -> None:
    """Count the discarded cards of each face: those that lie nowhere else."""
    setup, after, counts = arrays.setup, arrays.after, arrays.counts
    for face in range(setup[FACES]):
        is_laid = face % setup[HIGHEST] < after[HEIGHTS + face // setup[HIGHEST]]
        counts[face] = arrays.copies[face] - (1 if is_laid else 0)
    for place in range(after[D_DRAWN], cards_in_deck(arrays, after)):
        counts[card_at(arrays, after, place)] -= 1
    for seat in range(setup[PLAYERS]):
        for spot in range(arrays.sizes[seat]):
            face = arrays.hands[seat, spot]
            is_used = seat == after[SEAT] and spot == arrays.flags[LAST_CHOICE]
            if not is_used and face != USELESS_CARD:
                counts[face] -= 1


@not_inlined
def finish(arrays: SearchArrays, move: int, clues: int) -> None:
    """Draw, pass the turn, and push the position unless it is over or hopeless."""
    setup, after = arrays.setup, arrays.after
    players = setup[PLAYERS]
    actor = after[SEAT]
    used = arrays.flags[LAST_CHOICE]
    for seat in range(players):
        size = 0
        for spot in range(arrays.sizes[seat]):
            if seat != actor or spot != used:
                arrays.new_hands[seat, size] = arrays.hands[seat, spot]
                size += 1
        arrays.new_sizes[seat] = size
    is_last = False
    last = cards_in_deck(arrays, after)
    if after[D_DRAWN] < last:
        drawn = card_at(arrays, after, after[D_DRAWN])
        arrays.new_hands[actor, arrays.new_sizes[actor]] = drawn
        arrays.new_sizes[actor] += 1
        after[D_DRAWN] += 1
        is_last = after[D_DRAWN] == last and setup[FLOURISH] == 0
    if after[TURNS] != NO_TURNS:
        after[TURNS] -= clues + 1
    elif is_last:
        after[TURNS] = players
    after[SEAT] = (actor + 1) % players
    if after[TURNS] != 0:
        push(arrays, move)


@not_inlined
def push(arrays: SearchArrays, move: int) -> None:
    """Add a position to the next layer, unless it is there already or its bounds rule it out."""
    flags = arrays.flags
    worth = evaluate(arrays)
    if worth < 0:
        return
    if flags[COUNT] == len(arrays.children):
        keep_best(arrays)
    row = arrays.children[flags[COUNT]]
    pack(arrays, row)
    bucket = find_bucket(arrays, flags[COUNT])
    index = arrays.table[bucket]
    if index != NOTHING:
        if tokens_in(row) <= tokens_in(arrays.children[index]):
            return
        arrays.children[index, 0] = row[0]
        flags[COUNT] -= 1
    else:
        index = flags[COUNT]
        arrays.table[bucket] = index
    arrays.scores[index] = worth
    arrays.parents[index] = flags[PARENT]
    arrays.moves[index] = move
    flags[COUNT] += 1


@compiled
def find_bucket(arrays: SearchArrays, index: int) -> int:
    """The bucket of the hash table that holds an equal position, or a free one.

    Positions are equal that a whole round of clues tells apart: who has more tokens can give it.
    """
    key = COMPACT_KEY
    words = arrays.children.shape[1]
    wanted = without_rounds(arrays, arrays.children[index])
    for word in range(words):
        key = (key ^ (arrays.children[index, word] if word else wanted)) * HASH_STEP
        key ^= (key >> HASH_FOLD) & 0x7FFFFFFFF
    mask = len(arrays.table) - 1
    bucket = key & mask
    while arrays.table[bucket] != NOTHING:
        other = arrays.table[bucket]
        same = without_rounds(arrays, arrays.children[other]) == wanted
        for word in range(1, words):
            if arrays.children[other, word] != arrays.children[index, word]:
                same = False
                break
        if same:
            break
        bucket = (bucket + 1) & mask
    return bucket


@compiled
def tokens_in(row: Numbers) -> int:
    """The tokens of a packed position."""
    return int((row[0] >> TOKENS_SHIFT) & TOKENS_MASK)


@compiled
def without_rounds(arrays: SearchArrays, row: Numbers) -> int:
    """The first word of a packed position, with the tokens left after whole rounds of clues."""
    tokens = tokens_in(row)
    rounds = tokens - tokens % arrays.setup[PLAYERS]
    return int(row[0] - (rounds << TOKENS_SHIFT))


@not_inlined
def keep_best(arrays: SearchArrays) -> None:
    """Keep the most promising positions of a layer that has too many."""
    flags, histogram = arrays.flags, arrays.histogram
    flags[TRUNCATED] = 1
    most = flags[MOST_ACROSS]
    for score in range(len(histogram)):
        histogram[score] = 0
    for index in range(flags[COUNT]):
        histogram[arrays.scores[index]] += 1
    threshold = len(histogram) - 1
    room = most
    while histogram[threshold] <= room:
        room -= histogram[threshold]
        threshold -= 1
    kept = 0
    for index in range(flags[COUNT]):
        score = arrays.scores[index]
        if score < threshold:
            continue
        if score == threshold:
            if room == 0:
                continue
            room -= 1
        for word in range(arrays.children.shape[1]):
            arrays.children[kept, word] = arrays.children[index, word]
        arrays.scores[kept] = score
        arrays.parents[kept] = arrays.parents[index]
        arrays.moves[kept] = arrays.moves[index]
        kept += 1
    flags[COUNT] = kept
    for bucket in range(len(arrays.table)):
        arrays.table[bucket] = NOTHING
    for index in range(kept):
        arrays.table[find_bucket(arrays, index)] = index


@compiled
def pack(arrays: SearchArrays, row: Numbers) -> None:
    """Write the new position of the scratch space to a row."""
    setup, after = arrays.setup, arrays.after
    row[0] = (
        after[SEAT]
        | (after[TOKENS] << TOKENS_SHIFT)
        | (after[ERRORS] << 8)
        | ((after[TURNS] + 1) << 12)
        | (after[REVEALED] << 16)
        | (after[D_DRAWN] << 20)
        | (after[SHUFFLED_AT] << 28)
        | (after[SHUFFLED_FACE] << 36)
    )
    heights = 0
    for suit in range(setup[SUITS]):
        heights |= after[HEIGHTS + suit] << (HEIGHT_BITS * suit)
    row[1] = heights
    for seat in range(setup[PLAYERS]):
        word = 0
        size = arrays.new_sizes[seat]
        for spot in range(setup[HAND_SIZE]):
            card = arrays.new_hands[seat, spot] if spot < size else EMPTY
            word |= card << (HAND_BITS * spot)
        row[WORD_HANDS + seat] = word


@compiled
def unpack(arrays: SearchArrays, index: int) -> None:
    """Read a position of the layer into the scratch space."""
    setup, core = arrays.setup, arrays.before
    word = arrays.layer[index, 0]
    core[SEAT] = word & 7
    core[TOKENS] = (word >> TOKENS_SHIFT) & TOKENS_MASK
    core[ERRORS] = (word >> 8) & 15
    core[TURNS] = ((word >> 12) & 15) - 1
    core[REVEALED] = (word >> 16) & 15
    core[D_DRAWN] = (word >> 20) & 255
    core[SHUFFLED_AT] = (word >> 28) & 255
    core[SHUFFLED_FACE] = (word >> 36) & 63
    heights = arrays.layer[index, 1]
    laid = 0
    for suit in range(setup[SUITS]):
        core[HEIGHTS + suit] = (heights >> (HEIGHT_BITS * suit)) & HEIGHT_MASK
        laid += core[HEIGHTS + suit]
    core[LAID] = laid
    for seat in range(setup[PLAYERS]):
        word = arrays.layer[index, WORD_HANDS + seat]
        size = 0
        for spot in range(setup[HAND_SIZE]):
            card = (word >> (HAND_BITS * spot)) & HAND_MASK
            if card != EMPTY:
                arrays.hands[seat, size] = card
                size += 1
        arrays.sizes[seat] = size
