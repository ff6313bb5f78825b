"""The event loop of the server: sockets at tables go before all others."""

import asyncio
import selectors
import sys
from collections.abc import Coroutine
from collections.abc import Set as AbstractSet

NEWCOMERS_A_ROUND = 1

Events = list[tuple[selectors.SelectorKey, int]]


class TablesFirstSelector(selectors.DefaultSelector):
    """Reports a few newcomers each time, however many are ready.

    Newcomers are connections that are at no table. asyncio handles all that is reported before it
    asks again, so moves would wait while hundreds connect or disconnect at once. The rest of them
    stays ready, and is reported the next time.
    """

    newcomers: AbstractSet[int] = frozenset()
    """Their descriptors."""

    def select(self, timeout: float | None = None) -> Events:
        """What is ready."""
        ready = super().select(timeout)
        if len(ready) <= NEWCOMERS_A_ROUND:
            return ready
        newcomers = [each for each in ready if each[0].fd in self.newcomers]
        if len(newcomers) <= NEWCOMERS_A_ROUND:
            return ready
        others = [each for each in ready if each[0].fd not in self.newcomers]
        return others + newcomers[:NEWCOMERS_A_ROUND]


class ServerLoop(asyncio.SelectorEventLoop):
    """An event loop that can be told which connections are newcomers."""

    def __init__(self) -> None:
        """Start without any."""
        self._tables_first = TablesFirstSelector()
        super().__init__(self._tables_first)

    def set_newcomers(self, newcomers: AbstractSet[int]) -> None:
        """Let these descriptors wait for all others; the set may change."""
        self._tables_first.newcomers = newcomers


def run_server(serving: Coroutine[None, None, None]) -> None:
    """Run a server to its end; on Windows in the only event loop there that can start processes."""
    with asyncio.Runner(loop_factory=None if sys.platform == "win32" else ServerLoop) as runner:
        runner.run(serving)
