"""Matches of Hanabi: the same players in many games, and what they scored together."""

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from statistics import fmean, stdev

from tamaya.players.roster import AnyPlayer, player_named
from tamaya.rules.game import Seat
from tamaya.rules.hanabi import Game, Outcome, Result, Rules, SeenEvent, redact, view_of
from tamaya.rules.shuffle import seed_from_words


@dataclass(frozen=True, slots=True)
class HanabiMatch:
    """What is played: the same words give the same games, on any machine."""

    rules: Rules
    players: int
    bots: tuple[str, ...]
    """The names of the players; where they are fewer than the seats, they begin again."""
    games: int
    seed: str

    def lineup(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game: everybody moves up one seat from game to game."""
        return tuple(self.bots[(seat + number) % len(self.bots)] for seat in range(self.players))

    def outcome(self, number: int) -> Outcome:
        """How one game ended, counted from 0. Seat 0 begins it."""
        words = f"{self.seed} {number}"
        players = [
            player_named("hanabi", name, seed_from_words(f"{words} seat {seat}"))
            for seat, name in enumerate(self.lineup(number))
        ]
        game = Game.deal(self.rules, self.players, seed_from_words(words), Seat(0))
        ended = play_hanabi(game, players).outcome
        assert ended is not None
        return ended


@dataclass(frozen=True, slots=True)
class Scores:
    """What a match came to."""

    games: int
    mean: float
    standard_error: float
    """How far the mean of so many games strays from that of all games."""
    mean_points: float
    """The mean of the points on the table, those of lost games too."""
    perfect: float
    """The part of the games in which every firework was completed."""
    lost: float
    """The part of the games that were lost."""


def play_hanabi(game: Game, players: Sequence[AnyPlayer]) -> Game:
    """The game played to its end by a player for each seat."""
    # Everybody is told each event once: telling the whole history anew would take most of the time.
    told: list[list[SeenEvent]] = [[] for _ in players]
    while game.outcome is None:
        seat = game.board.seat_to_act
        heard = told[seat]
        heard += [redact(event, seat) for event in game.history[len(heard) :]]
        view = replace(view_of(game.state, seat, ()), history=tuple(heard))
        game = game.make(players[seat].decide(view))
    return game


def simulate_hanabi(match: HanabiMatch, jobs: int = 1) -> Scores:
    """What all games came to; the number of jobs changes only the time."""
    numbers = range(match.games)
    if jobs == 1:
        return scores(list(map(match.outcome, numbers)))
    with ProcessPoolExecutor(jobs) as pool:
        chunk = max(1, match.games // (4 * jobs))
        outcomes = pool.map(partial(HanabiMatch.outcome, match), numbers, chunksize=chunk)
        return scores(list(outcomes))


def scores(outcomes: Sequence[Outcome]) -> Scores:
    """The figures of these games."""
    games = len(outcomes)
    found = [outcome.score for outcome in outcomes]
    results = [outcome.result for outcome in outcomes]
    return Scores(
        games=games,
        mean=fmean(found),
        standard_error=stdev(found) / games**0.5 if games > 1 else 0.0,
        mean_points=fmean(outcome.points for outcome in outcomes),
        perfect=results.count(Result.WON) / games,
        lost=results.count(Result.LOST) / games,
    )
