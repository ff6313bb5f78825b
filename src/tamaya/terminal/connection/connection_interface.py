"""The connection of one person to one table, in this process or over the wire."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Protocol

from tamaya.table.commands import Command
from tamaya.wire.server_messages import Absences, Attached, GameView, NewEntry, RefusalMessage

TableMessage = Attached | NewEntry | Absences
"""The table as it stands, then each new entry, and who is not here."""


@dataclass(frozen=True, slots=True)
class Reconnecting:
    """The connection is lost and being reopened; the next message shows the table again."""


ConnectionMessage = TableMessage | Reconnecting


class TableConnection(Protocol):
    """One person's connection to one table; it carries only messages of the wire."""

    @property
    def link(self) -> str:
        """The link by which others come to the table; empty where there is none."""

    def messages(self) -> AsyncIterator[ConnectionMessage]:
        """The table as it stands, then each new entry, until the connection ends; call it once."""

    async def submit(self, command: Command) -> RefusalMessage | None:
        """Send a command; return None once it is applied, or the refusal."""

    async def past_view(self, move: int) -> GameView | None:
        """What the person saw after this many moves; None where that cannot be had."""

    async def play_again(self) -> RefusalMessage | None:
        """Go to the rematch, and open it where nobody has yet.

        The messages of its table come next, from the start.
        """

    async def close(self) -> None:
        """Close the connection; the person keeps the seat."""
