"""What the house tells a client."""

from collections.abc import Mapping

import msgspec

from tamaya.wire.events import ShownGameEvent, ShownTableEvent
from tamaya.wire.hanabi_view import HanabiView
from tamaya.wire.ikebana_view import IkebanaView
from tamaya.wire.said import Said
from tamaya.wire.table_state import TableState
from tamaya.wire.words import AskId, EyesName, Moment, Seat, Sequence, TableName

GameView = HanabiView | IkebanaView


class Telling(msgspec.Struct, frozen=True, tag_field="tell", rename="kebab"):
    """A message of the house."""


class Welcome(Telling, frozen=True, tag="welcome"):
    """The answer to `hello`."""

    version: int
    """The version that both will speak."""
    name: str
    """The name by which the house knows the guest."""
    oldest_version: int
    """The oldest version that the house still speaks."""


class Reload(Telling, frozen=True, tag="reload"):
    """The answer to `hello` of a client that is too old: nothing more will be said."""


class Entry(msgspec.Struct, frozen=True, rename="kebab"):
    """An entry of a table's log, as some eyes are told it."""

    sequence: Sequence
    """Its number among the entries that these eyes are told."""
    at: Moment
    """When it happened."""
    event: ShownTableEvent
    """What happened at the table."""
    game: tuple[ShownGameEvent, ...]
    """What it made happen in the game, in order."""
    said: tuple[Said, ...]
    """The same in sentences, without what goes without saying; each is said as it stands."""


class Attached(Telling, frozen=True, tag="attached"):
    """The table as it stands, and what was missed: the answer to `attach`.

    It also comes by itself whenever the guest's eyes change: whoever sits down, leaves, or is there
    when the game is over sees another log, told from its beginning.
    """

    table: TableName
    """The table."""
    eyes: EyesName
    """Whose eyes the guest looks through."""
    sequence: Sequence
    """The last entry that these eyes are told."""
    state: TableState
    """The table as it stands."""
    view: GameView | None
    """The game as it stands, once there is one and if the guest may see it."""
    after: Sequence
    """The entry that `missed` follows: 0 where the client is to forget all it had of the log."""
    missed: tuple[Entry, ...]
    """The entries after that one."""


class Happened(Telling, frozen=True, tag="happened"):
    """Something happened at a table that the client is attached to."""

    table: TableName
    """The table."""
    sequence: Sequence
    """The entry's number: always one more than the last that was told."""
    at: Moment
    """When it happened."""
    event: ShownTableEvent
    """What happened at the table."""
    game: tuple[ShownGameEvent, ...]
    """What it made happen in the game, in order."""
    said: tuple[Said, ...]
    """The same in sentences, without what goes without saying; each is said as it stands."""
    state: TableState
    """The table as it stands now: `state.sequence` says up to where, never before this entry."""
    view: GameView | None
    """The game as it stands now, once there is one and if the guest may see it."""


class GettingReady(Telling, frozen=True, tag="getting-ready"):
    """Which bots of a table cannot move yet, because the house still has them compiled.

    It comes whenever that changes, and after `attached` where it is so, from the process that
    compiles them. It is no entry of the log, and those to whom a running game is not shown are not
    told.
    """

    table: TableName
    """The table."""
    seats: tuple[Seat, ...]
    """The seats of those bots; none once all of them are ready."""


class Done(Telling, frozen=True, tag="done"):
    """What was asked is done, and kept for good."""

    id: AskId
    """The id of what was asked."""


class NotDone(Telling, frozen=True, tag="refused"):
    """What was said or asked is not done, and nothing has changed."""

    id: AskId | None
    """The id of what was asked, if it could be read."""
    reason: str
    """A key of one of the closed lists of refusals."""
    details: Mapping[str, str | int]
    """What the sentence of the reason needs."""


class Pong(Telling, frozen=True, tag="pong"):
    """The answer to `ping`."""

    id: AskId
    """The id of the ping."""


ServerMessage = Welcome | Reload | Attached | Happened | GettingReady | Done | NotDone | Pong
