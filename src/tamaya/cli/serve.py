"""``tamaya serve``: open the server and print its address."""

import asyncio
import os
import sys
import threading
import webbrowser
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import segno

from tamaya.cli.running_server_check import is_already_running
from tamaya.cli.usage_parser import Arguments, Option, Usage, UsageRefusal
from tamaya.i18n import Catalogue, catalogue
from tamaya.roster import entry_point_names, is_external, load_external, offer_bots
from tamaya.rules.shared_types import Refused
from tamaya.stores import open_store
from tamaya.terminal.text.layout import paragraph
from tamaya.web.default_database import default_database, find_database
from tamaya.web.server import (
    check_settings,
    is_everywhere,
    lan_address,
    listening_socket,
    serve,
    serve_with_workers,
)
from tamaya.web.server_loop import run_server
from tamaya.web.settings import PORTS, WORKERS, Settings, SettingsRefusal

USAGE = Usage(
    "serve",
    (
        Option("host", "address"),
        Option("port", "port"),
        Option("lan"),
        Option("database", "database"),
        Option("workers", "number", "server-workers"),
        Option("bot", "bots", "serve-bot"),
        Option("no-browser"),
    ),
)

ALL_INTERFACES = "0.0.0.0"


def run(arguments: Arguments) -> int:
    """Serve until stopped."""
    offer_requested_bots(arguments)
    settings = requested_settings(arguments, os.environ)
    check_settings(settings)
    texts = catalogue(arguments.language)
    opens_browser = "no-browser" not in arguments.values and has_display(os.environ)
    try:
        listener = listening_socket(settings.host, settings.port)
    except Refused as refused:
        if refused.reason is not SettingsRefusal.PORT_TAKEN:
            raise
        if not is_already_running(settings.database, shown_host(settings.host), settings.port):
            raise
        # Somebody who starts it twice wants to open the page.
        url = server_url(settings.host, settings.port, settings.base_path)
        print(paragraph(texts.format("serve-open-already", url=url)), flush=True)
        if opens_browser:
            webbrowser.open(url)
        return 0
    url = server_url(settings.host, listener.getsockname()[1], settings.base_path)

    def announce() -> None:
        print_address(texts, settings, url)
        if opens_browser:
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    try:
        if settings.workers > 1:
            # A store that cannot be opened is refused here, not once by every process.
            asyncio.run(check_store(settings.database))
            announce()
            serve_with_workers(settings, listener)
        else:
            run_server(serve(settings, listener, announce))
    finally:
        listener.close()
    print(paragraph(texts.format("serve-closed")))
    return 0


def offer_requested_bots(arguments: Arguments) -> None:
    """Let tables offer the bots after ``--bot``; refused where one cannot be loaded."""
    if "bot" not in arguments.values:
        return
    names = tuple(name.strip() for name in arguments.values["bot"].split(","))
    for name in names:
        if not is_external(name):
            known = ", ".join(entry_point_names()) or "module:Class, path.py:Class"
            raise Refused(UsageRefusal.NO_SUCH_BOT, bot=name, known=known)
        load_external(name)
    offer_bots(names)


def requested_settings(arguments: Arguments, environment: Mapping[str, str]) -> Settings:
    """The settings of the command line, else of the environment, else the defaults."""
    settings = Settings.of_environment(environment)
    database = arguments.values.get("database") or environment.get("TAMAYA_DATABASE")
    if not database:
        home = Path(environment.get("HOME") or Path.home())
        database = str(find_database(default_database(environment, home)))
    if "lan" in arguments.values:
        settings = replace(settings, host=ALL_INTERFACES)
    return replace(
        settings,
        host=arguments.values.get("host") or settings.host,
        database=database,
        port=arguments.number_within("port", settings.port, *PORTS),
        workers=arguments.number_within("workers", settings.workers, *WORKERS),
    )


async def check_store(database: str) -> None:
    """Open and close the store; refused where it cannot be opened."""
    await (await open_store(database)).close()


def print_address(texts: Catalogue, settings: Settings, url: str) -> None:
    """Print the address of the server, with a QR code for the local network."""
    print(paragraph(texts.format("serve-open", url=url)))
    if is_everywhere(settings.host):
        print(paragraph(texts.format("serve-lan")))
        segno.make(url, error="m").terminal(out=sys.stdout, compact=True)
    print(paragraph(texts.format("serve-stop")), flush=True)


def server_url(host: str, port: int, base_path: str = "") -> str:
    """The URL of the home page."""
    host_shown = shown_host(host)
    if ":" in host_shown:
        host_shown = f"[{host_shown}]"
    return f"http://{host_shown}:{port}{base_path}/"


def shown_host(host: str) -> str:
    """The host that people can reach, where the server listens on every interface."""
    return lan_address() if is_everywhere(host) else host


def has_display(environment: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Whether this machine can show a browser."""
    if environment.get("CI"):
        return False
    has_screen = environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")
    return platform in ("win32", "darwin") or bool(has_screen)
