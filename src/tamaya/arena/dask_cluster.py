"""Play the games of a match on a dask cluster."""

import logging
import socket
from collections.abc import Iterator, Sequence
from concurrent.futures import CancelledError
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

from tamaya import __version__
from tamaya.arena.executors import Chunk, Executor
from tamaya.arena.match_interface import Match
from tamaya.arena.refusals import ArenaRefusal
from tamaya.engine.refusals import EngineRefusal
from tamaya.rules.shared_types import Refused

SCHEMES = ("tcp", "tls")
TIMEOUT_SECONDS = 10
"""How long to wait for the scheduler and for the first worker."""


def on_cluster(address: str) -> Executor:
    """Return an executor for the cluster of a scheduler, such as ``tcp://10.0.0.1:8786``."""
    if find_spec("distributed") is None:
        raise Refused(EngineRefusal.EXTRA_MISSING, extra="cluster")

    def executor(
        match: Match[Any], chunks: Sequence[Chunk]
    ) -> Iterator[tuple[Chunk, Sequence[Any]]]:
        distributed: Any = import_module("distributed")
        with _quiet(), _connect(distributed, address) as client:
            _refuse_other_versions(client, address)
            futures = client.map(match.play, chunks, pure=False, batch_size=100)
            chunk_of = dict(zip((future.key for future in futures), chunks, strict=True))
            done = distributed.as_completed(futures, loop=client.loop, with_results=True)
            try:
                for future, results in done:
                    if isinstance(results, CancelledError):
                        # A scheduler that stops cancels all tasks.
                        raise Refused(ArenaRefusal.WORKERS_GONE)
                    yield chunk_of[future.key], results
            except (OSError, distributed.KilledWorker):
                raise Refused(ArenaRefusal.WORKERS_GONE) from None

    return executor


def _connect(distributed: Any, address: str) -> Any:
    try:
        url = urlsplit(address)
        if url.scheme not in SCHEMES or url.hostname is None or url.port is None:
            raise ValueError(address)
        # Try the address first: closing a dask client that never connected takes too long.
        socket.create_connection((url.hostname, url.port), TIMEOUT_SECONDS).close()
        return distributed.Client(address, timeout=TIMEOUT_SECONDS, set_as_default=False)
    except (OSError, ValueError):
        raise Refused(ArenaRefusal.CLUSTER_UNREACHABLE, address=address) from None


@contextmanager
def _quiet() -> Iterator[None]:
    """Silence dask's loggers: a refusal reports what went wrong."""
    loggers = {name: logging.getLogger(name) for name in ("distributed", "distributed.client")}
    levels = {name: logger.level for name, logger in loggers.items()}
    for logger in loggers.values():
        logger.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        for name, logger in loggers.items():
            logger.setLevel(levels[name])


def _refuse_other_versions(client: Any, address: str) -> None:
    """Refuse a cluster without workers, or with another version of tamaya."""

    def version_there() -> str:
        # Dask sends this function itself, so it also runs where tamaya is not installed.
        metadata = import_module("importlib.metadata")
        try:
            return str(metadata.version("tamaya"))
        except metadata.PackageNotFoundError:
            return "–"

    try:
        client.wait_for_workers(1, timeout=TIMEOUT_SECONDS)
    except TimeoutError:
        raise Refused(ArenaRefusal.CLUSTER_WITHOUT_WORKERS, address=address) from None
    for there in client.run(version_there).values():
        if there != __version__:
            raise Refused(ArenaRefusal.OTHER_VERSION, here=__version__, there=there)
