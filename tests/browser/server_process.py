"""A server in its own process, which a test can stop and start again."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path

from tests.web.local_server import GENEROUS

SECONDS_TO_CLOSE = 30


@dataclass
class ServerProcess:
    """A server on loopback, with a database that stays after it."""

    folder: Path
    base_path: str = ""
    database: str = ""
    """The address of a database, if it is not a file in the folder."""
    port: int = 0
    process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}{self.base_path}"

    def open(self) -> None:
        """Start the server, at the same address as before."""
        settings = replace(
            GENEROUS,
            database=self.database or str(self.folder / "tamaya.db"),
            port=self.port,
            base_path=self.base_path,
        )
        command = [sys.executable, "-P", "-m", "tamaya", "serve", "--no-browser"]
        command += ["--database", settings.database, "--port", str(self.port)]
        log = (self.folder / "server.log").open("a", encoding="utf-8")
        with log:
            self.process = subprocess.Popen(
                command,
                cwd=self.folder,
                env={**os.environ, **settings.as_environment()},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        assert found is not None, line + self.log
        self.port = int(found[1])

    @property
    def log(self) -> str:
        """The log of the server."""
        return (self.folder / "server.log").read_text(encoding="utf-8")

    @contextmanager
    def holding_up_bots(self) -> Iterator[None]:
        """Let no bot decide meanwhile: its process does not go on."""
        assert self.process is not None
        number = self.process.pid
        listed = Path(f"/proc/{number}/task/{number}/children").read_text(encoding="ascii")
        for child in map(int, listed.split()):
            os.kill(child, signal.SIGSTOP)
        try:
            yield
        finally:
            for child in map(int, listed.split()):
                # The server ends a bot whose move is no longer wanted.
                with suppress(ProcessLookupError):
                    os.kill(child, signal.SIGCONT)

    def close(self) -> None:
        """Stop the server."""
        if self.process is not None:
            self.process.terminate()
            self.process.communicate(timeout=SECONDS_TO_CLOSE)
            self.process = None
