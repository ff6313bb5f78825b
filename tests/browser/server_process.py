"""A house in a process of its own, which a test can close and open again."""

import os
import re
import subprocess
import sys
from dataclasses import dataclass, replace
from pathlib import Path

from tests.web.local_server import GENEROUS

SECONDS_TO_CLOSE = 30


@dataclass
class ServerProcess:
    """A house on loopback, with a database that outlives it."""

    folder: Path
    port: int = 0
    process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        """Begin to answer, at the same address as before."""
        settings = replace(GENEROUS, database=str(self.folder / "tamaya.db"), port=self.port)
        command = [sys.executable, "-P", "-m", "tamaya", "serve", "--no-browser"]
        command += ["--database", settings.database, "--port", str(self.port)]
        log = (self.folder / "house.log").open("a", encoding="utf-8")
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
        told = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", told)
        assert found is not None, told + self.log
        self.port = int(found[1])

    @property
    def log(self) -> str:
        """What the house complained of."""
        return (self.folder / "house.log").read_text(encoding="utf-8")

    def close(self) -> None:
        """Stop answering."""
        if self.process is not None:
            self.process.terminate()
            self.process.communicate(timeout=SECONDS_TO_CLOSE)
            self.process = None
