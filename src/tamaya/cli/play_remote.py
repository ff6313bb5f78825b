"""``tamaya play`` at a table of a remote server: joined, watched or opened."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from msgspec.structs import replace

from tamaya.cli.bot_arguments import parse_bots
from tamaya.cli.usage_parser import Arguments
from tamaya.roster import ROSTER
from tamaya.rules.shared_types import FEWEST_PLAYERS, MOST_PLAYERS
from tamaya.table.options import BotPace, Options
from tamaya.terminal.connection.remote_sign_in import Link, SavedCookies, parse_link, sign_in
from tamaya.terminal.connection.remote_table import open_table_at, parse_server
from tamaya.terminal.connection.wire_connection import WireConnection

REMOTE_MODES = ("join", "watch", "open")
"""The options that connect to a server."""


@asynccontextmanager
async def connect_to_server(
    arguments: Arguments, name: str, cookies: Path, options: Options
) -> AsyncIterator[WireConnection]:
    """Connect to the requested table, and open it first where a new one is requested."""
    values, saved = arguments.values, SavedCookies(cookies)
    bots = requested_bots(arguments, options.game)
    if "open" in values:
        server = parse_server(values["open"])
        wanted = table_options(arguments, options, bots)
        cookie = await sign_in(server, name, saved)
        link = await open_table_at(server, cookie, wanted)
    else:
        link = parse_link(values.get("join") or values.get("watch", ""))
        cookie = await sign_in(link, name, saved)
    async with connected(arguments, link, cookie, bots) as connection:
        yield connection


@asynccontextmanager
async def connected(
    arguments: Arguments, link: Link, cookie: str, bots: tuple[str, ...]
) -> AsyncIterator[WireConnection]:
    """A connection to this table, closed at the end."""
    connection = WireConnection(
        link,
        cookie,
        arguments.values.get("password"),
        sits_down="watch" not in arguments.values,
        bots=bots,
    )
    await connection.open()
    try:
        yield connection
    finally:
        await connection.close()


def requested_bots(arguments: Arguments, game: str) -> tuple[str, ...]:
    """The bots to seat at a new table."""
    text = arguments.values.get("bot")
    return () if text is None else parse_bots(text, game, ROSTER[game])


def table_options(arguments: Arguments, options: Options, bots: tuple[str, ...]) -> Options:
    """The options of a new table: found by its link only, with as many seats as requested."""
    needed = min(max(1 + len(bots), FEWEST_PLAYERS), MOST_PLAYERS)
    return replace(
        options,
        seats=arguments.number_within("players", needed, FEWEST_PLAYERS, MOST_PLAYERS),
        password=arguments.values.get("password", ""),
        bot_pace=BotPace.BRISK,
    )
