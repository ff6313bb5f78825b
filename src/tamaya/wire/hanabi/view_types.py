"""A game of Hanabi as it travels to one viewer: all that a screen or a bot needs, no rules."""

from enum import StrEnum

import msgspec

from tamaya.rules.hanabi import Direction, Ending, FireworkFate, LostPoints, Scoring, Tile, Touch
from tamaya.wire.scalars import Card, Clue, Face, MoveText, Seat


class ViewPart(msgspec.Struct, frozen=True, rename="kebab"):
    """A part of a view."""


class RulesSuit(ViewPart, frozen=True):
    """A suit of the game."""

    name: str
    """Its name, the same as the colour that a clue names."""
    letter: str
    """The letter that stands for it in faces."""
    touch: Touch
    """Which colour clues point at its cards."""
    direction: Direction
    """The order in which its firework is laid."""
    copies: tuple[int, ...]
    """How many cards of value 1, 2, … it has."""
    scoring: Scoring
    """What it does to the score."""


class HanabiRules(ViewPart, frozen=True):
    """The parameters of the game, for a screen to draw; nobody has to work with them."""

    suits: tuple[RulesSuit, ...]
    """The suits, in the order of their fireworks."""
    values: tuple[int, ...]
    """The values printed on cards."""
    clues: tuple[Clue, ...]
    """Every clue that there is: the colours, then the values."""
    cards: int
    """How many cards the game is played with."""
    hand_size: int
    """How many cards a full hand has."""
    tokens: int
    """How many clue tokens there are."""
    errors: int
    """The error that ends the game."""
    empty_clues: bool
    """Whether a clue may point at no card."""
    ending: Ending
    """What happens once the deck is empty."""
    tiles: bool
    """Whether the bonus tiles are in play."""
    lost_points: LostPoints
    """What a game that is ended by errors is worth."""
    highest_score: int
    """The score of a perfect game."""


class OpenCard(ViewPart, frozen=True):
    """A card that lies open for all."""

    id: Card
    """Its number."""
    face: Face
    """What is printed on it."""


class Firework(ViewPart, frozen=True):
    """The cards laid of one suit."""

    suit: str
    """The suit."""
    direction: Direction
    """The order in which it is laid."""
    laid: tuple[OpenCard, ...]
    """The cards laid, in order."""
    next_face: Face | None
    """The card it waits for, or nothing when it is complete."""
    fate: FireworkFate
    """What may still become of it."""


class HanabiBoard(ViewPart, frozen=True):
    """What lies open for all."""

    rules: HanabiRules
    """The parameters of the game."""
    seat_to_act: Seat
    """The seat whose turn it is."""
    turn: int
    """How many turns are over."""
    tokens: int
    """How many clue tokens are left."""
    errors: int
    """How many errors were made."""
    deck_size: int
    """How many cards are to be drawn."""
    fireworks: tuple[Firework, ...]
    """The firework of each suit."""
    discards: tuple[OpenCard, ...]
    """The cards given up, in order."""
    tiles_revealed: tuple[Tile, ...]
    """The bonus tiles turned over, in order."""
    tiles_left: tuple[Tile, ...]
    """The bonus tiles that lie face down, in the order of their numbers."""
    pending: Tile | None
    """The bonus tile for which the seat to act owes a choice."""
    turns_left: int | None
    """How many turns are left, once the last round has begun."""
    score: int
    """The score as it stands."""
    highest_reachable_score: int
    """The best score that is still possible."""
    playable: tuple[Face, ...]
    """The faces that could be laid now."""
    useless: tuple[Face, ...]
    """The faces that can never be laid any more."""
    irreplaceable: tuple[Face, ...]
    """The faces of which one copy is left that is still of use."""


class Knowledge(ViewPart, frozen=True):
    """What its holder can know of a card, at the table's level of help.

    Each face of the game is in one of the lists: it is possible, or it was ruled out, first at
    that level. Levels above the table's rule nothing out here.
    """

    possible: tuple[Face, ...]
    """The faces that the card can have."""
    clued: tuple[Face, ...]
    """Ruled out by the clues that pointed at it."""
    excluded: tuple[Face, ...]
    """Ruled out by the clues that did not point at it."""
    counted: tuple[Face, ...]
    """Ruled out because all copies are in sight."""
    deduced: tuple[Face, ...]
    """Ruled out by all hidden cards taken together."""


class HandCard(ViewPart, frozen=True):
    """A card in a hand."""

    id: Card
    """Its number."""
    face: Face | None
    """What is printed on it, where the viewer may see it."""
    is_newest: bool
    """Whether it was drawn last of its hand."""
    is_apart: bool
    """Whether its holder has set it slightly apart."""
    touched: tuple[Clue, ...]
    """The clues that pointed at it."""
    missed: tuple[Clue, ...]
    """The clues that its holder got and that did not point at it."""
    knowledge: Knowledge | None
    """What its holder can know of it, as far as the viewer sees that; nothing without help."""


class MoveWarning(StrEnum):
    """Why a move looks like a mistake by what the viewer is shown of the card."""

    NEVER_FITS = "never-fits"
    """No face that the card can have could be laid now."""
    IRREPLACEABLE = "irreplaceable"
    """Whatever the card is, it is the last of its kind and still of use."""
    PLAYABLE = "playable"
    """Whatever the card is, it could be laid now."""


class LegalMove(ViewPart, frozen=True, tag_field="type"):
    """A move that may be made now."""

    text: MoveText
    """The word by which it is asked for."""


class LegalPlay(LegalMove, frozen=True, tag="play"):
    """Play a card."""

    card: Card
    """The card."""
    warning: MoveWarning | None
    """Why one may want to think again, as far as the table's level of help shows it."""


class LegalDiscard(LegalMove, frozen=True, tag="discard"):
    """Discard a card."""

    card: Card
    """The card."""
    warning: MoveWarning | None
    """Why one may want to think again, as far as the table's level of help shows it."""


class LegalClue(LegalMove, frozen=True, tag="clue"):
    """Give a clue."""

    target: Seat
    """The seat that is told."""
    clue: Clue
    """What is named."""
    touched: tuple[Card, ...]
    """The cards it would point at, from left to right."""


class LegalTakeBack(LegalMove, frozen=True, tag="take-back"):
    """Choose a card of the discard for the effect of a bonus tile."""

    card: Card
    """The card."""


class LegalDecline(LegalMove, frozen=True, tag="decline"):
    """Use the effect of a bonus tile for nothing."""


HanabiMove = LegalPlay | LegalDiscard | LegalClue | LegalTakeBack | LegalDecline


class Objections(ViewPart, frozen=True):
    """Why the viewer can make no move of a kind now, as keys of the law's list of refusals."""

    play: str | None
    """Why no card can be played; nothing where one can."""
    discard: str | None
    """Why no card can be discarded; nothing where one can."""
    clue: str | None
    """Why no clue can be given; nothing where one can."""


class HanabiView(ViewPart, frozen=True, tag_field="game", tag="hanabi"):
    """A game of Hanabi through the eyes of one viewer."""

    seat: Seat | None
    """The seat whose eyes these are, or nothing for an onlooker."""
    board: HanabiBoard
    """What lies open for all."""
    hands: tuple[tuple[HandCard, ...], ...]
    """The cards of each seat from left to right."""
    legal_moves: tuple[HanabiMove, ...]
    """What the viewer may do now; nothing when it is somebody else's turn."""
    objections: Objections
    """Why there is no move of a kind among them, for a seat."""
    arrangement: MoveText | None
    """The word that leaves the viewer's hand as it is; with its numbers in another order, or `!`
    behind some of them to set these apart, it asks for another arrangement, at any time."""
