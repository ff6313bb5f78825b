"""A remote server over HTTP: the link of a table, and the cookie by which it knows a guest."""

import asyncio
import json
import os
import platform
from http.client import HTTPException
from http.cookies import SimpleCookie
from pathlib import Path
from typing import NamedTuple
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from tamaya import __version__
from tamaya.rules.shared_types import Refused
from tamaya.terminal.refusals import TerminalRefusal
from tamaya.wire.server_messages import RefusalMessage

TABLE_PATH = "/table/"
EXAMPLE = f"http://127.0.0.1:8025{TABLE_PATH}…"
TIMEOUT_SECONDS = 10
OWNER_ONLY_MODE = 0o600
UNKNOWN_GUEST = "unknown-guest"
"""The reason with which a server refuses a cookie it does not know."""


class NoRedirects(HTTPRedirectHandler):
    """Follows no redirect: the cookie is for this server only."""

    def redirect_request(self, *_: object) -> None:
        """Return no request."""


OPENER = build_opener(NoRedirects)
# By this the guest recognises the device in a list.
OPENER.addheaders = [("User-Agent", f"tamaya/{__version__} ({platform.system()})")]


class Link(NamedTuple):
    """The address of a table: the server and the table's id."""

    server: str
    table: str

    @property
    def wire(self) -> str:
        """The address of the server's WebSocket."""
        return f"ws{self.server.removeprefix('http')}/wire"

    def __str__(self) -> str:
        """The link as people share it."""
        return f"{self.server}{TABLE_PATH}{self.table}"


class RefusedByServer(Exception):
    """A refusal by the server, for a reason of its own."""

    def __init__(self, message: RefusalMessage) -> None:
        """Keep the refusal."""
        super().__init__(message.reason)
        self.message = message


def parse_link(text: str) -> Link:
    """Parse the link of a table."""
    try:
        parts = urlsplit(text.strip())
        is_link = parts.scheme in ("http", "https") and bool(parts.hostname)
    except ValueError:
        is_link = False
    if is_link:
        prefix, found, table = parts.path.rpartition(TABLE_PATH)
        table = table.rstrip("/")
        if found and table and "/" not in table:
            return Link(f"{parts.scheme}://{parts.netloc}{prefix}", table)
    raise Refused(TerminalRefusal.NOT_A_TABLE_LINK, link=text, example=EXAMPLE)


class SavedCookies:
    """The cookies of the servers visited so far, in a file that only its owner can read."""

    def __init__(self, path: Path) -> None:
        """Use this file."""
        self._path = path

    def find(self, server: str) -> str | None:
        """The cookie for a server, if there is one."""
        return self._read().get(server)

    def save(self, server: str, cookie: str) -> None:
        """Save the cookie for a server."""
        saved = {**self._read(), server: cookie}
        self._path.parent.mkdir(parents=True, exist_ok=True)
        temporary = self._path.with_suffix(".new")
        descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWNER_ONLY_MODE)
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            json.dump(saved, file)
        temporary.replace(self._path)

    def _read(self) -> dict[str, str]:
        try:
            saved = json.loads(self._path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return saved if isinstance(saved, dict) else {}


async def sign_in(link: Link, name: str, cookies: SavedCookies) -> str:
    """The cookie for the server of a table; a new guest is created if it knows none."""
    cookie = cookies.find(link.server)
    if cookie is not None and await asyncio.to_thread(is_known, link.server, cookie):
        return cookie
    cookie = await asyncio.to_thread(create_guest, link.server, name)
    cookies.save(link.server, cookie)
    return cookie


def is_known(server: str, cookie: str) -> bool:
    """Whether the server still knows this cookie."""
    try:
        fetch_cookies(server, Request(f"{server}/api/me", headers={"Cookie": cookie}))
    except RefusedByServer as refused:
        if refused.message.reason == UNKNOWN_GUEST:
            return False
        raise
    return True


def create_guest(server: str, name: str) -> str:
    """Create a guest, and return its cookie."""
    received = SimpleCookie(fetch_cookies(server, named_request(f"{server}/api/guests", name)))
    if not received:
        raise Refused(TerminalRefusal.SERVER_UNREACHABLE, link=server)
    return "; ".join(f"{morsel.key}={morsel.value}" for morsel in received.values())


def create_bot(server: str, name: str) -> str:
    """Create a guest that is a program, and return its token."""
    _, body = fetch(server, named_request(f"{server}/api/bots", name))
    try:
        return str(json.loads(body)["token"])
    except (ValueError, KeyError, TypeError):
        raise Refused(TerminalRefusal.SERVER_UNREACHABLE, link=server) from None


def named_request(address: str, name: str) -> Request:
    """The request for a new guest of this name."""
    return Request(
        address, json.dumps({"name": name}).encode(), {"Content-Type": "application/json"}
    )


def fetch_cookies(server: str, request: Request) -> str:
    """Send a request and return the cookies of the answer, or raise the refusal."""
    return fetch(server, request)[0]


def fetch(server: str, request: Request) -> tuple[str, bytes]:
    """Send a request and return the cookies and the body of the answer, or raise the refusal."""
    try:
        with OPENER.open(request, timeout=TIMEOUT_SECONDS) as answer:
            return str(answer.headers.get("Set-Cookie", "")), answer.read()
    except HTTPError as error:
        raise refusal_from(error, server) from None
    except (OSError, HTTPException, ValueError):
        raise Refused(TerminalRefusal.SERVER_UNREACHABLE, link=server) from None


def refusal_from(error: HTTPError, server: str) -> RefusedByServer | Refused:
    """The refusal in an HTTP error; a server that is not ours counts as unreachable."""
    try:
        answer = json.loads(error.read())
        return RefusedByServer(RefusalMessage(None, str(answer["reason"]), answer["details"]))
    except (OSError, ValueError, KeyError, TypeError):
        return Refused(TerminalRefusal.SERVER_UNREACHABLE, link=server)
