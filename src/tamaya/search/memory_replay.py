"""Replays a game in the blueprint's memory, up to the move that is due."""

from tamaya.engine.array_types import Flags, IntRow, Numbers, Words
from tamaya.engine.jit import compiled
from tamaya.engine.kernels.legality import is_legal
from tamaya.engine.kernels.moves import make_move
from tamaya.engine.rule_tables import RuleTables
from tamaya.players.hanabi.hat.common_knowledge import update_knowledge
from tamaya.players.hanabi.hat.decision import hat_move as choose
from tamaya.search.world_setup import copy_words


def replay_memory(
    rows: Words,
    tables: RuleTables,
    seat: int,
    common: tuple[int, int],
    before: Numbers,
    remembered: Numbers,
    readable: Flags,
    game: Words,
    memories: Numbers,
) -> int:
    """Store the memory before each row and after the last; returns the blueprint's action.

    A legal action is marked as readable if the memories of all seats are equal after it.
    """
    words = len(remembered)
    for index in range(len(rows)):
        copy_words(memories[0], before[index], words)
        update_knowledge(rows[index], tables, memories[0], seat)
    copy_words(memories[0], remembered, words)
    last = len(rows) - 1
    for action in range(tables.action_count):
        readable[action] = 0
        if not is_legal(rows[last], tables, action):
            continue
        # The meaning of a move does not depend on hidden cards, so placeholders will do.
        copy_words(rows[last], game, tables.words)
        make_move(game, tables, action)
        readable[action] = 1
        for viewer in range(tables.players):
            own = memories[1 if viewer else 0]
            copy_words(remembered, own, words)
            update_knowledge(game, tables, own, viewer)
            if viewer and not is_same(memories[0], memories[1], common):
                readable[action] = 0
    copy_words(before[last], memories[0], words)
    return choose(rows[last], tables, memories[0])


@compiled
def is_same(one: IntRow, two: IntRow, common: tuple[int, int]) -> bool:
    """Whether two memories are equal in a range of words."""
    differences = 0
    for word in range(common[0], common[1]):
        differences += one[word] != two[word]
    return differences == 0
