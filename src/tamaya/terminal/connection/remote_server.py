"""Coming to an open house over HTTP: the link of a table, and who one is to that house."""

import asyncio
import json
import os
from http.client import HTTPException
from http.cookies import SimpleCookie
from pathlib import Path
from typing import NamedTuple
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from tamaya.rules.game import Refused
from tamaya.terminal.refusals import TerminalRefusal
from tamaya.wire.server_messages import RefusalMessage

TABLE_PATH = "/table/"
EXAMPLE = f"http://127.0.0.1:8025{TABLE_PATH}…"
TIMEOUT_SECONDS = 10
OWNER_ONLY_MODE = 0o600
UNKNOWN_GUEST = "unknown-guest"
"""How a house refuses a guest whom it has forgotten."""


class NoRedirects(HTTPRedirectHandler):
    """Follows nobody to another house: the cookie is for this one."""

    def redirect_request(self, *_: object) -> None:
        """No request at all."""


OPENER = build_opener(NoRedirects)


class Link(NamedTuple):
    """The address of a table: the house, and the table's id."""

    server: str
    table: str

    @property
    def wire(self) -> str:
        """Where the house speaks the wire."""
        return f"ws{self.server.removeprefix('http')}/wire"

    def __str__(self) -> str:
        """The address as people pass it on."""
        return f"{self.server}{TABLE_PATH}{self.table}"


class RefusedByServer(Exception):
    """A house that answers, and refuses by a reason of its own."""

    def __init__(self, refused: RefusalMessage) -> None:
        """Keep why."""
        super().__init__(refused.reason)
        self.refused = refused


def parse_link(text: str) -> Link:
    """The table that a link leads to."""
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
    """Who one is to the houses one has visited, kept in a file that only its owner reads."""

    def __init__(self, path: Path) -> None:
        """Keep them here."""
        self._path = path

    def find(self, server: str) -> str | None:
        """The cookie by which a house knows one."""
        return self._read().get(server)

    def keep(self, server: str, cookie: str) -> None:
        """Show this cookie to a house from now on."""
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
    """The cookie by which the house of this table knows one; a newcomer gets one by a name."""
    cookie = cookies.find(link.server)
    if cookie is not None and await asyncio.to_thread(is_known, link.server, cookie):
        return cookie
    cookie = await asyncio.to_thread(create_guest, link.server, name)
    cookies.keep(link.server, cookie)
    return cookie


def is_known(server: str, cookie: str) -> bool:
    """Whether a house still knows who shows this cookie."""
    try:
        fetch_cookies(server, Request(f"{server}/api/me", headers={"Cookie": cookie}))
    except RefusedByServer as no:
        if no.refused.reason == UNKNOWN_GUEST:
            return False
        raise
    return True


def create_guest(server: str, name: str) -> str:
    """Become a guest of a house."""
    body = json.dumps({"name": name}).encode()
    headers = {"Content-Type": "application/json"}
    received = SimpleCookie(fetch_cookies(server, Request(f"{server}/api/guests", body, headers)))
    if not received:
        raise Refused(TerminalRefusal.SERVER_UNREACHABLE, link=server)
    return "; ".join(f"{morsel.key}={morsel.value}" for morsel in received.values())


def fetch_cookies(server: str, request: Request) -> str:
    """The cookies that a house gives in answer to a request; raises where it says no."""
    try:
        with OPENER.open(request, timeout=TIMEOUT_SECONDS) as answer:
            return str(answer.headers.get("Set-Cookie", ""))
    except HTTPError as error:
        raise refusal_from(error, server) from None
    except (OSError, HTTPException, ValueError):
        raise Refused(TerminalRefusal.SERVER_UNREACHABLE, link=server) from None


def refusal_from(error: HTTPError, server: str) -> RefusedByServer | Refused:
    """Why a house refuses; something that is no house has no reason."""
    try:
        answer = json.loads(error.read())
        return RefusedByServer(RefusalMessage(None, str(answer["reason"]), answer["details"]))
    except (OSError, ValueError, KeyError, TypeError):
        return Refused(TerminalRefusal.SERVER_UNREACHABLE, link=server)
