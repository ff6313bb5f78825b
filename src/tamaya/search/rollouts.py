"""Rollouts: games played to their end, in the same worlds for every move."""

from tamaya.engine.array_types import Numbers, Words
from tamaya.engine.kernels.moves import make_move
from tamaya.engine.kernels.row_fields import get
from tamaya.engine.kernels.scoring import score
from tamaya.engine.row_layout import CAUSE
from tamaya.engine.rule_tables import RuleTables
from tamaya.players.hanabi.hat.decision import quick_move as choose
from tamaya.search.world_setup import copy_words, set_hand, stack_deck


def roll_out(
    row: Words,
    tables: RuleTables,
    remembered: Numbers,
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
    memory: Numbers,
) -> None:
    """Store the score of each action in each world, with all seats playing the blueprint."""
    world, game = games[0], games[1]
    cards = len(numbers)
    for number in range(start, stop):
        hand = hands[number % len(hands)]
        copy_words(row, world, tables.words)
        set_hand(world, tables, seat, numbers, hand, cards)
        stack_deck(world, tables, unseen, counts, hand, cards, seed + number)
        for arm in range(len(actions)):
            copy_words(world, game, tables.words)
            copy_words(remembered, memory, len(remembered))
            make_move(game, tables, actions[arm])
            while get(game, CAUSE) == 0:
                make_move(game, tables, choose(game, tables, memory))
            scores[arm, number - start] = score(game, tables)
