"""What a viewer may see of a state and of each event. All secrecy of the game is decided here."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import assert_never

from tamaya.rules.hanabi.board import Board
from tamaya.rules.hanabi.cards import CardId, HeldCard, SeenCard
from tamaya.rules.hanabi.events import (
    Clued,
    Discarded,
    Drew,
    DrewUnseen,
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
    SeenEvent,
    ShuffledIn,
    ShuffledInUnseen,
    TileRevealed,
    TokenReturned,
    TurnPassed,
)
from tamaya.rules.hanabi.legality import legal_moves
from tamaya.rules.hanabi.moves import Decision
from tamaya.rules.hanabi.parameters import HIGHEST_VALUE, MOST_CARDS, MOST_SUITS
from tamaya.rules.hanabi.refusals import Refusal
from tamaya.rules.hanabi.state import State
from tamaya.rules.shared_types import Onlooker, Refused, Seat, Viewer

SeenHand = tuple[HeldCard | SeenCard, ...]

# Cards of a view are created once, because every view needs them.
HELD_CARDS = tuple(HeldCard(CardId(number)) for number in range(MOST_CARDS))
seen_card = lru_cache(MOST_CARDS * MOST_SUITS * HIGHEST_VALUE)(SeenCard)


@dataclass(frozen=True, slots=True)
class View:
    """Everything one viewer may see, and everything a player needs to decide."""

    viewer: Viewer
    board: Board
    hands: tuple[SeenHand, ...]
    """The cards of each seat from left to right; those the viewer may not see have no face."""
    legal_moves: tuple[Decision, ...]
    """The legal moves, if the viewer is to act."""
    history: tuple[SeenEvent, ...]
    """Every event from the deal on, redacted for the viewer."""

    @property
    def undealt(self) -> Board:
        """The board before the deal, to which the history can be applied."""
        now = self.board
        passed = sum(isinstance(event, TurnPassed) for event in self.history)
        return Board.undealt(now.rules, now.players, Seat((now.seat_to_act - passed) % now.players))


def sees_hand(viewer: Viewer, seat: Seat) -> bool:
    """Whether a viewer may see the cards of this seat's hand."""
    if isinstance(viewer, Onlooker):
        return viewer is Onlooker.ALL_HANDS or viewer is Onlooker.REVIEWER
    return viewer != seat


def view_of(state: State, viewer: Viewer, history: Iterable[Event]) -> View:
    """What a viewer may see of a state and its history."""
    board = state.board
    if not isinstance(viewer, Onlooker) and not 0 <= viewer < board.players:
        # No hand would be its own, so it would see all of them.
        raise Refused(Refusal.NO_SUCH_SEAT)
    hands: list[SeenHand] = [
        tuple([seen_card(card, state.faces[card]) for card in hand])
        if sees_hand(viewer, Seat(seat))
        else tuple([HELD_CARDS[card] for card in hand])
        for seat, hand in enumerate(board.hands)
    ]
    return View(
        viewer=viewer,
        board=board,
        hands=tuple(hands),
        legal_moves=legal_moves(state) if viewer == board.seat_to_act else (),
        history=tuple(redact(event, viewer) for event in history),
    )


def redact(event: Event, viewer: Viewer) -> SeenEvent:
    """An event as a viewer may know it: the event itself where nothing of it is hidden."""
    match event:
        case Drew(seat, card):
            return event if sees_hand(viewer, seat) else DrewUnseen(seat, card)
        case ShuffledIn(seat, card, face):
            if viewer is Onlooker.REVIEWER:
                return event
            return ShuffledInUnseen(seat, card, face)
        case (
            Clued()
            | Laid()
            | LaidFromDiscard()
            | Misfired()
            | Discarded()
            | TokenReturned()
            | FireworkCompleted()
            | TileRevealed()
            | EffectLost()
            | ErrorUndone()
            | Rearranged()
            | TurnPassed()
            | LastRoundBegan()
            | GameEnded()
        ):
            return event
        case _:
            assert_never(event)
