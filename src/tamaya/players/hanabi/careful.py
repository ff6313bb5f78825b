"""A player without conventions: it deduces all that is certain, and risks nothing on a guess.

Every legal move is given a worth, in points, and the best is made.
"""

from typing import assert_never

from tamaya.players.hanabi.cluing import Teaching, is_certain
from tamaya.players.hanabi.discarding import Costs
from tamaya.players.hanabi.pricing import Tokens, may_err
from tamaya.players.hanabi.rescuing import worth_of_rescue
from tamaya.players.hanabi.sight import sight_of
from tamaya.rules.hanabi.cards import CardId
from tamaya.rules.hanabi.moves import Decision, Decline, Discard, GiveClue, Play, TakeBack
from tamaya.rules.hanabi.parameters import Ending
from tamaya.rules.hanabi.view import View

WORTH_OF_PLAY = 1.6
WORTH_OF_EACH_ABOVE = 0.01

TOKENS = Tokens(first=0.55, less_with_each=0.06, least=0.02)

# When hardly a card is left in the deck, each one drawn shortens the game.
COST_OF_LATE_DRAW = 0.72

# In the last round a clue says little and a discard nothing.
COST_OF_LATE_ERROR = 0.05
COST_OF_LATE_DISCARD = 1.0

OUT_OF_THE_QUESTION = -100.0


class Careful:
    """Looks only at the view it is handed, and needs no chance."""

    def decide(self, view: View) -> Decision:
        """The move of the greatest worth; of equal cards the oldest."""
        weighing = Weighing(view)
        return max(view.legal_moves, key=weighing.worth_and_age)


class Weighing:
    """The worth of every move in one position."""

    def __init__(self, view: View) -> None:
        """Work out what everybody knows."""
        self._board = view.board
        self._sight = sight_of(view, view.board.seat_to_act)
        self._costs = Costs(self._sight.prospects)
        self._teaching = Teaching(self._sight, self._costs)
        own = self._sight.own
        self._places = {card: place for place, card in enumerate(own.cards)}
        self._faces = {seen.id: seen.face for seen in self._board.discards}

    def worth_and_age(self, move: Decision) -> tuple[float, int]:
        """What a move is worth, then how long ago its card was drawn."""
        match move:
            case Play(card):
                return self._worth_of_play(card), -card
            case Discard(card):
                return self._worth_of_discard(card), -card
            case GiveClue(target, clue):
                worth = self._teaching.worth(target, self._board.rules.clue_index[clue])
                return worth - TOKENS.price_of_clue(self._board), 0
            case TakeBack(card):
                return worth_of_rescue(self._board, self._faces[card]), -card
            case Decline():
                return OUT_OF_THE_QUESTION, 0
            case _:
                assert_never(move)

    def _worth_of_play(self, card: CardId) -> float:
        own, prospects = self._sight.own, self._sight.prospects
        mask = own.masks[self._places[card]]
        if is_certain(mask, prospects.playable):
            above = max(lost for face, lost in enumerate(prospects.lost_with) if mask >> face & 1)
            return WORTH_OF_PLAY + WORTH_OF_EACH_ABOVE * above
        chance = own.unseen.chance(mask, prospects.playable)
        return chance - COST_OF_LATE_ERROR if may_err(self._board) else OUT_OF_THE_QUESTION + chance

    def _worth_of_discard(self, card: CardId) -> float:
        board, own = self._board, self._sight.own
        if board.turns_left is not None:
            return -COST_OF_LATE_DISCARD
        place = self._places[card]
        fear = self._costs.feared(own, own.masks[place], is_touched=own.touched[place])
        worth = TOKENS.worth(board.tokens + 1) - fear
        is_late = board.rules.ending is Ending.LAST_ROUND and board.deck_size <= board.players
        return worth - (COST_OF_LATE_DRAW if is_late else 0.0)
