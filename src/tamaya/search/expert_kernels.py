"""The kernels of expert: what each world explains, what friend thinks of each action, and rollouts.

Every seat of ``friend`` has a memory of its own, which depends on the hands that it sees. So a
world is replayed from the first row on, with the hand that the searching seat has in it.
"""

from tamaya.engine.array_types import IntRow, Numbers, Words
from tamaya.engine.jit import compiled, kernel
from tamaya.engine.kernels.legality import is_legal
from tamaya.engine.kernels.moves import make_move
from tamaya.engine.kernels.row_fields import get
from tamaya.engine.kernels.scoring import score
from tamaya.engine.row_layout import CAUSE, LAST_ACTION, SEAT
from tamaya.engine.rule_tables import GIVE_CLUE, RuleTables
from tamaya.players.hanabi.friend.clue_receiver import meet_receiver
from tamaya.players.hanabi.friend.decision import (
    choose_move,
    friend_move,
    prepare_decision,
    score_of,
    weigh_action,
)
from tamaya.players.hanabi.friend.feature_list import (
    CAUSED_ERROR,
    MISLEADING,
    TEMPTING,
    UNCLEAR_CLUE,
)
from tamaya.players.hanabi.friend.memory_layout import FEATURES
from tamaya.players.hanabi.friend.promises import update_knowledge
from tamaya.search.world_setup import copy_words, set_hand, stack_deck

ILLEGAL = -(1 << 60)
UNREADABLE = ILLEGAL + 1


@kernel
def replay_worlds(
    rows: Words,
    tables: RuleTables,
    seat: int,
    numbers: Numbers,
    hands: Numbers,
    is_checked: Numbers,
    most: int,
    start: int,
    stop: int,
    contradictions: Numbers,
    memories: Numbers,
    game: Words,
) -> int:
    """Replay some worlds, and count the moves of the others that friend would not have made.

    A world with more than ``most`` contradictions over the fewest so far is given up. Returns the
    fewest contradictions of any world up to here.
    """
    fewest = len(rows)
    for number in range(start):
        fewest = min(fewest, contradictions[number])
    for number in range(start, stop):
        memory = memories[number]
        for word in range(len(memory)):
            memory[word] = 0
        found = 0
        for index in range(len(rows)):
            copy_words(rows[index], game, tables.words)
            set_hand(game, tables, seat, numbers, hands[number], len(numbers))
            update_knowledge(game, tables, memory, 0, tables.players)
            if is_checked[index]:
                made = get(rows[index + 1], LAST_ACTION) - 1
                found += choose_move(game, tables, memory) != made
                if found > fewest + most:
                    break
        contradictions[number] = found
        fewest = min(fewest, found)
    return fewest


@kernel
def score_actions(row: Words, tables: RuleTables, memory: Numbers, scores: Numbers) -> None:
    """Store the score that friend gives each action; marks those that nobody could read."""
    viewer = get(row, SEAT)
    prepare_decision(row, tables, memory, viewer)
    for action in range(tables.action_count):
        scores[action] = ILLEGAL
    for offset in range(tables.players):
        if offset:
            meet_receiver(memory, viewer, (viewer + offset) % tables.players)
        for action in range(tables.action_count):
            is_clue = tables.kind_of[action] == GIVE_CLUE
            if is_clue != (offset > 0) or (is_clue and tables.argument_of[action] != offset):
                continue
            if is_legal(row, tables, action):
                weigh_action(row, tables, memory, viewer, action)
                is_unreadable = is_clue and is_misread(memory)
                scores[action] = UNREADABLE if is_unreadable else score_of(memory)


@compiled
def is_misread(memory: IntRow) -> bool:
    """Whether the clue whose features were counted would be read wrongly, or not at all."""
    return (
        memory[FEATURES + MISLEADING] != 0
        or memory[FEATURES + TEMPTING] != 0
        or memory[FEATURES + UNCLEAR_CLUE] != 0
        or memory[FEATURES + CAUSED_ERROR] != 0
    )


@kernel
def roll_out_worlds(
    row: Words,
    tables: RuleTables,
    seat: int,
    numbers: Numbers,
    unseen: Numbers,
    hands: Numbers,
    memories: Numbers,
    order: Numbers,
    actions: Numbers,
    seed: int,
    start: int,
    stop: int,
    scores: Numbers,
    counts: Numbers,
    games: Words,
    memory: Numbers,
) -> None:
    """Store the score of each action in each world, with friend at all seats."""
    world, game = games[0], games[1]
    cards = len(numbers)
    for number in range(start, stop):
        index = order[number % len(order)]
        copy_words(row, world, tables.words)
        set_hand(world, tables, seat, numbers, hands[index], cards)
        stack_deck(world, tables, unseen, counts, hands[index], cards, seed + number)
        for arm in range(len(actions)):
            copy_words(world, game, tables.words)
            copy_words(memories[index], memory, len(memory))
            make_move(game, tables, actions[arm])
            while get(game, CAUSE) == 0:
                make_move(game, tables, friend_move(game, tables, memory))
            scores[arm, number - start] = score(game, tables)
