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
from tamaya.wire.server_messages import NotDone

TABLE = "/table/"
EXAMPLE = f"http://127.0.0.1:8025{TABLE}…"
SECONDS_OF_PATIENCE = 10
FOR_THE_OWNER_ONLY = 0o600
NOT_KNOWN = "not-known"
"""How a house refuses a guest whom it has forgotten."""


class Stay(HTTPRedirectHandler):
    """Follows nobody to another house: the cookie is for this one."""

    def redirect_request(self, *_: object) -> None:
        """No request at all."""


OPENER = build_opener(Stay)


class Link(NamedTuple):
    """The address of a table: the house, and the table's id."""

    house: str
    table: str

    @property
    def wire(self) -> str:
        """Where the house speaks the wire."""
        return f"ws{self.house.removeprefix('http')}/wire"

    def __str__(self) -> str:
        """The address as people pass it on."""
        return f"{self.house}{TABLE}{self.table}"


class HouseSaysNo(Exception):
    """A house that answers, and refuses by a reason of its own."""

    def __init__(self, refused: NotDone) -> None:
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
        prefix, found, table = parts.path.rpartition(TABLE)
        table = table.rstrip("/")
        if found and table and "/" not in table:
            return Link(f"{parts.scheme}://{parts.netloc}{prefix}", table)
    raise Refused(TerminalRefusal.NOT_A_TABLE_LINK, link=text, example=EXAMPLE)


class Passes:
    """Who one is to the houses one has visited, kept in a file that only its owner reads."""

    def __init__(self, path: Path) -> None:
        """Keep them here."""
        self._path = path

    def find(self, house: str) -> str | None:
        """The cookie by which a house knows one."""
        return self._read().get(house)

    def keep(self, house: str, cookie: str) -> None:
        """Show this cookie to a house from now on."""
        known = {**self._read(), house: cookie}
        self._path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self._path.with_suffix(".new")
        descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, FOR_THE_OWNER_ONLY)
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            json.dump(known, file)
        fresh.replace(self._path)

    def _read(self) -> dict[str, str]:
        try:
            known = json.loads(self._path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return known if isinstance(known, dict) else {}


async def come_in(link: Link, name: str, passes: Passes) -> str:
    """The cookie by which the house of this table knows one; a newcomer gets one by a name."""
    cookie = passes.find(link.house)
    if cookie is not None and await asyncio.to_thread(is_known, link.house, cookie):
        return cookie
    cookie = await asyncio.to_thread(new_guest, link.house, name)
    passes.keep(link.house, cookie)
    return cookie


def is_known(house: str, cookie: str) -> bool:
    """Whether a house still knows who shows this cookie."""
    try:
        answer_of(house, Request(f"{house}/api/me", headers={"Cookie": cookie}))
    except HouseSaysNo as no:
        if no.refused.reason == NOT_KNOWN:
            return False
        raise
    return True


def new_guest(house: str, name: str) -> str:
    """Become a guest of a house."""
    body = json.dumps({"name": name}).encode()
    headers = {"Content-Type": "application/json"}
    given = SimpleCookie(answer_of(house, Request(f"{house}/api/guests", body, headers)))
    if not given:
        raise Refused(TerminalRefusal.HOUSE_UNREACHABLE, link=house)
    return "; ".join(f"{morsel.key}={morsel.value}" for morsel in given.values())


def answer_of(house: str, request: Request) -> str:
    """The cookies that a house gives in answer to a request; raises where it says no."""
    try:
        with OPENER.open(request, timeout=SECONDS_OF_PATIENCE) as answer:
            return str(answer.headers.get("Set-Cookie", ""))
    except HTTPError as error:
        raise refused_by(error, house) from None
    except (OSError, HTTPException, ValueError):
        raise Refused(TerminalRefusal.HOUSE_UNREACHABLE, link=house) from None


def refused_by(error: HTTPError, house: str) -> HouseSaysNo | Refused:
    """Why a house refuses; something that is no house has no reason."""
    try:
        told = json.loads(error.read())
        return HouseSaysNo(NotDone(None, str(told["reason"]), told["details"]))
    except (OSError, ValueError, KeyError, TypeError):
        return Refused(TerminalRefusal.HOUSE_UNREACHABLE, link=house)
