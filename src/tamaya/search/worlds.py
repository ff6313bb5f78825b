"""The hands that a seat may hold, after all that it saw, was told, and saw the others do.

Few hands are listed, each with its weight. Of many, some are met on a walk: two of the unseen
cards change places at a time, and a step is taken back if the others would then have acted
otherwise. Both ways, a hand that contradicts fewer of the others' moves is preferred to one that
contradicts more, so a teammate who does not follow the blueprint is forgiven.
"""

from tamaya.engine.arrays import IntRow, Numbers, Words
from tamaya.engine.compiler import compiled, kernel
from tamaya.engine.kernels.bits import bits_in
from tamaya.engine.kernels.chance import below, next_number
from tamaya.engine.kernels.fields import get
from tamaya.engine.layout import DRAWN
from tamaya.engine.rule_tables import RuleTables
from tamaya.search.consistency import is_consistent

DEAL_ATTEMPTS = 50
"""So often a hand is dealt anew if the cards left do not fit where they may lie."""
FIRST_LENIENCE = 8
LATER_LENIENCE = 64
"""A step to a hand with one contradiction more is taken once in so many times."""


@compiled
def allows(mask: int, face: int) -> bool:
    """Whether a card may have this face."""
    return (mask >> face) & 1 == 1


@kernel
def list_hands(
    tables: RuleTables,
    unseen: Numbers,
    masks: Numbers,
    counts: Numbers,
    hands: Numbers,
    weights: Numbers,
) -> int:
    """List each hand that may be held, with the number of ways to deal it; -1 if they are many."""
    cards = len(masks)
    for face in range(tables.face_count):
        counts[face] = unseen[face]
    found = 0
    if cards == 0:
        return 0
    hand = hands[len(hands) - 1]
    card = 0
    hand[0] = -1
    while card >= 0:
        face = hand[card]
        if face >= 0:
            counts[face] += 1
        face += 1
        while face < tables.face_count and not (allows(masks[card], face) and counts[face] > 0):
            face += 1
        if face == tables.face_count:
            card -= 1
            continue
        hand[card] = face
        counts[face] -= 1
        if card < cards - 1:
            card += 1
            hand[card] = -1
            continue
        if found == len(hands) - 1:
            return -1
        weight = 1
        for place in range(cards - 1, -1, -1):
            counts[hand[place]] += 1
            weight *= counts[hand[place]]
        for place in range(cards):
            counts[hand[place]] -= 1
            hands[found, place] = hand[place]
        weights[found] = weight
        found += 1
    return found


@compiled
def deal_hand(cards: Numbers, masks: Numbers, order: Numbers, stream: Numbers) -> bool:
    """Deal the hand from all cards, in this order of places; whether each found one is told."""
    dealt = 0
    for card in order:
        chosen = -1
        allowed = 0
        for place in range(len(cards)):
            is_free = place >= len(masks) or (dealt >> place) & 1 == 0
            if is_free and allows(masks[card], cards[place]):
                allowed += 1
                # Each is kept with the chance that makes all equally likely in the end.
                if below(allowed, next_number(stream)) == 0:
                    chosen = place
        if chosen < 0:
            return False
        swap(cards, card, chosen)
        dealt |= 1 << card
    return True


@compiled
def swap(cards: IntRow, one: int, two: int) -> None:
    """Let two cards change places."""
    face = cards[one]
    cards[one] = cards[two]
    cards[two] = face


def find_hands(
    rows: Words,
    tables: RuleTables,
    before: Numbers,
    seat: int,
    numbers: Numbers,
    checked_rows: Numbers,
    hands: Numbers,
    contradiction_counts: Numbers,
    start: int,
    stop: int,
    dealt: Numbers,
    masks: Numbers,
    order: Numbers,
    cards: Numbers,
    first_steps: int,
    steps: int,
    stream: Numbers,
    found: Numbers,
    game: Words,
    memory: Numbers,
) -> bool:
    """Count the others' moves that contradict each hand: of those given, or of some on a walk.

    Without cards to deal, the hands are given, and beyond the fewest the count is rough. A walk
    notes the hand after so many steps, again and again; it begins with a hand dealt by one account
    of what each card may be, and goes on by another. Whether one could be dealt is told.

    It may be done in pieces, from one number of a hand to another: where the walk is lies in the
    cards and the stream, and in ``found`` what is known of contradictions.
    """
    if len(cards) == 0:
        fewest = len(checked_rows) if start == 0 else found[0]
        for number in range(start, stop):
            count = 0
            for index in checked_rows:
                if not is_consistent(
                    rows, tables, before, seat, numbers, hands[number], index, game, memory
                ):
                    count += 1
                    if count > fewest:
                        break
            contradiction_counts[number] = count
            fewest = min(fewest, count)
        found[0] = fewest
        return True
    held = len(masks)
    contradicted = found[0]
    if start == 0:
        attempts = 0
        while not deal_hand(cards, dealt, order, stream):
            attempts += 1
            if attempts == DEAL_ATTEMPTS:
                return False
        contradicted = 0
        for place in range(len(checked_rows)):
            if not is_consistent(
                rows, tables, before, seat, numbers, cards, checked_rows[place], game, memory
            ):
                contradicted |= 1 << place
    for number in range(start, stop):
        lenience = LATER_LENIENCE if number else FIRST_LENIENCE
        for _ in range(steps if number else first_steps):
            one = below(held, next_number(stream))
            two = below(len(cards), next_number(stream))
            if cards[one] == cards[two] or not allows(masks[one], cards[two]):
                continue
            if two < held and not allows(masks[two], cards[one]):
                continue
            swap(cards, one, two)
            most = bits_in(contradicted)
            while below(lenience, next_number(stream)) == 0:
                most += 1
            # Only whoever saw one of the two cards in the hand could act otherwise.
            oldest = numbers[one]
            if two < held and numbers[two] < oldest:
                oldest = numbers[two]
            changed = contradicted
            for place in range(len(checked_rows)):
                if get(rows[checked_rows[place]], DRAWN) <= oldest:
                    continue
                changed &= ~(1 << place)
                if not is_consistent(
                    rows, tables, before, seat, numbers, cards, checked_rows[place], game, memory
                ):
                    changed |= 1 << place
                    if bits_in(changed) > most:
                        break
            if bits_in(changed) > most:
                swap(cards, one, two)
            else:
                contradicted = changed
        for card in range(held):
            hands[number, card] = cards[card]
        contradiction_counts[number] = bits_in(contradicted)
    found[0] = contradicted
    return True
