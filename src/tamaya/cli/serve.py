"""``tamaya serve``: opens the house and tells people where it is."""

import asyncio
import os
import sys
import threading
import webbrowser
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import segno

from tamaya.cli.open_already import is_open_already
from tamaya.cli.usage import Option, Request, Usage
from tamaya.i18n import Catalogue, catalogue
from tamaya.rules.game import Refused
from tamaya.stores import open_store
from tamaya.terminal.text import paragraph
from tamaya.web.data_folder import default_database
from tamaya.web.server import (
    is_everywhere,
    lan_address,
    listening_socket,
    refuse_settings,
    serve,
    serve_with_workers,
)
from tamaya.web.settings import PORTS, WORKERS, Settings, SettingsRefusal

USAGE = Usage(
    "serve",
    (
        Option("host", "address"),
        Option("port", "port"),
        Option("lan"),
        Option("database", "database"),
        Option("workers", "number", "house-workers"),
        Option("no-browser"),
    ),
)

EVERYWHERE = "0.0.0.0"


def run(request: Request) -> int:
    """Serve until told to stop."""
    settings = settings_of(request, os.environ)
    refuse_settings(settings)
    say = catalogue(request.language)
    shows_pages = "no-browser" not in request.values and can_show_pages(os.environ)
    try:
        listening = listening_socket(settings.host, settings.port)
    except Refused as refused:
        if refused.reason is not SettingsRefusal.PORT_TAKEN:
            raise
        if not is_open_already(settings.database, shown_host(settings.host), settings.port):
            raise
        # Whoever starts it twice wants to come in.
        url = url_of(settings.host, settings.port)
        print(paragraph(say.say("serve-open-already", url=url)), flush=True)
        if shows_pages:
            webbrowser.open(url)
        return 0
    url = url_of(settings.host, listening.getsockname()[1])

    def announce() -> None:
        tell(say, settings, url)
        if shows_pages:
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    try:
        if settings.workers > 1:
            # A store that cannot be had is told once, and here, instead of by every process.
            asyncio.run(try_store(settings.database))
            announce()
            serve_with_workers(settings, listening)
        else:
            asyncio.run(serve(settings, listening, announce))
    finally:
        listening.close()
    print(paragraph(say.say("serve-closed")))
    return 0


def settings_of(request: Request, environment: Mapping[str, str]) -> Settings:
    """What the words say, else the environment, else the defaults."""
    settings = Settings.of_environment({"TAMAYA_DATABASE": "", **environment})
    if not environment.get("TAMAYA_DATABASE"):
        home = Path(environment.get("HOME") or Path.home())
        settings = replace(settings, database=str(default_database(environment, home)))
    if "lan" in request.values:
        settings = replace(settings, host=EVERYWHERE)
    return replace(
        settings,
        host=request.values.get("host") or settings.host,
        database=request.values.get("database") or settings.database,
        port=request.number_within("port", settings.port, *PORTS),
        workers=request.number_within("workers", settings.workers, *WORKERS),
    )


async def try_store(database: str) -> None:
    """Open the store and close it again; refused where it cannot be had."""
    await (await open_store(database)).close()


def tell(say: Catalogue, settings: Settings, url: str) -> None:
    """Say where the house is, and how others find it."""
    print(paragraph(say.say("serve-open", url=url)))
    if is_everywhere(settings.host):
        print(paragraph(say.say("serve-lan")))
        segno.make(url, error="m").terminal(out=sys.stdout, compact=True)
    print(paragraph(say.say("serve-stop")), flush=True)


def url_of(host: str, port: int) -> str:
    """The address of the house's first page, for people to follow."""
    shown = shown_host(host)
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def shown_host(host: str) -> str:
    """The address of the machine that people can call, where it listens at all of them."""
    return lan_address() if is_everywhere(host) else host


def can_show_pages(environment: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Whether somebody sits before a screen here."""
    if environment.get("CI"):
        return False
    has_screen = environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")
    return platform in ("win32", "darwin") or bool(has_screen)
