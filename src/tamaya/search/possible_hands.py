"""The hands that a seat may hold, given its clues, the cards it sees and the moves of the others.

Few hands are listed, each with its weight. Many are sampled on a walk (Markov chain Monte Carlo):
each step exchanges two of the unseen cards, and is undone if too many moves of the others would
contradict the hand. Both ways, hands with the fewest contradictions are kept, so one teammate who
does not follow the blueprint does not rule out every hand.
"""

from typing import NamedTuple

from tamaya.engine.array_types import IntRow, Numbers
from tamaya.engine.jit import compiled, kernel
from tamaya.engine.kernels.bits import bits_in
from tamaya.engine.kernels.random_numbers import below, next_number
from tamaya.engine.rule_tables import RuleTables
from tamaya.search.consistency_with_moves import PastMoves, contradicted_rows

BEFORE_ALL_CARDS = -1
DEAL_ATTEMPTS = 50
"""How often a first hand is dealt before giving up, when the cards left do not fit."""
FIRST_STEPS = 600
"""Steps before the first hand is stored."""
STEPS = 25
"""Steps between one stored hand and the next."""
FIRST_LENIENCE = 8
LATER_LENIENCE = 64
"""One in this many steps may lead to a hand with one contradiction more."""


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
    """List every possible hand with the number of ways to deal it; -1 if there are too many."""
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
    """Deal the hand from all cards, in this order of places; False if a card finds none."""
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
    """Exchange two cards."""
    face = cards[one]
    cards[one] = cards[two]
    cards[two] = face


def count_contradictions(
    past: PastMoves, hands: Numbers, counts: Numbers, start: int, stop: int
) -> None:
    """Count the moves that contradict each of these hands; exact only for the fewest.

    It can be done in pieces, from one number of a hand to another.
    """
    fewest = len(past.checked_rows)
    for number in range(start):
        fewest = min(fewest, counts[number])
    for number in range(start, stop):
        counts[number] = bits_in(
            contradicted_rows(past, hands[number], 0, BEFORE_ALL_CARDS, fewest)
        )
        fewest = min(fewest, counts[number])


class Walk(NamedTuple):
    """A walk through the hands that can be dealt.

    Its arrays hold where it is, so it can be interrupted and continued.
    """

    first_masks: Numbers
    """The faces that each card of the first hand may have."""
    order: Numbers
    """The order in which the cards of the first hand are dealt."""
    masks: Numbers
    """The faces that each card may have from then on."""
    cards: Numbers
    """The unseen cards; those of the hand come first."""
    stream: Numbers
    """The stream of chance."""
    contradicted: Numbers
    """One number: the checked rows that contradict the hand, a bit for each."""


def walk_hands(
    past: PastMoves, walk: Walk, hands: Numbers, counts: Numbers, start: int, stop: int
) -> bool:
    """Store the hands met on a walk, and how many moves contradict each.

    Returns whether a first hand could be dealt. It can be done in pieces, from one number of a hand
    to another.
    """
    cards, contradicted = walk.cards, walk.contradicted
    if start == 0:
        attempts = 0
        while not deal_hand(cards, walk.first_masks, walk.order, walk.stream):
            attempts += 1
            if attempts == DEAL_ATTEMPTS:
                return False
        every = len(past.checked_rows)
        contradicted[0] = contradicted_rows(past, cards, 0, BEFORE_ALL_CARDS, every)
    for number in range(start, stop):
        for _ in range(STEPS if number else FIRST_STEPS):
            take_step(past, walk, LATER_LENIENCE if number else FIRST_LENIENCE)
        for card in range(len(walk.masks)):
            hands[number, card] = cards[card]
        counts[number] = bits_in(contradicted[0])
    return True


def take_step(past: PastMoves, walk: Walk, lenience: int) -> None:
    """Exchange a card of the hand for another, unless too many moves contradict the new hand."""
    cards, masks, stream = walk.cards, walk.masks, walk.stream
    held = len(masks)
    one = below(held, next_number(stream))
    two = below(len(cards), next_number(stream))
    if cards[one] == cards[two] or not allows(masks[one], cards[two]):
        return
    if two < held and not allows(masks[two], cards[one]):
        return
    swap(cards, one, two)
    most = bits_in(walk.contradicted[0])
    while below(lenience, next_number(stream)) == 0:
        most += 1
    # A seat that saw neither of the two cards in the hand acts as before.
    oldest = past.numbers[one]
    if two < held and past.numbers[two] < oldest:
        oldest = past.numbers[two]
    changed = contradicted_rows(past, cards, walk.contradicted[0], oldest, most)
    if bits_in(changed) > most:
        swap(cards, one, two)
    else:
        walk.contradicted[0] = changed
