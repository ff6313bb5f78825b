"""``tamaya simulate``: bots play many games, and what became of them is told."""

from typing import Any

from tamaya.arena import HanabiMatch, IkebanaMatch, scores, standings
from tamaya.cli.choice_arguments import (
    CHOICE_OPTIONS,
    CHOICE_TOPICS,
    choice_asked_for,
    ikebana_asked_for,
)
from tamaya.cli.hanabi_simulation import hanabi_figures, hanabi_text, hanabi_title
from tamaya.cli.ikebana_simulation import ikebana_figures, ikebana_text
from tamaya.cli.json_output import write_json
from tamaya.cli.kept_replays import keep_replays, refuse_replays
from tamaya.cli.main import INTERRUPTED_STATUS
from tamaya.cli.match_arguments import (
    BOTS,
    CREW_OPTIONS,
    TABLE_OPTIONS,
    USUAL_SEED,
    bots_asked_for,
    crew_asked_for,
    games_asked_for,
)
from tamaya.cli.matches import Played, play
from tamaya.cli.output_files import refuse_same_file, refuse_unwritable, write_text
from tamaya.cli.pictures import bar_chart, refuse_picture
from tamaya.cli.usage import Option, Request, Usage, UsageRefusal
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
        *CREW_OPTIONS,
        Option("resume", "file", "resume-match"),
        Option("replays", "file"),
        Option("keep", "keep"),
        Option("json", "file"),
        Option("plot", "file"),
    ),
    topics=CHOICE_TOPICS,
)

ONLY_FOR_HANABI = ("replays", "keep", "plot")


def run(request: Request) -> int:
    """Play the games and tell what became of them."""
    say = catalogue(request.language)
    game = request.values.get("game", "hanabi")
    if game not in BOTS:
        raise Refused(UsageRefusal.NO_SUCH_GAME, game=game, known=", ".join(BOTS))
    return run_hanabi(request, say) if game == "hanabi" else run_ikebana(request, say)


def run_hanabi(request: Request, say: Catalogue) -> int:
    """The same for Hanabi."""
    refuse_replays(request)
    refuse_picture(request)
    refuse_unwritable(request, "replays", "json", "plot")
    refuse_same_file(request, "resume", "replays", "json", "plot")
    players, bots = table_asked_for(request, "hanabi")
    choice = choice_asked_for(request)
    rules = compose(choice)
    rules.refuse_players(players)
    seed = request.values.get("seed", USUAL_SEED)
    match = HanabiMatch(rules, players, bots, games_asked_for(request), seed)
    get_ready = None if "cluster" in request.values else match.get_ready
    played = play(match, crew_asked_for(request), say, request.values.get("resume"), get_ready)
    if ends := played.run.ends:
        found = scores(ends)
        speed = played.games_per_second
        figures = hanabi_figures(match, choice, found, played.seconds, speed)
        tell(request, figures, hanabi_text(match, found, speed, say))
        if "plot" in request.values:
            title = f"{','.join(bots)}: {hanabi_title(match, found.games, say)}"
            write_text(request.values["plot"], bar_chart(title, found.histogram))
        # Last, since it may take long, and somebody may lose patience.
        keep_replays(request, match, choice, played.run.by_number)
    return status_of(played)


def run_ikebana(request: Request, say: Catalogue) -> int:
    """The same for Ikebana."""
    for option in ONLY_FOR_HANABI:
        if option in request.values:
            raise Refused(UsageRefusal.NOT_FOR_THIS_GAME, option=f"--{option}", game="ikebana")
    refuse_unwritable(request, "json")
    refuse_same_file(request, "resume", "json")
    players, bots = table_asked_for(request, "ikebana")
    seed = request.values.get("seed", USUAL_SEED)
    match = IkebanaMatch(ikebana_asked_for(request), players, bots, games_asked_for(request), seed)
    played = play(match, crew_asked_for(request), say, request.values.get("resume"))
    if ends := played.run.ends:
        found = standings(ends)
        speed = played.games_per_second
        figures = ikebana_figures(match, len(ends), found, played.seconds, speed)
        tell(request, figures, ikebana_text(match, len(ends), found, say))
    return status_of(played)


def table_asked_for(request: Request, game: str) -> tuple[int, tuple[str, ...]]:
    """How many seats there are, and the bots that take them."""
    players = request.number_within("players", FEWEST_PLAYERS, FEWEST_PLAYERS, MOST_PLAYERS)
    bots = bots_asked_for(request, game)
    if len(bots) > players:
        raise Refused(UsageRefusal.TOO_MANY_BOTS)
    return players, bots


def tell(request: Request, figures: dict[str, object], text: str) -> None:
    """Say it to a program, or to a person."""
    if "json" in request.values:
        write_json(request.values["json"], figures)
    else:
        print(text)


def status_of(played: Played[Any]) -> int:
    """Whether it was interrupted; what else cut it short is said now."""
    if played.trouble is not None:
        raise played.trouble
    return 0 if played.run.is_over else INTERRUPTED_STATUS
