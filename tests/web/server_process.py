"""A server in a process of its own, started by the command."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
from tests.web.local_server import GENEROUS, SECONDS_OF_PATIENCE, free_port

if sys.platform != "win32":
    import resource


class ServerProcess:
    """``tamaya serve`` on a port that stays the same after a restart."""

    def __init__(self, database: str, *words: str, descriptors: int | None = None) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.words = ["serve", "--no-browser", f"--port={self.port}", f"--database={database}"]
        self.words += words
        self.descriptors = descriptors
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start the server and wait until it is ready."""
        environment = {**os.environ, **GENEROUS.as_environment()}
        for name in ("TAMAYA_DATABASE", "TAMAYA_PORT", "TAMAYA_HOST", "TAMAYA_WORKERS"):
            environment.pop(name, None)
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "tamaya", *self.words),
            env=environment,
            preexec_fn=self.limit_descriptors if self.descriptors else None,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        async with asyncio.timeout(SECONDS_OF_PATIENCE), httpx.AsyncClient() as http:
            while True:
                try:
                    if (await http.get(f"{self.url}/ready")).status_code == 200:
                        return
                except httpx.HTTPError:
                    assert self.process.returncode is None, await self.output()
                await asyncio.sleep(0.02)

    def limit_descriptors(self) -> None:
        """Run in the new process: let it open only a few files and connections."""
        assert self.descriptors is not None
        resource.setrlimit(resource.RLIMIT_NOFILE, (self.descriptors, self.descriptors))

    async def output(self) -> str:
        """Everything that it printed, once it has ended."""
        assert self.process is not None
        output, _ = await self.process.communicate()
        return output.decode()

    async def end(self, number: int) -> str:
        """Send it a signal and return what it had printed."""
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(number)
        return await self.output()


@asynccontextmanager
async def server_process(
    database: str, *words: str, descriptors: int | None = None
) -> AsyncIterator[ServerProcess]:
    """A running server, which is killed at the end if it has not ended."""
    process = ServerProcess(database, *words, descriptors=descriptors)
    await process.start()
    try:
        yield process
    finally:
        await process.end(signal.SIGKILL)
