"""The tools that an assistant gets, over standard input and output."""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, ParamSpec

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from tamaya import __version__
from tamaya.cli.help import edition_lines, extension_lines, setting_lines
from tamaya.cli.mcp_server.local_games import LocalGames
from tamaya.cli.mcp_server.records import review, verify
from tamaya.cli.mcp_server.remote_table import RemoteTable
from tamaya.i18n import Catalogue, Language, catalogue, refusal_message
from tamaya.roster import bots_of
from tamaya.rules.shared_types import Refused
from tamaya.terminal.connection.remote_sign_in import RefusedByServer
from tamaya.terminal.text.refusal_text import refusal_text

Parameters = ParamSpec("Parameters")

LONGEST_WAIT = 300.0

INSTRUCTIONS = (
    "Play Hanabi, in every edition, and Ikebana. Call list_games for the names of games and bots. "
    "deal starts a game with bots on this machine; move answers it. join_table takes a seat at a "
    "table of a server by its link. You are told what your seat may know, and nothing else."
)


def make_server(language: Language) -> MCPServer[Any]:
    """A server with all tools, which speaks this language."""
    server: MCPServer[Any] = MCPServer(
        "tamaya", instructions=INSTRUCTIONS, version=__version__, log_level="WARNING"
    )
    texts = catalogue(language)
    add_local_tools(server, texts)
    add_record_tools(server, texts)
    add_table_tools(server, texts)
    return server


def add_local_tools(server: MCPServer[Any], texts: Catalogue) -> None:
    """Add the games of this process."""
    games = LocalGames(texts.language)

    def list_games() -> str:
        """List editions, extensions, settings and bots, and how the names of games are made."""
        return games_text(texts)

    def rules(game: str = "standard-2p", settings: str = "") -> str:
        """Explain the rules of a game, such as standard-2p or deluxe-black-powder-3p."""
        return games.rules(game, settings)

    def deal(
        game: str = "standard-2p",
        settings: str = "",
        seat: int = 0,
        bots: list[str] | None = None,
        help_level: int = 4,
    ) -> str:
        """Deal a game with bots in the other seats; returns its number, the rules and the position.

        help_level is how much is worked out about hidden cards, from 0 (nothing) to 4 (everything).
        """
        return games.deal(game, settings, seat, bots or [], help_level)

    def move(game: int, move: str) -> str:
        """Make a move of your seat in the game of this number, in the notation of its list."""
        return games.move(game, move)

    def look(game: int) -> str:
        """Tell the game of this number from the start: rules, all turns, position, legal moves."""
        return games.look(game)

    def record(game: int) -> str:
        """Return the record of the game of this number once it is over, for verify and review."""
        return games.record(game)

    for tool in (list_games, rules, deal, move, look, record):
        server.add_tool(answering(tool, texts), structured_output=False)


def add_record_tools(server: MCPServer[Any], texts: Catalogue) -> None:
    """Add what can be done with records."""

    def verify_record(record: str) -> str:
        """Check a record (of tamaya or hanab.live, as JSON) against the rules; returns JSON."""
        return verify(record)

    def review_record(record: str) -> str:
        """Review a record of Hanabi: what the deck allowed, and which moves cost how much.

        Needs the extra engine. The first review on a machine compiles for some minutes.
        """
        return review(record, texts)

    for tool in (verify_record, review_record):
        server.add_tool(answering(tool, texts), structured_output=False)


def add_table_tools(server: MCPServer[Any], texts: Catalogue) -> None:
    """Add a seat at a table of a server."""
    table = RemoteTable(texts)

    async def join_table(link: str, name: str = "Assistant", password: str = "") -> str:
        """Sit down, as a bot, at the table with this link (http://…/table/…)."""
        return await table.join(link, name, password or None)

    async def table_command(command: str) -> str:
        """Do something at the table: play 3, discard 1, clue Bob red, a move in notation, help."""
        return await table.submit(command)

    async def wait_for_turn(seconds: float = 60.0) -> str:
        """Wait until it is your turn or the game is over, and tell what is new."""
        return await table.wait(min(max(seconds, 0.0), LONGEST_WAIT))

    async def leave_table() -> str:
        """Leave the table. Your seat is kept until the others free it."""
        return await table.leave()

    for tool in (join_table, table_command, wait_for_turn, leave_table):
        server.add_tool(answering_async(tool, texts), structured_output=False)


def games_text(texts: Catalogue) -> str:
    """The names of editions, extensions, settings and bots."""
    names = "standard-2p, deluxe-black-powder-3p, ikebana-4p"
    lines = [texts.format("mcp-game-names", examples=names)]
    for topic, pairs in (
        ("editions", edition_lines(texts)),
        ("extensions", extension_lines(texts)),
        ("settings", setting_lines(texts)),
    ):
        lines += ["", texts.format(f"{topic}-title")]
        lines += [f"- {name}: {meaning}" for name, meaning in pairs]
    for game, title in (("hanabi", "game-hanabi"), ("ikebana", "ikebana-game")):
        bots = ", ".join(sorted(bots_of(game)))
        lines += ["", texts.format("mcp-bots", game=texts.format(title), bots=bots)]
    return "\n".join(lines)


def answering(tool: Callable[Parameters, str], texts: Catalogue) -> Callable[Parameters, str]:
    """The tool with refusals and wrong arguments as answers in sentences."""

    @wraps(tool)
    def answer(*words: Parameters.args, **named: Parameters.kwargs) -> str:
        try:
            return tool(*words, **named)
        except (Refused, ValueError, TypeError) as mistake:
            raise ToolError(mistake_text(mistake, texts)) from None

    return answer


def answering_async(
    tool: Callable[Parameters, Awaitable[str]], texts: Catalogue
) -> Callable[Parameters, Awaitable[str]]:
    """The same for a tool that waits for the network."""

    @wraps(tool)
    async def answer(*words: Parameters.args, **named: Parameters.kwargs) -> str:
        try:
            return await tool(*words, **named)
        except (Refused, RefusedByServer) as mistake:
            raise ToolError(mistake_text(mistake, texts)) from None

    return answer


def mistake_text(mistake: Exception, texts: Catalogue) -> str:
    """What was wrong, in a sentence."""
    if isinstance(mistake, RefusedByServer):
        return refusal_text(mistake.message, texts)
    if isinstance(mistake, Refused):
        return texts.render(refusal_message(mistake))
    return str(mistake)
