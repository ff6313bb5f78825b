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

from tamaya.cli.text import paragraph
from tamaya.cli.usage import Option, Request, Usage
from tamaya.i18n import Catalogue, catalogue
from tamaya.stores import open_store
from tamaya.web.data_folder import default_database
from tamaya.web.server import (
    is_everywhere,
    lan_address,
    listening_socket,
    refuse_settings,
    serve,
    serve_with_workers,
)
from tamaya.web.settings import Settings

USAGE = Usage(
    "serve",
    (
        Option("host", "address"),
        Option("port", "number"),
        Option("lan"),
        Option("database", "database"),
        Option("workers", "number"),
        Option("no-browser"),
    ),
)

EVERYWHERE = "0.0.0.0"


def run(request: Request) -> int:
    """Serve until told to stop."""
    settings = settings_of(request, os.environ)
    refuse_settings(settings)
    listening = listening_socket(settings.host, settings.port)
    port = listening.getsockname()[1]
    say = catalogue(request.language)
    url = f"http://{shown_host(settings.host)}:{port}/"

    def announce() -> None:
        tell(say, settings, url)
        if "no-browser" not in request.values and can_show_pages(os.environ):
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
    port, workers = request.number("port"), request.number("workers")
    return replace(
        settings,
        host=request.values.get("host") or settings.host,
        database=request.values.get("database") or settings.database,
        port=settings.port if port is None else port,
        workers=settings.workers if workers is None else workers,
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


def shown_host(host: str) -> str:
    """The address that people can type."""
    if is_everywhere(host):
        return lan_address()
    return f"[{host}]" if ":" in host else host


def can_show_pages(environment: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Whether somebody sits before a screen here."""
    if environment.get("CI"):
        return False
    has_screen = environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")
    return platform in ("win32", "darwin") or bool(has_screen)
