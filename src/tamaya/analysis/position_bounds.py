"""Bounds of a position with a known deck: what no line of play can get around.

Three things are counted, each of which can only be too kind:

- how high each firework gets with the copies that are in a hand or in the deck;
- how many cards there are turns for, after the draws that they must wait for;
- how many cards must be held at once, because their last copy is drawn before they can be laid.
"""

from tamaya.analysis.search_layout import (
    BLOCKED_AT,
    BLOCKED_BY,
    D_DRAWN,
    FACES,
    FLOURISH,
    HAND_SIZE,
    HEIGHTS,
    HIGHEST,
    LAID,
    MOST_SCORE,
    NEVER,
    NO_COPY,
    NO_ROOM,
    NO_TURN,
    NO_TURNS,
    NOISE,
    PLAYERS,
    REVEALED,
    SUITS,
    TARGET,
    TILES,
    TOKENS,
    TURNS,
    USELESS_CARD,
    SearchArrays,
    card_at,
    cards_in_deck,
)
from tamaya.engine.jit import not_inlined
from tamaya.engine.rule_tables import LAY_TILE, SHUFFLE_TILE

HOPELESS = -1


@not_inlined
def evaluate(arrays: SearchArrays) -> int:
    """How promising the new position is, or -1 if the target is out of reach.

    It also sorts the hands, and marks the cards that can never be laid any more.
    """
    setup, after = arrays.setup, arrays.after
    first, last, held = arrays.first, arrays.last, arrays.held
    released, kept, ended = arrays.released, arrays.kept, arrays.ended
    players, highest = setup[PLAYERS], setup[HIGHEST]
    for face in range(setup[FACES]):
        first[face] = NEVER
        last[face] = 0
        held[face] = 0
    drawn = after[D_DRAWN]
    left = cards_in_deck(arrays, after) - drawn
    for place in range(left, 0, -1):
        face = card_at(arrays, after, drawn + place - 1)
        if first[face] == NEVER:
            last[face] = place
        first[face] = place
    for seat in range(players):
        for spot in range(arrays.new_sizes[seat]):
            face = arrays.new_hands[seat, spot]
            if face != USELESS_CARD:
                held[face] += 1
    returning = 0
    for place in range(after[REVEALED], setup[TILES]):
        if arrays.tiles[place] in (LAY_TILE, SHUFFLE_TILE):
            returning += 1
    # A final flourish is lost before a tile could bring the card back.
    rescues = 0 if setup[FLOURISH] else returning
    extra = rescues
    for draws in range(left + 2):
        released[draws] = 0
        kept[draws] = 0
        ended[draws] = 0
    reach = 0
    playable = 0
    for suit in range(setup[SUITS]):
        ready = 0
        missing = rescues
        height = after[HEIGHTS + suit]
        place = height
        while place < highest:
            face = suit * highest + place
            if held[face] == 0:
                if first[face] < NEVER:
                    ready = max(ready, first[face])
                elif missing > 0:
                    missing -= 1
                else:
                    break
            elif place == height:
                playable += 1
            released[ready] += 1
            if held[face] > 0 or first[face] < NEVER:
                ended[last[face]] += 1
            if last[face] < ready and (held[face] > 0 or first[face] < NEVER):
                kept[last[face]] += 1
                kept[ready] -= 1
            place += 1
        reach += place
        if returning == 0:
            # Marks what lies above or below the cards that can still be laid.
            for lost in range(highest):
                if lost < height or lost >= place:
                    held[suit * highest + lost] = -1
    allowed = reach - setup[TARGET]
    flags = arrays.flags
    if allowed < 0:
        flags[BLOCKED_BY] = NO_COPY
        flags[BLOCKED_AT] = 0
        return HOPELESS
    laid = after[LAID]
    wanted = setup[TARGET] - laid
    slack = NEVER
    if setup[FLOURISH] == 0:
        ready = 0
        for draws in range(left + 1):
            turns = left - draws + players + extra
            if after[TURNS] != NO_TURNS:
                turns = after[TURNS] + extra
            elif draws == left and left > 0:
                # Who draws the last card is also the last to act.
                turns = 1 + extra
            if ready + turns - wanted <= slack:
                slack = ready + turns - wanted
                flags[BLOCKED_AT] = draws
            ready += released[draws]
        if slack < 0:
            flags[BLOCKED_BY] = NO_TURN
            return HOPELESS
    room = NEVER
    if left > 0:
        must = 0
        room_in_hands = players * setup[HAND_SIZE] - 1 + allowed + rescues
        unique, laid_by_then, ready = 0, 0, 0
        for draws in range(left):
            must += kept[draws]
            # Cards whose last copy is drawn are laid or held, and not all can be laid by then.
            unique += ended[draws]
            ready += released[draws]
            laid_by_then = min(laid_by_then + 1, ready)
            if room_in_hands - max(must, unique - laid_by_then) < room:
                room = room_in_hands - max(must, unique - laid_by_then)
                flags[BLOCKED_AT] = draws
        if room < 0:
            flags[BLOCKED_BY] = NO_ROOM
            return HOPELESS
    useless = 0
    for seat in range(players):
        size = arrays.new_sizes[seat]
        for spot in range(size):
            face = arrays.new_hands[seat, spot]
            if face != USELESS_CARD and held[face] < 0:
                face = USELESS_CARD
            useless += face == USELESS_CARD
            place = spot
            while place > 0 and arrays.new_hands[seat, place - 1] > face:
                arrays.new_hands[seat, place] = arrays.new_hands[seat, place - 1]
                place -= 1
            arrays.new_hands[seat, place] = face
    worth = 60 * laid + 14 * after[TOKENS] + 10 * playable + 6 * min(useless, 8)
    worth += 20 * min(slack, 4) + 10 * min(room, 6) + 15 * min(allowed, 4)
    setup[NOISE] = (setup[NOISE] * 6364136223846793005 + 1442695040888963407) & 0x7FFFFFFFFFFF
    worth += (setup[NOISE] >> 40) & 15
    return int(min(worth, MOST_SCORE - 1))
