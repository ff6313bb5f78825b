"""Rate limits of messages and connections, counted by each process in memory.

They are asked for every message, and lapse within seconds or minutes.
"""

import asyncio
import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager

from tamaya.rules.shared_types import Refused
from tamaya.web.refusals import WebRefusal
from tamaya.web.settings import Settings

MAX_TRACKED_KEYS = 50_000
SECONDS_BEFORE_REFUSAL = 0.5
HURRY = 12
"""How much faster than people an address may send messages."""

Now = Callable[[], float]


class TokenBucket:
    """A token bucket: refills at a rate, and each action takes a token."""

    __slots__ = ("_most", "_now", "_rate", "_since", "_tokens")

    def __init__(self, rate: float, most: float, now: Now = time.monotonic) -> None:
        """Start full; ``rate`` tokens a second, never more than ``most``."""
        self._rate = rate
        self._most = most
        self._now = now
        self._tokens = most
        self._since = now()

    def take(self, tokens: float = 1) -> bool:
        """Take tokens and return whether there were enough; if not, take none."""
        now = self._now()
        self._tokens = min(self._most, self._tokens + (now - self._since) * self._rate)
        self._since = now
        if self._tokens < tokens:
            return False
        self._tokens -= tokens
        return True


class TokenBuckets:
    """A token bucket for each key; the least recently used are dropped."""

    def __init__(self, rate: float, most: float, now: Now = time.monotonic) -> None:
        """Limit every key alike."""
        self._rate, self._most, self._now = rate, most, now
        self._buckets: OrderedDict[Hashable, TokenBucket] = OrderedDict()

    def take(self, key: Hashable, tokens: float = 1) -> bool:
        """Take tokens for this key and return whether there were enough; if not, take none.

        Nothing costs more than all tokens that a key can have.
        """
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = TokenBucket(self._rate, self._most, self._now)
            if len(self._buckets) > MAX_TRACKED_KEYS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take(min(tokens, self._most))


class Limits:
    """The limits of one process."""

    def __init__(self, settings: Settings, now: Now = time.monotonic) -> None:
        """Set the limits from the settings."""
        self._settings = settings
        self._now = now
        rate = settings.messages_per_second_and_address
        self.requests = TokenBuckets(rate, 5 * rate, now)
        """Requests and messages of an address, over HTTP and its sockets."""
        unhurried = rate / HURRY
        self.unhurried = TokenBuckets(unhurried, 4 * unhurried, now)
        """Messages of an address at the pace of people; more than that take turns."""
        per_minute_and_guest = settings.talk_per_minute_and_guest
        self.talk = TokenBuckets(per_minute_and_guest / 60, max(1, per_minute_and_guest // 2), now)
        """Chat messages and remarks of a guest, at all tables together."""
        self._connections: Counter[str] = Counter()

    async def take_request(self, address: str, tokens: float = 1) -> bool:
        """Take tokens for a request and return whether there were enough.

        An address that asks too often waits a moment for each refusal: otherwise the refusals
        would cost the server as much as answers.
        """
        if self.requests.take(address, tokens):
            return True
        await asyncio.sleep(SECONDS_BEFORE_REFUSAL)
        return False

    def connection_bucket(self) -> TokenBucket:
        """A bucket for the messages of one connection."""
        rate = self._settings.messages_per_second
        return TokenBucket(rate, 5 * rate, self._now)

    @contextmanager
    def connection(self, address: str) -> Iterator[None]:
        """Count a connection of an address while it is open; refused where there are too many."""
        if self._connections[address] >= self._settings.connections_per_address:
            raise Refused(WebRefusal.TOO_MANY_CONNECTIONS)
        self._connections[address] += 1
        try:
            yield
        finally:
            self._connections[address] -= 1
            if not self._connections[address]:
                del self._connections[address]


def address_of(client: str | None) -> str:
    """The address that limits count by: for IPv6 the first 64 bits, as one household has them."""
    if client is None:
        return ""
    try:
        address = ipaddress.ip_address(client)
    except ValueError:
        return client
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.IPv6Network((address, 64), strict=False))
    return str(address)
