"""A real ``tamaya serve`` on loopback, and the clients that benchmarks connect to it."""

import asyncio
import os
import secrets
import sys
import tempfile
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tamaya.wire.entry_changes import ReceivedTable, table_after

SECONDS_TO_START = 60
ENTRIES = ("entry", "entry-with-changes")
"""The types of messages that bring an entry."""
QUIET = ("clue", "discard", "decline")
"""The types of moves that cannot end a game by an error."""


class LiveServer(NamedTuple):
    """A running server."""

    process: int
    port: int

    @property
    def url(self) -> str:
        """The address of its pages."""
        return f"http://127.0.0.1:{self.port}"

    def memory(self) -> int:
        """The resident memory of its main process in bytes."""
        return resident_bytes(self.process)

    def memory_of_children(self) -> int:
        """The resident memory of its worker processes together in bytes."""
        return sum(resident_bytes(child) for child in children_of(self.process))

    def cpu_seconds(self) -> float:
        """The CPU time that its main process has used."""
        spent = Path(f"/proc/{self.process}/stat").read_text().rpartition(")")[2].split()
        return (int(spent[11]) + int(spent[12])) / os.sysconf("SC_CLK_TCK")


class Client(NamedTuple):
    """A guest of a server, who connects from this address of the loopback network."""

    server: LiveServer
    address: str
    headers: dict[str, str]

    def http(self) -> httpx.AsyncClient:
        """A client for its requests."""
        return http_from(self.server, self.address, self.headers)

    def socket(self) -> connect:
        """A socket that is about to open."""
        return connect(
            f"ws://127.0.0.1:{self.server.port}/wire",
            additional_headers=self.headers,
            compression=None,
            ping_interval=None,
            local_addr=(self.address, 0),
        )


class SeatClient:
    """A connection to one table that keeps the latest view."""

    def __init__(self, socket: ClientConnection, table: str) -> None:
        """Use an open socket."""
        self.table = table
        self.sequence = 0
        self.is_over = False
        self.view: dict[str, Any] | None = None
        self._received: ReceivedTable = ({}, None)
        self._socket = socket
        self._news = asyncio.Event()
        self.refusals = 0
        self.entries = 0
        self.entry_bytes = 0
        """The length of all entries together."""

    async def attach(self) -> None:
        """Say hello and ask for the table."""
        await self.send(type="hello", version=1)
        await self.send(type="attach", table=self.table, changes=True)

    async def read(self) -> None:
        """Keep up with the table until the socket is closed."""
        async for frame in self._socket:
            message = msgspec.json.decode(frame)
            if message["type"] in ENTRIES:
                self.entries += 1
                self.entry_bytes += len(frame)
            self.take(message)

    def take(self, message: dict[str, Any]) -> None:
        """Take in a message of the server."""
        if message["type"] == "refused":
            self.refusals += 1
        if message["type"] in ("attached", *ENTRIES):
            self._received = state, self.view = table_after(message, self._received)
            self.sequence, self.is_over = message["sequence"], state["phase"] == "finished"
            self._news.set()

    async def wait_for(self, sequence: int) -> None:
        """Wait until the table has reached this sequence."""
        while self.sequence < sequence:
            await self.wait_for_news()

    async def wait_for_news(self) -> None:
        """Wait until the table has changed."""
        self._news.clear()
        await self._news.wait()

    async def send(self, **message: Any) -> None:
        """Send a message."""
        await self._socket.send(msgspec.json.encode(message).decode())

    async def command(self, **command: Any) -> None:
        """Send a command to the table."""
        await self.send(type="command", id=secrets.token_hex(8), table=self.table, command=command)

    def legal_moves(self) -> list[dict[str, Any]]:
        """The moves that this seat may make now; none where it is not its turn."""
        return self.view["legal-moves"] if self.view else []

    def quiet_moves(self) -> list[dict[str, Any]]:
        """Those of them that keep the game going, or all."""
        moves = self.legal_moves()
        return [move for move in moves if move["type"] in QUIET] or moves


@asynccontextmanager
async def live_server(
    port: int, settings: Mapping[str, str] | None = None
) -> AsyncIterator[LiveServer]:
    """Run a server with SQLite in an empty folder, until the block ends."""
    with tempfile.TemporaryDirectory() as folder:
        serve = ("-m", "tamaya", "serve", "--no-browser", f"--port={port}")
        database = f"--database={folder}/tamaya.db"
        async with python_server(port, *serve, database, settings=settings) as server:
            yield server


@asynccontextmanager
async def echo_server(port: int, entry_bytes: int) -> AsyncIterator[LiveServer]:
    """Run the plain server of ``_echo_server.py``, until the block ends."""
    program = str(Path(__file__).with_name("_echo_server.py"))
    async with python_server(port, program, str(port), str(entry_bytes)) as server:
        yield server


@asynccontextmanager
async def python_server(
    port: int, *arguments: str, settings: Mapping[str, str] | None = None
) -> AsyncIterator[LiveServer]:
    """Run a server in Python with these arguments, until the block ends."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", *arguments),
        env=os.environ | (settings or {}),
        stdout=asyncio.subprocess.DEVNULL,
    )
    try:
        server = LiveServer(process.pid, port)
        await wait_until_ready(server)
        yield server
    finally:
        process.terminate()
        await process.wait()


async def wait_until_ready(server: LiveServer) -> None:
    """Wait until the server is ready."""
    async with asyncio.timeout(SECONDS_TO_START), httpx.AsyncClient() as http:
        while True:
            try:
                if (await http.get(f"{server.url}/ready")).is_success:
                    return
            except httpx.HTTPError:
                await asyncio.sleep(0.05)


def http_from(
    server: LiveServer, address: str, headers: dict[str, str] | None = None
) -> httpx.AsyncClient:
    """A client for requests from an address of the loopback network.

    It speaks plain HTTP: loading the system's certificates would hold up all other clients.
    """
    transport = httpx.AsyncHTTPTransport(local_address=address, verify=False)
    return httpx.AsyncClient(base_url=server.url, headers=headers, transport=transport, timeout=30)


async def register(server: LiveServer, address: str) -> Client:
    """Become a guest of the server from this address."""
    async with http_from(server, address) as http:
        answer = await http.post("/api/bots", json={"name": "Guest"})
    answer.raise_for_status()
    return Client(server, address, {"Authorization": f"Bearer {answer.json()['token']}"})


async def open_table(host: Client, **options: Any) -> str:
    """Open a table and return its id."""
    async with host.http() as http:
        opened = await http.post("/api/tables", json={"options": options})
    opened.raise_for_status()
    return str(opened.json()["table"])


async def attach(closing: AsyncExitStack, client: Client, table: str) -> SeatClient:
    """Open a socket to a table that is read until everything is closed."""
    seat = SeatClient(await closing.enter_async_context(client.socket()), table)
    reading = asyncio.create_task(seat.read())
    closing.callback(reading.cancel)
    await seat.attach()
    await seat.wait_for(1)
    return seat


def resident_bytes(process: int) -> int:
    """The resident memory of a process in bytes; 0 once it has ended."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def take_real_time_priority(process: int) -> None:
    """Let the threads of a process run before all other programs, and those it starts as usual.

    Measured like that, times are those of a calm machine. Needs the rights of root.
    """
    policy = os.SCHED_FIFO | os.SCHED_RESET_ON_FORK
    for thread in Path(f"/proc/{process}/task").iterdir():
        os.sched_setscheduler(int(thread.name), policy, os.sched_param(1))


def children_of(process: int) -> list[int]:
    """The child processes of a process."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [int(child) for child in children]
