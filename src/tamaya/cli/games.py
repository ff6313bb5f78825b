"""``tamaya games``: the games saved on this computer."""

import asyncio
import os
from collections.abc import Awaitable, Callable, Mapping
from typing import TypeVar

from tamaya.cli.output_files import STANDARD_OUTPUT, refuse_unwritable, write_text
from tamaya.cli.play import (
    DATABASE_FILE,
    TableSession,
    data_file,
    has_screen,
    requested_pace,
    show_session,
)
from tamaya.cli.review import reviewed_text
from tamaya.cli.usage_parser import Arguments, Option, Usage, UsageRefusal
from tamaya.i18n import Catalogue, catalogue
from tamaya.notation.any_game_record import FORMATS, NATIVE, Record, record_writers, write_record
from tamaya.rules.shared_types import Refused
from tamaya.table.events import TableId
from tamaya.terminal.connection.local_server import open_local_server
from tamaya.terminal.connection.saved_games import SavedGame, SavedGames, open_saved_games
from tamaya.terminal.render.saved_game_rows import local_minute
from tamaya.terminal.screen.saved_games_screen import ChosenGame, SavedGamesScreen, Wish
from tamaya.terminal.text.layout import paragraph, table

USAGE = Usage(
    "games",
    options=(
        Option("format", "format"),
        Option("out", "file"),
        Option("speed", "number"),
        Option("plain"),
        Option("database", "database"),
    ),
    words="action",
    most_words=2,
)

LIST = "list"
LATEST = "1"
Found = TypeVar("Found")

COLUMNS = ("number", "when", "standing", "game", "players", "id")


def run(arguments: Arguments) -> int:
    """List the games, or do something with one of them."""
    action, name = (*arguments.words, *("", LATEST)[len(arguments.words) :])
    if action and action not in ACTIONS:
        known = ", ".join(ACTIONS)
        raise Refused(UsageRefusal.UNKNOWN_ACTION, action=action, known=known)
    refuse_unwritable(arguments, "out")
    is_plain = "plain" in arguments.values or not has_screen(os.environ)
    texts = catalogue(arguments.language)
    try:
        if action or is_plain:
            return ACTIONS[action or LIST](arguments, name, texts)
        return browse(arguments, texts)
    except KeyboardInterrupt:
        return 0


def database_of(arguments: Arguments) -> str:
    """Where the games are saved."""
    return arguments.values.get("database") or str(data_file(os.environ, DATABASE_FILE))


def with_saved_games(arguments: Arguments, use: Callable[[SavedGames], Awaitable[Found]]) -> Found:
    """Open the saved games, use them, and close them."""

    async def ask() -> Found:
        async with open_saved_games(database_of(arguments)) as saved:
            return await use(saved)

    return asyncio.run(ask())


def list_games(arguments: Arguments, _name: str, texts: Catalogue) -> int:
    """Print every saved game."""
    games = with_saved_games(arguments, lambda saved: saved.list())
    if not games:
        print(paragraph(texts.format("saved-none")))
        return 0
    rows = [tuple(texts.format(f"saved-column-{column}") for column in COLUMNS)]
    rows += [
        (
            str(game.number),
            local_minute(game.changed_at),
            texts.render(game.standing),
            texts.render(game.title),
            ", ".join(game.names),
            game.table,
        )
        for game in games
    ]
    print(table(rows, indent=""))
    return 0


def open_game(arguments: Arguments, name: str, texts: Catalogue) -> int:
    """Continue a game, or look back at one that is over."""
    is_plain = "plain" in arguments.values or not has_screen(os.environ)
    game = with_saved_games(arguments, lambda saved: saved.find(name))
    return asyncio.run(show_game(arguments, game.table, texts, is_plain=is_plain))


async def show_game(
    arguments: Arguments, table_id: TableId, texts: Catalogue, *, is_plain: bool
) -> int:
    """Show the table of a saved game."""
    pace = requested_pace(arguments, is_plain=is_plain)
    async with open_local_server(database_of(arguments), pace) as server:
        connections = await server.resume(table_id)
        session = TableSession(connections, lambda: texts.format("terminal-kept"), pace)
        return await show_session(session, texts, is_plain=is_plain)


def record_named(arguments: Arguments, name: str) -> Record:
    """The record of the named game; refused before its end."""

    async def read(saved: SavedGames) -> Record:
        return await saved.record(await saved.find(name))

    return with_saved_games(arguments, read)


def review_game(arguments: Arguments, name: str, texts: Catalogue) -> int:
    """Print what a finished game could have been."""
    print(reviewed_text(write_record(record_named(arguments, name)).encode(), texts))
    return 0


def export_game(arguments: Arguments, name: str, _texts: Catalogue) -> int:
    """Write the record of a finished game."""
    text = record_text(record_named(arguments, name), arguments.values.get("format", NATIVE))
    file = arguments.values.get("out", STANDARD_OUTPUT)
    if file == STANDARD_OUTPUT:
        print(text)
    else:
        write_text(file, f"{text}\n")
    return 0


def record_text(record: Record, wanted: str) -> str:
    """A record in a format; refused where the format is unknown or cannot hold the game."""
    writers = record_writers(record)
    if wanted not in writers:
        known = ", ".join(writers if wanted in FORMATS else FORMATS)
        raise Refused(UsageRefusal.NO_SUCH_FORMAT, format=wanted, known=known)
    return writers[wanted](record)


def delete_game(arguments: Arguments, name: str, texts: Catalogue) -> int:
    """Delete a game for good."""
    if len(arguments.words) < 2:
        raise Refused(UsageRefusal.WORD_MISSING, verb="games delete")

    async def delete(saved: SavedGames) -> SavedGame:
        game = await saved.find(name)
        await saved.delete(game)
        return game

    game = with_saved_games(arguments, delete)
    print(paragraph(texts.format("saved-deleted", number=game.number)))
    return 0


def browse(arguments: Arguments, texts: Catalogue) -> int:
    """Show the list on the whole screen, and each chosen game, until the list is closed."""

    async def choose(saved: SavedGames) -> ChosenGame | None:
        return await SavedGamesScreen(saved, export_to_file, texts).run_async()

    while True:
        choice = with_saved_games(arguments, choose)
        if choice is None:
            return 0
        if choice.wish is Wish.REVIEW:
            return review_game(arguments, choice.game.table, texts)
        asyncio.run(show_game(arguments, choice.game.table, texts, is_plain=False))


async def export_to_file(saved: SavedGames, game: SavedGame) -> str:
    """Write the record of a game into the current folder."""
    file = f"tamaya-{game.table}.json"
    write_text(file, f"{record_text(await saved.record(game), NATIVE)}\n")
    return file


ACTIONS: Mapping[str, Callable[[Arguments, str, Catalogue], int]] = {
    LIST: list_games,
    "resume": open_game,
    "show": open_game,
    "review": review_game,
    "export": export_game,
    "delete": delete_game,
}
