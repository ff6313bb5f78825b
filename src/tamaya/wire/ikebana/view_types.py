"""A game of Ikebana for one viewer: everything that a client or a bot needs to show and play it."""

import msgspec

from tamaya.rules.ikebana import Harmony, Kind
from tamaya.wire.scalar_types import Face, MoveText, Seat


class IkebanaViewPart(msgspec.Struct, frozen=True, rename="kebab"):
    """A part of a view."""


class FlowerSuit(IkebanaViewPart, frozen=True):
    """A suit of the game."""

    name: str
    """Its name."""
    letter: str
    """Its letter in faces."""
    is_joker: bool
    """Whether its cards take any colour."""
    copies: tuple[int, ...]
    """How many cards of value 1, 2, … it has."""


class IkebanaRules(IkebanaViewPart, frozen=True):
    """The parameters of the game, for display."""

    suits: tuple[FlowerSuit, ...]
    """The suits, the jokers last."""
    values: tuple[int, ...]
    """The values printed on cards."""
    bouquet_size: int
    """How many cards a complete bouquet has."""
    rounds: int
    """How many rounds are played."""
    multipliers: dict[Harmony, int]
    """What each harmony multiplies the combinations by."""
    final_bouquet: bool
    """Whether the bouquets of the last round count double."""


class ShownCombination(IkebanaViewPart, frozen=True):
    """Cards of a bouquet that count together."""

    kind: Kind
    """What they make."""
    positions: tuple[int, ...]
    """Their positions in the bouquet, from 1."""
    points: int
    """What they are worth before the multiplier."""


class ShownAppraisal(IkebanaViewPart, frozen=True):
    """What a bouquet is worth as it stands, and why."""

    combinations: tuple[ShownCombination, ...]
    """The cards that count together."""
    harmony: Harmony
    """The harmony of its colours."""
    multiplier: int
    """What the harmony multiplies the combinations by."""
    colours: tuple[str, ...]
    """The colour that each card counts as; a joker's is the one it takes."""
    points: int
    """What it is worth."""


class ShownBouquet(IkebanaViewPart, frozen=True):
    """The bouquet of a seat."""

    cards: tuple[Face, ...]
    """Its cards, in the order in which they were added."""
    is_complete: bool
    """Whether it is complete; before that its worth can still change."""
    appraisal: ShownAppraisal
    """What these cards are worth."""


class ShownPile(IkebanaViewPart, frozen=True):
    """The discard pile of a seat."""

    top: Face | None
    """The top card, which others can buy for its value."""
    height: int
    """How many cards it has."""


class IkebanaBoard(IkebanaViewPart, frozen=True):
    """What lies open for all."""

    rules: IkebanaRules
    """The parameters of the game."""
    seat_to_act: Seat
    """The seat whose turn it is."""
    first_seat: Seat
    """The seat that began the round."""
    round: int
    """The round, from 1."""
    turn: int
    """How many turns are over."""
    points: tuple[int, ...]
    """The points of each seat."""
    bouquets: tuple[ShownBouquet, ...]
    """The bouquet of each seat."""
    piles: tuple[ShownPile, ...]
    """The discard pile of each seat."""
    deck_size: int
    """How many cards are left in the deck."""
    is_drawing: bool
    """Whether the seat to act has drawn a card and must keep or reject it."""
    rejections: int
    """How many cards the seat to act has rejected in this turn."""
    price: int
    """What the next rejection costs."""
    receiver: Seat
    """The seat that is paid for the next rejection."""
    gains: tuple[tuple[int, ...], ...]
    """The points of each finished round, by seat."""
    round_multiplier: int
    """What the bouquets of this round are multiplied by."""


class FlowerMove(IkebanaViewPart, frozen=True, tag_field="type"):
    """A legal move."""

    text: MoveText
    """The move as it is sent."""


class LegalDraw(FlowerMove, frozen=True, tag="draw"):
    """Draw a card."""


class LegalKeep(FlowerMove, frozen=True, tag="keep"):
    """Keep the card just drawn."""


class LegalReject(FlowerMove, frozen=True, tag="reject"):
    """Pay to reject the card just drawn, and draw another."""

    price: int
    """What it costs."""
    receiver: Seat
    """The seat that is paid."""


class LegalBuy(FlowerMove, frozen=True, tag="buy"):
    """Buy the top card of another seat's pile."""

    owner: Seat
    """The seat whose pile it is, and that is paid."""
    face: Face
    """The card."""
    price: int
    """What it costs."""


IkebanaMove = LegalDraw | LegalKeep | LegalReject | LegalBuy


class IkebanaView(IkebanaViewPart, frozen=True, tag_field="game", tag="ikebana"):
    """A game of Ikebana as one viewer may see it."""

    seat: Seat | None
    """The viewer's seat; `null` for an onlooker."""
    board: IkebanaBoard
    """What lies open for all."""
    drawn: Face | None
    """The card just drawn; `null` if there is none or the viewer may not see it."""
    legal_moves: tuple[IkebanaMove, ...]
    """The viewer's legal moves; empty when it is not their turn."""
