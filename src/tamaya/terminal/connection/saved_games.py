"""The games that this terminal has saved: listed, read and deleted while no bot moves."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count

from tamaya.channels import open_channel
from tamaya.i18n import Message, message
from tamaya.notation.any_game_record import Record
from tamaya.roster import table_bots
from tamaya.rules.shared_types import Refused
from tamaya.stores import open_store
from tamaya.table.events import TableId
from tamaya.table.finished_game_record import record_of_table
from tamaya.table.phase import Phase
from tamaya.table.ports import Store
from tamaya.table.service import Tables
from tamaya.table.table_state import Table
from tamaya.terminal.connection.local_server import LocalClock
from tamaya.terminal.refusals import TerminalRefusal
from tamaya.terminal.text.layout import printable
from tamaya.wire.game_adapters import ADAPTERS, adapter_of
from tamaya.wire.table_state_types import HanabiResult

FEWEST_ID_LETTERS = 4
"""A game can be named by the start of its id from this length on."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A saved game as a list shows it."""

    number: int
    """Its place in the list; 1 is the game that changed last."""
    table: TableId
    changed_at: int
    title: Message
    names: tuple[str, ...]
    is_over: bool
    standing: Message
    """How far it is, or how it ended."""


class SavedGames:
    """The saved games of one database."""

    def __init__(self, store: Store, tables: Tables) -> None:
        """Read the games of this store."""
        self._store = store
        self._tables = tables

    async def list(self) -> list[SavedGame]:
        """Every game that was started, the last changed first; damaged ones are left out."""
        found: list[SavedGame] = []
        summaries = await self._store.all_tables()
        numbers = count(1)
        for summary in sorted(summaries, key=lambda summary: -summary.updated_at):
            try:
                table = (await self._tables.live(summary.table)).table
            except Refused:
                continue
            if table.game is not None:
                found.append(saved_game(next(numbers), table, summary.updated_at))
        return found

    async def find(self, word: str) -> SavedGame:
        """The game of this number in the list, or with an id that starts like this."""
        for game in await self.list():
            is_start = len(word) >= FEWEST_ID_LETTERS and game.table.startswith(word)
            if word == str(game.number) or is_start:
                return game
        raise Refused(TerminalRefusal.NO_SUCH_SAVED_GAME, game=word)

    async def record(self, game: SavedGame) -> Record:
        """The record of a finished game; refused before its end."""
        return record_of_table((await self._tables.live(game.table)).table)

    async def delete(self, game: SavedGame) -> None:
        """Delete a game for good."""
        await self._store.delete(game.table)


def saved_game(number: int, table: Table, changed_at: int) -> SavedGame:
    """A line of the list for a table."""
    names = ("" if holder is None else printable(holder.name) for holder in table.holders)
    return SavedGame(
        number=number,
        table=table.id,
        changed_at=changed_at,
        title=ADAPTERS[table.options.game].title_message(table.options),
        names=tuple(names),
        is_over=table.phase is not Phase.PLAYING,
        standing=standing_message(table),
    )


def standing_message(table: Table) -> Message:
    """How far a game is, or how it ended."""
    assert table.game is not None
    if table.phase is Phase.PLAYING:
        return message("saved-running", turn=table.game.board.turn + 1)
    result = adapter_of(table.game).result(table.game)
    if result is None:
        return message("saved-given-up")
    if isinstance(result, HanabiResult):
        return message("saved-score", score=result.score)
    return message("saved-points", points=" : ".join(map(str, result.points)))


@asynccontextmanager
async def open_saved_games(database: str) -> AsyncIterator[SavedGames]:
    """Open the saved games of a database."""
    store = await open_store(database)
    try:
        channel = await open_channel(database)
        try:
            yield SavedGames(store, Tables(store, channel, LocalClock(), table_bots))
        finally:
            await channel.close()
    finally:
        await store.close()
