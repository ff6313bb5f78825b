"""Who sends a request: host and origin checks, the guest's secret, and cookies."""

import ipaddress
import socket
from contextlib import suppress
from functools import cache
from http import HTTPStatus
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import Response

from tamaya.rules.shared_types import Refused
from tamaya.table.ports import SignedIn
from tamaya.web.access.guest_secrets import secret_hash
from tamaya.web.app_state import AppState
from tamaya.web.refusals import WebRefusal
from tamaya.web.retention import last_use_kept

COOKIE = "tamaya"
SECURE_COOKIE = "__Host-tamaya"
SECURE_PATH_COOKIE = "__Secure-tamaya"
"""For a server under a base path: a cookie of a whole host would go to its other programs too."""
LONGEST_SECRET = 100
DAY = 24 * 60 * 60


def check_origin(headers: Headers, names: str) -> None:
    """Refuse requests under an unknown host name or from another site's page."""
    host = headers.get("host", "")
    if not is_own_host(host_name(host), names):
        raise Refused(WebRefusal.UNKNOWN_HOST)
    origin = headers.get("origin")
    if origin is not None and origin_host(origin) != host.lower():
        raise Refused(WebRefusal.FOREIGN_ORIGIN)
    is_from_here = headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    # Other sites may link here, and may not send requests in the background.
    if not is_from_here and headers.get("sec-fetch-mode") != "navigate":
        raise Refused(WebRefusal.FOREIGN_ORIGIN)


def is_own_host(name: str, names: str) -> bool:
    """Whether the server answers to this host name.

    It answers to every IP address: only a name can be pointed here by somebody else.
    """
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        own = {each.strip().lower() for each in names.split(",")} - {""}
        return name in own or name in local_host_names()
    return True


@cache
def local_host_names() -> frozenset[str]:
    """The names of this machine in its own network."""
    name = socket.gethostname().lower()
    return frozenset({"localhost", name, f"{name.partition('.')[0]}.local"})


def host_name(host: str) -> str:
    """The name in a ``Host`` header, without its port; empty where it is none."""
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return ""


def origin_host(origin: str) -> str:
    """The host and port of an ``Origin``; empty where it is none."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def is_secure(connection: HTTPConnection) -> bool:
    """Whether the visitor uses HTTPS."""
    return connection.url.scheme in ("https", "wss")


def secret_of(connection: HTTPConnection) -> str:
    """The secret in a request: a bot's token or a browser's cookie; empty for none."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip()[:LONGEST_SECRET] if scheme.lower() == "bearer" else cookie_of(connection)


def cookie_of(connection: HTTPConnection) -> str:
    """The secret in a browser's cookie; empty for none."""
    return connection.cookies.get(cookie_name(connection), "")[:LONGEST_SECRET]


def base_path(connection: HTTPConnection) -> str:
    """The path under which visitors reach the server; empty where they reach it as a whole host."""
    path: str = connection.scope.get("root_path", "")
    return path


def cookie_name(connection: HTTPConnection) -> str:
    """The name of the cookie with the guest's secret."""
    if not is_secure(connection):
        return COOKIE
    return SECURE_PATH_COOKIE if base_path(connection) else SECURE_COOKIE


async def signed_in_of(app_state: AppState, connection: HTTPConnection) -> SignedIn | None:
    """The guest and the device that send a request, if the server knows them."""
    secret = secret_of(connection)
    return await find_signed_in(app_state, secret_hash(secret)) if secret else None


async def find_signed_in(app_state: AppState, hashed: bytes) -> SignedIn | None:
    """The guest with the secret of this hash, unless it was not used for too long.

    Its last use is stored once a day, so that a request costs no write.
    """
    found = await app_state.store.find(hashed)
    if found is None:
        return None
    now, used_at = app_state.clock.now(), found.device.used_at
    if used_at < last_use_kept(app_state.settings.device_days, now):
        return None
    if used_at < last_use_kept(0, now):
        # A store that cannot write just now can still be read.
        with suppress(Refused):
            await app_state.store.use_device(hashed, now)
    return found


def set_cookie(response: Response, connection: HTTPConnection, secret: str, days: int) -> None:
    """Store a secret in the browser, where no script can read it; an empty one deletes it."""
    response.set_cookie(
        cookie_name(connection),
        secret,
        max_age=days * DAY if secret else 0,
        path=base_path(connection) or "/",
        secure=is_secure(connection),
        httponly=True,
        samesite="lax",
    )


STATUS_OF: dict[str, HTTPStatus] = {
    "no-such-page": HTTPStatus.NOT_FOUND,
    "no-such-table": HTTPStatus.NOT_FOUND,
    "no-such-move": HTTPStatus.NOT_FOUND,
    "no-such-device": HTTPStatus.NOT_FOUND,
    "not-explained": HTTPStatus.NOT_FOUND,
    "reviews-not-installed": HTTPStatus.NOT_FOUND,
    "no-such-review": HTTPStatus.NOT_FOUND,
    "answers-after-game": HTTPStatus.FORBIDDEN,
    "wrong-method": HTTPStatus.METHOD_NOT_ALLOWED,
    "wrong-content": HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
    "body-too-long": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "unknown-host": HTTPStatus.MISDIRECTED_REQUEST,
    "foreign-origin": HTTPStatus.FORBIDDEN,
    "wrong-password": HTTPStatus.FORBIDDEN,
    "not-your-viewpoint": HTTPStatus.FORBIDDEN,
    "unknown-guest": HTTPStatus.UNAUTHORIZED,
    "already-a-guest": HTTPStatus.CONFLICT,
    "game-not-over": HTTPStatus.CONFLICT,
    "too-many-requests": HTTPStatus.TOO_MANY_REQUESTS,
    "too-many-reads": HTTPStatus.TOO_MANY_REQUESTS,
    "too-many-reviews": HTTPStatus.TOO_MANY_REQUESTS,
    "too-many-passwords": HTTPStatus.TOO_MANY_REQUESTS,
    "too-many-connections": HTTPStatus.TOO_MANY_REQUESTS,
    "too-many-open-tables": HTTPStatus.TOO_MANY_REQUESTS,
    "too-many-tables": HTTPStatus.TOO_MANY_REQUESTS,
    "too-many-attached": HTTPStatus.TOO_MANY_REQUESTS,
    "internal": HTTPStatus.INTERNAL_SERVER_ERROR,
    "unreadable-table": HTTPStatus.INTERNAL_SERVER_ERROR,
    "busy": HTTPStatus.SERVICE_UNAVAILABLE,
    "not-ready": HTTPStatus.SERVICE_UNAVAILABLE,
    "unreachable": HTTPStatus.SERVICE_UNAVAILABLE,
}
"""The HTTP status of each refusal; all others are bad requests."""


def status_of(reason: str) -> HTTPStatus:
    """The HTTP status of a refusal."""
    return STATUS_OF.get(reason, HTTPStatus.BAD_REQUEST)
