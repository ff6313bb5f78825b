"""A player without conventions: it deduces what is certain and takes no risks.

It gives every legal move a worth in points and makes the best one.
"""

from typing import assert_never

from tamaya.players.hanabi.clue_worth import ClueWorth, is_certain
from tamaya.players.hanabi.discard_costs import DiscardCosts
from tamaya.players.hanabi.seat_knowledge import seat_knowledge_of
from tamaya.players.hanabi.tile_take_back_worth import rescue_worth
from tamaya.players.hanabi.token_prices import TokenPrices, is_error_harmless
from tamaya.rules.hanabi.cards import CardId
from tamaya.rules.hanabi.moves import Decision, Decline, Discard, GiveClue, Play, TakeBack
from tamaya.rules.hanabi.parameters import Ending
from tamaya.rules.hanabi.view import View

WORTH_OF_PLAY = 1.6
WORTH_OF_EACH_ABOVE = 0.01

TOKENS = TokenPrices(first=0.55, less_with_each=0.06, least=0.02)

# When the deck is nearly empty, each card drawn shortens the game.
COST_OF_LATE_DRAW = 0.72

# In the last round a discard gains nothing.
COST_OF_LATE_ERROR = 0.05
COST_OF_LATE_DISCARD = 1.0

WORST_MOVE = -100.0


class Careful:
    """Decides from the view alone, without randomness."""

    def decide(self, view: View) -> Decision:
        """The move with the highest worth; among equal cards, the oldest."""
        move_worth = CarefulMoveWorth(view)
        return max(view.legal_moves, key=move_worth.worth_and_age)


class CarefulMoveWorth:
    """The worth of every move in one position."""

    def __init__(self, view: View) -> None:
        """Work out what each seat knows."""
        self._board = view.board
        self._knowledge = seat_knowledge_of(view, view.board.seat_to_act)
        self._costs = DiscardCosts(self._knowledge.face_masks)
        self._teaching = ClueWorth(self._knowledge, self._costs)
        own = self._knowledge.own
        self._places = {card: place for place, card in enumerate(own.cards)}
        self._faces = {seen.id: seen.face for seen in self._board.discards}

    def worth_and_age(self, move: Decision) -> tuple[float, int]:
        """The worth of a move, then the age of its card."""
        match move:
            case Play(card):
                return self._worth_of_play(card), -card
            case Discard(card):
                return self._worth_of_discard(card), -card
            case GiveClue(target, clue):
                worth = self._teaching.worth(target, self._board.rules.clue_index[clue])
                return worth - TOKENS.price_of_clue(self._board), 0
            case TakeBack(card):
                return rescue_worth(self._board, self._faces[card]), -card
            case Decline():
                return WORST_MOVE, 0
            case _:
                assert_never(move)

    def _worth_of_play(self, card: CardId) -> float:
        own, face_masks = self._knowledge.own, self._knowledge.face_masks
        mask = own.masks[self._places[card]]
        if is_certain(mask, face_masks.playable):
            above = max(lost for face, lost in enumerate(face_masks.lost_with) if mask >> face & 1)
            return WORTH_OF_PLAY + WORTH_OF_EACH_ABOVE * above
        chance = own.unseen.chance(mask, face_masks.playable)
        return (
            chance - COST_OF_LATE_ERROR if is_error_harmless(self._board) else WORST_MOVE + chance
        )

    def _worth_of_discard(self, card: CardId) -> float:
        board, own = self._board, self._knowledge.own
        if board.turns_left is not None:
            return -COST_OF_LATE_DISCARD
        place = self._places[card]
        expected_cost = self._costs.expected_cost(
            own, own.masks[place], is_touched=own.touched[place]
        )
        worth = TOKENS.worth(board.tokens + 1) - expected_cost
        is_late = board.rules.ending is Ending.LAST_ROUND and board.deck_size <= board.players
        return worth - (COST_OF_LATE_DRAW if is_late else 0.0)
