"""A table's state as it travels: what its people chose, who sits where, how far it has come."""

from collections.abc import Mapping

import msgspec

from tamaya.rules.hanabi import Cause, Result
from tamaya.table.phase import Phase
from tamaya.wire.options import ShownOptions
from tamaya.wire.scalars import Card, Face, Moment, Seat, Sequence, TableName


class StatePart(msgspec.Struct, frozen=True, rename="kebab"):
    """A part of what is shown."""


class ShownHolder(StatePart, frozen=True):
    """Who holds a seat."""

    name: str
    """The name of its holder."""
    bot: str | None
    """The bot that holds it, by its name in the roster, or nothing for a person."""
    is_away: bool
    """Whether the holder left in mid-game, so that the hand waits for somebody."""
    is_me: bool
    """Whether it is the guest's own."""
    has_contributed: bool
    """Whether its holder has added a part to the shuffle."""


class ShownRefusal(StatePart, frozen=True):
    """What somebody would be verdict who asked for it now."""

    reason: str
    """A key of one of the closed lists of refusals."""
    details: Mapping[str, str | int]
    """What the sentence of the reason needs."""


class ShownRequest(StatePart, frozen=True):
    """Somebody asks for a seat of the running game."""

    seat: Seat
    """The seat asked for."""
    name: str
    """Who would sit there."""
    bot: str | None
    """The bot that would, or nothing for a person."""
    agreed: tuple[Seat, ...]
    """The seats that have agreed so far."""
    is_mine: bool
    """Whether the guest would sit there."""


class HanabiResult(StatePart, frozen=True, tag_field="game", tag="hanabi"):
    """How a game of Hanabi ended."""

    result: Result
    """Won, lost or finished."""
    cause: Cause
    """Why it ended."""
    score: int
    """What it is worth."""
    points: int
    """The points that lie on the table."""
    band: str | None
    """The crowd's verdict, or nothing where the scale is not used."""
    has_black_powder: bool
    """Whether the verdict carries the mention of a suit that only takes points off."""


class IkebanaResult(StatePart, frozen=True, tag_field="game", tag="ikebana"):
    """How a game of Ikebana ended."""

    points: tuple[int, ...]
    """The points of each seat."""
    winners: tuple[Seat, ...]
    """The seats that have the most: they share the victory."""


GameResult = HanabiResult | IkebanaResult


class Fairness(StatePart, frozen=True):
    """The parts of the shuffle: with the commitment they prove that nobody chose the cards."""

    secret: str
    """The house's part, which the commitment was made of."""
    contributions: tuple[str, ...]
    """Each seat's part; empty where there is none."""


class ShownNote(StatePart, frozen=True):
    """What a seat has written on a card."""

    seat: Seat
    """Who wrote it."""
    card: Card
    """The card that it is on."""
    text: str
    """Its words."""
    faces: tuple[Face, ...]
    """The faces that are marked."""


class TableState(StatePart, frozen=True):
    """A table as it stands, for one guest."""

    table: TableName
    """The table."""
    sequence: Sequence
    """The last entry that this includes."""
    phase: Phase
    """How far the table has come."""
    options: ShownOptions
    """What its people have chosen."""
    host_seat: Seat | None
    """The seat of whoever looks after the table, or nothing where they hold none."""
    is_host: bool
    """Whether the guest looks after the table."""
    holders: tuple[ShownHolder | None, ...]
    """Who holds each seat."""
    my_seat: Seat | None
    """The seat that the guest holds."""
    start_objection: ShownRefusal | None
    """Why the game cannot be begun yet, at a table that waits for its beginning."""
    commitment: str
    """What the house's part of the shuffle was committed to, from the opening on."""
    deadline: Moment | None
    """When the seat to act has used up its time, for those to whom the game is shown."""
    end_votes: tuple[Seat, ...]
    """The seats that wish the game be given up."""
    request: ShownRequest | None
    """The seat that somebody asks for."""
    is_given_up: bool
    """Whether the game was given up."""
    result: GameResult | None
    """How the game ended."""
    fairness: Fairness | None
    """The parts of the shuffle, once the game is over."""
    notes: tuple[ShownNote, ...]
    """What the guest's seat has written on cards; after the end, what every seat has."""
    rematch: TableName | None
    """The table at which the same people play again."""
