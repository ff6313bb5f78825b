"""How a friend plays where nobody keeps conventions: carefully, but for a good chance."""

from collections.abc import Iterator

from tamaya.players.hanabi.careful import Careful
from tamaya.players.hanabi.friend.memory import Memory
from tamaya.players.hanabi.friend.odds import Odds
from tamaya.players.hanabi.friend.standpoint import Standpoint
from tamaya.rules.hanabi.cards import CardId
from tamaya.rules.hanabi.moves import Decision, Play
from tamaya.rules.hanabi.view import View

# Somebody points at a card for a reason: one that so likely fits is worth the risk of an error.
GOOD_CHANCE = 0.65


def decide_among_strangers(memory: Memory, view: View) -> Decision:
    """The careful move, unless a clued card very likely fits and an error can be borne."""
    move = Careful().decide(view)
    if isinstance(move, Play) or view.board.pending is not None or memory.errors_left == 1:
        return move
    likeliest = max(_likely_plays(memory), default=None)
    return move if likeliest is None else Play(CardId(likeliest[1]))


def _likely_plays(memory: Memory) -> Iterator[tuple[float, int]]:
    """The clued cards of the own hand that very likely fit, with their chance."""
    odds, stand = Odds(memory), Standpoint(memory, memory.viewer)
    for card in memory.hands[memory.viewer]:
        if memory.clued[card]:
            chance = odds.chance(memory.literal[card] & stand.possible, memory.outlook.playable)
            if chance >= GOOD_CHANCE:
                yield chance, card
