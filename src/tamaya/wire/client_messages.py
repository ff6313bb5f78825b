"""The messages that a client sends."""

from typing import Annotated

import msgspec
from msgspec import Meta

from tamaya.table.commands import Command
from tamaya.wire.scalar_types import LONGEST_PASSWORD, CommandId, Sequence, TableName, ViewpointName


class ClientMessageBase(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", rename="kebab"
):
    """A message of a client."""


class Hello(ClientMessageBase, frozen=True, tag="hello"):
    """The first message of a connection."""

    version: Annotated[int, Meta(ge=0, le=1_000_000)]
    """The newest version of the wire that the client speaks."""


class Attach(ClientMessageBase, frozen=True, tag="attach"):
    """Receive the table, what was missed, and every new entry from now on."""

    table: TableName
    """The table to attach to."""
    after: Sequence = 0
    """The last sequence that the client has; 0 for the whole log."""
    viewpoint: ViewpointName | None = None
    """The viewpoint of its last `attached`: if it has changed, the whole log is sent again."""
    password: Annotated[str, Meta(max_length=LONGEST_PASSWORD)] | None = None
    """The table's password, where it has one and the guest has not given it before."""
    changes: bool = False
    """Whether each new entry brings only what has changed."""


class Detach(ClientMessageBase, frozen=True, tag="detach"):
    """Stop receiving a table."""

    table: TableName
    """The table to detach from."""


class SendCommand(ClientMessageBase, frozen=True, tag="command"):
    """Send a command to a table. Sent again with the same id, it is still applied once."""

    id: CommandId
    """Comes back in `done` or `refused`."""
    table: TableName
    """The table that it is for."""
    command: Command
    """What to do."""


class Ping(ClientMessageBase, frozen=True, tag="ping"):
    """Ask whether the server is still there."""

    id: CommandId
    """Comes back in `pong`."""


ClientMessage = Hello | Attach | Detach | SendCommand | Ping
