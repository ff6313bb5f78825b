"""Compare random legal moves a second: our engine, OpenSpiel, JaxMARL and HLE.

./tamaya benchmark peers [--device cpu|cuda] [--seconds S] [--json FILE] [--write]

All play whole games of five plain suits from a shuffled deck, with uniformly random legal moves; on
a CPU, CPU time is measured. OpenSpiel and HLE run through their Python packages, one game at a
time, with each draw as a chance move: our target of a hundred times OpenSpiel is for this way.
OpenSpiel with a deck shuffled beforehand is faster and is measured too, to be fair, without a
target. JaxMARL plays many games at once in one compiled scan and restarts them by itself. "Seen" is
whose observations are written at every move: nobody's, the seat to act's, or all seats'. Peers that
are not installed are skipped and listed. On a CPU our engine uses one thread. ``--write`` updates
the table in docs/reference/benchmarks.md.
"""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any, NamedTuple

from _openspiel import dealt_games
from _report import CHECKOUT, format_whole, machine, versions, write_between

from tamaya.engine.devices import refuse_device
from tamaya.engine.speed import GAMES, ObservedSeats, Workload, engine_workload, moves_a_second
from tamaya.i18n import Language, catalogue, refusal_message
from tamaya.rules.hanabi import Choice, compose
from tamaya.rules.shared_types import Refused

PAGE = CHECKOUT / "docs" / "reference" / "benchmarks.md"
COMMAND = "./tamaya benchmark peers --write"
PLAYERS = (2, 5)
CLOCKS = {"cpu": process_time, "cuda": perf_counter}
"""CPU time where possible: other load does not change it."""
JAX_GAMES = {"cpu": 1024, "cuda": 65536}
JAX_STEPS = {"cpu": 16, "cuda": 64}


class Peer(NamedTuple):
    """Another implementation of Hanabi."""

    name: str
    module: str
    """The module to import."""
    package: str
    """The package that has its version."""
    seen: tuple[ObservedSeats, ...]
    """The seats whose observations it can write."""
    devices: tuple[str, ...]
    run: Callable[[int, ObservedSeats, str], Workload]


class PeerRow(NamedTuple):
    """One row of the table."""

    players: int
    seen: ObservedSeats
    ours: float
    peer: str
    theirs: float


def openspiel_workload(players: int, seen: ObservedSeats, _device: str) -> Workload:
    """Return a workload of OpenSpiel with draws as chance moves."""
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game("hanabi", {"players": players})
    chance = Random(0)

    def run() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
                continue
            if seen == "to-act":
                state.observation_tensor(state.current_player())
            state.apply_action(chance.choice(state.legal_actions()))
            moves += 1
        return moves

    return run


def openspiel_dealt_workload(players: int, _seen: ObservedSeats, _device: str) -> Workload:
    """Return a workload of OpenSpiel with a deck shuffled beforehand."""
    play_one, chance = dealt_games(players), Random(0)
    return lambda: play_one(chance)


def hle_workload(players: int, seen: ObservedSeats, _device: str) -> Workload:
    """Return a workload of the Hanabi Learning Environment through its Python package."""
    hle: Any = import_module("hanabi_learning_environment.pyhanabi")
    game = hle.HanabiGame({"players": players})
    encoder = hle.ObservationEncoder(game, hle.ObservationEncoderType.CANONICAL)
    chance = Random(0)

    def run() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.cur_player() == hle.CHANCE_PLAYER_ID:
                state.deal_random_card()
                continue
            if seen == "to-act":
                encoder.encode(state.observation(state.cur_player()))
            state.apply_move(chance.choice(state.legal_moves()))
            moves += 1
        return moves

    return run


def jaxmarl_workload(
    players: int, seen: ObservedSeats, device: str, count: int | None = None
) -> Workload:
    """Return a workload of JaxMARL, many games at once."""
    jax: Any = import_module("jax")
    environment = import_module("jaxmarl.environments.hanabi.hanabi").HanabiEnv(num_agents=players)
    games, steps = count or JAX_GAMES[device], JAX_STEPS[device]

    def one(key: Any, state: Any) -> Any:
        choosing, stepping = jax.random.split(key)
        legal = environment.get_legal_moves(state)
        keys = dict(zip(environment.agents, jax.random.split(choosing, players), strict=True))
        actions = {
            agent: jax.random.categorical(keys[agent], jax.numpy.log(legal[agent]))
            for agent in environment.agents
        }
        seen_now, state, *_ = environment.step(stepping, state, actions)
        return seen_now, state

    def step(carried: Any, key: Any) -> Any:
        _, states = carried
        observations, states = jax.vmap(one)(jax.random.split(key, games), states)
        # JAX does not compute what is not carried on.
        return (observations if seen == "all" else 0, states), None

    def scan(key: Any, carried: Any) -> Any:
        return jax.lax.scan(step, carried, jax.random.split(key, steps))[0]

    many = jax.jit(scan)

    first_observations, states = jax.vmap(environment.reset)(
        jax.random.split(jax.random.PRNGKey(0), games)
    )
    carried_on: list[Any] = [
        jax.random.PRNGKey(1),
        (first_observations if seen == "all" else 0, states),
    ]

    def run() -> int:
        carried_on[0], now = jax.random.split(carried_on[0])
        carried_on[1] = jax.block_until_ready(many(now, carried_on[1]))
        return games * steps

    return run


PEERS = (
    Peer("OpenSpiel", "pyspiel", "open_spiel", ("nothing", "to-act"), ("cpu",), openspiel_workload),
    Peer(
        "OpenSpiel, deck dealt beforehand",
        "pyspiel",
        "open_spiel",
        ("nothing",),
        ("cpu",),
        openspiel_dealt_workload,
    ),
    Peer("JaxMARL", "jaxmarl", "jaxmarl", ("nothing", "all"), ("cpu", "cuda"), jaxmarl_workload),
    Peer(
        "HLE",
        "hanabi_learning_environment",
        "hanabi-learning-environment",
        ("nothing", "to-act"),
        ("cpu",),
        hle_workload,
    ),
)


def measure(device: str, seconds: float, peers: Sequence[Peer]) -> list[PeerRow]:
    """Measure each peer, and our engine right before it."""
    rules = compose(Choice())
    rows = []
    for players in PLAYERS:
        for peer in peers:
            for seen in peer.seen:
                threads = 1 if device == "cpu" else None
                run = engine_workload(rules, players, device, threads, seen)
                ours = moves_a_second(run, seconds, CLOCKS[device])
                theirs = moves_a_second(peer.run(players, seen, device), seconds, CLOCKS[device])
                rows.append(PeerRow(players, seen, ours, peer.name, theirs))
                print(table(rows[-1:]).splitlines()[-1], file=sys.stderr, flush=True)
    return rows


def table(rows: Sequence[PeerRow]) -> str:
    """Format the rows as a table."""
    lines = ["| seats | seen | ours | peer | theirs | ratio |", "|---|---|---|---|---|---|"]
    lines += [
        f"| {row.players} | {row.seen} | {format_whole(row.ours)} | {row.peer}"
        f" | {format_whole(row.theirs)}"
        f" | {format_whole(row.ours / row.theirs)} |"
        for row in rows
    ]
    return "\n".join(lines)


def games_at_once(device: str) -> str:
    """Describe the batch sizes."""
    return f"ours {format_whole(GAMES[device])}, JaxMARL's {format_whole(JAX_GAMES[device])}"


def main(words: Sequence[str] | None = None) -> int:
    """Measure, print, and update the page if asked."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--write", action="store_true", help=f"update {PAGE.name}")
    chosen = parser.parse_args(words)
    try:
        refuse_device(chosen.device)
    except Refused as refused:
        print(catalogue(Language.ENGLISH).render(refusal_message(refused)), file=sys.stderr)
        return 1
    here = [peer for peer in PEERS if chosen.device in peer.devices and find_spec(peer.module)]
    missing = {peer.module for peer in PEERS if chosen.device in peer.devices} - {
        peer.module for peer in here
    }
    rows = measure(chosen.device, chosen.seconds, here)
    skipped = [f"skipped, not installed: {name}" for name in sorted(missing)]
    packages = dict.fromkeys(peer.package for peer in here)
    circumstances = [
        f"machine: {machine(chosen.device)}",
        f"versions: {versions('numba', *packages)}",
        f"command: `{COMMAND} --device {chosen.device}` ({chosen.seconds:g} seconds each)",
        f"games at once: {games_at_once(chosen.device)}",
        *skipped,
    ]
    text = "\n".join([table(rows), "", *(f"- {line}" for line in circumstances)])
    print(text)
    if chosen.json:
        report = {"rows": [row._asdict() for row in rows], "circumstances": circumstances}
        chosen.json.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    if chosen.write:
        write_between(PAGE, f"peers {chosen.device}", text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
