"""The board: everything that lies open for all, folded from events.

The full events and the redacted events of any viewer give the same board.
"""

from dataclasses import dataclass
from typing import Self, assert_never

from tamaya.rules.hanabi.cards import CardId, Face, SeenCard
from tamaya.rules.hanabi.clues import Clue
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
from tamaya.rules.hanabi.outcome import Outcome
from tamaya.rules.hanabi.parameters import Rules, Tile
from tamaya.rules.shared_types import Seat


@dataclass(frozen=True, slots=True)
class Return:
    """A discarded card that was shuffled back into the deck."""

    card: CardId
    face: Face
    drawn: int
    """How many cards had been drawn before: none of them can be this one."""


@dataclass(frozen=True)
class Board:
    """What everybody may see; of hands, the numbers of their cards only."""

    rules: Rules
    players: int
    seat_to_act: Seat
    hands: tuple[tuple[CardId, ...], ...]
    """The cards of each seat from left to right; a drawn card is added at the left."""
    tokens: int
    fireworks: tuple[tuple[CardId, ...], ...]
    """The cards laid of each suit, in the order in which they were laid."""
    deck_size: int
    errors: int = 0
    turn: int = 0
    """How many turns are over."""
    discards: tuple[SeenCard, ...] = ()
    touched: tuple[int, ...] = ()
    """For each drawn card the clues that pointed at it, one bit per clue of the rules."""
    missed: tuple[int, ...] = ()
    """For each drawn card the clues to its holder that did not point at it."""
    apart: frozenset[CardId] = frozenset()
    """Cards that their holders have set slightly apart."""
    tiles_revealed: tuple[Tile, ...] = ()
    pending: Tile | None = None
    """The bonus tile for which the seat to act must make a choice."""
    returns: tuple[Return, ...] = ()
    turns_left: int | None = None
    """How many turns are left in the last round; None before it."""
    outcome: Outcome | None = None

    @classmethod
    def undealt(cls, rules: Rules, players: int, first_seat: Seat) -> Self:
        """The board before the cards are dealt."""
        return cls(
            rules=rules,
            players=players,
            seat_to_act=first_seat,
            hands=((),) * players,
            tokens=rules.tokens,
            fireworks=((),) * len(rules.suits),
            deck_size=rules.cards,
        )

    @property
    def cards_drawn(self) -> int:
        """How many cards have been drawn; the next one gets this number."""
        return len(self.touched)

    @property
    def tiles_left(self) -> tuple[Tile, ...]:
        """The bonus tiles that lie face down, in the order of their numbers."""
        if not self.rules.tiles:
            return ()
        return tuple(tile for tile in Tile if tile not in self.tiles_revealed)

    def clues_on(self, card: CardId) -> tuple[Clue, ...]:
        """The clues that have pointed at a card, each once, in the order of the rules."""
        mark = self.touched[card]
        return tuple(clue for bit, clue in enumerate(self.rules.clues) if mark >> bit & 1)

    def next_face(self, suit: int) -> Face | None:
        """The card that the firework of a suit waits for, or None when it is complete."""
        sequence, height = self.rules.sequences[suit], len(self.fireworks[suit])
        return sequence[height] if height < len(sequence) else None

    def fits(self, face: Face) -> bool:
        """Whether a card of this face can be laid now."""
        return self.next_face(self.rules.suit_index[face.suit]) == face

    def is_complete(self) -> bool:
        """Whether every firework is complete."""
        highest = self.rules.highest
        return all(len(firework) == highest for firework in self.fireworks)

    def changed(self, **changes: object) -> Self:
        """A copy with these fields changed."""
        # Faster than dataclasses.replace, and called thousands of times in a game.
        new = object.__new__(type(self))
        object.__setattr__(new, "__dict__", {**self.__dict__, **changes})
        return new

    def after(self, event: Event | SeenEvent) -> Self:
        """The board after an event."""
        match event:
            case TurnPassed(seat):
                left = self.turns_left
                return self.changed(
                    seat_to_act=seat,
                    turn=self.turn + 1,
                    turns_left=None if left is None else left - 1,
                )
            case Drew(seat, card) | DrewUnseen(seat, card):
                return self.changed(
                    hands=with_hand(self.hands, seat, (card, *self.hands[seat])),
                    touched=(*self.touched, 0),
                    missed=(*self.missed, 0),
                    deck_size=self.deck_size - 1,
                )
            case Clued():
                return self._after_clue(event)
            case TokenReturned():
                return self.changed(tokens=self.tokens + 1)
            case Discarded(seat, card, face):
                return self._without(seat, card, discards=(*self.discards, SeenCard(card, face)))
            case Laid(seat, card, face):
                return self._without(seat, card, fireworks=self._fireworks_with(card, face))
            case Misfired(seat, card, face):
                return self._without(
                    seat,
                    card,
                    discards=(*self.discards, SeenCard(card, face)),
                    errors=self.errors + 1,
                )
            case LaidFromDiscard(_, card, face):
                return self.changed(
                    fireworks=self._fireworks_with(card, face),
                    discards=self._discards_without(card),
                    pending=None,
                )
            case FireworkCompleted():
                return self
            case LastRoundBegan(turns):
                return self.changed(turns_left=turns)
            case GameEnded(outcome):
                return self.changed(outcome=outcome, pending=None)
            case Rearranged(seat, cards, apart):
                return self.changed(
                    hands=with_hand(self.hands, seat, cards),
                    apart=self.apart.difference(cards) | apart,
                )
            case TileRevealed(_, tile, wants_a_choice):
                return self.changed(
                    tiles_revealed=(*self.tiles_revealed, tile),
                    pending=tile if wants_a_choice else None,
                )
            case EffectLost():
                return self.changed(pending=None)
            case ErrorUndone():
                return self.changed(errors=self.errors - 1)
            case ShuffledIn(_, card, face) | ShuffledInUnseen(_, card, face):
                return self.changed(
                    discards=self._discards_without(card),
                    returns=(*self.returns, Return(card, face, self.cards_drawn)),
                    deck_size=self.deck_size + 1,
                    pending=None,
                )
            case _:
                assert_never(event)

    def _after_clue(self, clued: Clued) -> Self:
        bit = 1 << self.rules.clue_index[clued.clue]
        touched, missed = list(self.touched), list(self.missed)
        for card in self.hands[clued.target]:
            (touched if card in clued.touched else missed)[card] |= bit
        marks = {"touched": tuple(touched), "missed": tuple(missed)}
        if clued.is_free:
            return self.changed(**marks, pending=None)
        return self.changed(**marks, tokens=self.tokens - 1)

    def _without(self, seat: Seat, card: CardId, **changes: object) -> Self:
        hand = tuple([held for held in self.hands[seat] if held != card])
        if card in self.apart:
            changes["apart"] = self.apart - {card}
        return self.changed(hands=with_hand(self.hands, seat, hand), **changes)

    def _fireworks_with(self, card: CardId, face: Face) -> tuple[tuple[CardId, ...], ...]:
        suit = self.rules.suit_index[face.suit]
        laid = (*self.fireworks[suit], card)
        return (*self.fireworks[:suit], laid, *self.fireworks[suit + 1 :])

    def _discards_without(self, card: CardId) -> tuple[SeenCard, ...]:
        return tuple([seen for seen in self.discards if seen.id != card])


def with_hand(
    hands: tuple[tuple[CardId, ...], ...], seat: Seat, hand: tuple[CardId, ...]
) -> tuple[tuple[CardId, ...], ...]:
    """The hands with one of them changed."""
    return (*hands[:seat], hand, *hands[seat + 1 :])
