"""Opens a store by its URL."""

import importlib
from pathlib import Path

from tamaya.rules.shared_types import Refused
from tamaya.stores.memory_store import MemoryStore
from tamaya.stores.refusals import StoreRefusal
from tamaya.stores.sqlite_store import open_sqlite
from tamaya.table.ports import Store

MEMORY = "memory:"
SQLITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")
EXAMPLES = "tamaya.db, sqlite:///tamaya.db, postgresql://host/tamaya"


async def open_store(url: str) -> Store:
    """Open a store and update its schema.

    ``memory:`` keeps nothing; ``sqlite:///tamaya.db``, ``sqlite:////srv/tamaya.db`` or a plain path
    is a file; ``postgresql://…`` is a database.
    """
    if url == MEMORY:
        return MemoryStore()
    path = sqlite_path(url)
    return await _open_postgres(url) if path is None else await open_sqlite(path)


def sqlite_path(url: str) -> Path | None:
    """The file that the store at this address is kept in; None where it is kept in none."""
    if url == MEMORY or url.startswith(POSTGRES):
        return None
    path = url.removeprefix(SQLITE)
    if not path or "://" in path or path.startswith(("sqlite:", MEMORY)):
        # Only the scheme is shown: the URL may contain a password.
        raise Refused(StoreRefusal.UNKNOWN_URL, scheme=url.partition(":")[0], known=EXAMPLES)
    return Path(path)


async def _open_postgres(url: str) -> Store:
    try:
        postgres = importlib.import_module("tamaya.stores.postgres_store")
    except ModuleNotFoundError as missing:
        if missing.name != "asyncpg":
            raise
        raise Refused(StoreRefusal.EXTRA_MISSING, extra="postgres") from None
    store: Store = await postgres.open_postgres(url)
    return store
