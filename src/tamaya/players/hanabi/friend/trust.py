"""An estimate, for each seat, of whether it plays the conventions."""

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import compiled, not_inlined
from tamaya.players.hanabi.friend.memory_layout import LITERAL_ONLY, LOG_ODDS
from tamaya.players.hanabi.friend.seat_memory import part_of
from tamaya.players.hanabi.shared_kernels.memory_layout import PLAYERS

# What a move says about its seat: the log of how much likelier it is without conventions, in
# thousandths. Measured in games of friends, and of a friend among careful players.
TRUE_CLUE = -600
FALSE_CLUE = 2700
MISLEADING_CLUE = 4000
REPEATED_CLUE = 800
LAID = -1100
"""A promised card was laid."""
POSTPONED_PLAY = 700
"""A promised card was not laid: a clue was given instead."""
DISCARD_INSTEAD = 3300
"""A promised card was not laid: a card was discarded instead."""
CHOP = -750
"""The chop was discarded, though it may be useful."""
OTHER_DISCARD = 3500
"""Another card that may be useful was discarded."""

AT_FIRST = -2750
"""Before the first move a seat is taken for a player of conventions."""
SHARE_OF_OTHERS = 40
"""How much the moves of the others count for each seat, in hundredths."""
MOST_LOG_ODDS = 12_000
"""Limited, so that a player who changes style is believed after a while."""

CERTAINTY = 1000


@compiled
def observe(memory: IntRow, viewer: int, seat: int, evidence: int) -> None:
    """Count a move of a seat."""
    place = at(part_of(viewer) + LOG_ODDS + seat)
    memory[place] = max(-MOST_LOG_ODDS, min(MOST_LOG_ODDS, memory[place] + evidence))


@not_inlined
def log_odds(memory: IntRow, viewer: int, seat: int) -> int:
    """The evidence against a seat's playing conventions, from its own moves and the others'."""
    own = AT_FIRST
    others = 0
    for other in range(memory[PLAYERS]):
        if other == seat:
            own += memory[at(part_of(viewer) + LOG_ODDS + other)]
        elif other != viewer:
            others += memory[at(part_of(viewer) + LOG_ODDS + other)]
    return own + others * SHARE_OF_OTHERS // 100


@not_inlined
def is_stranger(memory: IntRow, viewer: int, seat: int) -> bool:
    """Whether a seat probably plays no conventions."""
    if memory[LITERAL_ONLY]:
        return True
    return seat != viewer and log_odds(memory, viewer, seat) > 0


@not_inlined
def distrust(memory: IntRow, viewer: int, seat: int) -> int:
    """The chance that a seat plays no conventions, in thousandths."""
    if seat == viewer:
        return 0
    odds = log_odds(memory, viewer, seat)
    # A straight line between the odds e to 1 and 1 to e, and powers of e beyond.
    if odds >= 1000:
        return CERTAINTY - fading(odds)
    if odds <= -1000:
        return fading(-odds)
    return 500 + odds * 231 // 1000


@compiled
def fading(odds: int) -> int:
    """About 1000 / (1 + e ** odds), for odds of at least 1 in thousandths."""
    chance = 269
    while odds >= 2000:
        chance = chance * 2 // 5
        odds -= 1000
    return chance - chance * 3 * (odds - 1000) // 5000
