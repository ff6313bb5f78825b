"""``tamaya benchmark``: measure random legal moves per second, of the referee and the engine."""

from importlib import import_module
from typing import Any

from tamaya.cli.json_output import write_json
from tamaya.cli.machine_description import machine, versions
from tamaya.cli.markdown_results_page import markdown, refuse_page, write_on_page
from tamaya.cli.number_format import format_whole
from tamaya.cli.output_files import refuse_same_file, refuse_unwritable
from tamaya.cli.usage_parser import Arguments, Option, Usage
from tamaya.engine.package_availability import refuse_without_engine
from tamaya.i18n import Catalogue, Language, catalogue
from tamaya.rules.hanabi import Choice, compose
from tamaya.rules.shared_types import FEWEST_PLAYERS, MOST_PLAYERS
from tamaya.terminal.text.layout import paragraph, table

USAGE = Usage(
    "benchmark",
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
"""What runs on each device, and on how many threads; None for all."""

Figures = dict[tuple[str, str], dict[int, float]]
"""Moves per second by number of players, for each program and kind of observations."""


def run(arguments: Arguments) -> int:
    """Measure, then print or write the figures."""
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
    """The device after ``--device``, or all of this machine, the graphics card last."""
    # The engine is an optional extra.
    known: Any = import_module("tamaya.engine.devices")
    if "device" not in arguments.values:
        available: tuple[str, ...] = known.available_devices()
        return available
    known.refuse_device(arguments.values["device"])
    return (arguments.values["device"],)


def marker_of(device: str) -> str:
    """The marker for the figures of a device on a page."""
    return f"benchmark {device}"


def page_text(device: str, seconds: int, figures: Figures) -> str:
    """The figures of one device as Markdown."""
    circumstances = (
        f"machine: {machine(device)}",
        f"versions: {versions('numba', *(['numba-cuda'] if device == 'cuda' else []))}",
        f"command: `tamaya benchmark --device {device} --seconds {seconds}`",
    )
    return markdown(rows_of(figures, catalogue(Language.ENGLISH)), circumstances)


def measure(device: str, tables: list[int], seconds: float) -> Figures:
    """Measure everything that runs on this device."""
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
    """The titles, then a row for each measurement."""
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
