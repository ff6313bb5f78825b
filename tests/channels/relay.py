"""A relay to PostgreSQL that a test can mute, cut and mend."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

SOCKET = ".s.PGSQL.5432"


class Relay:
    """Forwards bytes in both directions on every connection that is not muted."""

    def __init__(self, target: Path, folder: Path) -> None:
        self._target = target
        self._place = folder / SOCKET
        self._server: asyncio.Server | None = None
        self._flows: set[asyncio.Task[None]] = set()
        self._writers: list[asyncio.StreamWriter] = []

    async def mend(self) -> None:
        self._server = await asyncio.start_unix_server(self._connect, self._place)

    async def silence(self) -> None:
        """Stop forwarding on the open connections without closing them; new ones work."""
        for flow in self._flows:
            flow.cancel()
        if self._flows:
            await asyncio.wait(self._flows)

    async def cut(self) -> None:
        """Close every connection and accept no new ones."""
        self._server.close()
        await self.silence()
        for writer in self._writers:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()
        self._writers.clear()
        self._place.unlink(missing_ok=True)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        further_reader, further_writer = await asyncio.open_unix_connection(self._target)
        self._writers += [writer, further_writer]
        for flow in (self._flow(reader, further_writer), self._flow(further_reader, writer)):
            task = asyncio.create_task(flow)
            self._flows.add(task)
            task.add_done_callback(self._flows.discard)

    async def _flow(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while said := await reader.read(65536):
            writer.write(said)
            await writer.drain()
        writer.close()


@asynccontextmanager
async def relay_to(url: str, folder: Path) -> AsyncIterator[tuple[Relay, str]]:
    """A relay to the PostgreSQL at this URL, and the URL of the relay."""
    (host,) = parse_qs(urlsplit(url).query)["host"]
    relay = Relay(Path(host) / SOCKET, folder)
    await relay.mend()
    try:
        yield relay, url.replace(host, str(folder))
    finally:
        await relay.cut()
