"""Play among careful players: their moves show what they saw in the seat's own hand."""

from tamaya.players.hanabi.careful import COST_OF_LATE_ERROR, WORTH_OF_PLAY, CarefulMoveWorth
from tamaya.players.hanabi.clue_worth import is_certain
from tamaya.players.hanabi.discard_costs import DiscardCosts
from tamaya.players.hanabi.friend.among_strangers import decide_among_strangers
from tamaya.players.hanabi.friend.hand_guess import (
    HandGuess,
    HandGuesser,
    has_whole_history,
)
from tamaya.players.hanabi.seat_knowledge import seat_knowledge_of
from tamaya.rules.hanabi.cards import CardId
from tamaya.rules.hanabi.moves import Decision, Discard, Play
from tamaya.rules.hanabi.view import View

# An uncertain card is played with at least this chance, if no other move is worth more.
LEAST_CHANCE = 0.5
COST_OF_ERROR = 0.5
COST_OF_LAST_BUT_ONE = 0.9

# A clue that was spent on a card is lost with it; the reason for the clue is already counted.
COST_OF_CLUED = 0.05


class AmongCareful:
    """Decides from the views alone, and remembers its guesses."""

    def __init__(self) -> None:
        """Start without memory."""
        self._guesser: HandGuesser | None = None

    def decide(self, view: View) -> Decision:
        """The move that careful would make with a better guess of its own hand."""
        guess = None if view.board.pending is not None else self._guess(view)
        if guess is None:
            return decide_among_strangers(view)
        return max(view.legal_moves, key=_GuessingMoveWorth(view, guess).worth_and_age)

    def _guess(self, view: View) -> HandGuess | None:
        if not has_whole_history(view):
            return None
        viewer, guesser = view.board.seat_to_act, self._guesser
        if (
            guesser is None
            or guesser.board.rules is not view.board.rules
            or guesser.viewer != viewer
            or view.history[: len(guesser.history)] != guesser.history
        ):
            guesser = self._guesser = HandGuesser(view, viewer)
        guesser.update(view.history)
        if guesser.board != view.board:
            return None
        return guesser.guess(seat_knowledge_of(view, viewer).own)


class _GuessingMoveWorth:
    """The worth of every move in one position."""

    def __init__(self, view: View, guess: HandGuess) -> None:
        self._board = view.board
        self._guess = guess
        self._careful = CarefulMoveWorth(view)
        knowledge = seat_knowledge_of(view, view.board.seat_to_act)
        self._own, self._face_masks = knowledge.own, knowledge.face_masks
        self._costs = DiscardCosts(knowledge.face_masks)
        self._cost = [self._costs.of(1 << face) for face in range(len(view.board.rules.faces))]
        self._places = {card: place for place, card in enumerate(knowledge.own.cards)}

    def worth_and_age(self, move: Decision) -> tuple[float, int]:
        """The worth of a move, then the age of its card."""
        worth, age = self._careful.worth_and_age(move)
        match move:
            case Play(card):
                return self._worth_of_play(card, worth), age
            case Discard(card):
                return self._worth_of_discard(card, worth), age
            case _:
                return worth, age

    def _worth_of_play(self, card: CardId, worth: float) -> float:
        board, playable = self._board, self._face_masks.playable
        errors_left = board.rules.errors - board.errors
        if is_certain(self._own.masks[self._places[card]], playable):
            return worth
        chance = self._guess.chance(card, playable)
        if board.turns_left is not None:
            return chance - COST_OF_LATE_ERROR if worth >= -COST_OF_LATE_ERROR else worth
        if errors_left == 1 or chance < LEAST_CHANCE:
            return worth
        cost = COST_OF_LAST_BUT_ONE if errors_left == 2 else COST_OF_ERROR
        return chance * WORTH_OF_PLAY - (1 - chance) * cost

    def _worth_of_discard(self, card: CardId, worth: float) -> float:
        """The careful worth, with the guessed cost in place of the counted one."""
        own, place = self._own, self._places[card]
        mask, is_touched = own.masks[place], own.touched[place]
        if self._board.turns_left is not None or not mask & ~self._face_masks.useless:
            return worth
        counted = self._costs.expected_cost(own, mask, is_touched=is_touched)
        expected_cost = self._guess.mean(card, self._cost) + (COST_OF_CLUED if is_touched else 0.0)
        return worth + counted - expected_cost
