"""A table's state on the wire: its options, who holds which seat, its phase."""

from collections.abc import Mapping

import msgspec

from tamaya.roster import BotLevel
from tamaya.rules.hanabi import Cause, Result
from tamaya.table.leave_effect import LeaveEffect
from tamaya.table.phase import Phase
from tamaya.wire.public_table_options import ShownOptions
from tamaya.wire.scalar_types import Card, Face, Moment, Seat, Sequence, TableName


class StatePart(msgspec.Struct, frozen=True, rename="kebab"):
    """A part of the state."""


class ShownHolder(StatePart, frozen=True):
    """Who holds a seat."""

    name: str
    """The name of its holder."""
    bot: str | None
    """The bot, by its name in the roster; `null` for a person."""
    level: BotLevel | None
    """How well the bot plays; `null` for a person."""
    is_away: bool
    """Whether the holder has left in mid-game."""
    is_me: bool
    """Whether it is the guest themself."""
    has_contributed: bool
    """Whether the holder has contributed to the shuffle."""
    has_substitute: bool
    """Whether a bot plays for the holder until they come back."""


class ShownRefusal(StatePart, frozen=True):
    """Why something would be refused now."""

    reason: str
    """A key of one of the closed lists of refusals."""
    details: Mapping[str, str | int]
    """The arguments of the refusal's message."""


class ShownRequest(StatePart, frozen=True):
    """A request for a seat of a running game."""

    seat: Seat
    """The seat asked for."""
    name: str
    """Who would sit there."""
    bot: str | None
    """The bot that would sit there; `null` for a person."""
    agreed: tuple[Seat, ...]
    """The seats that have agreed so far."""
    is_mine: bool
    """Whether the guest would sit there."""


class ShownLeaving(StatePart, frozen=True):
    """What would happen if the guest left the running game now."""

    effect: LeaveEffect
    """What would become of the game."""
    new_host: Seat | None
    """The seat of the next host; `null` if the host stays or nobody can follow."""


class ShownEffects(StatePart, frozen=True):
    """What would happen if the guest left the running game now, or voted to end it."""

    leaving: ShownLeaving
    """What leaving would do."""
    vote_ends_game: bool
    """Whether the guest's vote to end the game would end it at once."""


class ShownUndoRequest(StatePart, frozen=True):
    """A request to undo a move."""

    seat: Seat
    """The seat that asks."""
    agreed: tuple[Seat, ...]
    """The seats that have agreed so far."""


class HanabiResult(StatePart, frozen=True, tag_field="game", tag="hanabi"):
    """How a game of Hanabi ended."""

    result: Result
    """Won, lost or finished."""
    cause: Cause
    """Why it ended."""
    score: int
    """The score."""
    points: int
    """The points of the cards laid."""
    band: str | None
    """The crowd's verdict; `null` where there is none."""
    has_black_powder: bool
    """Whether the verdict mentions the black powder."""
    is_scored: bool
    """Whether the score counts; a game with the final flourish is only won or lost."""


class IkebanaResult(StatePart, frozen=True, tag_field="game", tag="ikebana"):
    """How a game of Ikebana ended."""

    points: tuple[int, ...]
    """The points of each seat."""
    winners: tuple[Seat, ...]
    """The seats that have the most."""


GameResult = HanabiResult | IkebanaResult


class Fairness(StatePart, frozen=True):
    """What the cards were shuffled from: with the commitment, enough to check the deck."""

    secret: str
    """The server's secret, which the commitment is the hash of."""
    contributions: tuple[str, ...]
    """Each seat's contribution; empty where there is none."""


class ShownNote(StatePart, frozen=True):
    """What a seat has written on a card."""

    seat: Seat
    """Who wrote it."""
    card: Card
    """The card that it is on."""
    text: str
    """Its text."""
    faces: tuple[Face, ...]
    """The faces that are marked on it."""


class TableState(StatePart, frozen=True):
    """A table as it stands, for one guest."""

    table: TableName
    """The table."""
    sequence: Sequence
    """The last entry that this includes."""
    phase: Phase
    """The phase of the table."""
    options: ShownOptions
    """Its options."""
    host_seat: Seat | None
    """The host's seat; `null` if the host has none."""
    is_host: bool
    """Whether the guest is the host."""
    holders: tuple[ShownHolder | None, ...]
    """Who holds each seat."""
    my_seat: Seat | None
    """The guest's seat; `null` if they have none."""
    start_objection: ShownRefusal | None
    """Why the game cannot start yet, at a waiting table."""
    commitment: str
    """The hash of the server's secret, shown from the opening on."""
    deadline: Moment | None
    """When the turn must end; `null` without a clock or if the guest may not see the game."""
    end_votes: tuple[Seat, ...]
    """The seats that have voted to end the game."""
    request: ShownRequest | None
    """The pending request for a seat."""
    leaving: ShownLeaving | None
    """What would happen if the guest left now and everybody is here; `null` without a seat in a
    running game."""
    vote_ends_game: bool
    """Whether the guest's vote to end the game would end it at once if everybody is here."""
    is_paused: bool
    """Whether the game is paused: nobody moves, and the clock stands still."""
    pause_votes: tuple[Seat, ...]
    """The seats that have voted for a pause; during one, for its end."""
    undo_request: ShownUndoRequest | None
    """The pending request to undo a move; `null` also if the guest may not see the game."""
    may_undo: bool
    """Whether the guest may ask now to undo their last move."""
    is_given_up: bool
    """Whether the game was ended by votes."""
    result: GameResult | None
    """How the game ended."""
    fairness: Fairness | None
    """What the cards were shuffled from, once the game is over."""
    notes: tuple[ShownNote, ...]
    """The guest's notes; once the game is over, those of everybody."""
    has_live_answers: bool
    """Whether bots answer questions about their moves now, while the game goes on."""
    rematch: TableName | None
    """The table of the rematch."""
