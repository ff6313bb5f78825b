"""``tamaya simulate``: let bots play many games, and print the figures."""

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

from tamaya.arena import Match
from tamaya.cli.entry_point import INTERRUPTED_STATUS
from tamaya.cli.failure_report import print_failures
from tamaya.cli.game_adapters import requested_game
from tamaya.cli.hanabi_simulation import HanabiSimulation
from tamaya.cli.ikebana_simulation import IkebanaSimulation
from tamaya.cli.json_output import write_json
from tamaya.cli.match_arguments import (
    DEFAULT_SEED,
    EXECUTOR_OPTIONS,
    TABLE_OPTIONS,
    requested_bots,
    requested_executor,
    requested_games,
)
from tamaya.cli.output_files import refuse_same_file, refuse_unwritable
from tamaya.cli.resumable_match import MatchReport, MatchResult, play_match
from tamaya.cli.rules_arguments import CHOICE_OPTIONS, CHOICE_TOPICS
from tamaya.cli.usage_parser import Arguments, Option, Usage, UsageRefusal
from tamaya.i18n import Catalogue, catalogue
from tamaya.rules.shared_types import FEWEST_PLAYERS, MOST_PLAYERS, Refused

OUTPUT_OPTIONS = ("replays", "json", "plot")

USAGE = Usage(
    "simulate",
    options=(
        Option("game", "game"),
        *CHOICE_OPTIONS,
        *TABLE_OPTIONS,
        Option("games", "number"),
        Option("seed", "words"),
        *EXECUTOR_OPTIONS,
        Option("resume", "file", "resume-match"),
        Option("replays", "file"),
        Option("keep", "keep"),
        Option("json", "file"),
        Option("plot", "file"),
    ),
    topics=CHOICE_TOPICS,
)

AnyMatch = TypeVar("AnyMatch", bound=Match[Any])
AnyResult = TypeVar("AnyResult")


class Simulation(Protocol[AnyMatch, AnyResult]):
    """Simulated matches of one game."""

    def refuse_options(self, arguments: Arguments) -> None:
        """Refuse options that the game does not have, or that cannot be followed."""

    def match(
        self, arguments: Arguments, players: int, bots: tuple[str, ...], games: int, seed: str
    ) -> AnyMatch:
        """The requested match."""

    def warm_up(self, match: AnyMatch) -> None:
        """Do what must not count as playing time."""

    def report(
        self,
        arguments: Arguments,
        match: AnyMatch,
        result: MatchResult[AnyResult],
        texts: Catalogue,
    ) -> MatchReport:
        """The figures of the games played."""

    def write_files(
        self,
        arguments: Arguments,
        match: AnyMatch,
        result: MatchResult[AnyResult],
        texts: Catalogue,
    ) -> None:
        """Write the other files that were requested."""


SIMULATIONS: Mapping[str, Simulation[Any, Any]] = {
    "hanabi": HanabiSimulation(),
    "ikebana": IkebanaSimulation(),
}


def run(arguments: Arguments) -> int:
    """Play the match and print its figures."""
    texts = catalogue(arguments.language)
    game = requested_game(arguments)
    simulation = SIMULATIONS[game]
    simulation.refuse_options(arguments)
    refuse_unwritable(arguments, *OUTPUT_OPTIONS)
    refuse_same_file(arguments, "resume", *OUTPUT_OPTIONS)
    players, bots = requested_table(arguments, game)
    seed = arguments.values.get("seed", DEFAULT_SEED)
    match = simulation.match(arguments, players, bots, requested_games(arguments), seed)

    def warm_up() -> None:
        # Workers of a cluster warm up by themselves.
        if "cluster" not in arguments.values:
            simulation.warm_up(match)

    executor = requested_executor(arguments)
    result = play_match(match, executor, texts, arguments.values.get("resume"), warm_up)
    print_failures(result.run.failures, texts)
    if result.run.results:
        print_report(arguments, simulation.report(arguments, match, result, texts))
        simulation.write_files(arguments, match, result, texts)
    return exit_status(result)


def requested_table(arguments: Arguments, game: str) -> tuple[int, tuple[str, ...]]:
    """The number of seats, and the bots that take them."""
    players = arguments.number_within("players", FEWEST_PLAYERS, FEWEST_PLAYERS, MOST_PLAYERS)
    bots = requested_bots(arguments, game)
    if len(bots) > players:
        raise Refused(UsageRefusal.TOO_MANY_BOTS)
    return players, bots


def print_report(arguments: Arguments, report: MatchReport) -> None:
    """Print the figures as text, or write them as JSON."""
    if "json" in arguments.values:
        write_json(arguments.values["json"], report.figures)
    else:
        print(report.text)


def exit_status(result: MatchResult[Any]) -> int:
    """0 for a whole match, 1 where a bot failed, 130 if interrupted; else raises the reason."""
    if result.failure is not None:
        raise result.failure
    if not result.run.is_over:
        return INTERRUPTED_STATUS
    return 1 if result.run.failures else 0
