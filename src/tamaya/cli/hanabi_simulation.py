"""Games of Hanabi as ``tamaya simulate`` asks for them, and what became of them."""

from time import perf_counter

from tamaya.arena import HanabiMatch, Scores, simulate_hanabi
from tamaya.cli.choice_arguments import choice_asked_for
from tamaya.cli.numbers import decimal, percent
from tamaya.cli.usage import Request
from tamaya.i18n import Catalogue
from tamaya.rules.hanabi import compose, settings_text
from tamaya.terminal.text import paragraph, table

COLUMNS = ("bot", "score", "error", "kept", "perfect", "lost", "speed")


class HanabiSimulation:
    """One match, played when it is made."""

    def __init__(
        self,
        request: Request,
        players: int,
        bots: tuple[str, ...],
        games: int,
        seed: str,
        jobs: int,
    ) -> None:
        """Play the games that were asked for."""
        self.choice = choice_asked_for(request)
        rules = compose(self.choice)
        rules.refuse_players(players)
        self.match = HanabiMatch(rules, players, bots, games, seed)
        began = perf_counter()
        self.scores: Scores = simulate_hanabi(self.match, jobs)
        self.seconds = perf_counter() - began

    @property
    def games_per_second(self) -> float:
        """How fast they were played."""
        return self.match.games / self.seconds

    def figures(self) -> dict[str, object]:
        """The match and what became of it, as plain data."""
        return {
            "game": "hanabi",
            "edition": self.choice.edition,
            "with": list(self.choice.extensions),
            "set": settings_text(self.choice.settings),
            "players": self.match.players,
            "bot": ",".join(self.match.bots),
            "games": self.match.games,
            "seed": self.match.seed,
            "mean": round(self.scores.mean, 6),
            "stderr": round(self.scores.standard_error, 6),
            "mean_points": round(self.scores.mean_points, 6),
            "perfect": round(self.scores.perfect, 6),
            "lost": round(self.scores.lost, 6),
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games_per_second, 3),
        }

    def text(self, say: Catalogue) -> str:
        """The figures as a small table."""
        title = say.say("simulate-title", games=self.match.games, players=self.match.players)
        row = (
            ",".join(self.match.bots),
            decimal(self.scores.mean, say),
            decimal(self.scores.standard_error, say),
            decimal(self.scores.mean_points, say),
            percent(self.scores.perfect, say),
            percent(self.scores.lost, say),
            decimal(self.games_per_second, say),
        )
        titles = tuple(say.say(f"simulate-column-{column}") for column in COLUMNS)
        return f"{paragraph(title)}\n\n{table([titles, row])}"
