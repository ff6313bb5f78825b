"""Kernels for rollouts in reviews: a policy follows a game, and plays on from it in other worlds.

A policy's memory may depend on every hand, because seats read moves from what they see. So in a
world with another hand the policy follows the game again, from where that hand makes a difference.
"""

from tamaya.engine.array_types import Numbers, Words
from tamaya.engine.jit import kernel
from tamaya.engine.kernels.moves import make_move
from tamaya.engine.kernels.random_numbers import below, next_number
from tamaya.engine.kernels.row_fields import card_at, get
from tamaya.engine.kernels.scoring import score
from tamaya.engine.row_layout import CAUSE, DRAWN
from tamaya.engine.rule_tables import RuleTables
from tamaya.players.hanabi.hat.decision import hat_move as choose
from tamaya.search.possible_hands import allows, deal_hand, swap
from tamaya.search.world_setup import copy_words, set_hand, stack_deck

DEAL_ATTEMPTS = 50
FIRST_STEPS = 200
STEPS = 20
"""Exchanges of cards between one hand and the next, and before the first."""


def follow_game(
    rows: Words, tables: RuleTables, memory: Numbers, memories: Numbers, actions: Numbers
) -> None:
    """Store the memory before each row and after the last, and the policy's action in each."""
    words = len(memory)
    for index in range(len(rows)):
        copy_words(memory, memories[index], words)
        actions[index] = choose(rows[index], tables, memory)
    copy_words(memory, memories[len(rows)], words)


def play_worlds(
    rows: Words,
    tables: RuleTables,
    memories: Numbers,
    seat: int,
    numbers: Numbers,
    unseen: Numbers,
    hands: Numbers,
    actions: Numbers,
    seed: int,
    start: int,
    stop: int,
    scores: Numbers,
    counts: Numbers,
    games: Words,
    buffers: Numbers,
) -> None:
    """Store the score of each action in each world, with the policy at all seats.

    The last row is the one of the decision. A world is a hand of the seat to act, and a shuffled
    deck.
    """
    world, game = games[0], games[1]
    remembered, memory = buffers[0], buffers[1]
    last = len(rows) - 1
    cards = len(numbers)
    words = memories.shape[1]
    for number in range(start, stop):
        hand = hands[number % len(hands)]
        first = last + 1
        for card in range(cards):
            if card_at(rows[last], tables.deck_at, numbers[card]) != hand[card]:
                index = 0
                while get(rows[index], DRAWN) <= numbers[card]:
                    index += 1
                first = min(first, index)
        copy_words(memories[first], remembered, words)
        copy_words(rows[last], world, tables.words)
        for index in range(first, last + 1):
            copy_words(rows[index], world, tables.words)
            set_hand(world, tables, seat, numbers, hand, cards)
            choose(world, tables, remembered)
        stack_deck(world, tables, unseen, counts, hand, cards, seed + number)
        for arm in range(len(actions)):
            copy_words(world, game, tables.words)
            copy_words(remembered, memory, words)
            make_move(game, tables, actions[arm])
            while get(game, CAUSE) == 0:
                make_move(game, tables, choose(game, tables, memory))
            scores[arm, number - start] = score(game, tables)


@kernel
def sample_hands(
    cards: Numbers, masks: Numbers, order: Numbers, stream: Numbers, hands: Numbers
) -> bool:
    """Store hands that the masks allow, all equally likely; False if none could be dealt.

    ``cards`` are the unseen cards. A walk exchanges cards as long as the masks allow it.
    """
    attempts = 0
    while not deal_hand(cards, masks, order, stream):
        attempts += 1
        if attempts == DEAL_ATTEMPTS:
            return False
    held = len(masks)
    for number in range(len(hands)):
        for _ in range(STEPS if number else FIRST_STEPS):
            one = below(held, next_number(stream))
            two = below(len(cards), next_number(stream))
            is_allowed = allows(masks[one], cards[two])
            if two < held:
                is_allowed = is_allowed and allows(masks[two], cards[one])
            if is_allowed:
                swap(cards, one, two)
        for card in range(held):
            hands[number, card] = cards[card]
    return True
