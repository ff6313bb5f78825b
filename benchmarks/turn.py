"""Measure turns that a caller makes one by one, as a training loop does.

./tamaya benchmark turn [--device cpu|cuda] [--seconds S] [--json FILE] [--write]

On a GPU, PyTorch chooses a random legal action in each game from the mask, and the turn writes the
observation of the seat to act, a byte per bit. The loop runs with one call of a bound turn after
the other, then as a captured CUDA graph, then with ``Batch.turn``, which allocates its results. If
JaxMARL is installed, it plays as many games beside it, in one compiled scan; it writes the
observations of all seats, because it cannot write only one. On a CPU, NumPy chooses, and the time
of a call with a single game is its overhead. ``--write`` updates the table in
docs/reference/benchmarks.md.
"""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, NamedTuple

import numpy as np
from _report import CHECKOUT, format_whole, machine, versions, write_between
from peers import jaxmarl_workload

from tamaya.engine.batch import Batch
from tamaya.engine.devices import refuse_device
from tamaya.engine.speed import Workload, moves_a_second
from tamaya.i18n import Language, catalogue, refusal_message
from tamaya.rules.hanabi import Choice, compose
from tamaya.rules.shared_types import Refused

PAGE = CHECKOUT / "docs" / "reference" / "benchmarks.md"
COMMAND = "./tamaya benchmark turn --write"
PLAYERS = (2, 5)
GAMES = {"cpu": (1, 64, 4096), "cuda": (4096, 65536, 524288)}
STEPS = 64
"""The turns between two clock readings, and those of a captured graph."""
MOST_JAX_GAMES = 65536
"""JaxMARL is not measured with more games."""
CALLS = 2000
"""The calls over which the time of one is measured."""


class TurnRow(NamedTuple):
    """One row of the table; None where something was not measured."""

    players: int
    games: int
    microseconds: float
    """The time that the caller spends on one call of a bound turn."""
    bound: float
    graph: float | None
    plain: float
    jaxmarl: float | None


def fastest_call(call: Callable[[], object], clock: Callable[[], float]) -> float:
    """Return the microseconds of a call, in the fastest of several runs."""
    times = []
    for _ in range(5):
        start = clock()
        for _ in range(CALLS // 5):
            call()
        times.append((clock() - start) / (CALLS // 5))
    return 1e6 * min(times)


def measure_gpu(players: int, games: int, seconds: float) -> TurnRow:
    """Measure turns on a GPU for which PyTorch chooses the actions."""
    torch: Any = import_module("torch")
    batch = Batch(compose(Choice()), players, games, seed=1, auto_reset=True, device="cuda")
    turn = batch.bind_turn()
    mask = torch.as_tensor(turn.result.mask, device="cuda")
    actions = torch.as_tensor(turn.actions, device="cuda")
    noise = torch.empty(mask.shape, device="cuda")

    def choose() -> None:
        noise.uniform_().mul_(mask)
        torch.argmax(noise, 1, out=actions)

    def steps() -> None:
        for _ in range(STEPS):
            choose()
            turn.run()

    def run() -> int:
        steps()
        torch.cuda.synchronize()
        return STEPS * games

    def plain() -> int:
        legal = mask
        for _ in range(STEPS):
            chosen = torch.rand(legal.shape, device="cuda").mul_(legal).argmax(1)
            legal = torch.as_tensor(batch.turn(chosen, out=turn.result.vectors).mask, device="cuda")
        torch.cuda.synchronize()
        return STEPS * games

    microseconds = _queued_call(torch, turn.run)
    bound = moves_a_second(run, seconds)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        steps()

    def replay() -> int:
        graph.replay()
        torch.cuda.synchronize()
        return STEPS * games

    captured = moves_a_second(replay, seconds)
    # A plain turn works on the default stream, like everything else here.
    slow = moves_a_second(plain, seconds)
    jaxmarl = None
    if find_spec("jaxmarl") and games <= MOST_JAX_GAMES:
        jaxmarl = moves_a_second(jaxmarl_workload(players, "all", "cuda", games), seconds)
    return TurnRow(players, games, microseconds, bound, captured, slow, jaxmarl)


def _queued_call(torch: Any, call: Callable[[], object]) -> float:
    """Return the microseconds of the caller, while the GPU has no queue to wait for."""
    times = []
    for _ in range(CALLS // 20):
        torch.cuda.synchronize()
        start = perf_counter()
        for _ in range(20):
            call()
        times.append((perf_counter() - start) / 20)
    return 1e6 * float(np.median(times))


def measure_cpu(players: int, games: int, seconds: float) -> TurnRow:
    """Measure turns on one thread for which NumPy chooses the actions."""
    batch = Batch(compose(Choice()), players, games, seed=1, auto_reset=True, threads=1)
    turn = batch.bind_turn()
    mask, chance = turn.result.mask, np.random.default_rng(1)

    def workload(make: Callable[[Any], object]) -> Workload:
        def run() -> int:
            for _ in range(STEPS):
                make((chance.random(mask.shape, np.float32) * mask).argmax(axis=1))
            return STEPS * games

        return run

    microseconds = fastest_call(turn.run, process_time)
    bound = moves_a_second(workload(turn.run), seconds, process_time)

    def plain(actions: Any) -> None:
        mask[:] = batch.turn(actions, out=turn.result.vectors).mask

    slow = moves_a_second(workload(plain), seconds, process_time)
    return TurnRow(players, games, microseconds, bound, None, slow, None)


def table(rows: Sequence[TurnRow]) -> str:
    """Format the rows as a table."""
    lines = [
        "| seats | games | µs a call | bound turn | captured graph | `Batch.turn` | JaxMARL |",
        "|---|---|---|---|---|---|---|",
    ]
    for row in rows:
        speeds = (row.bound, row.graph, row.plain, row.jaxmarl)
        shown = " | ".join("–" if speed is None else format_whole(speed) for speed in speeds)
        counts = f"{row.players} | {format_whole(row.games)} | {row.microseconds:.1f}"
        lines.append(f"| {counts} | {shown} |")
    return "\n".join(lines)


def main(words: Sequence[str] | None = None) -> int:
    """Measure, print, and update the page if asked."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--write", action="store_true", help=f"update {PAGE.name}")
    chosen = parser.parse_args(words)
    try:
        refuse_device(chosen.device)
    except Refused as refused:
        print(catalogue(Language.ENGLISH).render(refusal_message(refused)), file=sys.stderr)
        return 1
    measure = {"cpu": measure_cpu, "cuda": measure_gpu}[chosen.device]
    rows = []
    for players in PLAYERS:
        for games in GAMES[chosen.device]:
            rows.append(measure(players, games, chosen.seconds))
            print(table(rows[-1:]).splitlines()[-1], file=sys.stderr, flush=True)
    packages = ["numba"]
    if chosen.device == "cuda":
        packages += ["numba-cuda", "torch", *(["jaxmarl"] if find_spec("jaxmarl") else [])]
    circumstances = [
        f"machine: {machine(chosen.device)}",
        f"versions: {versions(*packages)}",
        f"command: `{COMMAND} --device {chosen.device}` ({chosen.seconds:g} seconds each)",
    ]
    if chosen.device == "cuda" and not find_spec("jaxmarl"):
        circumstances.append("skipped, not installed: jaxmarl")
    text = "\n".join([table(rows), "", *(f"- {line}" for line in circumstances)])
    print(text)
    if chosen.json:
        report = {"rows": [row._asdict() for row in rows], "circumstances": circumstances}
        chosen.json.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    if chosen.write:
        write_between(PAGE, f"turn {chosen.device}", text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
