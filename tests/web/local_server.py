"""A server on loopback, and guests who connect to it over real sockets."""

import asyncio
import json
import secrets
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tamaya.table.ports import Clock
from tamaya.web.accepting_server import AcceptingServer
from tamaya.web.app import create_app
from tamaya.web.app_state import AppState, open_app_state
from tamaya.web.server import config_of, listening_socket
from tamaya.web.settings import Settings

GENEROUS = Settings(
    tcp_connections_per_address=10_000,
    tcp_connections_per_second_and_address=100_000,
    connections_per_address=10_000,
    messages_per_second=100_000,
    messages_per_second_and_address=1_000_000,
    guests_per_hour_and_address=1_000_000,
    tables_per_guest=1_000,
    tables_per_address=10_000,
    passwords_per_minute_and_address=1_000,
    passwords_per_hour_and_table=6_000,
    talk_per_minute_and_guest=1_000_000,
)
"""Limits that no test meets by accident."""

SECONDS_OF_PATIENCE = 60


@dataclass
class RunningServer:
    """A running server, its port and the protocols of its open connections."""

    app_state: AppState
    port: int
    protocols: set[Any]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def wire_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/wire"


@asynccontextmanager
async def local_server(
    settings: Settings = GENEROUS, clock: Clock | None = None
) -> AsyncIterator[RunningServer]:
    """Run a server in this process, on a free port."""
    listening = listening_socket("127.0.0.1", 0)
    async with open_app_state(settings, clock) as app_state:
        config = config_of(settings, create_app(app_state))
        server = AcceptingServer(config, app_state, listening)
        # Without uvicorn's signal handlers: they belong to the test run.
        serving = asyncio.create_task(server._serve())
        try:
            yield RunningServer(
                app_state, listening.getsockname()[1], server.server_state.connections
            )
        finally:
            server.should_exit = True
            await serving


@dataclass
class WireClient:
    """One socket of a guest, which records every message and keeps the logs as a client does.

    A client that reconnects starts with the logs it had.
    """

    socket: ClientConnection
    messages: list[dict[str, Any]] = field(default_factory=list)
    frames: list[str] = field(default_factory=list)
    logs: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    """The entries received of each table."""
    viewpoints: dict[str, str] = field(default_factory=dict)
    """The last viewpoint at each table."""
    _numbers: int = 0

    async def send(self, message: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": message, **fields}))

    async def receive(self) -> dict[str, Any]:
        """The next message."""
        async with asyncio.timeout(SECONDS_OF_PATIENCE):
            frame = await self.socket.recv()
        assert isinstance(frame, str)
        message: dict[str, Any] = json.loads(frame)
        self.messages.append(message)
        self.frames.append(frame)
        self._keep(message)
        return message

    def _keep(self, message: dict[str, Any]) -> None:
        """Update the logs, and check that no entry is missing or doubled."""
        if message["type"] == "attached":
            log = self.logs.setdefault(message["table"], [])
            assert message["after"] in (0, len(log))
            self.viewpoints[message["table"]] = message["viewpoint"]
            log[message["after"] :] = message["entries"]
        elif message["type"] == "entry":
            log = self.logs[message["table"]]
            log.append(message)
        else:
            return
        assert [entry["sequence"] for entry in log] == list(range(1, len(log) + 1))
        assert message["state"]["sequence"] >= len(log)

    async def receive_until(self, is_wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next message that is wanted; those before it are recorded too."""
        while True:
            message = await self.receive()
            if is_wanted(message):
                return message

    async def attach(self, table: str, after: int = 0, **fields: Any) -> dict[str, Any]:
        """Attach to a table; the answer."""
        await self.send("attach", table=table, after=after, **fields)
        return await self.receive_until(lambda m: m["type"] in ("attached", "refused"))

    async def send_command(
        self, table: str, command: str, *, name: str = "", **fields: Any
    ) -> dict[str, Any]:
        """Send a command to a table; the answer."""
        self._numbers += 1
        if command == "sit":
            # Every client adds one.
            fields = {"contribution": secrets.token_hex(16), **fields}
        name = name or f"{self.socket.local_address[1]}-{self._numbers}"
        await self.send("command", id=name, table=table, command={"type": command, **fields})
        return await self.receive_until(lambda m: m.get("id") == name)

    @property
    def entries(self) -> list[dict[str, Any]]:
        """The entries of all tables."""
        return [entry for log in self.logs.values() for entry in log]


@dataclass
class Visitor:
    """A browser with its cookie."""

    server_url: str
    http: httpx.AsyncClient
    name: str

    @property
    def headers(self) -> dict[str, str]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return {"Cookie": cookies, "Origin": self.server_url}

    async def open_table(self, **options: Any) -> str:
        answer = await self.http.post("/api/tables", json={"options": options})
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        return table

    @asynccontextmanager
    async def wire(self, **connect_options: Any) -> AsyncIterator[WireClient]:
        """Open a socket, as a new tab would, and say hello."""
        url = self.server_url.replace("http", "ws") + "/wire"
        options: dict[str, Any] = {"additional_headers": self.headers, "max_size": None}
        async with connect(url, **(options | connect_options)) as opened:
            tab = WireClient(opened)
            await tab.send("hello", version=1)
            assert (await tab.receive())["type"] == "welcome"
            yield tab


@asynccontextmanager
async def visitor(url: str, name: str) -> AsyncIterator[Visitor]:
    """Sign in with a name."""
    # The server speaks plain HTTP: loading the system's certificates would only take time.
    client = httpx.AsyncClient(base_url=url, timeout=SECONDS_OF_PATIENCE, verify=False)
    async with client as http:
        answer = await http.post("/api/guests", json={"name": name})
        assert answer.status_code == 201, answer.text
        yield Visitor(url, http, name)


Chooser = Callable[[dict[str, Any]], str]
"""From a view to the text of a move."""


async def play_to_the_end(wire: WireClient, table: str, choose: Chooser) -> dict[str, Any]:
    """Make this seat's moves until the game is over; the last message about the table."""
    asked = 0
    while True:
        latest = latest_of(wire)
        state, view = latest["state"], latest["view"]
        if state["phase"] == "finished":
            return latest
        if view and view["legal-moves"] and state["sequence"] > asked:
            asked = state["sequence"]
            await wire.send_command(table, "move", move=choose(view))
        else:
            await wire.receive()


def latest_of(wire: WireClient) -> dict[str, Any]:
    """The last message about the table."""
    return [m for m in wire.messages if m["type"] in ("attached", "entry")][-1]


def person(chance: Random) -> Chooser:
    """Plays what fits for certain, clues while there are tokens, else discards."""

    def choose(view: dict[str, Any]) -> str:
        moves = view["legal-moves"]
        by_kind = {kind: [m["text"] for m in moves if m["type"] == kind] for kind in MOVE_KINDS}
        if view["game"] == "hanabi":
            own = {card["id"]: card["knowledge"] for card in view["hands"][view["seat"]]}
            playable = set(view["board"]["playable"])
            for move in moves:
                if move["type"] == "play" and set(own[move["card"]]["possible"]) <= playable:
                    return str(move["text"])
        for kind in MOVE_KINDS:
            if by_kind[kind]:
                return chance.choice(by_kind[kind])
        return str(chance.choice(moves)["text"])

    return choose


MOVE_KINDS = ("take-back", "clue", "discard")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
