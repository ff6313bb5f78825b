"""``tamaya bench``: random legal moves a second of the referee and of the engine."""

from importlib import import_module
from typing import Any

from tamaya.cli.json_output import write_json
from tamaya.cli.markdown import markdown, refuse_page, write_on_page
from tamaya.cli.measurements import machine, versions
from tamaya.cli.numbers import format_whole
from tamaya.cli.output_files import refuse_same_file, refuse_unwritable
from tamaya.cli.usage import Arguments, Option, Usage
from tamaya.engine.availability import refuse_without_engine
from tamaya.i18n import Catalogue, Language, catalogue
from tamaya.rules.game import FEWEST_PLAYERS, MOST_PLAYERS
from tamaya.rules.hanabi import Choice, compose
from tamaya.terminal.text.layout import paragraph, table

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


def run(arguments: Arguments) -> int:
    """Measure, and tell or write the figures."""
    texts = catalogue(arguments.language)
    seconds = arguments.number_within("seconds", 1, 1, MOST_SECONDS)
    players = arguments.number_within("players", 0, FEWEST_PLAYERS, MOST_PLAYERS)
    tables = [players] if players else list(range(FEWEST_PLAYERS, MOST_PLAYERS + 1))
    refuse_without_engine()
    devices = requested_devices(arguments)
    refuse_unwritable(arguments, "json")
    refuse_same_file(arguments, "json", "write")
    if "write" in arguments.values:
        refuse_page(arguments.values["write"], *map(marker_of, devices))
    by_device = {device: measure(device, tables, seconds) for device in devices}
    figures = {figure_key: by for found in by_device.values() for figure_key, by in found.items()}
    if arguments.values.get("json") != "-":
        print(paragraph(texts.format("bench-title")))
        print()
        print(table(rows_of(figures, texts)))
    if "json" in arguments.values:
        figures_data = [
            {"who": who, "seen": seen, "moves_a_second": {str(n): round(v) for n, v in by.items()}}
            for (who, seen), by in figures.items()
        ]
        write_json(
            arguments.values["json"], {"machine": machine(devices[-1]), "figures": figures_data}
        )
    if "write" in arguments.values:
        for device in devices:
            results = page_text(device, seconds, by_device[device])
            write_on_page(arguments.values["write"], marker_of(device), results)
    return 0


def requested_devices(arguments: Arguments) -> tuple[str, ...]:
    """The device that was named, or all that this machine has, a graphics card the last."""
    # The engine is a part that not everybody has installed.
    known: Any = import_module("tamaya.engine.devices")
    if "device" not in arguments.values:
        here: tuple[str, ...] = known.available_devices()
        return here
    known.refuse_device(arguments.values["device"])
    return (arguments.values["device"],)


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


def measure(device: str, tables: list[int], seconds: float) -> Figures:
    """The moves a second of everyone who plays on this device."""
    speed: Any = import_module("tamaya.engine.speed")
    rules = compose(Choice())
    figures: Figures = {}
    if device == "cpu":
        by_players = {
            n: speed.moves_a_second(speed.referee_workload(rules, n), seconds) for n in tables
        }
        figures["referee", "nothing"] = by_players
    for who, threads in THREADS[device].items():
        for seen in ("nothing", "to-act", "all"):
            figures[who, seen] = {
                n: speed.moves_a_second(
                    speed.engine_workload(rules, n, device, threads, seen), seconds
                )
                for n in tables
            }
    return figures


def rows_of(figures: Figures, texts: Catalogue) -> list[tuple[str, ...]]:
    """The titles, and a row for each that played."""
    tables = list(next(iter(figures.values())))
    titles = (texts.format("bench-column-who"), texts.format("bench-column-seen"))
    rows = [(*titles, *(texts.format("bench-column-players", players=n) for n in tables))]
    rows += [
        (
            texts.format(f"bench-{who}"),
            texts.format(f"bench-seen-{seen}"),
            *(format_whole(speed, texts) for speed in by.values()),
        )
        for (who, seen), by in figures.items()
    ]
    return rows
