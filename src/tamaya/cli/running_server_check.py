"""Whether the server that somebody wants to open is already running."""

import asyncio
import json
from http.client import HTTPConnection, HTTPException
from typing import Any

from tamaya.rules.shared_types import Refused
from tamaya.stores import StoreRefusal, open_store

TIMEOUT_SECONDS = 5
LONGEST_ANSWER = 1000


def is_already_running(database: str, host: str, port: int) -> bool:
    """Whether a server answers at this address and another process holds this file.

    One of the two is not enough: the server may use another file, and the file may be held by
    ``tamaya admin``.
    """
    return asyncio.run(is_store_locked(database)) and is_server_answering(host, port)


async def is_store_locked(database: str) -> bool:
    """Whether another process holds the file of this store."""
    try:
        store = await open_store(database)
    except Refused as refused:
        return refused.reason is StoreRefusal.LOCKED_BY_ANOTHER
    await store.close()
    return False


def is_server_answering(host: str, port: int) -> bool:
    """Whether a healthy server answers at this address."""
    # HTTPConnection uses no proxy, unlike the openers of urllib.
    connection = HTTPConnection(host, port, timeout=TIMEOUT_SECONDS)
    try:
        connection.request("GET", "/health")
        health: Any = json.loads(connection.getresponse().read(LONGEST_ANSWER))
    except (OSError, HTTPException, ValueError):
        return False
    finally:
        connection.close()
    return bool(health == {"is-healthy": True})
