"""Listening: a socket that is ours before anything else begins, and a server upon it."""

import errno
import os
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from ipaddress import ip_address

import uvicorn
from starlette.applications import Starlette
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.supervisors import Multiprocess

from tamaya.rules.game import Refused
from tamaya.web.app import create_app
from tamaya.web.app_state import open_app_state
from tamaya.web.settings import Settings, SettingsRefusal
from tamaya.wire.codec import LONGEST_FRAME

SECONDS_TO_FINISH = 10
SECONDS_TO_READ_A_FAREWELL = 10
BACKLOG = 2048
BYTES_KEPT_FOR_A_READER = 131_072

SHARED = ("postgresql://", "postgres://")
"""Stores that several processes can use at once."""


class WireProtocol(WebSocketsSansIOProtocol):
    """A socket that is let go for good: a client that reads nothing would hold it open."""

    async def send(self, message: ASGISendEvent) -> None:
        """Send this; whoever is turned away at the door has their answer by then.

        Otherwise the server would take that for a defect, and log one for each such visitor.
        """
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = self.close_sent

    async def run_asgi(self) -> None:
        """Speak with the client, then give it some time to read what is left."""
        await super().run_asgi()
        self.loop.call_later(SECONDS_TO_READ_A_FAREWELL, self.transport.abort)


def check_settings(settings: Settings) -> None:
    """Refuse what cannot work before anything is opened."""
    if settings.workers > 1 and not settings.database.startswith(SHARED):
        raise Refused(SettingsRefusal.WORKERS_ON_ONE_FILE)


def listening_socket(host: str, port: int) -> socket.socket:
    """The house's own place on the network; refused where it cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol must be named: only then does asyncio send small frames without delay.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            # Elsewhere this would let two programs listen at one port.
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Every connection inherits it: the system, too, keeps only so much for a slow reader.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, BYTES_KEPT_FOR_A_READER)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        listening.close()
        raise refusal_of(error, host, port) from None
    listening.set_inheritable(True)
    return listening


def refusal_of(error: Exception, host: str, port: int) -> Refused:
    """Why a place on the network cannot be had."""
    number = error.errno if isinstance(error, OSError) else None
    match number:
        case errno.EADDRINUSE:
            return Refused(SettingsRefusal.PORT_TAKEN, host=host, port=str(port))
        case errno.EACCES | errno.EPERM | None:
            return Refused(SettingsRefusal.PORT_FORBIDDEN, host=host, port=str(port))
        case _:
            return Refused(SettingsRefusal.HOST_UNKNOWN, host=host)


def config_of(settings: Settings, app: Starlette | str) -> uvicorn.Config:
    """How the server is set: no compression, no access log, short frames."""
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        workers=settings.workers,
        ws=WireProtocol,
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        lifespan="on" if isinstance(app, str) else "off",
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=SECONDS_TO_FINISH,
    )


async def serve(settings: Settings, listening: socket.socket, announce: Callable[[], None]) -> None:
    """Open the house in this process, and serve until it is told to stop.

    Sockets are closed with the code for a restart, and what was begun is finished.
    """
    async with open_app_state(settings) as app_state:
        server = uvicorn.Server(config_of(settings, create_app(app_state)))
        # After its end the server raises the signal again: it has been heard by then.
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: setattr(server, "should_exit", True))
        announce()
        await server.serve([listening])


def serve_with_workers(settings: Settings, listening: socket.socket) -> None:
    """Serve with several processes, started anew where one ends by itself."""
    os.environ.update(settings.as_environment())
    config = config_of(settings, "tamaya.web.app:create_app")
    with suppress(KeyboardInterrupt):
        Multiprocess(config, sockets=[listening]).run()


def is_everywhere(host: str) -> bool:
    """Whether this address means every address of the machine."""
    try:
        return ip_address(host).is_unspecified
    except ValueError:
        return False


def lan_address() -> str:
    """The address by which others in the same network find this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: the system only says which way it would go.
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
