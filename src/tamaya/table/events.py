"""The events of a table's log. What is stored must stay readable: tags and fields never change."""

from typing import NamedTuple, NewType

import msgspec

from tamaya.table.options import Options, Remark

TableId = NewType("TableId", str)
GuestId = NewType("GuestId", str)
"""Identifies a guest within the server. It is no secret, but is never sent to other guests."""


class TableEventBase(msgspec.Struct, frozen=True, tag_field="event", rename="kebab"):
    """An event of a table."""


class TableOpened(TableEventBase, frozen=True, tag="table-opened"):
    """A table was opened; its shuffle comes from this secret and its people's contributions."""

    options: Options
    host: GuestId
    secret: str
    """The server's part of the seed: shown as a commitment at once, and itself after the end."""


class OptionsChanged(TableEventBase, frozen=True, tag="options-changed"):
    """The host changed the options; everybody kept their seat."""

    options: Options


class SeatTaken(TableEventBase, frozen=True, tag="seat-taken"):
    """A person sat down."""

    seat: int
    guest: GuestId
    name: str
    contribution: str


class Contributed(TableEventBase, frozen=True, tag="contributed"):
    """A seat added a contribution to the shuffle."""

    seat: int
    contribution: str


class BotSeated(TableEventBase, frozen=True, tag="bot-seated"):
    """One of the server's bots sat down."""

    seat: int
    guest: GuestId
    name: str
    bot: str


class SeatLeft(TableEventBase, frozen=True, tag="seat-left"):
    """A guest left their seat; during a game the hand stays and waits for somebody."""

    seat: int


class GuestRemoved(TableEventBase, frozen=True, tag="guest-removed"):
    """The host cleared a seat."""

    seat: int
    guest: GuestId


class HostChanged(TableEventBase, frozen=True, tag="host-changed"):
    """The table has a new host."""

    host: GuestId


class GameStarted(TableEventBase, frozen=True, tag="game-started"):
    """The cards were dealt."""


class MoveMade(TableEventBase, frozen=True, tag="move-made"):
    """A move was made by the seat, or by a bot for it: its time was up, or its person is away."""

    seat: int
    move: str
    is_for_deadline: bool = False
    is_by_substitute: bool = False


class SeatSpoke(TableEventBase, frozen=True, tag="spoken"):
    """Somebody with a seat said something."""

    seat: int
    text: str = ""
    remark: Remark | None = None


class SpectatorSpoke(TableEventBase, frozen=True, tag="spoken-besides"):
    """Somebody without a seat said something; no seat sees it before the end."""

    guest: GuestId
    name: str
    text: str


class HandsWatched(TableEventBase, frozen=True, tag="hands-watched"):
    """Somebody without a seat saw all hands of the running game, so they may not join it."""

    guest: GuestId


class PasswordGiven(TableEventBase, frozen=True, tag="password-given"):
    """A guest gave the table's password; every process lets them in until it changes."""

    guest: GuestId


class NoteWritten(TableEventBase, frozen=True, tag="note-written"):
    """A seat wrote a note on a card, or removed it: then it has neither text nor faces.

    No other seat sees it before the end.
    """

    seat: int
    card: int
    text: str
    faces: tuple[str, ...]
    """The faces that the seat marked on the card."""


class EndVoted(TableEventBase, frozen=True, tag="end-wished"):
    """A seat voted to end the game early, or took the vote back."""

    seat: int
    wish: bool


class GameGivenUp(TableEventBase, frozen=True, tag="game-given-up"):
    """Everybody at the table voted to end the game early."""


class SeatRequested(TableEventBase, frozen=True, tag="seat-asked-for"):
    """Somebody asked for a seat of the running game, for themselves or for a bot."""

    seat: int
    guest: GuestId
    name: str
    bot: str | None = None


class RequestAnswered(TableEventBase, frozen=True, tag="seat-answered"):
    """A seat agreed to the request or refused it; one refusal ends it."""

    seat: int
    agree: bool


class RequestWithdrawn(TableEventBase, frozen=True, tag="request-withdrawn"):
    """The guest who asked for a seat took the request back."""

    seat: int
    name: str


class SeatTakenOver(TableEventBase, frozen=True, tag="seat-taken-over"):
    """The seat and its hand have a new holder."""

    seat: int
    guest: GuestId
    name: str
    bot: str | None = None


class RequestLapsed(TableEventBase, frozen=True, tag="request-lapsed"):
    """The person asked to give up their seat was here and did not answer: they keep it."""

    seat: int
    name: str


class SubstitutionBegan(TableEventBase, frozen=True, tag="substitution-began"):
    """A bot plays for a seat until its person comes back."""

    seat: int
    decided_by: int
    """The seat that decided it."""


class SubstitutionEnded(TableEventBase, frozen=True, tag="substitution-ended"):
    """The person is back and plays again."""

    seat: int


class SeatFreed(TableEventBase, frozen=True, tag="seat-freed"):
    """The seat of somebody who is away waits for somebody else, or for them."""

    seat: int
    decided_by: int
    """The seat that decided it."""


class PauseVoted(TableEventBase, frozen=True, tag="pause-voted"):
    """A seat voted for a pause, or for its end."""

    seat: int
    wish: bool
    """Whether the seat wants the game paused."""


class GamePaused(TableEventBase, frozen=True, tag="game-paused"):
    """Everybody at the table agreed to a pause: nobody moves, and the clock stands still."""


class GameResumed(TableEventBase, frozen=True, tag="game-resumed"):
    """Everybody at the table agreed to go on."""


class UndoRequested(TableEventBase, frozen=True, tag="undo-requested"):
    """A seat asked to undo its last move."""

    seat: int


class UndoAnswered(TableEventBase, frozen=True, tag="undo-answered"):
    """A seat agreed that the move is undone, or refused it; one refusal ends the request."""

    seat: int
    agree: bool


class UndoDropped(TableEventBase, frozen=True, tag="undo-dropped"):
    """The request ended without an answer: it was withdrawn, or a bot that is next did not wait."""

    seat: int
    """The seat that asked."""
    is_late: bool = False
    """Whether the answers took too long."""


class MoveUndone(TableEventBase, frozen=True, tag="move-undone"):
    """The last moves were undone: one of the seat, and what bots have moved since."""

    seat: int
    moves: int
    """How many moves were undone, rearrangements since then included."""


class RematchOpened(TableEventBase, frozen=True, tag="rematch-opened"):
    """Another table was opened for the same people."""

    table: TableId


class TableExpired(TableEventBase, frozen=True, tag="table-expired"):
    """The game was not started in time."""


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
    | RequestLapsed
    | SubstitutionBegan
    | SubstitutionEnded
    | SeatFreed
    | PauseVoted
    | GamePaused
    | GameResumed
    | UndoRequested
    | UndoAnswered
    | UndoDropped
    | MoveUndone
    | RematchOpened
    | TableExpired
)


PRIVATE_EVENTS = (SpectatorSpoke, HandsWatched, PasswordGiven, NoteWritten)
"""Events that some seat does not see: nothing that everybody sees may change with them."""


class LogEntry(NamedTuple):
    """An event with its sequence, its time, and the command that led to it."""

    sequence: int
    """The place in the log, from 1."""
    at: int
    """Milliseconds since 1970."""
    command: str
    """Sender and id of the command, so that it is applied once; empty for the server's own."""
    event: TableEvent

    @property
    def author(self) -> GuestId | None:
        """The guest who caused the entry; None for the server itself."""
        if isinstance(self.event, HandsWatched | PasswordGiven):
            return self.event.guest
        guest, separator, _ = self.command.partition(":")
        return GuestId(guest) if separator else None


def command_of(guest: GuestId, command_id: str) -> str:
    """The command with this id of a guest, as the log names it."""
    return f"{guest}:{command_id}"


def event_bytes(event: TableEvent) -> bytes:
    """Encode an event for a store."""
    return ENCODER.encode(event)


def parse_event(stored: bytes) -> TableEvent:
    """Decode an event from a store."""
    return DECODER.decode(stored)


class UnreadableEntry(Exception):
    """An entry of a stored log that is missing, cannot be decoded or cannot be applied."""

    def __init__(self, sequence: int) -> None:
        """Keep the place in the log, and nothing of the entry: it may hold secrets."""
        super().__init__(sequence)
        self.sequence = sequence


def stored_entry(sequence: int, at: int, command: str, stored: bytes) -> LogEntry:
    """An entry as a store holds it; raises ``UnreadableEntry``."""
    try:
        return LogEntry(sequence, at, command, parse_event(stored))
    except Exception:  # noqa: BLE001 -- any failure means that the entry is damaged
        raise UnreadableEntry(sequence) from None


ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[TableEvent] = msgspec.json.Decoder(TableEvent)
