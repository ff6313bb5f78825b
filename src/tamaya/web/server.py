"""The listening socket, and uvicorn on it: one process or several."""

import asyncio
import errno
import os
import signal
import socket
from collections.abc import Callable
from functools import partial
from ipaddress import ip_address

import uvicorn
from starlette.applications import Starlette

from tamaya.rules.shared_types import Refused
from tamaya.web.accepting_server import AcceptingServer
from tamaya.web.app import create_app
from tamaya.web.app_state import open_app_state
from tamaya.web.descriptors import raise_descriptor_limit
from tamaya.web.log_setup import configure_logging, log_loop_failure
from tamaya.web.process_metrics import share_metrics
from tamaya.web.protocols import HttpProtocol, WireProtocol
from tamaya.web.server_loop import ServerLoop, run_server
from tamaya.web.server_processes import ServerProcesses
from tamaya.web.settings import Settings, SettingsRefusal
from tamaya.web.shared_metrics import SharedMetrics
from tamaya.wire.codec import LONGEST_FRAME

SECONDS_TO_FINISH = 10
SECONDS_BETWEEN_PINGS = 3
"""Nothing else comes from a client that only waits: without pings, a lost one looks the same."""
BACKLOG = 2048
SEND_BUFFER_BYTES = 131_072

SHARED = ("postgresql://", "postgres://")
"""Stores that several processes can use at once."""


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


def config_of(settings: Settings, app: Starlette) -> uvicorn.Config:
    """The configuration of uvicorn: no compression, no access log, short frames."""
    return uvicorn.Config(
        app,
        http=HttpProtocol,
        ws=WireProtocol,
        ws_max_size=LONGEST_FRAME,
        ws_ping_interval=SECONDS_BETWEEN_PINGS,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        log_level="warning",
        lifespan="off",
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_keep_alive=settings.idle_seconds,
        timeout_graceful_shutdown=SECONDS_TO_FINISH,
    )


async def serve(
    settings: Settings,
    listening: socket.socket,
    announce: Callable[[], None] = lambda: None,
    shared_metrics: SharedMetrics | None = None,
) -> None:
    """Serve in this process until a signal says to stop.

    Then sockets are closed with the code for a restart, and requests under way are finished.
    """
    configure_logging()
    raise_descriptor_limit()
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(log_loop_failure)
    async with open_app_state(settings) as app_state:
        if isinstance(loop, ServerLoop):
            loop.set_newcomers(app_state.tcp_connections.newcomers)
        if shared_metrics is not None:
            shared_metrics.resume(app_state.metrics)
            app_state.shared_metrics = shared_metrics
            app_state.tasks.start("metrics", partial(share_metrics, app_state, shared_metrics))
        config = config_of(settings, create_app(app_state))
        server = AcceptingServer(config, app_state, listening)
        # uvicorn raises the signal once more when it ends; these handlers then ignore it.
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: setattr(server, "should_exit", True))
        announce()
        await server.serve()


def serve_in_child(
    settings: Settings, listening: socket.socket, shared_metrics: SharedMetrics
) -> None:
    """Serve in one of several processes."""
    run_server(serve(settings, listening, shared_metrics=shared_metrics))


def serve_with_workers(settings: Settings, listening: socket.socket) -> None:
    """Serve with several processes, and restart one that dies."""
    ServerProcesses(serve_in_child, settings, listening).run()


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
