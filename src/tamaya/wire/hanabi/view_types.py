"""A game of Hanabi for one viewer: everything that a client or a bot needs to show and play it."""

from enum import StrEnum

import msgspec

from tamaya.rules.hanabi import Direction, Ending, FireworkFate, LostPoints, Scoring, Tile, Touch
from tamaya.wire.scalar_types import Card, Clue, Face, MoveText, Seat


class HanabiViewPart(msgspec.Struct, frozen=True, rename="kebab"):
    """A part of a view."""


class RulesSuit(HanabiViewPart, frozen=True):
    """A suit of the game."""

    name: str
    """Its name, also the colour that a clue names."""
    letter: str
    """Its letter in faces."""
    touch: Touch
    """Which colour clues point at its cards."""
    direction: Direction
    """The order in which its firework is laid."""
    copies: tuple[int, ...]
    """How many cards of value 1, 2, … it has."""
    scoring: Scoring
    """What it does to the score."""


class HanabiRules(HanabiViewPart, frozen=True):
    """The parameters of the game, for display."""

    suits: tuple[RulesSuit, ...]
    """The suits, in the order of their fireworks."""
    values: tuple[int, ...]
    """The values printed on cards."""
    clues: tuple[Clue, ...]
    """Every possible clue: the colours, then the values."""
    cards: int
    """How many cards the game has."""
    hand_size: int
    """How many cards a full hand has."""
    tokens: int
    """How many clue tokens there are."""
    errors: int
    """The number of errors that ends the game."""
    empty_clues: bool
    """Whether a clue may point at no card."""
    ending: Ending
    """What happens once the deck is empty."""
    tiles: bool
    """Whether the bonus tiles are in play."""
    lost_points: LostPoints
    """What a game ended by errors is worth."""
    highest_score: int
    """The score of a perfect game."""


class OpenCard(HanabiViewPart, frozen=True):
    """A card that lies open for all."""

    id: Card
    """Its number."""
    face: Face
    """What is printed on it."""


class Firework(HanabiViewPart, frozen=True):
    """The cards laid of one suit."""

    suit: str
    """The suit."""
    direction: Direction
    """The order in which it is laid."""
    laid: tuple[OpenCard, ...]
    """The cards laid, in order."""
    next_face: Face | None
    """The next card, or `null` when it is complete."""
    fate: FireworkFate
    """Whether it can still be completed."""


class HanabiBoard(HanabiViewPart, frozen=True):
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
    """How many cards are left in the deck."""
    fireworks: tuple[Firework, ...]
    """The firework of each suit."""
    discards: tuple[OpenCard, ...]
    """The discarded cards, in order."""
    tiles_revealed: tuple[Tile, ...]
    """The bonus tiles turned over, in order."""
    tiles_left: tuple[Tile, ...]
    """The bonus tiles that lie face down, in the order of their numbers."""
    pending: Tile | None
    """The bonus tile that the seat to act must choose for."""
    turns_left: int | None
    """How many turns are left; `null` before the last round."""
    score: int
    """The score so far."""
    highest_reachable_score: int
    """The best score that is still possible."""
    playable: tuple[Face, ...]
    """The faces that could be laid now."""
    useless: tuple[Face, ...]
    """The faces that can no longer be laid."""
    irreplaceable: tuple[Face, ...]
    """The faces that are still needed and have one copy left."""


class Knowledge(HanabiViewPart, frozen=True):
    """What its holder can know of a card, at the table's level of help.

    Each face of the game is in exactly one list: it is possible, or ruled out at this level first.
    Levels above the table's are empty.
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


class HandCard(HanabiViewPart, frozen=True):
    """A card in a hand."""

    id: Card
    """Its number."""
    face: Face | None
    """What is printed on it; `null` if the viewer may not see it."""
    is_newest: bool
    """Whether it is the newest card of its hand."""
    is_apart: bool
    """Whether its holder has set it apart."""
    touched: tuple[Clue, ...]
    """The clues that pointed at it."""
    missed: tuple[Clue, ...]
    """The clues to its holder that did not point at it."""
    knowledge: Knowledge | None
    """What its holder can know of it, as far as the viewer may; `null` without help."""


class MoveWarning(StrEnum):
    """Why a move looks like a mistake, judged by the knowledge that the viewer is shown."""

    NEVER_FITS = "never-fits"
    """No face that the card can have could be laid now."""
    IRREPLACEABLE = "irreplaceable"
    """Every face that the card can have is irreplaceable."""
    PLAYABLE = "playable"
    """Every face that the card can have could be laid now."""


class LegalMove(HanabiViewPart, frozen=True, tag_field="type"):
    """A legal move."""

    text: MoveText
    """The move as it is sent."""


class LegalPlay(LegalMove, frozen=True, tag="play"):
    """Play a card."""

    card: Card
    """The card."""
    warning: MoveWarning | None
    """Why it looks like a mistake, at the table's level of help."""


class LegalDiscard(LegalMove, frozen=True, tag="discard"):
    """Discard a card."""

    card: Card
    """The card."""
    warning: MoveWarning | None
    """Why it looks like a mistake, at the table's level of help."""


class LegalClue(LegalMove, frozen=True, tag="clue"):
    """Give a clue."""

    target: Seat
    """The seat that gets the clue."""
    clue: Clue
    """What is named."""
    touched: tuple[Card, ...]
    """The cards it would point at, from left to right."""


class LegalTakeBack(LegalMove, frozen=True, tag="take-back"):
    """Choose a discarded card for a bonus tile."""

    card: Card
    """The card."""


class LegalDecline(LegalMove, frozen=True, tag="decline"):
    """Choose nothing for a bonus tile."""


HanabiMove = LegalPlay | LegalDiscard | LegalClue | LegalTakeBack | LegalDecline


class Objections(HanabiViewPart, frozen=True):
    """Why the viewer cannot play, discard or clue now: reasons of the rules."""

    play: str | None
    """Why no card can be played; `null` if one can."""
    discard: str | None
    """Why no card can be discarded; `null` if one can."""
    clue: str | None
    """Why no clue can be given; `null` if one can."""


class HanabiView(HanabiViewPart, frozen=True, tag_field="game", tag="hanabi"):
    """A game of Hanabi as one viewer may see it."""

    seat: Seat | None
    """The viewer's seat; `null` for an onlooker."""
    board: HanabiBoard
    """What lies open for all."""
    hands: tuple[tuple[HandCard, ...], ...]
    """The cards of each seat, from left to right."""
    legal_moves: tuple[HanabiMove, ...]
    """The viewer's legal moves; empty when it is not their turn."""
    objections: Objections
    """Why some kind of move is missing from them."""
    arrangement: MoveText | None
    """The move that leaves the viewer's hand as it is. To rearrange the hand, at any time, change
    the order of its numbers, and put `!` behind those to be set apart."""
