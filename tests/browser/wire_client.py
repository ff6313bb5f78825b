"""A person at a table without a page: a socket with the cookie of their browser."""

import json
import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any

from tests.browser.people import Person
from websockets.sync.client import ClientConnection, connect

TIMEOUT_SECONDS = 60

Latest = dict[str, Any]
"""The newest ``state`` and ``view`` of the table."""


@dataclass
class Socket:
    """One socket of a person, attached to one table."""

    table: str
    connection: ClientConnection
    latest: Latest = field(default_factory=dict)

    def submit(self, command: str, **fields: Any) -> None:
        """Send a command, which must not be refused."""
        name = secrets.token_hex(8)
        if command == "sit":
            fields = {"contribution": secrets.token_hex(16), **fields}
        self._send("command", id=name, table=self.table, command={"type": command, **fields})
        while (message := self.receive()).get("id") != name:
            pass
        assert message["type"] == "done", message

    def receive(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.connection.recv(timeout=TIMEOUT_SECONDS))
        if message["type"] in ("attached", "entry"):
            self.latest = message
        return message

    def play(self, is_done: Callable[[Latest], bool], choose: Callable[[Latest], str]) -> None:
        """Make this seat's moves until ``is_done``, or until the game is over."""
        asked = 0
        while self.latest["state"]["phase"] != "finished" and not is_done(self.latest):
            sequence = self.latest["state"]["sequence"]
            if self.latest["view"]["legal-moves"] and sequence > asked:
                asked = sequence
                self.submit("move", move=choose(self.latest))
            else:
                self.receive()

    def _send(self, word: str, **fields: Any) -> None:
        self.connection.send(json.dumps({"type": word, **fields}))


@contextmanager
def open_socket(person: Person, table: str, **fields: Any) -> Iterator[Socket]:
    """Open a socket for this person, attached to the table."""
    cookies = "; ".join(
        f"{cookie['name']}={cookie['value']}" for cookie in person.context.cookies()
    )
    headers = {"Cookie": cookies, "Origin": person.server_url}
    url = person.server_url.replace("http", "ws") + "/wire"
    with connect(url, additional_headers=headers, max_size=None) as connection:
        socket = Socket(table, connection)
        socket._send("hello", version=1)
        assert socket.receive()["type"] == "welcome"
        socket._send("attach", table=table, **fields)
        assert socket.receive()["type"] == "attached", socket.latest
        yield socket


@contextmanager
def start_with_people(people: Sequence[Person], table: str) -> Iterator[list[Socket]]:
    """Seat these people in order, start the game, and yield their sockets."""
    with ExitStack() as stack:
        sockets = [stack.enter_context(open_socket(person, table)) for person in people]
        for socket in sockets:
            socket.submit("sit")
        sockets[0].submit("start")
        for socket in sockets:
            while socket.latest["view"] is None:
                socket.receive()
        yield sockets


def start_with_bots(person: Person, bot: str, **options: Any) -> str:
    """Start a game of this person with bots on all other seats; return the table."""
    table = person.open_table(**options)
    with open_socket(person, table) as socket:
        socket.submit("sit")
        for _ in range(options["seats"] - 1):
            socket.submit("add-bot", bot=bot)
        socket.submit("start")
    return table


def first_move(latest: Latest) -> str:
    """The first legal move."""
    return str(latest["view"]["legal-moves"][0]["text"])


def frugal_move(latest: Latest) -> str:
    """A move of Ikebana: draw and keep, which costs nothing."""
    by_kind = {move["type"]: move["text"] for move in latest["view"]["legal-moves"]}
    return str(by_kind.get("keep") or by_kind["draw"])


def play_until(
    person: Person,
    table: str,
    is_done: Callable[[Latest], bool],
    choose: Callable[[Latest], str] = first_move,
) -> None:
    """Play at a table until ``is_done``."""
    with open_socket(person, table) as socket:
        socket.play(is_done, choose)


def is_over(latest: Latest) -> bool:
    """Whether the game has ended."""
    return bool(latest["state"]["phase"] == "finished")
