"""The settings of the server, and how they are read from the environment."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from typing import Self

from tamaya.rules.shared_types import Refused

PREFIX = "TAMAYA_"
DAY = 24 * 60 * 60

PORTS = (0, 65_535)
WORKERS = (1, 256)
ANY_NUMBER = (1, 999_999_999)
BOT_PROCESSES = (2, 256)
"""One is kept for quick bots, so slow ones need another."""
DAYS = (1, 36_500)
DAYS_OR_NEVER = (0, 36_500)
BOUNDS = {
    "port": PORTS,
    "workers": WORKERS,
    "hsts_seconds": (0, ANY_NUMBER[1]),
    "bot_processes": BOT_PROCESSES,
    "device_days": DAYS,
    "finished_table_days": DAYS_OR_NEVER,
    "guest_days": DAYS_OR_NEVER,
}
"""The bounds of numbers that are not simply at least 1."""
BASE_PATH = re.compile(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*")


class SettingsRefusal(StrEnum):
    """Why the server cannot start with these settings."""

    BAD_ENVIRONMENT = "bad-environment"
    """An environment variable needs a whole number within bounds."""
    BAD_BASE_PATH = "bad-base-path"
    """The path under which a proxy reaches the server cannot be one."""
    WORKERS_ON_ONE_FILE = "workers-on-one-file"
    """Several processes cannot share a SQLite file or memory."""
    PORT_TAKEN = "port-taken"
    PORT_FORBIDDEN = "port-forbidden"
    HOST_UNKNOWN = "host-unknown"


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting; each field is read from the environment variable ``TAMAYA_`` with its name."""

    database: str = "memory:"
    host: str = "127.0.0.1"
    port: int = 8025
    workers: int = 1
    names: str = ""
    """Further host names that the server answers to, separated by commas."""
    proxies: str = ""
    """Proxies whose forwarded headers are trusted, separated by commas."""
    base_path: str = ""
    """The path under which visitors reach the server, without a slash at its end."""
    hsts_seconds: int = 365 * DAY
    """How long browsers that came over HTTPS use nothing else for this host; 0 says nothing."""
    expiry_seconds: int = 7 * DAY
    """How long a table may wait for its game to start."""
    code_seconds: int = 600
    """How long a one-time code can be used."""
    bot_processes: int = 3
    """Processes in which bots decide; slow bots use all but one of them."""
    tcp_connections: int = 8_000
    """Open connections in all, HTTP and WebSocket; fewer where descriptors are scarce."""
    tcp_connections_per_address: int = 400
    tcp_connections_per_second_and_address: int = 30
    """New ones on average; five seconds' worth at once."""
    """The same for an address that is not a proxy's."""
    header_seconds: int = 10
    """How long a client may take to send the head of a request."""
    body_seconds: int = 20
    """How long a client may take to send the body of a request."""
    idle_seconds: int = 5
    """How long a connection is kept open for another request."""
    read_processes: int = 2
    """Processes for reads that take long: past views, finished games, explanations, records."""
    read_cache_megabytes: int = 32
    """Memory for the answers of such reads."""
    reads_at_once: int = 200
    """Such reads that wait or run."""
    reads_per_guest: int = 16
    reads_per_address: int = 48
    review_processes: int = 1
    """Processes that review finished games, one each at a time."""
    reviews_at_once: int = 50
    """Reviews that wait or run."""
    reviews_per_guest: int = 3
    """Such reviews of one guest, or of an address without a guest."""
    stored_reviews: int = 2_000
    """Reviews that are kept; the oldest give way."""
    device_days: int = 90
    """How long a device that is not used stays signed in."""
    finished_table_days: int = 0
    """How long finished and expired tables are kept after their last change; 0 for ever."""
    guest_days: int = 0
    """How long guests are kept who do not come back and hold no seat; 0 for ever."""
    connections_per_address: int = 200
    messages_per_second: int = 20
    """Messages of one connection on average; five seconds' worth at once."""
    messages_per_second_and_address: int = 60
    guests_per_hour_and_address: int = 120
    tables_per_guest: int = 20
    """Unfinished tables that a guest may have opened."""
    tables_per_address: int = 60
    passwords_per_minute_and_address: int = 20
    passwords_per_hour_and_table: int = 60
    """Wrong passwords at one table; an address may use a sixth of it."""
    talk_per_minute_and_guest: int = 30
    """Chat messages and remarks of a guest; half a minute's worth at once."""

    @classmethod
    def of_environment(cls, environment: Mapping[str, str]) -> Self:
        """The defaults, overridden by the environment."""
        changes: dict[str, str | int] = {}
        for each in fields(cls):
            variable = PREFIX + each.name.upper()
            value = environment.get(variable)
            if not value:
                continue
            if each.type is int:
                changes[each.name] = number_in(variable, value, BOUNDS.get(each.name, ANY_NUMBER))
            elif each.name == "base_path":
                changes[each.name] = base_path_in(variable, value)
            else:
                changes[each.name] = value
        return replace(cls(), **changes)  # type: ignore[arg-type]

    def as_environment(self) -> dict[str, str]:
        """The inverse of ``of_environment``, for worker processes."""
        return {
            PREFIX + each.name.upper(): str(getattr(self, each.name))
            for each in fields(self)
            if getattr(self, each.name) != ""
        }


def base_path_in(variable: str, value: str) -> str:
    """The base path in an environment variable, with one slash before each of its parts."""
    path = value.rstrip("/")
    if not BASE_PATH.fullmatch(path):
        raise Refused(SettingsRefusal.BAD_BASE_PATH, variable=variable, value=value)
    return path


def number_in(variable: str, value: str, bounds: tuple[int, int]) -> int:
    """The number in an environment variable; refused where it is none or out of bounds."""
    fewest, most = bounds
    is_number = value.isascii() and value.isdigit() and len(value) <= len(str(most))
    if not (is_number and fewest <= int(value) <= most):
        raise Refused(
            SettingsRefusal.BAD_ENVIRONMENT,
            variable=variable,
            value=value,
            fewest=str(fewest),
            most=str(most),
        )
    return int(value)
