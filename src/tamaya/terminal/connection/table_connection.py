"""How somebody at a terminal is joined to a table: in this process, or over the wire."""

from collections.abc import AsyncIterator
from typing import Protocol

from tamaya.table.commands import Command
from tamaya.wire.server_messages import Attached, NewEntry, RefusalMessage

TableMessage = Attached | NewEntry
"""What is told of a table: how it stands, then what happens."""


class TableConnection(Protocol):
    """One person's line to one table. Nothing but messages of the wire comes through it."""

    def messages(self) -> AsyncIterator[TableMessage]:
        """How the table stands, then all that happens; asked for once. It ends with the line."""

    async def submit(self, command: Command) -> RefusalMessage | None:
        """Ask something of the table; None once it is done, or why it is not."""

    async def play_again(self) -> RefusalMessage | None:
        """Go to the table where the same people play again, and open it where nobody has yet.

        Its messages come next, from the beginning.
        """

    async def close(self) -> None:
        """Hang up. The seat stays whose it is."""
