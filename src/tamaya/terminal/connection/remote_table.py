"""What is asked of a remote server over HTTP: a new table, an earlier moment of a game."""

import asyncio
from collections.abc import Mapping
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request

import msgspec

from tamaya.rules.shared_types import Refused
from tamaya.table.options import Options
from tamaya.terminal.connection.remote_sign_in import (
    OPENER,
    TIMEOUT_SECONDS,
    Link,
    refusal_from,
)
from tamaya.terminal.refusals import TerminalRefusal
from tamaya.wire.http.http_bodies import OpenedTable, OpenTable
from tamaya.wire.server_messages import GameView

READ_TIMEOUT_SECONDS = 60
"""The server computes an earlier moment in a process of its own, which it may have to start."""

EXAMPLE = "http://127.0.0.1:8025"


def parse_server(text: str) -> Link:
    """The address of a server, as a link that names no table yet."""
    try:
        parts = urlsplit(text.strip())
        is_address = parts.scheme in ("http", "https") and bool(parts.hostname)
    except ValueError:
        is_address = False
    if not is_address or parts.query or parts.fragment:
        raise Refused(TerminalRefusal.NOT_A_SERVER, link=text, example=EXAMPLE)
    return Link(f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}", "")


async def open_table_at(server: Link, cookie: str, options: Options) -> Link:
    """Open a table as the guest with this cookie; refused where the server refuses."""
    return await asyncio.to_thread(send_opening, server, cookie, options)


def send_opening(server: Link, cookie: str, options: Options) -> Link:
    """Send the request, and return the link of the new table."""
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    body = msgspec.json.encode(OpenTable(options))
    request = Request(f"{server.server}/api/tables", body, headers)
    try:
        with OPENER.open(request, timeout=TIMEOUT_SECONDS) as answer:
            opened = msgspec.json.decode(answer.read(), type=OpenedTable)
    except HTTPError as error:
        raise refusal_from(error, server.server) from None
    except (OSError, HTTPException, ValueError):
        raise Refused(TerminalRefusal.SERVER_UNREACHABLE, link=server.server) from None
    return Link(server.server, opened.table)


def fetch_past_view(table: Link, identity: Mapping[str, str], move: int) -> GameView | None:
    """What the guest saw after this many moves; None where the server does not say."""
    address = f"{table.server}/api/tables/{table.table}/views/{move}"
    try:
        with OPENER.open(
            Request(address, headers=dict(identity)), timeout=READ_TIMEOUT_SECONDS
        ) as answer:
            view: GameView = msgspec.json.decode(answer.read(), type=GameView)
            return view
    except (OSError, HTTPException, ValueError):
        return None
