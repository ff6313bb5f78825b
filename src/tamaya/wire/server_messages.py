"""The messages that the server sends."""

from collections.abc import Mapping

import msgspec

from tamaya.wire.events import ShownGameEvent, ShownTableEvent
from tamaya.wire.hanabi.view_types import HanabiView
from tamaya.wire.ikebana.view_types import IkebanaView
from tamaya.wire.message_wire import LogSentence
from tamaya.wire.scalars import CommandId, Moment, Seat, Sequence, TableName, ViewpointName
from tamaya.wire.table_state_types import TableState

GameView = HanabiView | IkebanaView


class ServerMessageBase(msgspec.Struct, frozen=True, tag_field="type", rename="kebab"):
    """A message of the server."""


class Welcome(ServerMessageBase, frozen=True, tag="welcome"):
    """The answer to `hello`."""

    version: int
    """The version that both will speak."""
    name: str
    """The name by which the house knows the guest."""
    oldest_version: int
    """The oldest version that the house still speaks."""


class Reload(ServerMessageBase, frozen=True, tag="reload"):
    """The answer to `hello` of a client that is too old: nothing more will be said."""


class Entry(msgspec.Struct, frozen=True, rename="kebab"):
    """An entry of a table's log, as one viewpoint sees it."""

    sequence: Sequence
    """Its number among the entries that this viewpoint includes."""
    at: Moment
    """When it happened."""
    event: ShownTableEvent
    """What happened at the table."""
    game_events: tuple[ShownGameEvent, ...]
    """What it made happen in the game, in order."""
    sentences: tuple[LogSentence, ...]
    """The same in sentences, without what goes without saying; each is said as it stands."""


class Attached(ServerMessageBase, frozen=True, tag="attached"):
    """The table as it stands, and what was missed: the answer to `attach`.

    It also comes by itself whenever the guest's viewpoint changes: whoever sits down, leaves, or is
    there when the game is over sees another log, told from its beginning.
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
    """The game as it stands, once there is one and if the guest may see it."""
    after: Sequence
    """The entry that `entries` follow: 0 where the client is to forget all it had of the log."""
    entries: tuple[Entry, ...]
    """The entries after that one."""


class NewEntry(ServerMessageBase, frozen=True, tag="entry"):
    """A new entry of a table that the client is attached to."""

    table: TableName
    """The table."""
    sequence: Sequence
    """The entry's number: always one more than the last that was told."""
    at: Moment
    """When it happened."""
    event: ShownTableEvent
    """What happened at the table."""
    game_events: tuple[ShownGameEvent, ...]
    """What it made happen in the game, in order."""
    sentences: tuple[LogSentence, ...]
    """The same in sentences, without what goes without saying; each is said as it stands."""
    state: TableState
    """The table as it stands now: `state.sequence` says up to where, never before this entry."""
    view: GameView | None
    """The game as it stands now, once there is one and if the guest may see it."""


class BotsPreparing(ServerMessageBase, frozen=True, tag="bots-preparing"):
    """Which bots of a table cannot move yet, because the server is still compiling them.

    It comes whenever that changes, and after `attached` where it is so, from the process that
    compiles them. It is no entry of the log, and those to whom a running game is not shown are not
    told.
    """

    table: TableName
    """The table."""
    seats: tuple[Seat, ...]
    """The seats of those bots; none once all of them are ready."""


class Done(ServerMessageBase, frozen=True, tag="done"):
    """What was asked is done, and kept for good."""

    id: CommandId
    """The id of what was asked."""


class RefusalMessage(ServerMessageBase, frozen=True, tag="refused"):
    """What was said or asked is not done, and nothing has changed."""

    id: CommandId | None
    """The id of what was asked, if it could be read."""
    reason: str
    """A key of one of the closed lists of refusals."""
    details: Mapping[str, str | int]
    """What the sentence of the reason needs."""


class Pong(ServerMessageBase, frozen=True, tag="pong"):
    """The answer to `ping`."""

    id: CommandId
    """The id of the ping."""


ServerMessage = (
    Welcome | Reload | Attached | NewEntry | BotsPreparing | Done | RefusalMessage | Pong
)
