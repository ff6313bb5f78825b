"""Matches of Ikebana: the same players in many games, with the seats rotated."""

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial

from tamaya.arena.standings import Result, Standing, standings
from tamaya.players.ikebana import PLAYERS, IkebanaPlayer
from tamaya.rules.game import Seat
from tamaya.rules.ikebana import Game, Rules, SeenEvent, redact, view_with
from tamaya.rules.shuffle import seed_from_words


@dataclass(frozen=True, slots=True)
class IkebanaMatch:
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

    def result(self, number: int) -> Result:
        """What became of one game, counted from 0. Seat 0 begins it."""
        lineup = self.lineup(number)
        seed = seed_from_words(f"{self.seed} {number}")
        game = Game.deal(self.rules, self.players, seed, Seat(0))
        game = play_game(game, [PLAYERS[name]() for name in lineup])
        assert game.outcome is not None
        return Result(lineup, game.outcome.points, game.outcome.winners)


def play_game(game: Game, players: Sequence[IkebanaPlayer]) -> Game:
    """The game played to its end by a player for each seat."""
    # Everybody is told each event once: telling the whole history anew would take most of the time.
    told: list[list[SeenEvent]] = [[] for _ in players]
    while game.outcome is None:
        seat = game.board.seat_to_act
        heard = told[seat]
        heard += [redact(event, seat) for event in game.history[len(heard) :]]
        view = view_with(game.state, seat, tuple(heard))
        game = game.make(players[seat].decide(view))
    return game


def simulate(match: IkebanaMatch, jobs: int = 1) -> dict[str, Standing]:
    """The standing of each player after all games; the number of jobs changes only the time."""
    numbers = range(match.games)
    if jobs == 1:
        return standings(list(map(match.result, numbers)))
    with ProcessPoolExecutor(jobs) as pool:
        chunk = max(1, match.games // (4 * jobs))
        return standings(
            list(pool.map(partial(IkebanaMatch.result, match), numbers, chunksize=chunk))
        )
