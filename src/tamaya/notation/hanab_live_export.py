"""Write games in the JSON of hanab.live, where it has a variant with the same cards and clues.

A suit is matched by its properties, not by its name. What only changes the score is left out: their
site counts a point for every card laid.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import assert_never

import msgspec

from tamaya.notation.hanab_live_import import (
    COLOUR_CLUE,
    DISCARD,
    HAND_SIZES,
    PLAY,
    VALUE_CLUE,
    LiveAction,
    LiveCard,
    LiveGame,
    LiveOptions,
    rules_of_variant,
)
from tamaya.notation.hanab_live_variants import IDS, suits_of
from tamaya.notation.hanabi_replayable_record import HanabiRecord, replay_hanabi_record
from tamaya.notation.refusals import NotationRefusal
from tamaya.rules.hanabi import (
    CardId,
    ColourClue,
    Decline,
    Direction,
    Discard,
    Ending,
    Face,
    GiveClue,
    Move,
    Play,
    Rearrange,
    Rules,
    Setup,
    Suit,
    TakeBack,
    Touch,
    ValueClue,
)
from tamaya.rules.shared_types import FEWEST_PLAYERS, Refused, Seat

THEIR_TOKENS = 8
THEIR_ERRORS = 3

COMPARED_ELSEWHERE = frozenset({"suits", "hand_sizes"})
"""Suits are matched by what they are, hands for this number of players."""
SCORE_ONLY = frozenset({"lost_points"})
"""Parameters of the score, which their site counts in its own way."""

SuitKind = tuple[Touch, Direction, tuple[int, ...]]
"""The properties of a suit besides its name and its score."""


def write_hanab_live(record: HanabiRecord) -> str:
    """Write a record in their JSON; refused where their site lacks something."""
    return msgspec.json.encode(live_game(record)).decode()


def live_game(record: HanabiRecord) -> LiveGame:
    """Convert a record to their format, without rearrangements, which they do not have."""
    setup = record.setup
    options = _options(setup.rules, setup.players)
    refusal = replay_hanabi_record(record).refusal
    if refusal is not None:
        raise Refused(refusal)
    table = LiveNumbering(setup, _places(setup.rules, options.variant or ""))
    first = setup.first_seat
    return LiveGame(
        id=record.id if isinstance(record.id, int) else None,
        players=[*record.names[first:], *record.names[:first]],
        deck=table.deck(),
        actions=[action for move, _ in record.moves for action in table.actions(move)],
        options=options,
    )


@dataclass(frozen=True, slots=True)
class LiveNumbering:
    """Their numbers for our seats, cards and suits: there, seat 0 always starts."""

    setup: Setup
    places: dict[str, int]
    """The index of each of our suits in their variant."""

    @property
    def hand(self) -> int:
        """The number of cards in a hand."""
        return self.setup.rules.hand_size(self.setup.players)

    def seat(self, seat: Seat) -> int:
        """Their number for a seat."""
        return (seat - self.setup.first_seat) % self.setup.players

    def card(self, card: CardId) -> int:
        """Their number for a card: dealt cards are numbered by seat, from the seat that starts."""
        seat, place = divmod(card, self.hand)
        return self.seat(Seat(seat)) * self.hand + place if seat < self.setup.players else card

    def deck(self) -> list[LiveCard]:
        """The deck in the order that deals the same hands there."""
        deck = self.setup.deck
        start, dealt = self.setup.first_seat * self.hand, self.setup.players * self.hand
        faces = deck[start:dealt] + deck[:start] + deck[dealt:]
        return [self._live_card(face) for face in faces]

    def actions(self, move: Move) -> Iterator[LiveAction]:
        """The action for a move; none for moves they do not have."""
        match move:
            case Play(card):
                yield LiveAction(PLAY, self.card(card))
            case Discard(card):
                yield LiveAction(DISCARD, self.card(card))
            case GiveClue(target, clue):
                match clue:
                    case ColourClue(colour):
                        yield LiveAction(COLOUR_CLUE, self.seat(target), self._colour(colour))
                    case ValueClue(value):
                        yield LiveAction(VALUE_CLUE, self.seat(target), value)
            case Rearrange() | TakeBack() | Decline():
                pass
            case _:
                assert_never(move)

    def _live_card(self, face: Face) -> LiveCard:
        return LiveCard(self.places[face.suit], face.value)

    def _colour(self, colour: str) -> int:
        named = [suit.name for suit in self.setup.rules.suits if suit.touch is Touch.OWN]
        return sum(self.places[name] < self.places[colour] for name in named)


def _options(rules: Rules, players: int) -> LiveOptions:
    if rules.tiles:
        raise Refused(NotationRefusal.NO_VARIANT_WITH_TILES)
    if rules.tokens != THEIR_TOKENS:
        raise Refused(NotationRefusal.NO_VARIANT_WITH_THESE_TOKENS, tokens=rules.tokens)
    if rules.errors != THEIR_ERRORS:
        raise Refused(NotationRefusal.NO_VARIANT_WITH_THESE_ERRORS, errors=rules.errors)
    extra_cards = rules.hand_size(players) - HAND_SIZES[players - FEWEST_PLAYERS]
    if abs(extra_cards) > 1:
        raise Refused(NotationRefusal.NO_VARIANT_WITH_THIS_HAND, cards=rules.hand_size(players))
    options = LiveOptions(
        variant=_variant(rules),
        empty_clues=rules.empty_clues or None,
        one_extra_card=extra_cards == 1 or None,
        one_less_card=extra_cards == -1 or None,
        all_or_nothing=rules.ending is Ending.FINAL_FLOURISH or None,
    )
    _refuse_unsaid_rules(rules, options, extra_cards)
    return options


def _refuse_unsaid_rules(rules: Rules, options: LiveOptions, extra_cards: int) -> None:
    """Refuse a parameter that would be another one if the options were read again.

    So a parameter that is new to the rules cannot be lost without a word.
    """
    said = rules_of_variant(
        options.variant or "",
        extra_cards=extra_cards,
        empty_clues=bool(options.empty_clues),
        all_or_nothing=bool(options.all_or_nothing),
    )
    for parameter in (each.name for each in fields(Rules) if each.init):
        if parameter in COMPARED_ELSEWHERE or parameter in SCORE_ONLY:
            continue
        if getattr(rules, parameter) != getattr(said, parameter):
            raise Refused(NotationRefusal.NO_VARIANT_WITH_THIS_RULE, setting=parameter)


def _variant(rules: Rules) -> str:
    kinds = Counter(map(_suit_kind, rules.suits))
    for name in IDS:
        if Counter(map(_suit_kind, suits_of(name))) == kinds:
            return name
    raise Refused(NotationRefusal.NO_VARIANT_WITH_THESE_SUITS)


def _places(rules: Rules, variant: str) -> dict[str, int]:
    """The index of a matching suit for each of ours; equal suits keep their order."""
    left = list(enumerate(map(_suit_kind, suits_of(variant))))
    places: dict[str, int] = {}
    for suit in rules.suits:
        found = next((place, kind) for place, kind in left if kind == _suit_kind(suit))
        left.remove(found)
        places[suit.name] = found[0]
    return places


def _suit_kind(suit: Suit) -> SuitKind:
    return suit.touch, suit.direction, suit.copies
