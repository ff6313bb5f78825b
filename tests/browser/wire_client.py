"""What a person does at a table without a page: over a socket, with their browser's own cookie."""

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
"""The newest that was told of the table: ``state`` and ``view``."""


@dataclass
class Socket:
    """One socket of a person, attached to one table."""

    table: str
    connection: ClientConnection
    latest: Latest = field(default_factory=dict)

    def submit(self, submit: str, **fields: Any) -> None:
        """Have something done; it must not be refused."""
        name = secrets.token_hex(8)
        if submit == "sit":
            fields = {"contribution": secrets.token_hex(16), **fields}
        self._send("command", id=name, table=self.table, command={"type": submit, **fields})
        while (message := self.receive()).get("id") != name:
            pass
        assert message["type"] == "done", message

    def receive(self) -> dict[str, Any]:
        """The next thing told."""
        message: dict[str, Any] = json.loads(self.connection.recv(timeout=TIMEOUT_SECONDS))
        if message["type"] in ("attached", "entry"):
            self.latest = message
        return message

    def play(self, is_done: Callable[[Latest], bool], choose: Callable[[Latest], str]) -> None:
        """Make this seat's moves until it is enough, or until the game is over."""
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
    """A socket of this person's that has attached to the table."""
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
    """The sockets of people who sit at a table in this order, once all of them were dealt to."""
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
    """A table at which this person sits with bots on every other seat, just begun."""
    table = person.open_table(**options)
    with open_socket(person, table) as socket:
        socket.submit("sit")
        for _ in range(options["seats"] - 1):
            socket.submit("add-bot", bot=bot)
        socket.submit("start")
    return table


def first_move(latest: Latest) -> str:
    """The first of the moves that may be made."""
    return str(latest["view"]["legal-moves"][0]["text"])


def frugal_move(latest: Latest) -> str:
    """A move of Ikebana: draw and keep, so that nothing is ever paid."""
    by_kind = {move["type"]: move["text"] for move in latest["view"]["legal-moves"]}
    return str(by_kind.get("keep") or by_kind["draw"])


def play_until(
    person: Person,
    table: str,
    is_done: Callable[[Latest], bool],
    choose: Callable[[Latest], str] = first_move,
) -> None:
    """Play at a table until it is enough."""
    with open_socket(person, table) as socket:
        socket.play(is_done, choose)


def is_over(latest: Latest) -> bool:
    """Whether the game has ended."""
    return bool(latest["state"]["phase"] == "finished")
