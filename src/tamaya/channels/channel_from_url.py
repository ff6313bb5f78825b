"""Opens the channel that goes with a store, by the store's URL."""

import importlib

from tamaya.channels.memory_channel import MemoryChannel
from tamaya.channels.refusals import ChannelRefusal
from tamaya.rules.shared_types import Refused
from tamaya.table.ports import Channel

POSTGRES = ("postgresql://", "postgres://")


async def open_channel(url: str) -> Channel:
    """Open the channel for a store: only PostgreSQL is shared by several processes."""
    if not url.startswith(POSTGRES):
        return MemoryChannel()
    try:
        postgres = importlib.import_module("tamaya.channels.postgres_channel")
    except ModuleNotFoundError as missing:
        if missing.name != "asyncpg":
            raise
        raise Refused(ChannelRefusal.EXTRA_MISSING, extra="postgres") from None
    channel: Channel = await postgres.open_postgres_channel(url)
    return channel
