"""The listening socket, and uvicorn on it: one process or several."""

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

from tamaya.rules.shared_types import Refused
from tamaya.web.app import create_app
from tamaya.web.app_state import open_app_state
from tamaya.web.settings import Settings, SettingsRefusal
from tamaya.wire.codec import LONGEST_FRAME

SECONDS_TO_FINISH = 10
SECONDS_TO_READ_THE_REST = 10
BACKLOG = 2048
SEND_BUFFER_BYTES = 131_072

SHARED = ("postgresql://", "postgres://")
"""Stores that several processes can use at once."""


class WireProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol; a client that reads nothing cannot hold it open."""

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message, and mark a refused handshake as complete.

        Otherwise uvicorn would log an error for each refused handshake.
        """
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = self.close_sent

    async def run_asgi(self) -> None:
        """Run the application, then give the client some time to read the rest."""
        await super().run_asgi()
        self.loop.call_later(SECONDS_TO_READ_THE_REST, self.transport.abort)


def check_settings(settings: Settings) -> None:
    """Refuse settings that cannot work, before anything is opened."""
    if settings.workers > 1 and not settings.database.startswith(SHARED):
        raise Refused(SettingsRefusal.WORKERS_ON_ONE_FILE)


def listening_socket(host: str, port: int) -> socket.socket:
    """Bind the address and listen; refused where that is not possible."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol must be named: only then does asyncio send small frames without delay.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            # On Windows this would let two programs listen on one port.
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Every connection inherits it: the system too buffers only so much for a slow reader.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        listening.close()
        raise refusal_of(error, host, port) from None
    listening.set_inheritable(True)
    return listening


def refusal_of(error: Exception, host: str, port: int) -> Refused:
    """The refusal for an address that cannot be bound."""
    number = error.errno if isinstance(error, OSError) else None
    match number:
        case errno.EADDRINUSE:
            return Refused(SettingsRefusal.PORT_TAKEN, host=host, port=str(port))
        case errno.EACCES | errno.EPERM | None:
            return Refused(SettingsRefusal.PORT_FORBIDDEN, host=host, port=str(port))
        case _:
            return Refused(SettingsRefusal.HOST_UNKNOWN, host=host)


def config_of(settings: Settings, app: Starlette | str) -> uvicorn.Config:
    """The configuration of uvicorn: no compression, no access log, short frames."""
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
    """Serve in this process until a signal says to stop.

    Then sockets are closed with the code for a restart, and requests under way are finished.
    """
    async with open_app_state(settings) as app_state:
        server = uvicorn.Server(config_of(settings, create_app(app_state)))
        # uvicorn raises the signal once more when it ends; these handlers then ignore it.
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: setattr(server, "should_exit", True))
        announce()
        await server.serve([listening])


def serve_with_workers(settings: Settings, listening: socket.socket) -> None:
    """Serve with several processes, and restart one that dies."""
    os.environ.update(settings.as_environment())
    config = config_of(settings, "tamaya.web.app:create_app")
    with suppress(KeyboardInterrupt):
        Multiprocess(config, sockets=[listening]).run()


def is_everywhere(host: str) -> bool:
    """Whether this address stands for every address of the machine."""
    try:
        return ip_address(host).is_unspecified
    except ValueError:
        return False


def lan_address() -> str:
    """The address of this machine in the local network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: connecting UDP only chooses the local address.
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
