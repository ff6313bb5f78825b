"""From the address of a store to the channel that goes with it."""

import importlib

from tamaya.channels.memory import MemoryChannel
from tamaya.channels.refusals import ChannelRefusal
from tamaya.rules.game import Refused
from tamaya.table.ports import Channel

POSTGRES = ("postgresql://", "postgres://")


async def open_channel(url: str) -> Channel:
    """The channel for the store at this address: only a shared store has more than one process."""
    if not url.startswith(POSTGRES):
        return MemoryChannel()
    try:
        postgres = importlib.import_module("tamaya.channels.postgres")
    except ModuleNotFoundError as missing:
        if missing.name != "asyncpg":
            raise
        raise Refused(ChannelRefusal.EXTRA_MISSING, extra="postgres") from None
    channel: Channel = await postgres.open_postgres_channel(url)
    return channel
