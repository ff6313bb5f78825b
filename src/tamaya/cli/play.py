"""``tamaya play``: play on this terminal, with bots, with people, or at a remote table."""

import asyncio
import logging
import os
import sys
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, TextIO

from tamaya.cli.bot_arguments import parse_bots, refuse_misspelt, refuse_unknown
from tamaya.cli.game_adapters import ADAPTERS, requested_game
from tamaya.cli.play_remote import REMOTE_MODES, connect_to_server
from tamaya.cli.rules_arguments import (
    CHOICE_OPTIONS,
    CHOICE_TOPICS,
)
from tamaya.cli.usage_parser import Arguments, Option, Usage, UsageRefusal
from tamaya.i18n import Catalogue, catalogue
from tamaya.roster import ROSTER, best_bot, is_external, offer_bots
from tamaya.rules.hanabi import Level
from tamaya.rules.shared_types import Refused
from tamaya.table.options import Options, SpectatorAccess, Visibility
from tamaya.table.text_cleanup import LONGEST_NAME
from tamaya.terminal.bot_pace import Pace
from tamaya.terminal.connection.connection_interface import TableConnection
from tamaya.terminal.connection.local_server import Bot, Person, open_local_server
from tamaya.terminal.connection.remote_sign_in import RefusedByServer
from tamaya.terminal.hot_seat import HotSeat
from tamaya.terminal.input.stdin_lines import Keyboard
from tamaya.terminal.line_interface import PROMPT, PlainTable
from tamaya.terminal.screen.table_screen import TableScreen
from tamaya.terminal.text.layout import paragraph
from tamaya.terminal.text.refusal_text import refusal_text
from tamaya.web.default_database import default_database

GAME_OPTIONS = ("game", *(option.name for option in CHOICE_OPTIONS), "help-level", "seed")

OPEN_OPTIONS = tuple(option for option in GAME_OPTIONS if option != "seed")
"""A server shuffles with the contributions of everybody at the table."""

USAGE = Usage(
    "play",
    options=(
        Option("game", "game"),
        *CHOICE_OPTIONS,
        Option("seats", "seats"),
        Option("bot", "bots", "play-bot"),
        Option("name", "name"),
        Option("help-level", "number"),
        Option("seed", "words"),
        Option("resume"),
        Option("join", "link"),
        Option("watch", "link"),
        Option("open", "server"),
        Option("players", "number"),
        Option("password", "password"),
        Option("watch-bots", "bots"),
        Option("speed", "number"),
        Option("plain"),
        Option("database", "database"),
    ),
    topics=CHOICE_TOPICS,
)

COMPATIBLE_OPTIONS = {
    "resume": ("database", "speed"),
    "join": ("name", "password"),
    "watch": ("name", "password"),
    "open": (*OPEN_OPTIONS, "bot", "players", "name", "password"),
    "watch-bots": (*GAME_OPTIONS, "speed"),
}
"""The modes besides a new game, and the options that each allows."""

GENERAL_OPTIONS = ("plain", "lang")
YOU = "you"
PERSON = "person:"
"""The start of a person's name that could be a bot's."""
DEFAULT_BOTS = 2
DEFAULT_HELP = Level.EXCLUDED
DEFAULT_SPEED = 60
DEFAULT_WATCH_SPEED = 40
FASTEST = 6_000
DATABASE_FILE = "terminal.db"
COOKIES_FILE = "visits.json"
IN_MEMORY = "memory:"


@dataclass(frozen=True, slots=True)
class TableSession:
    """The connections to a table, and the last words to somebody who leaves before the end."""

    connections: Sequence[TableConnection]
    farewell: Callable[[], str]
    pace: Pace | None = None


def run(arguments: Arguments) -> int:
    """Play, or watch, until the end or until somebody leaves."""
    refuse_incompatible_options(arguments)
    # Log lines of the server would spoil the board.
    logging.getLogger("tamaya").addHandler(logging.NullHandler())
    texts = catalogue(arguments.language)
    is_plain = "plain" in arguments.values or not has_screen(os.environ)
    try:
        return asyncio.run(show_table(arguments, texts, is_plain=is_plain))
    except KeyboardInterrupt:
        print(f"\n{paragraph(farewell_of(arguments, texts))}")
        return 0
    except RefusedByServer as refused:
        print(paragraph(f"tamaya: {refusal_text(refused.message, texts)}"), file=sys.stderr)
        return 1


def has_screen(environment: Mapping[str, str]) -> bool:
    """Whether all three standard streams are a terminal that can be controlled."""
    is_dumb = environment.get("TERM") == "dumb"
    return not is_dumb and all(map(is_terminal, (sys.stdin, sys.stdout, sys.stderr)))


def is_terminal(stream: TextIO | None) -> bool:
    """Whether a standard stream exists and is a terminal."""
    return stream is not None and stream.isatty()


def refuse_incompatible_options(arguments: Arguments) -> None:
    """Refuse options that the chosen mode does not allow."""
    if "players" in arguments.values and "open" not in arguments.values:
        raise Refused(UsageRefusal.OPTION_MISSING, option="--open")
    for mode, compatible in COMPATIBLE_OPTIONS.items():
        if mode in arguments.values:
            for other in arguments.values:
                if other not in (mode, *compatible, *GENERAL_OPTIONS):
                    one, another = f"--{mode}", f"--{other}"
                    raise Refused(UsageRefusal.OPTIONS_APART, one=one, other=another)


async def show_table(arguments: Arguments, texts: Catalogue, *, is_plain: bool) -> int:
    """Open a table and show it."""
    async with open_table(arguments, texts, is_plain=is_plain) as session:
        return await show_session(session, texts, is_plain=is_plain)


async def show_session(session: TableSession, texts: Catalogue, *, is_plain: bool) -> int:
    """Show a table until its end or until somebody leaves, and say goodbye."""
    hot_seat = HotSeat(session.connections, texts)
    if not await run_interface(hot_seat, texts, session.pace, is_plain=is_plain):
        print(paragraph(session.farewell()))
    return 0


async def run_interface(
    hot_seat: HotSeat, texts: Catalogue, pace: Pace | None, *, is_plain: bool
) -> bool:
    """Run the full-screen or plain interface; return whether the game came to its end."""
    if not is_plain:
        screen = TableScreen(hot_seat, texts, pace)
        is_over = await screen.run_async()
        if screen.failure is not None:
            raise screen.failure
        return bool(is_over)

    def write(text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()

    if has_screen(os.environ):
        # Only where a terminal can be controlled, and not on every system.
        editing: Any = import_module("tamaya.terminal.input.edited_lines")
        with editing.edited_lines(PROMPT, write) as lines:
            return await PlainTable(hot_seat, lines, lines.write, texts, reads_ahead=True).run()
    is_person = is_terminal(sys.stdin)
    return await PlainTable(hot_seat, Keyboard(), write, texts, reads_ahead=is_person).run()


@asynccontextmanager
async def open_table(
    arguments: Arguments, texts: Catalogue, *, is_plain: bool
) -> AsyncIterator[TableSession]:
    """Open the requested table, and close it at the end."""
    values = arguments.values
    if values.keys() & set(REMOTE_MODES):
        async with open_remote_table(arguments, texts) as table:
            yield table
        return

    def farewell() -> str:
        return farewell_of(arguments, texts)

    pace = requested_pace(arguments, is_plain=is_plain)
    is_watching = "watch-bots" in values
    database = values.get("database") or str(data_file(os.environ, DATABASE_FILE))
    async with open_local_server(IN_MEMORY if is_watching else database, pace) as server:
        if "resume" in values:
            yield TableSession(await server.resume(), farewell, pace)
            return
        options = requested_options(arguments)
        seats = requested_seats(arguments, options.game, os.environ, texts)
        yield TableSession(await server.begin(options, seats, values.get("seed")), farewell, pace)


@asynccontextmanager
async def open_remote_table(arguments: Arguments, texts: Catalogue) -> AsyncIterator[TableSession]:
    """A table of a remote server, to play or to watch."""
    name = requested_name(arguments, os.environ, texts)
    cookies, options = data_file(os.environ, COOKIES_FILE), requested_options(arguments)
    async with connect_to_server(arguments, name, cookies, options) as connection:
        # After a rematch the link is another one.
        yield TableSession([connection], lambda: farewell_of(arguments, texts, connection.link))


def farewell_of(arguments: Arguments, texts: Catalogue, link: str = "") -> str:
    """The last words to somebody who leaves before the end."""
    link = link or arguments.values.get("join", "")
    if link and "watch" not in arguments.values:
        return texts.format("terminal-seat-kept", link=link)
    if arguments.values.keys() & {*REMOTE_MODES, "watch-bots"}:
        return texts.format("terminal-goodbye")
    return texts.format("terminal-kept")


def data_file(environment: Mapping[str, str], name: str) -> Path:
    """A file in the data folder of the server."""
    home = Path(environment.get("HOME") or Path.home())
    return default_database(environment, home).with_name(name)


def requested_pace(arguments: Arguments, *, is_plain: bool) -> Pace:
    """The pace of the bots; without a pause in plain lines, unless requested."""
    default = DEFAULT_WATCH_SPEED if "watch-bots" in arguments.values else DEFAULT_SPEED
    speed = arguments.number_within("speed", 0 if is_plain else default, 0, FASTEST)
    return Pace(60 / speed if speed else 0)


def requested_options(arguments: Arguments) -> Options:
    """The options of the requested table; the seats are filled in later."""
    game = requested_game(arguments)
    is_watched = "watch-bots" in arguments.values
    options = Options(
        game=game,
        visibility=Visibility.UNLISTED,
        help_level=arguments.number_within("help-level", DEFAULT_HELP, 0, max(Level)),
        watching=SpectatorAccess.ALL_HANDS if is_watched else SpectatorAccess.NONE,
    )
    return ADAPTERS[game].with_choice(options, arguments)


def requested_seats(
    arguments: Arguments, game: str, environment: Mapping[str, str], texts: Catalogue
) -> list[Person | Bot]:
    """The seats: a name of the roster is a bot, any other a person, unless it is misspelt."""
    known = ROSTER[game]
    if "watch-bots" in arguments.values:
        return offer_and_seat(parse_bots(arguments.values["watch-bots"], game, known))
    me = requested_name(arguments, environment, texts)
    if "bot" in arguments.values:
        arguments.refuse_together("bot", "seats")
        return [Person(me), *offer_and_seat(parse_bots(arguments.values["bot"], game, known))]
    default = best_bot(game)
    names = names_in(arguments.values.get("seats", ",".join((YOU, *[default] * DEFAULT_BOTS))))
    bots = tuple(name for name in names if name in known or is_bot_from_outside(name))
    for name in bots:
        refuse_unknown(name, game, known)
    for name in names:
        if name not in (*bots, YOU):
            refuse_misspelt(name, known)
    offer_bots(tuple(name for name in bots if name not in known))
    return [
        Bot(name) if name in bots else Person(me if name == YOU else name.removeprefix(PERSON))
        for name in names
    ]


def is_bot_from_outside(name: str) -> bool:
    """Whether a seat is for a bot that is not in the roster."""
    return not name.startswith(PERSON) and is_external(name)


def offer_and_seat(bots: tuple[str, ...]) -> list[Person | Bot]:
    """Seats for these bots, which the table then offers."""
    offer_bots(tuple(filter(is_external, bots)))
    return [Bot(bot) for bot in bots]


def names_in(text: str) -> list[str]:
    """Split names at commas."""
    return [name.strip() for name in text.split(",")]


def requested_name(arguments: Arguments, environment: Mapping[str, str], texts: Catalogue) -> str:
    """The name after ``--name``, else the name of the user."""
    if "name" in arguments.values:
        return arguments.values["name"]
    names = filter(None, map(environment.get, ("USER", "LOGNAME", "USERNAME")))
    return next(names, texts.format("terminal-you"))[:LONGEST_NAME]
