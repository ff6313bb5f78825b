"""``tamaya parity``: the same games on two sides, compared after every move."""

from importlib import import_module
from time import perf_counter
from typing import Any

from tamaya.cli.markdown import markdown, put_on_page, refuse_page
from tamaya.cli.measurements import machine, versions
from tamaya.cli.numbers import grouped
from tamaya.cli.usage import Option, Request, Usage
from tamaya.engine.opening import refuse_without_engine
from tamaya.i18n import Catalogue, Language, catalogue
from tamaya.terminal.text import paragraph, table

USAGE = Usage(
    "parity",
    options=(
        Option("device", "device"),
        Option("games", "number"),
        Option("seed", "words"),
        Option("workers", "number"),
        Option("write", "file"),
    ),
)

USUAL_GAMES = 100
MOST_GAMES = 100_000_000
MOST_WORKERS = 256

COLUMNS = ("players", "kinds", "games", "moves", "differences")


def run(request: Request) -> int:
    """Compare as many games as were asked for; 1 where the two sides differ."""
    say = catalogue(request.language)
    device = request.values.get("device", "cpu")
    games = request.number_within("games", USUAL_GAMES, 1, MOST_GAMES)
    seed = request.values.get("seed", "tamaya")
    workers = request.number_within("workers", 1, 1, MOST_WORKERS)
    refuse_without_engine()
    # The engine is a part that not everybody has installed.
    import_module("tamaya.engine.devices").refuse_device(device)
    marker = f"parity {device}"
    if "write" in request.values:
        refuse_page(request.values["write"], marker)
    parity: Any = import_module("tamaya.engine.parity")
    began = perf_counter()
    try:
        compared = parity.compare_every_game(device, games, seed, workers)
    except parity.Different as different:
        print(paragraph(say.say("parity-different", what=str(different))))
        return 1
    seconds = perf_counter() - began
    print(paragraph(say.say(f"parity-title-{device}")))
    print()
    print(table(rows_of(compared, say)))
    if "write" in request.values:
        english = rows_of(compared, catalogue(Language.ENGLISH))
        command = f"tamaya parity --device {device} --games {games} --workers {workers}"
        circumstances = (
            f"machine: {machine(device)}",
            f"versions: {versions('numba', *(['numba-cuda'] if device == 'cuda' else []))}",
            f"command: `{command}` ({seconds:.0f} seconds)",
        )
        put_on_page(request.values["write"], marker, markdown(english, circumstances))
    return 0


def rows_of(compared: Any, say: Catalogue) -> list[tuple[str, ...]]:
    """The titles, and a row for each number of players."""
    rows = [tuple(say.say(f"parity-column-{column}") for column in COLUMNS)]
    rows += [
        (str(one.players), str(one.kinds), grouped(one.games, say), grouped(one.moves, say), "0")
        for one in compared
    ]
    return rows
