"""Going through a game again as everybody remembers it, up to the move that is due."""

from tamaya.engine.compiling import compiled
from tamaya.engine.kernels.legality import is_legal
from tamaya.engine.kernels.turns import make_move
from tamaya.engine.lines import Line
from tamaya.engine.rows import Flags, Numbers, Words
from tamaya.engine.tables import Tables
from tamaya.players.hanabi.hat.deciding import hat_move as choose
from tamaya.players.hanabi.hat.listening import listen
from tamaya.search.setting import copy_words


def recall(
    lines: Words,
    tables: Tables,
    seat: int,
    common: tuple[int, int],
    before: Numbers,
    remembered: Numbers,
    readable: Flags,
    game: Words,
    memories: Numbers,
) -> int:
    """Keep what was remembered before each line, and after all; the blueprint's move is given.

    Legal actions are marked if all seats would agree on what they know after them.
    """
    words = len(remembered)
    for row in range(len(lines)):
        copy_words(memories[0], before[row], words)
        listen(lines[row], tables, memories[0], seat)
    copy_words(memories[0], remembered, words)
    last = len(lines) - 1
    for action in range(tables.action_count):
        readable[action] = 0
        if not is_legal(lines[last], tables, action):
            continue
        # What the move says does not depend on the card, so the stand-ins of the line will do.
        copy_words(lines[last], game, tables.words)
        make_move(game, tables, action)
        readable[action] = 1
        for listener in range(tables.players):
            own = memories[1 if listener else 0]
            copy_words(remembered, own, words)
            listen(game, tables, own, listener)
            if listener and not is_same(memories[0], memories[1], common):
                readable[action] = 0
    copy_words(before[last], memories[0], words)
    return choose(lines[last], tables, memories[0])


@compiled
def is_same(one: Line, two: Line, common: tuple[int, int]) -> bool:
    """Whether two memories have the same words in common."""
    differences = 0
    for word in range(common[0], common[1]):
        differences += one[word] != two[word]
    return differences == 0
