"""Whether the house that somebody wants to open is open already."""

import asyncio
import json
from http.client import HTTPConnection, HTTPException
from typing import Any

from tamaya.rules.game import Refused
from tamaya.stores import StoreRefusal, open_store

SECONDS_OF_PATIENCE = 5
LONGEST_ANSWER = 1000


def is_open_already(database: str, host: str, port: int) -> bool:
    """Whether a house answers there while somebody holds this very file.

    Either alone proves nothing: the house may be somebody else's, the file may be looked after.
    """
    return asyncio.run(is_held(database)) and answers_as_a_house(host, port)


async def is_held(database: str) -> bool:
    """Whether another process holds the file of this store."""
    try:
        store = await open_store(database)
    except Refused as refused:
        return refused.reason is StoreRefusal.LOCKED_BY_ANOTHER
    await store.close()
    return False


def answers_as_a_house(host: str, port: int) -> bool:
    """Whether a house says there that it is well."""
    # Asked without the machine's proxy, which the standard library's openers would go through.
    connection = HTTPConnection(host, port, timeout=SECONDS_OF_PATIENCE)
    try:
        connection.request("GET", "/health")
        said: Any = json.loads(connection.getresponse().read(LONGEST_ANSWER))
    except (OSError, HTTPException, ValueError):
        return False
    finally:
        connection.close()
    return bool(said == {"is-well": True})
