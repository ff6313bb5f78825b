"""Tables for the tests of the terminal: people at one screen, and what each of them sees."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random

from tamaya.i18n import Catalogue, Language, catalogue
from tamaya.table.commands import MakeMove
from tamaya.table.options import Options
from tamaya.table.table_state import Table
from tamaya.terminal.bot_pace import Pace
from tamaya.terminal.connection.local_connection import LocalConnection, through_wire
from tamaya.terminal.connection.local_server import Bot, LocalServer, Person, open_local_server
from tamaya.terminal.received_table_state import Scene, scene_after
from tamaya.terminal.render.styled_rows import row_text
from tamaya.wire.messages_for_guest import Cursor, attached_message, current_cursor, messages_since

ENGLISH = catalogue(Language.ENGLISH)

SEVEN_SUITS = {"edition": "deluxe", "extensions": ("avalanche", "black-powder", "flamboyants")}
"""The largest game of any edition."""


@dataclass
class TerminalTable:
    """A game among people of one terminal, with the scene of each."""

    server: LocalServer
    connections: list[LocalConnection]
    texts: Catalogue = ENGLISH
    _scenes: dict[int, tuple[Scene, Cursor]] = field(default_factory=dict)

    async def table(self) -> Table:
        """The whole table, hidden cards included."""
        return (await self.server._tables.live(self.connections[0]._table)).table

    async def scene(self, seat: int) -> Scene:
        """The current scene of one person."""
        connection = self.connections[seat]
        guest = connection._sender.guest
        live = await self.server._tables.live(connection._table)
        scene, known = self._scenes.get(seat, (None, None))
        messages = (
            [attached_message(live, guest)] if known is None else messages_since(live, guest, known)
        )
        for message in messages:
            scene = scene_after(scene, through_wire(message), self.texts)
        self._scenes[seat] = (scene, current_cursor(live, guest))
        return scene

    async def seat_to_act(self) -> int | None:
        table = await self.table()
        is_over = table.game is None or table.game.outcome is not None
        return None if is_over else table.game.board.seat_to_act

    async def act(self, random: Random) -> None:
        """Make a random legal move; cards are seldom played, so that the game is long."""
        seat = await self.seat_to_act()
        moves = [move.text for move in (await self.scene(seat)).view.legal_moves]
        others = [move for move in moves if not move.startswith("p")] or moves
        move = random.choice(moves if random.random() < 0.3 else others)
        assert await self.connections[seat].submit(MakeMove(move)) is None


@asynccontextmanager
async def open_terminal_table(
    *names: str, words: str = "an evening", language: Language = Language.ENGLISH, **options: object
) -> AsyncIterator[TerminalTable]:
    """Open a table with people only."""
    async with open_local_server("memory:", Pace(0)) as server:
        seats: list[Person | Bot] = [Person(name) for name in names]
        connections = await server.begin(Options(**options), seats, words)
        yield TerminalTable(server, connections, catalogue(language))


def text_of(rows: list) -> str:
    """A screen without its styles."""
    return "\n".join(map(row_text, rows))
