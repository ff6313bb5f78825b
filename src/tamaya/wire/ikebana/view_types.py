"""A game of Ikebana as it travels to one viewer: all that a screen or a bot needs, no rules."""

import msgspec

from tamaya.rules.ikebana import Harmony, Kind
from tamaya.wire.scalars import Face, MoveText, Seat


class ViewPart(msgspec.Struct, frozen=True, rename="kebab"):
    """A part of a view."""


class FlowerSuit(ViewPart, frozen=True):
    """A suit of the game."""

    name: str
    """Its name."""
    letter: str
    """The letter that stands for it in faces."""
    is_joker: bool
    """Whether its cards take any colour."""
    copies: tuple[int, ...]
    """How many cards of value 1, 2, … it has."""


class IkebanaRules(ViewPart, frozen=True):
    """The parameters of the game, for a screen to draw; nobody has to work with them."""

    suits: tuple[FlowerSuit, ...]
    """The suits, the jokers last."""
    values: tuple[int, ...]
    """The values printed on cards."""
    bouquet_size: int
    """How many cards a whole bouquet has."""
    rounds: int
    """How many rounds are played."""
    multipliers: dict[Harmony, int]
    """What the colours of a bouquet multiply its combinations by."""
    final_bouquet: bool
    """Whether the bouquets of the last round count double."""


class ShownCombination(ViewPart, frozen=True):
    """Cards of a bouquet that count together."""

    kind: Kind
    """What they make."""
    positions: tuple[int, ...]
    """Where they lie in the bouquet, counted from 1."""
    points: int
    """What they are worth before the multiplier."""


class ShownAppraisal(ViewPart, frozen=True):
    """What a bouquet is worth as it stands, with every reason for it."""

    combinations: tuple[ShownCombination, ...]
    """The cards that count together."""
    harmony: Harmony
    """What its colours make of it."""
    multiplier: int
    """What the harmony multiplies the combinations by."""
    colours: tuple[str, ...]
    """The colour that each card counts as; a joker's is the one it takes."""
    points: int
    """What it comes to."""


class ShownBouquet(ViewPart, frozen=True):
    """The bouquet of a seat."""

    cards: tuple[Face, ...]
    """Its cards, in the order in which they came."""
    is_whole: bool
    """Whether it has all its cards; before that nothing of its worth is settled."""
    appraisal: ShownAppraisal
    """What these cards alone would come to."""


class ShownPile(ViewPart, frozen=True):
    """What is seen of a seat's discards."""

    top: Face | None
    """The card that is for sale, for as many points as its value."""
    height: int
    """How many cards there are."""


class IkebanaBoard(ViewPart, frozen=True):
    """What lies open for all."""

    rules: IkebanaRules
    """The parameters of the game."""
    seat_to_act: Seat
    """The seat whose turn it is."""
    first_seat: Seat
    """The seat that began the round."""
    round: int
    """The round, counted from 1."""
    turn: int
    """How many turns are over."""
    points: tuple[int, ...]
    """The points of each seat."""
    bouquets: tuple[ShownBouquet, ...]
    """The bouquet of each seat."""
    piles: tuple[ShownPile, ...]
    """The discards of each seat."""
    deck_size: int
    """How many cards are to be drawn."""
    is_drawing: bool
    """Whether the seat to act has drawn a card and must keep or reject it."""
    rejections: int
    """How many cards the seat to act has rejected in this turn."""
    price: int
    """What the next rejection costs."""
    receiver: Seat
    """Who is paid for the next rejection."""
    gains: tuple[tuple[int, ...], ...]
    """What the bouquets of each finished round brought, by seat."""
    round_multiplier: int
    """What all bouquets of this round are multiplied by."""


class FlowerMove(ViewPart, frozen=True, tag_field="type"):
    """A move that may be made now."""

    text: MoveText
    """The word by which it is asked for."""


class LegalDraw(FlowerMove, frozen=True, tag="draw"):
    """Draw a card."""


class LegalKeep(FlowerMove, frozen=True, tag="keep"):
    """Keep the card just drawn."""


class LegalReject(FlowerMove, frozen=True, tag="reject"):
    """Pay to lay the card just drawn aside, and draw another."""

    price: int
    """What it costs."""
    receiver: Seat
    """Who is paid."""


class LegalBuy(FlowerMove, frozen=True, tag="buy"):
    """Buy the top card of another seat's pile."""

    owner: Seat
    """Whose pile it lies on; this seat is paid."""
    face: Face
    """The card."""
    price: int
    """What it costs."""


IkebanaMove = LegalDraw | LegalKeep | LegalReject | LegalBuy


class IkebanaView(ViewPart, frozen=True, tag_field="game", tag="ikebana"):
    """A game of Ikebana through the eyes of one viewer."""

    seat: Seat | None
    """The seat whose eyes these are, or nothing for an onlooker."""
    board: IkebanaBoard
    """What lies open for all."""
    drawn: Face | None
    """The card just drawn, where the viewer may see it."""
    legal_moves: tuple[IkebanaMove, ...]
    """What the viewer may do now; nothing when it is somebody else's turn."""
