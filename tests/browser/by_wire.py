"""What a person does at a table without a page: over a socket, with their browser's own cookie."""

import json
import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any

from tests.browser.people import Person
from websockets.sync.client import ClientConnection, connect

SECONDS_OF_PATIENCE = 60

Latest = dict[str, Any]
"""The newest that was told of the table: ``state`` and ``view``."""


@dataclass
class Socket:
    """One socket of a person, attached to one table."""

    table: str
    connection: ClientConnection
    latest: Latest = field(default_factory=dict)

    def ask(self, ask: str, **fields: Any) -> None:
        """Have something done; it must not be refused."""
        name = secrets.token_hex(8)
        if ask == "sit":
            fields = {"contribution": secrets.token_hex(16), **fields}
        self._say("ask", id=name, table=self.table, command={"ask": ask, **fields})
        while (told := self.hear()).get("id") != name:
            pass
        assert told["tell"] == "done", told

    def hear(self) -> dict[str, Any]:
        """The next thing told."""
        message: dict[str, Any] = json.loads(self.connection.recv(timeout=SECONDS_OF_PATIENCE))
        if message["tell"] in ("attached", "happened"):
            self.latest = message
        return message

    def play(self, is_enough: Callable[[Latest], bool], choose: Callable[[Latest], str]) -> None:
        """Make this seat's moves until it is enough, or until the game is over."""
        asked = 0
        while self.latest["state"]["phase"] != "finished" and not is_enough(self.latest):
            sequence = self.latest["state"]["sequence"]
            if self.latest["view"]["legal-moves"] and sequence > asked:
                asked = sequence
                self.ask("move", move=choose(self.latest))
            else:
                self.hear()

    def _say(self, word: str, **fields: Any) -> None:
        self.connection.send(json.dumps({"say": word, **fields}))


@contextmanager
def socket_of(person: Person, table: str, **fields: Any) -> Iterator[Socket]:
    """A socket of this person's that has attached to the table."""
    cookies = "; ".join(
        f"{cookie['name']}={cookie['value']}" for cookie in person.context.cookies()
    )
    headers = {"Cookie": cookies, "Origin": person.house_url}
    url = person.house_url.replace("http", "ws") + "/wire"
    with connect(url, additional_headers=headers, max_size=None) as connection:
        socket = Socket(table, connection)
        socket._say("hello", version=1)
        assert socket.hear()["tell"] == "welcome"
        socket._say("attach", table=table, **fields)
        assert socket.hear()["tell"] == "attached", socket.latest
        yield socket


@contextmanager
def begun_by(people: Sequence[Person], table: str) -> Iterator[list[Socket]]:
    """The sockets of people who sit at a table in this order, once all of them were dealt to."""
    with ExitStack() as stack:
        sockets = [stack.enter_context(socket_of(person, table)) for person in people]
        for socket in sockets:
            socket.ask("sit")
        sockets[0].ask("start")
        for socket in sockets:
            while socket.latest["view"] is None:
                socket.hear()
        yield sockets


def started_table(person: Person, bot: str, **options: Any) -> str:
    """A table at which this person sits with bots on every other seat, just begun."""
    table = person.open_table(**options)
    with socket_of(person, table) as socket:
        socket.ask("sit")
        for _ in range(options["seats"] - 1):
            socket.ask("add-bot", bot=bot)
        socket.ask("start")
    return table


def first_move(latest: Latest) -> str:
    """The first of the moves that may be made."""
    return str(latest["view"]["legal-moves"][0]["text"])


def frugally(latest: Latest) -> str:
    """A move of Ikebana: draw and keep, so that nothing is ever paid."""
    by_kind = {move["kind"]: move["text"] for move in latest["view"]["legal-moves"]}
    return str(by_kind.get("keep") or by_kind["draw"])


def play_until(
    person: Person,
    table: str,
    is_enough: Callable[[Latest], bool],
    choose: Callable[[Latest], str] = first_move,
) -> None:
    """Play at a table until it is enough."""
    with socket_of(person, table) as socket:
        socket.play(is_enough, choose)


def is_over(latest: Latest) -> bool:
    """Whether the game has ended."""
    return bool(latest["state"]["phase"] == "finished")
