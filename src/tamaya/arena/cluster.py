"""The games of a match on many machines, by a scheduler of dask."""

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
from tamaya.arena.executors import Executor, Numbers
from tamaya.arena.match import Match
from tamaya.arena.refusals import ArenaRefusal
from tamaya.engine.refusals import EngineRefusal
from tamaya.rules.game import Refused

SCHEMES = ("tcp", "tls")
TIMEOUT_SECONDS = 10
"""How many seconds a scheduler, and the first worker, may take to answer."""


def on_cluster(address: str) -> Executor:
    """The workers of the scheduler at this address, such as ``tcp://10.0.0.1:8786``."""
    if find_spec("distributed") is None:
        raise Refused(EngineRefusal.EXTRA_MISSING, extra="cluster")

    def executor(
        match: Match[Any], chunks: Sequence[Numbers]
    ) -> Iterator[tuple[Numbers, Sequence[Any]]]:
        distributed: Any = import_module("distributed")
        with _quiet(), _connect(distributed, address) as client:
            _refuse_other_versions(client, address)
            futures = client.map(match.play, chunks, pure=False, batch_size=100)
            chunk_of = dict(zip((future.key for future in futures), chunks, strict=True))
            done = distributed.as_completed(futures, loop=client.loop, with_results=True)
            try:
                for future, results in done:
                    if isinstance(results, CancelledError):
                        # A scheduler that ends takes back all that it was asked for.
                        raise Refused(ArenaRefusal.WORKERS_GONE)
                    yield chunk_of[future.key], results
            except (OSError, distributed.KilledWorker):
                raise Refused(ArenaRefusal.WORKERS_GONE) from None

    return executor


def _connect(distributed: Any, address: str) -> Any:
    try:
        place = urlsplit(address)
        if place.scheme not in SCHEMES or place.hostname is None or place.port is None:
            raise ValueError(address)
        # A client that has found nobody cannot be closed in a reasonable time.
        socket.create_connection((place.hostname, place.port), TIMEOUT_SECONDS).close()
        return distributed.Client(address, timeout=TIMEOUT_SECONDS, set_as_default=False)
    except (OSError, ValueError):
        raise Refused(ArenaRefusal.CLUSTER_UNREACHABLE, address=address) from None


@contextmanager
def _quiet() -> Iterator[None]:
    """What goes wrong is told by a refusal: nobody needs dask's own account of it as well."""
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
    """Refuse a cluster that would play other games, or none at all."""

    def version_there() -> str:
        # It is sent as it stands, so that it can answer where there is no tamaya at all.
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
