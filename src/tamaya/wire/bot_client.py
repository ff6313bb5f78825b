"""A bot that plays at a table of a server, over the wire.

    bot = BotClient("http://127.0.0.1:8025", decide, name="Modest")
    table = bot.open_table(seats=2, edition="standard")
    result = bot.play(table, bots=["careful"])

``decide`` gets the ``view`` of the wire as a dict and returns the text of a legal move.
"""

import json
import time
from collections.abc import Callable, Sequence
from secrets import token_hex
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from tamaya.table.before_start import CONTRIBUTION_DIGITS
from tamaya.wire.close_codes import CloseCode
from tamaya.wire.entry_changes import ReceivedTable, table_after
from tamaya.wire.messages_for_guest import VERSION

RETRY_SECONDS = (0.2, 1.0, 2.0, 5.0, 10.0, 20.0, 30.0, 60.0)
"""How long to wait before each attempt to connect again; the last is repeated."""
ATTEMPTS = 30
FATAL_CODES = (
    CloseCode.UNKNOWN_GUEST,
    CloseCode.TOO_MANY_REFUSALS,
    CloseCode.INVALID_TEXT,
    CloseCode.MESSAGE_TOO_LONG,
)
TOO_FAST = "too-fast"
LATE = ("not-your-turn", "choice-pending", "game-over")
"""Refusals of a move that was decided on a view which is no longer the newest."""


class ServerRefusal(Exception):
    """The server refused what the bot asked for."""

    def __init__(self, reason: str, details: object = None) -> None:
        """Keep the reason and its details."""
        super().__init__(f"{reason} {details or ''}".strip())
        self.reason = reason
        self.details = details


class BotClient:
    """One guest of a server, made for bots: it connects, sits down, decides and reconnects."""

    def __init__(
        self,
        server: str,
        decide: Callable[[dict[str, Any]], str],
        *,
        name: str = "Wire bot",
        token: str = "",
    ) -> None:
        """Sign in as a new guest of this name, or as the guest to whom the token belongs."""
        self.server = server.rstrip("/")
        self.token = token
        """Keep it to come back as the same guest."""
        self._decide = decide
        if not token:
            self.token = self._post("/api/bots", {"name": name})["token"]
        self._table = ""
        self._turn: dict[str, Any] | None = None
        """The view to decide on, while the bot is to act."""
        self._password: str | None = None
        self._viewpoint: str | None = None
        self._sequence = 0
        self._received: ReceivedTable = ({}, None)
        self._unanswered: dict[str, dict[str, Any]] = {}
        """Commands without an answer: after a reconnect they are sent again, with the same id."""

    def open_table(self, **options: object) -> str:
        """Open a table, with options such as ``seats=2, edition="standard"``; returns its id."""
        words = {name.replace("_", "-"): value for name, value in options.items()}
        table: str = self._post("/api/tables", {"options": words})["table"]
        return table

    def play(
        self, table: str, *, bots: Sequence[str] = (), password: str | None = None
    ) -> dict[str, Any]:
        """Take a seat and play to the end; returns the result.

        The host may add bots of the server: then the game starts at once. Otherwise it starts when
        the host says so.
        """
        self._table, self._password = table, password
        self._viewpoint, self._sequence, self._unanswered, self._turn = None, 0, {}, None
        self._queue("sit", contribution=token_hex(CONTRIBUTION_DIGITS // 2))
        for bot in bots:
            self._queue("add-bot", bot=bot)
        if bots:
            self._queue("start")
        attempt = 0
        while True:
            try:
                with self._connection() as wire:
                    attempt = 0
                    return self._play_connected(wire)
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd is not None else None
                if code in FATAL_CODES:
                    raise ServerRefusal("closed", CloseCode(code).name) from closed
            except (OSError, WebSocketException):
                if attempt == ATTEMPTS:
                    raise
            time.sleep(RETRY_SECONDS[min(attempt, len(RETRY_SECONDS) - 1)])
            attempt += 1

    def _play_connected(self, wire: ClientConnection) -> dict[str, Any]:
        self._send(wire, {"type": "hello", "version": VERSION})
        attach: dict[str, object] = {"type": "attach", "table": self._table, "changes": True}
        if self._sequence:
            attach |= {"after": self._sequence, "viewpoint": self._viewpoint}
        if self._password is not None:
            attach["password"] = self._password
        self._send(wire, attach)
        for command in list(self._unanswered.values()):
            self._send(wire, command)
        while True:
            result = self._handle(wire, json.loads(wire.recv()))
            if result is not None:
                return result

    def _handle(self, wire: ClientConnection, message: dict[str, Any]) -> dict[str, Any] | None:
        """Follow a message of the table; returns the result once the game is over."""
        match message["type"]:
            case "done":
                self._unanswered.pop(message["id"], None)
            case "refused":
                self._handle_refusal(wire, message)
            case "attached" | "entry-with-changes" if message["table"] == self._table:
                self._sequence = message["sequence"]
                self._viewpoint = message.get("viewpoint", self._viewpoint)
                state, view = self._received = table_after(message, self._received)
                if state["phase"] == "finished":
                    result: dict[str, Any] = state["result"]
                    return result
                is_newest = message["sequence"] == state["sequence"]
                self._turn = view if view and view["legal-moves"] and is_newest else None
            case _:
                pass
        if self._turn is not None and not self._is_moving():
            view, self._turn = self._turn, None
            self._send(wire, self._queue("move", move=self._decide(view)))
        return None

    def _is_moving(self) -> bool:
        """Whether a move waits for its answer."""
        return any(sent["command"]["type"] == "move" for sent in self._unanswered.values())

    def _handle_refusal(self, wire: ClientConnection, message: dict[str, Any]) -> None:
        command = self._unanswered.get(message.get("id") or "")
        if message["reason"] == TOO_FAST and command is not None:
            time.sleep(RETRY_SECONDS[1])
            self._send(wire, command)
        elif message["reason"] in LATE and command is not None:
            del self._unanswered[message["id"]]
        else:
            raise ServerRefusal(message["reason"], message.get("details"))

    def _queue(self, name: str, **fields: object) -> dict[str, Any]:
        """A command with a new id, which is kept until it is answered."""
        number = token_hex(8)
        command = {"type": name, **fields}
        self._unanswered[number] = {
            "type": "command",
            "id": number,
            "table": self._table,
            "command": command,
        }
        return self._unanswered[number]

    def _connection(self) -> ClientConnection:
        headers = {"Authorization": f"Bearer {self.token}"}
        url = self.server.replace("http", "ws", 1) + "/wire"
        return connect(url, additional_headers=headers, max_size=None)

    def _send(self, wire: ClientConnection, message: dict[str, object]) -> None:
        wire.send(json.dumps(message))

    def _post(self, path: str, body: dict[str, object]) -> dict[str, Any]:
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        request = Request(self.server + path, json.dumps(body).encode(), headers)
        try:
            with urlopen(request) as response:
                answer: dict[str, Any] = json.load(response)
                return answer
        except HTTPError as error:
            refusal = json.load(error)
            raise ServerRefusal(refusal["reason"], refusal.get("details")) from error
