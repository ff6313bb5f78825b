"""``tamaya play``: a table on this terminal, with bots, with people, or at an open house."""

import asyncio
import logging
import os
import sys
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from msgspec.structs import replace

from tamaya.cli.choice_arguments import (
    CHOICE_OPTIONS,
    CHOICE_TOPICS,
    choice_asked_for,
    extensions_asked_for,
    ikebana_asked_for,
)
from tamaya.cli.usage import Option, Request, Usage, UsageRefusal
from tamaya.i18n import Catalogue, catalogue
from tamaya.roster import ROSTER, best_bot
from tamaya.rules.game import Refused
from tamaya.rules.hanabi import Level
from tamaya.table.options import Options, Visibility, Watching
from tamaya.table.words import LONGEST_NAME
from tamaya.terminal.company import Company
from tamaya.terminal.keyboard import Keyboard
from tamaya.terminal.line import TableLine
from tamaya.terminal.local_house import Bot, Person, open_local_house
from tamaya.terminal.pace import Pace
from tamaya.terminal.plain import PlainTable
from tamaya.terminal.refusal_text import refusal_text
from tamaya.terminal.screen import TableScreen
from tamaya.terminal.text import paragraph
from tamaya.terminal.visiting import HouseSaysNo, Passes, come_in, parse_link
from tamaya.terminal.wire_line import WireLine
from tamaya.web.data_folder import default_database

GAME_OPTIONS = ("game", *(option.name for option in CHOICE_OPTIONS), "help-level", "seed")

USAGE = Usage(
    "play",
    options=(
        Option("game", "game"),
        *CHOICE_OPTIONS,
        Option("seats", "seats"),
        Option("name", "name"),
        Option("help-level", "number"),
        Option("seed", "words"),
        Option("resume"),
        Option("join", "link"),
        Option("watch", "link"),
        Option("password", "password"),
        Option("watch-bots", "bots"),
        Option("speed", "number"),
        Option("plain"),
        Option("database", "database"),
    ),
    topics=CHOICE_TOPICS,
)

BESIDE = {
    "resume": ("database", "speed"),
    "join": ("name", "password"),
    "watch": ("name", "password"),
    "watch-bots": (*GAME_OPTIONS, "speed"),
}
"""The ways to a table other than a new game for oneself, and what goes with each."""

ALWAYS = ("plain", "lang")
YOU = "you"
USUAL_BOTS = 2
USUAL_HELP = Level.EXCLUDED
USUAL_SPEED = 60
USUAL_SPEED_TO_WATCH = 40
FASTEST = 6_000
FILE = "terminal.db"
VISITS = "visits.json"
FORGET = "memory:"


@dataclass(frozen=True, slots=True)
class Seated:
    """The lines to a table, and what is said to whoever leaves before the end."""

    lines: Sequence[TableLine]
    farewell: Callable[[], str]
    pace: Pace | None = None


def run(request: Request) -> int:
    """Play, or look on, until the end or until somebody leaves."""
    refuse_what_does_not_go_together(request)
    # Whatever the house notes for those who look after one would only spoil the board.
    logging.getLogger("tamaya").addHandler(logging.NullHandler())
    say = catalogue(request.language)
    is_plain = "plain" in request.values or not has_screen(os.environ)
    try:
        return asyncio.run(evening(request, say, is_plain=is_plain))
    except KeyboardInterrupt:
        print(f"\n{paragraph(farewell_of(request, say))}")
        return 0
    except HouseSaysNo as no:
        print(paragraph(f"tamaya: {refusal_text(no.refused, say)}"), file=sys.stderr)
        return 1


def has_screen(environment: Mapping[str, str]) -> bool:
    """Whether a person sits before a screen here, at all ends of this program."""
    is_dumb = environment.get("TERM") == "dumb"
    return not is_dumb and all(map(is_terminal, (sys.stdin, sys.stdout, sys.stderr)))


def is_terminal(stream: TextIO | None) -> bool:
    """Whether one end of this program is a terminal; it may have been started without any."""
    return stream is not None and stream.isatty()


def refuse_what_does_not_go_together(request: Request) -> None:
    """Refuse two ways to a table at once, and what means nothing on the one way."""
    for mode, beside in BESIDE.items():
        if mode in request.values:
            for other in request.values:
                if other not in (mode, *beside, *ALWAYS):
                    one, another = f"--{mode}", f"--{other}"
                    raise Refused(UsageRefusal.OPTIONS_APART, one=one, other=another)


async def evening(request: Request, say: Catalogue, *, is_plain: bool) -> int:
    """Show one table."""
    async with seated(request, say, is_plain=is_plain) as table:
        company = Company(table.lines, say)
        is_over = await shown(company, say, table.pace, is_plain=is_plain)
    if not is_over:
        print(paragraph(table.farewell()))
    return 0


async def shown(company: Company, say: Catalogue, pace: Pace | None, *, is_plain: bool) -> bool:
    """Show the table; whether its game came to the end."""
    if not is_plain:
        screen = TableScreen(company, say, pace)
        is_over = await screen.run_async()
        if screen.trouble is not None:
            raise screen.trouble
        return bool(is_over)

    def write(text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()

    is_person = is_terminal(sys.stdin)
    return await PlainTable(company, Keyboard(), write, say, reads_ahead=is_person).run()


@asynccontextmanager
async def seated(request: Request, say: Catalogue, *, is_plain: bool) -> AsyncIterator[Seated]:
    """The table that was asked for, for as long as somebody looks at it."""
    values = request.values
    if "join" in values or "watch" in values:
        async with visiting(request, say) as table:
            yield table
        return

    def farewell() -> str:
        return farewell_of(request, say)

    pace = pace_asked_for(request, is_plain=is_plain)
    is_watching = "watch-bots" in values
    database = values.get("database") or str(data_file(os.environ, FILE))
    async with open_local_house(FORGET if is_watching else database, pace) as house:
        if "resume" in values:
            yield Seated(await house.resume(), farewell, pace)
            return
        options = options_asked_for(request)
        seats = seats_asked_for(request, options.game, os.environ, say)
        yield Seated(await house.begin(options, seats, values.get("seed")), farewell, pace)


@asynccontextmanager
async def visiting(request: Request, say: Catalogue) -> AsyncIterator[Seated]:
    """A table of an open house, to play or to look on."""
    values = request.values
    link = parse_link(values.get("join") or values.get("watch", ""))
    visits = Passes(data_file(os.environ, VISITS))
    cookie = await come_in(link, name_asked_for(request, os.environ, say), visits)
    line = WireLine(link, cookie, values.get("password"), sits_down="join" in values)
    await line.open()
    try:
        # Whoever has played again sits at another table than they came to.
        yield Seated([line], lambda: farewell_of(request, say, str(line.link)))
    finally:
        await line.close()


def farewell_of(request: Request, say: Catalogue, link: str = "") -> str:
    """What is said to whoever leaves before the end, at the table of this link."""
    if "join" in request.values:
        return say.say("terminal-seat-kept", link=link or request.values["join"])
    if "watch" in request.values or "watch-bots" in request.values:
        return say.say("terminal-goodbye")
    return say.say("terminal-kept")


def data_file(environment: Mapping[str, str], name: str) -> Path:
    """A file in the user's data folder, beside that of the house."""
    home = Path(environment.get("HOME") or Path.home())
    return default_database(environment, home).with_name(name)


def pace_asked_for(request: Request, *, is_plain: bool) -> Pace:
    """How long the bots wait before they move; in plain lines nobody has to follow with eyes."""
    usual = USUAL_SPEED_TO_WATCH if "watch-bots" in request.values else USUAL_SPEED
    speed = request.number_within("speed", 0 if is_plain else usual, 0, FASTEST)
    return Pace(60 / speed if speed else 0)


def options_asked_for(request: Request) -> Options:
    """The table that the options ask for; how many seats it has is for those who sit there."""
    game = request.values.get("game", "hanabi")
    if game not in ROSTER:
        raise Refused(UsageRefusal.NO_SUCH_GAME, game=game, known=", ".join(ROSTER))
    is_watched = "watch-bots" in request.values
    settled = Options(
        game=game,
        extensions=extensions_asked_for(request),
        visibility=Visibility.UNLISTED,
        help_level=request.number_within("help-level", USUAL_HELP, 0, max(Level)),
        watching=Watching.ALL_HANDS if is_watched else Watching.NONE,
    )
    if game == "ikebana":
        ikebana_asked_for(request)
        return settled
    choice = choice_asked_for(request)
    return replace(settled, edition=choice.edition, settings=choice.settings)


def seats_asked_for(
    request: Request, game: str, environment: Mapping[str, str], say: Catalogue
) -> list[Person | Bot]:
    """Who sits where: bots by the names of the roster, anybody else is a person."""
    known = ROSTER[game]
    if "watch-bots" in request.values:
        bots = names_in(request.values["watch-bots"])
        for bot in bots:
            if bot not in known:
                raise Refused(UsageRefusal.NO_SUCH_BOT, bot=bot, known=", ".join(known))
        return [Bot(bot) for bot in bots]
    usual = best_bot(game)
    names = names_in(request.values.get("seats", ",".join((YOU, *[usual] * USUAL_BOTS))))
    me = name_asked_for(request, environment, say)
    return [Bot(name) if name in known else Person(me if name == YOU else name) for name in names]


def names_in(text: str) -> list[str]:
    """Names with commas between them."""
    return [name.strip() for name in text.split(",")]


def name_asked_for(request: Request, environment: Mapping[str, str], say: Catalogue) -> str:
    """What somebody is called who did not say."""
    if "name" in request.values:
        return request.values["name"]
    told = filter(None, map(environment.get, ("USER", "LOGNAME", "USERNAME")))
    return next(told, say.say("terminal-you"))[:LONGEST_NAME]
