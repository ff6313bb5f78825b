"""The worth of each move in points, by the conventions."""

from typing import assert_never

from tamaya.players.hanabi.friend.beliefs import beliefs_of
from tamaya.players.hanabi.friend.clue_worth_to_receiver import ClueReceiver
from tamaya.players.hanabi.friend.memory import Memory
from tamaya.players.hanabi.friend.teammate_perspective import Perspective
from tamaya.players.hanabi.friend.tracked_table import Role
from tamaya.players.hanabi.friend.unseen_card_odds import Odds
from tamaya.players.hanabi.tile_take_back_worth import rescue_worth
from tamaya.players.hanabi.token_prices import TokenPrices, is_error_harmless
from tamaya.rules.hanabi.board import Board
from tamaya.rules.hanabi.cards import CardId
from tamaya.rules.hanabi.moves import Decision, Decline, Discard, GiveClue, Play, TakeBack
from tamaya.rules.hanabi.parameters import Ending
from tamaya.rules.shared_types import Seat

WORTH_OF_PLAY = 1.25
WORTH_OF_EACH_ABOVE = 0.01
# Another card can be laid after it, or another player waits for it.
WORTH_OF_UNLOCKING = 0.25
WORTH_OF_ANSWERING = 0.6

# How often a card fits that was promised, asked for blindly, or only clued; measured in games.
CHANCE_OF_PROMISED = 0.97
CHANCE_OF_BLIND = 0.93
CHANCE_OF_TOUCHED = 0.84

# The cost of an error: with more than two left, with two left, and the last one.
COST_OF_ERROR = 0.6
COST_OF_LAST_BUT_ONE = 1.2
COST_OF_LAST_ERROR = 25.0

TOKENS = TokenPrices(first=0.55, less_with_each=0.055, least=0.05)

# A valuable chop would usually have been clued by now.
SHARE_OF_COST_FOR_CHOP = 0.5
COST_OF_PASSING_THE_CHOP = 0.05
COST_OF_CLUED = 0.5
COST_OF_CLUED_ELSEWHERE = 0.05
COST_OF_BLIND = 1.0

# When hardly more turns are left than cards to lay, a discard costs one of them.
COST_OF_LATE_DISCARD = 0.75
COST_OF_NEARLY_LATE_DISCARD = 0.25

# In the last round an error costs little and a discard gains nothing.
COST_OF_ERROR_AT_THE_END = 0.05
COST_OF_DISCARD_AT_THE_END = 1.0

WORST_MOVE = -100.0


class MoveWorth:
    """The worth of every move in one position."""

    def __init__(self, memory: Memory, board: Board) -> None:
        """Work out what is believed about the own hand."""
        self._memory, self._board = memory, board
        self.perspective = Perspective(memory, memory.viewer)
        self.own = beliefs_of(memory, self.perspective, memory.viewer)
        self.places = {card: place for place, card in enumerate(self.own.cards)}
        self._odds = Odds(memory)
        self._receivers: dict[Seat, ClueReceiver] = {}
        self._returned = {seen.id: seen.face for seen in board.discards}

    def worth_and_age(self, move: Decision) -> tuple[float, int]:
        """The worth of a move, then the age of its card."""
        match move:
            case Play(card):
                return self._worth_of_play(card), -card
            case Discard(card):
                return self._worth_of_discard(card), -card
            case GiveClue(target, clue):
                bit = self._board.rules.clue_index[clue]
                return self.receiver(target).worth(bit) - TOKENS.price_of_clue(self._board), 0
            case TakeBack(card):
                return rescue_worth(self._board, self._returned[card]), -card
            case Decline():
                return WORST_MOVE, 0
            case _:
                assert_never(move)

    def receiver(self, seat: Seat) -> ClueReceiver:
        """The receiver of clues to this seat."""
        receiver = self._receivers.get(seat)
        if receiver is None:
            receiver = self._receivers[seat] = ClueReceiver(self._memory, self._board, seat)
        return receiver

    def is_certain(self, card: CardId) -> bool:
        """Whether an own card is certainly playable."""
        faces = self.own.certain[self.places[card]]
        return faces != 0 and not faces & ~self._memory.facts.playable

    def is_believed(self, card: CardId) -> bool:
        """Whether an own card is believed to be playable."""
        place = self.places[card]
        faces = self.own.taken_for[place]
        fits = faces != 0 and not faces & ~self._memory.facts.playable
        return fits and not self.own.spare[place]

    def _worth_of_play(self, card: CardId) -> float:
        memory, place = self._memory, self.places[card]
        playable, role = memory.facts.playable, memory.role[card]
        if self.is_certain(card):
            chance = 1.0
        elif self.is_believed(card):
            chance = self._chance_of_believed(card)
        else:
            chance = self._odds.chance(self.own.certain[place], playable)
            lost = 0.0 if is_error_harmless(self._board) else -WORST_MOVE
            return chance - COST_OF_ERROR_AT_THE_END - lost
        faces = self.own.taken_for[place] & playable
        worth = WORTH_OF_PLAY
        if not faces & (faces - 1):
            face_tables = memory.face_tables
            worth += WORTH_OF_EACH_ABOVE * (memory.rules.highest - face_tables.places[faces])
            worth += (
                WORTH_OF_UNLOCKING
                if face_tables.next_face[faces] & self.perspective.elsewhere
                else 0.0
            )
        worth += WORTH_OF_ANSWERING if role is Role.BLIND else 0.0
        return chance * worth - (1 - chance) * self._cost_of_error()

    def _chance_of_believed(self, card: CardId) -> float:
        """The chance that a card believed to be playable is, given the trust in the giver."""
        memory = self._memory
        reading = memory.reading_of.get(card)
        # Without a promise, the belief depends on the clues of all seats.
        seats = range(len(memory.hands)) if reading is None else [reading.giver]
        distrust = max(memory.trust.distrust(Seat(seat)) for seat in seats)
        kept = CHANCES.get(memory.role[card], CHANCE_OF_TOUCHED)
        by_luck = self._odds.chance(self.own.certain[self.places[card]], memory.facts.playable)
        return (1 - distrust) * kept + distrust * by_luck

    def _cost_of_error(self) -> float:
        left = self._memory.errors_left
        return {1: COST_OF_LAST_ERROR, 2: COST_OF_LAST_BUT_ONE}.get(left, COST_OF_ERROR)

    def _worth_of_discard(self, card: CardId) -> float:
        if self._board.turns_left is not None:
            return -COST_OF_DISCARD_AT_THE_END
        memory, place = self._memory, self.places[card]
        worth = TOKENS.worth(self._board.tokens + 1) - self._cost_of_lateness()
        if self.own.spare[place]:
            is_useless = not self.own.certain[place] & ~memory.facts.useless
            return worth - (0.0 if is_useless else COST_OF_CLUED_ELSEWHERE)
        if memory.role[card] is Role.BLIND:
            return worth - COST_OF_BLIND
        expected_cost = self._odds.expected_cost(self.own.taken_for[place])
        if memory.clued[card]:
            return worth - COST_OF_CLUED - expected_cost
        if card == memory.chop(memory.viewer):
            return worth - SHARE_OF_COST_FOR_CHOP * expected_cost
        return worth - COST_OF_PASSING_THE_CHOP - expected_cost

    def _cost_of_lateness(self) -> float:
        board = self._board
        if board.rules.ending is not Ending.LAST_ROUND:
            return 0.0
        spare_turns = board.deck_size + board.players - self._memory.facts.missing
        if spare_turns <= 0:
            return COST_OF_LATE_DISCARD
        return COST_OF_NEARLY_LATE_DISCARD if spare_turns == 1 else 0.0


CHANCES = {Role.PLAY: CHANCE_OF_PROMISED, Role.BLIND: CHANCE_OF_BLIND}
