"""The referee: turns a legal move into events, one at a time."""

from collections.abc import Iterable
from functools import reduce
from typing import NamedTuple, assert_never

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
from tamaya.rules.shared_types import Seat


class Judgement(NamedTuple):
    """The events of a legal move, and the state after them."""

    events: tuple[Event, ...]
    state: State


def judge(state: State, seat: Seat, move: Move) -> Judgement | Refusal:
    """The events of a move, or the reason to refuse it."""
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
    """The state after these events."""
    return reduce(State.after, events, state)


def begin(setup: Setup) -> Judgement:
    """Deal the cards."""
    return Judgement(deal(setup), dealt(setup))


class MoveResolution:
    """One move as it unfolds: each event is recorded and applied at once."""

    def __init__(self, state: State, seat: Seat) -> None:
        """Start from this state."""
        self.state = state
        self.seat = seat
        self.events: list[Event] = []

    @property
    def board(self) -> Board:
        """The board after the events so far."""
        return self.state.board

    def apply(self, event: Event) -> None:
        """Record an event and apply it."""
        self.events.append(event)
        self.state = self.state.after(event)

    def play(self, card: CardId) -> None:
        """Lay the card if it fits, or misfire."""
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
        """Discard the card and return a token."""
        face, position = self._face_and_position(card)
        self.apply(Discarded(self.seat, card, face, position))
        self.apply(TokenReturned())
        self._after_giving_up(face)

    def give_clue(self, move: GiveClue) -> None:
        """Point at all matching cards of the target."""
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
        """Lay the chosen card or shuffle it in; False where no order of the deck is known."""
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
        """Make no use of the tile."""
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
        before = len(self.events)
        if tile is Tile.ERROR_AND_TOKEN and self.board.errors > 0:
            self.apply(ErrorUndone())
        if tile in (Tile.TOKEN, Tile.ERROR_AND_TOKEN):
            self._return_token()
        if len(self.events) == before:
            self.apply(EffectLost(tile))
        self._draw_and_pass()

    def _after_giving_up(self, face: Face) -> None:
        board = self.board
        if board.rules.ending is Ending.FINAL_FLOURISH:
            given_up = sum(seen.face == face for seen in board.discards)
            # All copies are in the discard, so none is laid and the card is still needed.
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
