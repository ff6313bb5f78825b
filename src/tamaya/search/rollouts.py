"""Games played to their end: the same world for every move that is weighed."""

from tamaya.engine.kernels.fields import get
from tamaya.engine.kernels.scoring import score
from tamaya.engine.kernels.turns import make_move
from tamaya.engine.layout import CAUSE
from tamaya.engine.rows import Numbers, Words
from tamaya.engine.tables import Tables
from tamaya.players.hanabi.hat.deciding import quick_move as choose
from tamaya.search.setting import copy_words, hold, stack_deck


def roll_out(
    line: Words,
    tables: Tables,
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
    """In each world, what comes of each action if the blueprint plays on."""
    world, game = games[0], games[1]
    cards = len(numbers)
    for number in range(start, stop):
        hand = hands[number % len(hands)]
        copy_words(line, world, tables.words)
        hold(world, tables, seat, numbers, hand, cards)
        stack_deck(world, tables, unseen, counts, hand, cards, seed + number)
        for arm in range(len(actions)):
            copy_words(world, game, tables.words)
            copy_words(remembered, memory, len(remembered))
            make_move(game, tables, actions[arm])
            while get(game, CAUSE) == 0:
                make_move(game, tables, choose(game, tables, memory))
            scores[arm, number - start] = score(game, tables)
