"""The messages that the server sends."""

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tamaya.table.presence import Absence, AbsenceChoice
from tamaya.wire.event_types import ShownGameEvent, ShownTableEvent
from tamaya.wire.hanabi.view_types import HanabiBoard, HanabiView
from tamaya.wire.i18n_message import LogSentence
from tamaya.wire.ikebana.view_types import IkebanaBoard, IkebanaView
from tamaya.wire.scalar_types import CommandId, Moment, Seat, Sequence, TableName, ViewpointName
from tamaya.wire.table_state_types import ShownEffects, TableState

GameBoard = HanabiBoard | IkebanaBoard
GameView = HanabiView | IkebanaView

Changes = Annotated[
    dict[str, Any],
    Meta(
        title="Changes",
        description="The fields that have changed, under their names.",
    ),
]


class ServerMessageBase(msgspec.Struct, frozen=True, tag_field="type", rename="kebab"):
    """A message of the server."""


class Welcome(ServerMessageBase, frozen=True, tag="welcome"):
    """The answer to `hello`."""

    version: int
    """The version of this connection: the newest that both speak."""
    name: str
    """The guest's name."""
    oldest_version: int
    """The oldest version that the server still speaks."""


class Reload(ServerMessageBase, frozen=True, tag="reload"):
    """The answer to `hello` from a client that is too old. The server sends nothing else."""


class Entry(msgspec.Struct, frozen=True, rename="kebab"):
    """An entry of a table's log, as one viewpoint sees it."""

    sequence: Sequence
    """Its number among the entries that this viewpoint includes."""
    at: Moment
    """When it happened."""
    event: ShownTableEvent
    """What happened at the table."""
    game_events: tuple[ShownGameEvent, ...]
    """What it caused in the game, in order."""
    sentences: tuple[LogSentence, ...]
    """The same as messages for people; what is plain from the table is left out."""


class Attached(ServerMessageBase, frozen=True, tag="attached"):
    """The answer to `attach`: the table as it stands, and the entries the client has missed.

    The server also sends it when the guest's viewpoint changes: by sitting down, by leaving, or by
    the end of the game. The new viewpoint has another log, which is sent from its beginning.
    """

    table: TableName
    """The table."""
    viewpoint: ViewpointName
    """How the guest looks at the table."""
    sequence: Sequence
    """The last entry that this viewpoint includes."""
    state: TableState
    """The table as it stands."""
    view: GameView | None
    """The game as it stands; `null` before the start or if the guest may not see it."""
    after: Sequence
    """The entry that `entries` follow; 0 replaces the client's whole log."""
    entries: tuple[Entry, ...]
    """The entries after that one."""


class NewEntry(ServerMessageBase, frozen=True, tag="entry"):
    """A new entry of a table that the client is attached to."""

    table: TableName
    """The table."""
    sequence: Sequence
    """The entry's number: one more than that of the last."""
    at: Moment
    """When it happened."""
    event: ShownTableEvent
    """What happened at the table."""
    game_events: tuple[ShownGameEvent, ...]
    """What it caused in the game, in order."""
    sentences: tuple[LogSentence, ...]
    """The same as messages for people; what is plain from the table is left out."""
    state: TableState
    """The table as it stands now: `state.sequence` says up to where, never before this entry."""
    view: GameView | None
    """The game as it stands now; `null` before the start or if the guest may not see it."""


class EntryWithChanges(ServerMessageBase, frozen=True, tag="entry-with-changes"):
    """A new entry, for a client that attached with `changes`, and nothing that has not changed."""

    table: TableName
    """The table."""
    sequence: Sequence
    """The entry's number: one more than that of the last."""
    at: Moment
    """When it happened."""
    event: ShownTableEvent
    """What happened at the table."""
    game_events: tuple[ShownGameEvent, ...]
    """What it caused in the game, in order."""
    sentences: tuple[LogSentence, ...]
    """The same as messages for people; what is plain from the table is left out."""
    state: Changes
    """What has changed in the table's state since the last message about the table."""
    view: Changes | None
    """What has changed in the view; all of it if there was none, `null` if there is none now."""


class BotsPreparing(ServerMessageBase, frozen=True, tag="bots-preparing"):
    """Which bots of a table cannot move yet, because the server is still compiling them.

    Sent when that changes, and after `attached` if there are such bots. It is not an entry of the
    log, and is not sent to guests who may not see a running game.
    """

    table: TableName
    """The table."""
    seats: tuple[Seat, ...]
    """The seats of those bots; empty once all are ready."""


class AbsentSeat(msgspec.Struct, frozen=True, rename="kebab"):
    """A seat whose person is not here."""

    seat: Seat
    """The seat."""
    absence: Absence
    """Why they are not here."""
    since: Moment | None
    """When they were last here; `null` if they have left the seat."""
    choices: tuple[AbsenceChoice, ...]
    """What the guest may decide about the seat now."""


class Absences(ServerMessageBase, frozen=True, tag="absences"):
    """Which people of a table are not here.

    Sent when that changes, and after `attached` if there are such people. It is not an entry of
    the log.
    """

    table: TableName
    """The table."""
    seats: tuple[AbsentSeat, ...]
    """The seats of those people; empty once everybody is here."""
    effects: ShownEffects | None
    """What leaving and voting would do without those who are long away. It replaces what the state
    says, which counts everybody as here; `null` where nobody is long away, or without a seat in a
    running game."""


class Done(ServerMessageBase, frozen=True, tag="done"):
    """The command was applied and stored."""

    id: CommandId
    """The id of the command."""


class RefusalMessage(ServerMessageBase, frozen=True, tag="refused"):
    """The message was refused, and nothing has changed."""

    id: CommandId | None
    """The id of the message, if it has one that could be read."""
    reason: str
    """A key of one of the closed lists of refusals."""
    details: Mapping[str, str | int]
    """The arguments of the refusal's message."""


class Pong(ServerMessageBase, frozen=True, tag="pong"):
    """The answer to `ping`."""

    id: CommandId
    """The id of the ping."""


ServerMessage = (
    Welcome
    | Reload
    | Attached
    | NewEntry
    | EntryWithChanges
    | BotsPreparing
    | Absences
    | Done
    | RefusalMessage
    | Pong
)
