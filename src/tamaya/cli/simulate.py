"""``tamaya simulate``: bots play many games, and what became of them is told."""

from typing import Any

from tamaya.arena import HanabiMatch, IkebanaMatch, scores, standings
from tamaya.cli.charts import bar_chart, refuse_non_svg
from tamaya.cli.choice_arguments import (
    CHOICE_OPTIONS,
    CHOICE_TOPICS,
    requested_choice,
    requested_ikebana_rules,
)
from tamaya.cli.hanabi_simulation import hanabi_figures, hanabi_text, hanabi_title
from tamaya.cli.ikebana_simulation import ikebana_figures, ikebana_text
from tamaya.cli.json_output import write_json
from tamaya.cli.main import INTERRUPTED_STATUS
from tamaya.cli.match_arguments import (
    BOTS,
    DEFAULT_SEED,
    EXECUTOR_OPTIONS,
    TABLE_OPTIONS,
    requested_bots,
    requested_executor,
    requested_games,
)
from tamaya.cli.match_run import MatchResult, play_match
from tamaya.cli.output_files import refuse_same_file, refuse_unwritable, write_text
from tamaya.cli.saved_replays import refuse_replays, write_replays
from tamaya.cli.usage import Arguments, Option, Usage, UsageRefusal
from tamaya.i18n import Catalogue, catalogue
from tamaya.rules.game import FEWEST_PLAYERS, MOST_PLAYERS, Refused
from tamaya.rules.hanabi import compose

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

ONLY_FOR_HANABI = ("replays", "keep", "plot")


def run(arguments: Arguments) -> int:
    """Play the games and tell what became of them."""
    texts = catalogue(arguments.language)
    game = arguments.values.get("game", "hanabi")
    if game not in BOTS:
        raise Refused(UsageRefusal.NO_SUCH_GAME, game=game, known=", ".join(BOTS))
    return run_hanabi(arguments, texts) if game == "hanabi" else run_ikebana(arguments, texts)


def run_hanabi(arguments: Arguments, texts: Catalogue) -> int:
    """The same for Hanabi."""
    refuse_replays(arguments)
    refuse_non_svg(arguments)
    refuse_unwritable(arguments, "replays", "json", "plot")
    refuse_same_file(arguments, "resume", "replays", "json", "plot")
    players, bots = requested_table(arguments, "hanabi")
    choice = requested_choice(arguments)
    rules = compose(choice)
    rules.refuse_players(players)
    seed = arguments.values.get("seed", DEFAULT_SEED)
    match = HanabiMatch(rules, players, bots, requested_games(arguments), seed)
    warm_up = None if "cluster" in arguments.values else match.warm_up
    result = play_match(
        match, requested_executor(arguments), texts, arguments.values.get("resume"), warm_up
    )
    if results := result.run.results:
        found = scores(results)
        speed = result.games_per_second
        figures = hanabi_figures(match, choice, found, result.seconds, speed)
        print_results(arguments, figures, hanabi_text(match, found, speed, texts))
        if "plot" in arguments.values:
            title = f"{','.join(bots)}: {hanabi_title(match, found.games, texts)}"
            write_text(arguments.values["plot"], bar_chart(title, found.histogram))
        # Last, since it may take long, and somebody may lose patience.
        write_replays(arguments, match, choice, result.run.by_number)
    return exit_status(result)


def run_ikebana(arguments: Arguments, texts: Catalogue) -> int:
    """The same for Ikebana."""
    for option in ONLY_FOR_HANABI:
        if option in arguments.values:
            raise Refused(UsageRefusal.NOT_FOR_THIS_GAME, option=f"--{option}", game="ikebana")
    refuse_unwritable(arguments, "json")
    refuse_same_file(arguments, "resume", "json")
    players, bots = requested_table(arguments, "ikebana")
    seed = arguments.values.get("seed", DEFAULT_SEED)
    match = IkebanaMatch(
        requested_ikebana_rules(arguments), players, bots, requested_games(arguments), seed
    )
    result = play_match(match, requested_executor(arguments), texts, arguments.values.get("resume"))
    if results := result.run.results:
        found = standings(results)
        speed = result.games_per_second
        figures = ikebana_figures(match, len(results), found, result.seconds, speed)
        print_results(arguments, figures, ikebana_text(match, len(results), found, texts))
    return exit_status(result)


def requested_table(arguments: Arguments, game: str) -> tuple[int, tuple[str, ...]]:
    """How many seats there are, and the bots that take them."""
    players = arguments.number_within("players", FEWEST_PLAYERS, FEWEST_PLAYERS, MOST_PLAYERS)
    bots = requested_bots(arguments, game)
    if len(bots) > players:
        raise Refused(UsageRefusal.TOO_MANY_BOTS)
    return players, bots


def print_results(arguments: Arguments, figures: dict[str, object], text: str) -> None:
    """Say it to a program, or to a person."""
    if "json" in arguments.values:
        write_json(arguments.values["json"], figures)
    else:
        print(text)


def exit_status(result: MatchResult[Any]) -> int:
    """Whether it was interrupted; what else cut it short is said now."""
    if result.failure is not None:
        raise result.failure
    return 0 if result.run.is_over else INTERRUPTED_STATUS
