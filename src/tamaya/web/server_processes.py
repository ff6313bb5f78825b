"""Several server processes on one listening socket, and the parent that watches over them."""

import logging
import multiprocessing
import os
import shutil
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType

from tamaya.rules.shared_types import Refused
from tamaya.web.log_setup import configure_logging
from tamaya.web.settings import Settings
from tamaya.web.shared_metrics import SharedMetrics

log = logging.getLogger(__name__)

SECONDS_BETWEEN_STARTS = 1.0
SECONDS_BETWEEN_LOOKS = 0.5
SECONDS_TO_STOP = 30.0
SPAWN = multiprocessing.get_context("spawn")

Serve = Callable[[Settings, socket.socket, SharedMetrics], None]
"""Serves until a signal says to stop."""


class ServerProcesses:
    """The processes of one server."""

    def __init__(self, serve: Serve, settings: Settings, listening: socket.socket) -> None:
        """Start none yet."""
        self._serve = serve
        self._settings = settings
        self._listening = listening
        self._processes: dict[SharedMetrics, SpawnProcess] = {}
        self._is_stopping = False

    def run(self) -> None:
        """Run all processes, replace those that end, and stop them after a signal."""
        configure_logging()
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        with TemporaryDirectory(prefix="tamaya-metrics-") as folder:
            shares = [SharedMetrics(Path(folder), each) for each in range(self._settings.workers)]
            self._processes = {each: self._start(each) for each in shares}
            while not self._is_stopping:
                wait([each.sentinel for each in self._processes.values()], SECONDS_BETWEEN_LOOKS)
                self._replace_ended()
            self._end_all()

    def _stop(self, number: int, frame: FrameType | None) -> None:
        del number, frame
        self._is_stopping = True

    def _start(self, shared_metrics: SharedMetrics) -> SpawnProcess:
        process = SPAWN.Process(
            target=run_process,
            args=(self._serve, self._settings, self._listening, shared_metrics),
        )
        process.start()
        return process

    def _replace_ended(self) -> None:
        for shared_metrics, process in self._processes.items():
            if process.is_alive() or self._is_stopping:
                continue
            log.error("server process ended with code %s: starting another", process.exitcode)
            # One that cannot start must not keep the machine busy with trying.
            time.sleep(SECONDS_BETWEEN_STARTS)
            self._processes[shared_metrics] = self._start(shared_metrics)

    def _end_all(self) -> None:
        for process in self._processes.values():
            process.terminate()
        give_up_at = time.monotonic() + SECONDS_TO_STOP
        for process in self._processes.values():
            process.join(max(0.0, give_up_at - time.monotonic()))
            if process.is_alive():
                log.error("server process did not stop in time")
                process.kill()


def run_process(
    serve: Serve, settings: Settings, listening: socket.socket, shared_metrics: SharedMetrics
) -> None:
    """Serve in a process of its own, for as long as its parent lives."""
    watch = threading.Thread(target=stop_with_parent, args=(shared_metrics.folder,), daemon=True)
    watch.start()
    with suppress(KeyboardInterrupt):
        try:
            serve(settings, listening, shared_metrics)
        except Refused as refused:
            log.error("server process cannot start: %s", refused.reason)
            sys.exit(1)


def stop_with_parent(folder: Path) -> None:
    """Wait until the parent has ended, however that happened, and stop this process."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    # A parent that was killed could not remove it.
    shutil.rmtree(folder, ignore_errors=True)
    signal.raise_signal(signal.SIGTERM)
    time.sleep(SECONDS_TO_STOP)
    os._exit(1)
