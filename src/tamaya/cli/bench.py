"""``tamaya bench``: random legal moves a second of the referee and of the engine."""

from importlib import import_module
from typing import Any

from tamaya.cli.json_output import write_json
from tamaya.cli.markdown import markdown, put_on_page, refuse_page
from tamaya.cli.measurements import machine, versions
from tamaya.cli.numbers import grouped
from tamaya.cli.output_files import refuse_same_file, refuse_unwritable
from tamaya.cli.usage import Option, Request, Usage
from tamaya.engine.opening import refuse_without_engine
from tamaya.i18n import Catalogue, Language, catalogue
from tamaya.rules.game import FEWEST_PLAYERS, MOST_PLAYERS
from tamaya.rules.hanabi import Choice, compose
from tamaya.terminal.text import paragraph, table

USAGE = Usage(
    "bench",
    options=(
        Option("device", "device", "device-measured"),
        Option("players", "number"),
        Option("seconds", "number"),
        Option("json", "file"),
        Option("write", "file"),
    ),
)

MOST_SECONDS = 600

THREADS: dict[str, dict[str, int | None]] = {
    "cpu": {"one-thread": 1, "all-threads": None},
    "cuda": {"cuda": None},
}
"""Who plays on each device, and on how many threads; None stands for all there are."""

Figures = dict[tuple[str, str], dict[int, float]]
"""Of each that plays and whose observations are written: moves a second by players."""


def run(request: Request) -> int:
    """Measure, and tell or write the figures."""
    say = catalogue(request.language)
    seconds = request.number_within("seconds", 1, 1, MOST_SECONDS)
    players = request.number_within("players", 0, FEWEST_PLAYERS, MOST_PLAYERS)
    tables = [players] if players else list(range(FEWEST_PLAYERS, MOST_PLAYERS + 1))
    refuse_without_engine()
    devices = devices_asked_for(request)
    refuse_unwritable(request, "json")
    refuse_same_file(request, "json", "write")
    if "write" in request.values:
        refuse_page(request.values["write"], *map(marker_of, devices))
    by_device = {device: measured(device, tables, seconds) for device in devices}
    figures = {asked: by for found in by_device.values() for asked, by in found.items()}
    if request.values.get("json") != "-":
        print(paragraph(say.say("bench-title")))
        print()
        print(table(rows_of(figures, say)))
    if "json" in request.values:
        said = [
            {"who": who, "seen": seen, "moves_a_second": {str(n): round(v) for n, v in by.items()}}
            for (who, seen), by in figures.items()
        ]
        write_json(request.values["json"], {"machine": machine(devices[-1]), "figures": said})
    if "write" in request.values:
        for device in devices:
            results = page_text(device, seconds, by_device[device])
            put_on_page(request.values["write"], marker_of(device), results)
    return 0


def devices_asked_for(request: Request) -> tuple[str, ...]:
    """The device that was named, or all that this machine has, a graphics card the last."""
    # The engine is a part that not everybody has installed.
    known: Any = import_module("tamaya.engine.devices")
    if "device" not in request.values:
        here: tuple[str, ...] = known.devices_here()
        return here
    known.refuse_device(request.values["device"])
    return (request.values["device"],)


def marker_of(device: str) -> str:
    """Between which markers the figures of a device stand on a page."""
    return f"bench {device}"


def page_text(device: str, seconds: int, figures: Figures) -> str:
    """The figures of one device as a page shows them."""
    circumstances = (
        f"machine: {machine(device)}",
        f"versions: {versions('numba', *(['numba-cuda'] if device == 'cuda' else []))}",
        f"command: `tamaya bench --device {device} --seconds {seconds}`",
    )
    return markdown(rows_of(figures, catalogue(Language.ENGLISH)), circumstances)


def measured(device: str, tables: list[int], seconds: float) -> Figures:
    """The moves a second of everyone who plays on this device."""
    speed: Any = import_module("tamaya.engine.speed")
    rules = compose(Choice())
    figures: Figures = {}
    if device == "cpu":
        by_players = {n: speed.moves_a_second(speed.referee_run(rules, n), seconds) for n in tables}
        figures["referee", "nothing"] = by_players
    for who, threads in THREADS[device].items():
        for seen in ("nothing", "to-act", "all"):
            figures[who, seen] = {
                n: speed.moves_a_second(speed.engine_run(rules, n, device, threads, seen), seconds)
                for n in tables
            }
    return figures


def rows_of(figures: Figures, say: Catalogue) -> list[tuple[str, ...]]:
    """The titles, and a row for each that played."""
    tables = list(next(iter(figures.values())))
    titles = (say.say("bench-column-who"), say.say("bench-column-seen"))
    rows = [(*titles, *(say.say("bench-column-players", players=n) for n in tables))]
    rows += [
        (
            say.say(f"bench-{who}"),
            say.say(f"bench-seen-{seen}"),
            *(grouped(speed, say) for speed in by.values()),
        )
        for (who, seen), by in figures.items()
    ]
    return rows
