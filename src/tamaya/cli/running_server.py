"""Whether the house that somebody wants to open is open already."""

import asyncio
import json
from http.client import HTTPConnection, HTTPException
from typing import Any

from tamaya.rules.game import Refused
from tamaya.stores import StoreRefusal, open_store

TIMEOUT_SECONDS = 5
LONGEST_ANSWER = 1000


def is_already_running(database: str, host: str, port: int) -> bool:
    """Whether a house answers there while somebody holds this very file.

    Either alone proves nothing: the house may be somebody else's, the file may be looked after.
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
    """Whether a house says there that it is well."""
    # Asked without the machine's proxy, which the standard library's openers would go through.
    connection = HTTPConnection(host, port, timeout=TIMEOUT_SECONDS)
    try:
        connection.request("GET", "/health")
        health: Any = json.loads(connection.getresponse().read(LONGEST_ANSWER))
    except (OSError, HTTPException, ValueError):
        return False
    finally:
        connection.close()
    return bool(health == {"is-healthy": True})
