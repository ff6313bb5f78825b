"""How a friend plays where nobody keeps conventions: carefully, but for a good chance."""

from collections.abc import Iterator

from tamaya.players.hanabi.careful import Careful
from tamaya.players.hanabi.friend.memory import Memory
from tamaya.players.hanabi.friend.odds import Odds
from tamaya.players.hanabi.friend.standpoint import Standpoint
from tamaya.rules.hanabi.cards import CardId
from tamaya.rules.hanabi.clues import ValueClue
from tamaya.rules.hanabi.events import Clued, Discarded, Laid, Misfired
from tamaya.rules.hanabi.moves import Decision, Play
from tamaya.rules.hanabi.view import View

# Even without conventions somebody points at a card for a reason. Counted in games of careful
# players, three in four cards with such chances fit after a clue that is new, most of all after a
# value that points at one card alone; of those told of before, few do, or it would have been said.
GOOD_CHANCE = 0.6
GOOD_CHANCE_ALONE = 0.45
GOOD_CHANCE_OF_OLD = 0.8


def decide_among_strangers(memory: Memory, view: View) -> Decision:
    """The careful move, unless a clued card very likely fits and an error can be borne."""
    move = Careful().decide(view)
    if isinstance(move, Play) or view.board.pending is not None or memory.errors_left == 1:
        return move
    likeliest = max(_likely_plays(memory, view), default=None)
    return move if likeliest is None else Play(CardId(likeliest[1]))


def _likely_plays(memory: Memory, view: View) -> Iterator[tuple[float, int]]:
    """The clued cards of the own hand that very likely fit, with their chance."""
    odds, stand = Odds(memory), Standpoint(memory, memory.viewer)
    wanted = _chances_wanted(memory, view)
    for card in memory.hands[memory.viewer]:
        if memory.clued[card]:
            chance = odds.chance(memory.literal[card] & stand.possible, memory.outlook.playable)
            if chance >= wanted.get(card, GOOD_CHANCE_OF_OLD):
                yield chance, card


def _chances_wanted(memory: Memory, view: View) -> dict[int, float]:
    """For each card pointed at for the first time since the own last turn, the chance it needs."""
    wanted: dict[int, float] = {}
    for event in reversed(view.history):
        match event:
            case Clued(target=target, clue=clue, touched=touched) if target == memory.viewer:
                is_alone = len(touched) == 1 and isinstance(clue, ValueClue)
                for card in touched:
                    is_first = view.board.touched[card].bit_count() == 1
                    chance = GOOD_CHANCE_ALONE if is_alone else GOOD_CHANCE
                    wanted[card] = chance if is_first else GOOD_CHANCE_OF_OLD
            case Clued(seat) | Laid(seat) | Misfired(seat) | Discarded(seat):
                if seat == memory.viewer:
                    break
            case _:
                pass
    return wanted
