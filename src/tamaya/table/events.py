"""What the log of a table holds; once written, an event stays as it is."""

from typing import NamedTuple, NewType

import msgspec

from tamaya.table.options import Options, Remark

TableId = NewType("TableId", str)
GuestId = NewType("GuestId", str)
"""Who somebody is to the house. It is no secret, and is told to nobody else all the same."""


class TableEventBase(msgspec.Struct, frozen=True, tag_field="event", rename="kebab"):
    """Something that has happened at a table."""


class TableOpened(TableEventBase, frozen=True, tag="table-opened"):
    """A table was opened; all chance of its game comes from the secret and from its people."""

    options: Options
    host: GuestId
    secret: str
    """The house's part of the seed; its commitment is shown at once, itself after the end."""


class OptionsChanged(TableEventBase, frozen=True, tag="options-changed"):
    """The options were settled anew; everybody who sits there has kept their seat."""

    options: Options


class SeatTaken(TableEventBase, frozen=True, tag="seat-taken"):
    """A person sat down."""

    seat: int
    guest: GuestId
    name: str
    contribution: str


class Contributed(TableEventBase, frozen=True, tag="contributed"):
    """A seat added its part to the shuffle."""

    seat: int
    contribution: str


class BotSeated(TableEventBase, frozen=True, tag="bot-seated"):
    """A bot of the house sat down."""

    seat: int
    guest: GuestId
    name: str
    bot: str


class SeatLeft(TableEventBase, frozen=True, tag="seat-left"):
    """A seat was given up; in mid-game its hand stays and waits for somebody."""

    seat: int


class GuestRemoved(TableEventBase, frozen=True, tag="guest-removed"):
    """The host cleared a seat."""

    seat: int
    guest: GuestId


class HostChanged(TableEventBase, frozen=True, tag="host-changed"):
    """Somebody else looks after the table now."""

    host: GuestId


class GameStarted(TableEventBase, frozen=True, tag="game-started"):
    """The cards were dealt."""


class MoveMade(TableEventBase, frozen=True, tag="move-made"):
    """A move was made: by its seat, or for it because its time was over."""

    seat: int
    move: str
    is_for_deadline: bool = False


class SeatSpoke(TableEventBase, frozen=True, tag="spoken"):
    """Somebody with a seat said something."""

    seat: int
    text: str = ""
    remark: Remark | None = None


class SpectatorSpoke(TableEventBase, frozen=True, tag="spoken-besides"):
    """Somebody without a seat said something; no seat hears it before the end."""

    guest: GuestId
    name: str
    text: str


class HandsWatched(TableEventBase, frozen=True, tag="hands-watched"):
    """Somebody without a seat saw all hands of the running game, and may not sit down in it."""

    guest: GuestId


class PasswordGiven(TableEventBase, frozen=True, tag="password-given"):
    """A guest said the table's password, and is let in by every process until it is changed."""

    guest: GuestId


class NoteWritten(TableEventBase, frozen=True, tag="note-written"):
    """A seat wrote a note on a card, or took it away: then it has neither text nor marks.

    No other seat learns of it before the end.
    """

    seat: int
    card: int
    text: str
    faces: tuple[str, ...]
    """The faces that the seat marked on the card."""


class EndVoted(TableEventBase, frozen=True, tag="end-wished"):
    """A seat wished that the game be given up, or no longer wished it."""

    seat: int
    wish: bool


class GameGivenUp(TableEventBase, frozen=True, tag="game-given-up"):
    """Everybody wished it: nobody acts any more."""


class SeatRequested(TableEventBase, frozen=True, tag="seat-asked-for"):
    """Somebody asked to take over a seat in mid-game, for themselves or for a bot."""

    seat: int
    guest: GuestId
    name: str
    bot: str | None = None


class RequestAnswered(TableEventBase, frozen=True, tag="seat-answered"):
    """One of the others agreed to it, or not: one no is enough to refuse."""

    seat: int
    agree: bool


class RequestWithdrawn(TableEventBase, frozen=True, tag="request-withdrawn"):
    """Whoever had asked for a seat asks for it no longer."""

    seat: int
    name: str


class SeatTakenOver(TableEventBase, frozen=True, tag="seat-taken-over"):
    """All agreed: the seat and its hand have a new holder."""

    seat: int
    guest: GuestId
    name: str
    bot: str | None = None


class RematchOpened(TableEventBase, frozen=True, tag="rematch-opened"):
    """A new table waits for the same people."""

    table: TableId


class TableExpired(TableEventBase, frozen=True, tag="table-expired"):
    """Nobody ever began, and the table was cleared away."""


TableEvent = (
    TableOpened
    | OptionsChanged
    | SeatTaken
    | Contributed
    | BotSeated
    | SeatLeft
    | GuestRemoved
    | HostChanged
    | GameStarted
    | MoveMade
    | SeatSpoke
    | SpectatorSpoke
    | HandsWatched
    | PasswordGiven
    | NoteWritten
    | EndVoted
    | GameGivenUp
    | SeatRequested
    | RequestAnswered
    | RequestWithdrawn
    | SeatTakenOver
    | RematchOpened
    | TableExpired
)


PRIVATE_EVENTS = (SpectatorSpoke, HandsWatched, PasswordGiven, NoteWritten)
"""What some seat is not told: nothing that everybody sees, such as a time, may change with it."""


class LogEntry(NamedTuple):
    """An event with its place in the log, its time, and the command that led to it."""

    sequence: int
    """Counted from 1."""
    at: int
    """Milliseconds since 1970."""
    command: str
    """Who asked and by which id, so that it is applied once; empty for what the house did."""
    event: TableEvent


def event_bytes(event: TableEvent) -> bytes:
    """How an event is stored."""
    return ENCODER.encode(event)


def parse_event(stored: bytes) -> TableEvent:
    """The twin of ``event_bytes``."""
    return DECODER.decode(stored)


ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[TableEvent] = msgspec.json.Decoder(TableEvent)
