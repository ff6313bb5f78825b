"""How many connections this process holds open, in all and by address."""

import time
from collections import Counter
from collections.abc import Callable

from tamaya.web.access.rate_limits import Now, TokenBuckets, address_of

IsProxy = Callable[[str | None], bool]

DESCRIPTOR = "tamaya.descriptor"
"""Where the application finds the descriptor of a WebSocket."""
SILENCE = "tamaya.silence"
"""Where it finds what says for how many seconds nothing has come over a WebSocket."""


class TcpConnections:
    """Open connections, HTTP and WebSocket alike, from the moment they are accepted.

    Connections of trusted proxies count in all only: everybody behind a proxy has its address.
    """

    def __init__(
        self,
        most: int,
        most_per_address: int,
        new_per_second: int,
        is_proxy: IsProxy,
        now: Now = time.monotonic,
    ) -> None:
        """Allow this many in all, of one address, and new ones of it; these five-fold at once."""
        self.most = most
        self._most_per_address = most_per_address
        self._is_proxy = is_proxy
        self._address_of: dict[int, str] = {}
        self._by_address: Counter[str] = Counter()
        self.newcomers: set[int] = set()
        """The descriptors of those that are at no table."""
        self._new = TokenBuckets(new_per_second, 5 * new_per_second, now)

    def __len__(self) -> int:
        """How many are open."""
        return len(self._address_of)

    def enter(self, descriptor: int, client: str | None) -> bool:
        """Count a new connection; False, and not counted, where there are too many."""
        address = "" if self._is_proxy(client) else address_of(client)
        if len(self) >= self.most or self._by_address[address] >= self._most_per_address:
            return False
        if address and not self._new.take(address):
            return False
        self._address_of[descriptor] = address
        self.newcomers.add(descriptor)
        if address:
            self._by_address[address] += 1
        return True

    def join_table(self, descriptor: int) -> None:
        """A connection is at a table from now on."""
        self.newcomers.discard(descriptor)

    def leave(self, descriptor: int) -> None:
        """A connection has ended; it may never have been counted."""
        self.newcomers.discard(descriptor)
        address = self._address_of.pop(descriptor, "")
        if address:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]
