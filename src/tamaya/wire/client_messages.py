"""What a client says."""

from typing import Annotated

import msgspec
from msgspec import Meta

from tamaya.table.commands import Command
from tamaya.wire.words import LONGEST_PASSWORD, AskId, EyesName, Sequence, TableName


class Saying(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", rename="kebab"
):
    """A message of a client."""


class Hello(Saying, frozen=True, tag="hello"):
    """The first message of a connection."""

    version: Annotated[int, Meta(ge=0, le=1_000_000)]
    """The newest version of the wire that the client speaks."""


class Attach(Saying, frozen=True, tag="attach"):
    """Be told what happens at a table from now on, and what was missed."""

    table: TableName
    """The table to be told of."""
    after: Sequence = 0
    """The last sequence that the client has; 0 to be told everything from the beginning."""
    eyes: EyesName | None = None
    """The eyes that it was told through: if they are others now, everything is told anew."""
    password: Annotated[str, Meta(max_length=LONGEST_PASSWORD)] | None = None
    """The table's password, where it has one and the guest has not given it before."""


class Detach(Saying, frozen=True, tag="detach"):
    """Be told no more of a table."""

    table: TableName
    """The table to be told no more of."""


class AskTable(Saying, frozen=True, tag="ask"):
    """Ask something of a table. Sent again with the same id, it is still done once."""

    id: AskId
    """Comes back in `done` or `refused`."""
    table: TableName
    """The table that is asked."""
    command: Command
    """What is asked."""


class Ping(Saying, frozen=True, tag="ping"):
    """Ask whether the house is still there."""

    id: AskId
    """Comes back in `pong`."""


ClientMessage = Hello | Attach | Detach | AskTable | Ping
