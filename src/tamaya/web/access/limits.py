"""How much anybody may ask in how short a time, and how many things at once."""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager

from tamaya.rules.game import Refused
from tamaya.web.refusals import WebRefusal
from tamaya.web.settings import Settings

MAX_TRACKED_VISITORS = 50_000

Now = Callable[[], float]


class TokenBucket:
    """Fills slowly and is emptied by a drop for each thing done."""

    __slots__ = ("_drops", "_most", "_now", "_rate", "_since")

    def __init__(self, rate: float, most: float, now: Now = time.monotonic) -> None:
        """Begin full; ``rate`` drops a second, never more than ``most``."""
        self._rate = rate
        self._most = most
        self._now = now
        self._drops = most
        self._since = now()

    def take(self, drops: float = 1) -> bool:
        """Whether there was enough for this; if not, nothing is taken."""
        now = self._now()
        self._drops = min(self._most, self._drops + (now - self._since) * self._rate)
        self._since = now
        if self._drops < drops:
            return False
        self._drops -= drops
        return True


class TokenBuckets:
    """A bucket for each of many, the longest unused being forgotten."""

    def __init__(self, rate: float, most: float, now: Now = time.monotonic) -> None:
        """Give everybody the same."""
        self._rate, self._most, self._now = rate, most, now
        self._known: OrderedDict[Hashable, TokenBucket] = OrderedDict()

    def take(self, whose: Hashable) -> bool:
        """Whether this one may do it now."""
        bucket = self._known.get(whose)
        if bucket is None:
            bucket = self._known[whose] = TokenBucket(self._rate, self._most, self._now)
            if len(self._known) > MAX_TRACKED_VISITORS:
                self._known.popitem(last=False)
        self._known.move_to_end(whose)
        return bucket.take()


class Limits:
    """What one process lets visitors do."""

    def __init__(self, settings: Settings, now: Now = time.monotonic) -> None:
        """Limit as the settings say."""
        self._settings = settings
        self._now = now
        rate = settings.messages_per_second_and_address
        self.visits = TokenBuckets(rate, 5 * rate, now)
        """Everything that an address says, over HTTP or over its sockets."""
        hourly = settings.guests_per_hour_and_address
        self.guests = TokenBuckets(hourly / 3600, max(1, hourly // 4), now)
        """Newcomers and one-time codes of an address."""
        per_minute = settings.passwords_per_minute_and_address
        self.passwords = TokenBuckets(per_minute / 60, per_minute, now)
        """Passwords that an address tries; each costs the house some work."""
        per_minute_and_guest = settings.talk_per_minute_and_guest
        self.talk = TokenBuckets(per_minute_and_guest / 60, max(1, per_minute_and_guest // 2), now)
        """What a guest says at all tables together, in words and remarks."""
        self._connections: Counter[str] = Counter()

    def connection_bucket(self) -> TokenBucket:
        """What one connection may say."""
        rate = self._settings.messages_per_second
        return TokenBucket(rate, 5 * rate, self._now)

    @contextmanager
    def connection(self, address: str) -> Iterator[None]:
        """A place among the connections of an address, as long as it is held."""
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
    """The address that limits are counted by: of IPv6 the part that one household has."""
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
