"""``tamaya parity``: play the same games twice, and compare after every move."""

from importlib import import_module
from time import perf_counter
from typing import Any

from tamaya.cli.machine_description import machine, versions
from tamaya.cli.markdown_results_page import markdown, refuse_page, write_on_page
from tamaya.cli.number_format import format_whole
from tamaya.cli.usage_parser import Arguments, Option, Usage
from tamaya.engine.package_availability import refuse_without_engine
from tamaya.i18n import Catalogue, Language, catalogue
from tamaya.terminal.text.layout import paragraph, table

USAGE = Usage(
    "parity",
    extra="engine",
    options=(
        Option("device", "device"),
        Option("games", "number"),
        Option("seed", "words"),
        Option("workers", "number"),
        Option("write", "file"),
    ),
)

DEFAULT_GAMES = 100
MOST_GAMES = 100_000_000
MOST_WORKERS = 256

COLUMNS = ("players", "kinds", "games", "moves", "differences")


def run(arguments: Arguments) -> int:
    """Compare the requested games; return 1 where the two sides differ."""
    texts = catalogue(arguments.language)
    device = arguments.values.get("device", "cpu")
    games = arguments.number_within("games", DEFAULT_GAMES, 1, MOST_GAMES)
    seed = arguments.values.get("seed", "tamaya")
    workers = arguments.number_within("workers", 1, 1, MOST_WORKERS)
    refuse_without_engine()
    # The engine is an optional extra.
    import_module("tamaya.engine.devices").refuse_device(device)
    marker = f"parity {device}"
    if "write" in arguments.values:
        refuse_page(arguments.values["write"], marker)
    parity: Any = import_module("tamaya.engine.parity")
    started = perf_counter()
    try:
        compared = parity.compare_every_game(device, games, seed, workers)
    except parity.ParityMismatch as mismatch:
        print(paragraph(texts.format("parity-different", what=str(mismatch))))
        return 1
    seconds = perf_counter() - started
    print(paragraph(texts.format(f"parity-title-{device}")))
    print()
    print(table(rows_of(compared, texts)))
    if "write" in arguments.values:
        english = rows_of(compared, catalogue(Language.ENGLISH))
        command = f"tamaya parity --device {device} --games {games} --workers {workers}"
        circumstances = (
            f"machine: {machine(device)}",
            f"versions: {versions('numba', *(['numba-cuda'] if device == 'cuda' else []))}",
            f"command: `{command}` ({seconds:.0f} seconds)",
        )
        write_on_page(arguments.values["write"], marker, markdown(english, circumstances))
    return 0


def rows_of(compared: Any, texts: Catalogue) -> list[tuple[str, ...]]:
    """The titles, then a row for each number of players."""
    rows = [tuple(texts.format(f"parity-column-{column}") for column in COLUMNS)]
    rows += [
        (
            str(count.players),
            str(count.kinds),
            format_whole(count.games, texts),
            format_whole(count.moves, texts),
            "0",
        )
        for count in compared
    ]
    return rows
