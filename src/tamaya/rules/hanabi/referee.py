"""The referee: a legal move goes in, and what comes of it comes out, one event at a time."""

from collections.abc import Iterable
from functools import reduce
from typing import NamedTuple, assert_never

from tamaya.rules.game import Seat
from tamaya.rules.hanabi.board import Board
from tamaya.rules.hanabi.cards import CardId, Direction, Face
from tamaya.rules.hanabi.events import (
    Clued,
    Discarded,
    Drew,
    EffectLost,
    ErrorUndone,
    Event,
    FireworkCompleted,
    GameEnded,
    Laid,
    LaidFromDiscard,
    LastRoundBegan,
    Misfired,
    Rearranged,
    ShuffledIn,
    TileRevealed,
    TokenReturned,
    TurnPassed,
)
from tamaya.rules.hanabi.legality import choices, legal_moves, objection
from tamaya.rules.hanabi.moves import (
    Decline,
    Discard,
    GiveClue,
    Move,
    Play,
    Rearrange,
    TakeBack,
)
from tamaya.rules.hanabi.outcome import Cause
from tamaya.rules.hanabi.parameters import Ending, Tile
from tamaya.rules.hanabi.refusals import Refusal
from tamaya.rules.hanabi.scoring import outcome
from tamaya.rules.hanabi.state import Setup, State, deal, dealt


class Judgement(NamedTuple):
    """What a legal move made happen, and the state it led to."""

    events: tuple[Event, ...]
    state: State


def judge(state: State, seat: Seat, move: Move) -> Judgement | Refusal:
    """What happens when a seat asks for a move, or why it may not have it."""
    refusal = objection(state, seat, move)
    if refusal is not None:
        return refusal
    turn = MoveResolution(state, seat)
    match move:
        case Play(card):
            turn.play(card)
        case Discard(card):
            turn.discard(card)
        case GiveClue():
            turn.give_clue(move)
        case TakeBack(card) if not turn.take_back(card):
            return Refusal.ORDER_NOT_RECORDED
        case TakeBack():
            pass
        case Decline():
            turn.decline()
        case Rearrange(cards, apart):
            turn.apply(Rearranged(seat, cards, apart))
        case _:
            assert_never(move)
    return Judgement(tuple(turn.events), turn.state)


def replay(state: State, events: Iterable[Event]) -> State:
    """The state after all of this has happened."""
    return reduce(State.after, events, state)


def begin(setup: Setup) -> Judgement:
    """The game with the cards dealt."""
    return Judgement(deal(setup), dealt(setup))


class MoveResolution:
    """One move as it unfolds: each thing that happens is noted and folded at once."""

    def __init__(self, state: State, seat: Seat) -> None:
        """Start from the state in which the seat acts."""
        self.state = state
        self.seat = seat
        self.events: list[Event] = []

    @property
    def board(self) -> Board:
        """The board as it stands now."""
        return self.state.board

    def apply(self, event: Event) -> None:
        """Note what happened and go on from there."""
        self.events.append(event)
        self.state = self.state.after(event)

    def play(self, card: CardId) -> None:
        """The card is laid where it fits, or misfires."""
        face, position = self._face_and_position(card)
        if self.board.fits(face):
            self.apply(Laid(self.seat, card, face, position))
            self._after_laying(face)
            return
        self.apply(Misfired(self.seat, card, face, position))
        if self.board.errors == self.board.rules.errors:
            self._end(Cause.ERRORS)
        else:
            self._after_giving_up(face)

    def discard(self, card: CardId) -> None:
        """The card is given up and a token comes back."""
        face, position = self._face_and_position(card)
        self.apply(Discarded(self.seat, card, face, position))
        self.apply(TokenReturned())
        self._after_giving_up(face)

    def give_clue(self, move: GiveClue) -> None:
        """The clue points at all matching cards at once."""
        rules, faces = self.board.rules, self.state.faces
        bit = rules.clue_index[move.clue]
        hand = self.board.hands[move.target]
        touched = tuple([card for card in hand if rules.clues_touching[faces[card]] >> bit & 1])
        positions = tuple([hand.index(card) + 1 for card in touched])
        is_free = self.board.pending is not None
        self.apply(Clued(self.seat, move.target, move.clue, touched, positions, is_free))
        if is_free:
            self._draw_and_pass()
        else:
            self._pass()

    def take_back(self, card: CardId) -> bool:
        """The chosen card is laid or shuffled in; False where no order for the deck is known."""
        face = self.state.faces[card]
        if self.board.pending is Tile.SHUFFLE_IN and self.board.deck_size > 0:
            order = self.state.chance.next_order((*self.state.deck, face))
            if order is None:
                return False
            self.apply(ShuffledIn(self.seat, card, face, order))
            self._draw_and_pass()
        else:
            self.apply(LaidFromDiscard(self.seat, card, face))
            self._after_laying(face)
        return True

    def decline(self) -> None:
        """The seat makes no use of the tile it owes a choice for."""
        assert self.board.pending is not None
        self.apply(EffectLost(self.board.pending))
        self._draw_and_pass()

    def _face_and_position(self, card: CardId) -> tuple[Face, int]:
        return self.state.faces[card], self.board.hands[self.seat].index(card) + 1

    def _after_laying(self, face: Face) -> None:
        suit = self.board.rules.suit_index[face.suit]
        if self.board.next_face(suit) is not None:
            self._draw_and_pass()
            return
        self.apply(FireworkCompleted(face.suit))
        if self.board.is_complete():
            self._end(Cause.COMPLETE)
        elif self.state.tiles and self.board.rules.suits[suit].direction is Direction.UP:
            self._reveal(self.state.tiles[0])
        else:
            self._return_token()
            self._draw_and_pass()

    def _reveal(self, tile: Tile) -> None:
        wants_a_choice = bool(choices(self.state, tile))
        self.apply(TileRevealed(self.seat, tile, wants_a_choice))
        if wants_a_choice:
            return
        noted = len(self.events)
        if tile is Tile.ERROR_AND_TOKEN and self.board.errors > 0:
            self.apply(ErrorUndone())
        if tile in (Tile.TOKEN, Tile.ERROR_AND_TOKEN):
            self._return_token()
        if len(self.events) == noted:
            self.apply(EffectLost(tile))
        self._draw_and_pass()

    def _after_giving_up(self, face: Face) -> None:
        board = self.board
        if board.rules.ending is Ending.FINAL_FLOURISH:
            given_up = sum(seen.face == face for seen in board.discards)
            # With all its copies in the discard none is laid, so the card is still needed.
            if given_up == board.rules.copies[face]:
                self._end(Cause.LOST_CARD)
                return
        self._draw_and_pass()

    def _return_token(self) -> None:
        if self.board.tokens < self.board.rules.tokens:
            self.apply(TokenReturned())

    def _draw_and_pass(self) -> None:
        if not self.state.deck:
            self._pass()
            return
        self.apply(Drew(self.seat, CardId(self.board.cards_drawn), self.state.deck[0]))
        is_last = not self.state.deck and self.board.rules.ending is Ending.LAST_ROUND
        self._pass()
        if is_last:
            self.apply(LastRoundBegan(self.board.players))

    def _pass(self) -> None:
        self.apply(TurnPassed(Seat((self.seat + 1) % self.board.players)))
        if self.board.turns_left == 0:
            self._end(Cause.LAST_ROUND)
        elif self.board.rules.ending is Ending.FINAL_FLOURISH and not legal_moves(self.state):
            self._end(Cause.NO_MOVE)

    def _end(self, cause: Cause) -> None:
        self.apply(GameEnded(outcome(self.board, cause)))
