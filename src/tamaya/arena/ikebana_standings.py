"""The standings of a match of Ikebana: shares of the wins, and points."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Standing:
    """The results of one bot over all its seats."""

    games: int = 0
    """The number of games in the match."""
    seats: int = 0
    """The number of seats that the bot held in all games."""
    all_seats: int = 0
    """The number of all seats in all games."""
    wins: Fraction = Fraction(0)
    """Games won; a shared win counts as the bot's share of the winning seats."""
    points: int = 0
    """The sum of the points of its seats."""

    @property
    def share_of_wins(self) -> float:
        """Return the share of games won."""
        return float(self.wins / self.games)

    @property
    def fair_share(self) -> float:
        """Return the share of games it would win if all bots were equal."""
        return self.seats / self.all_seats

    @property
    def mean_points(self) -> float:
        """Return the mean points of one seat in one game."""
        return self.points / self.seats


@dataclass(frozen=True, slots=True)
class IkebanaGameResult:
    """The result of one game of Ikebana: bots by seat, points by seat, and winning seats."""

    lineup: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]


def standings(results: Sequence[IkebanaGameResult]) -> dict[str, Standing]:
    """Compute the standing of each bot, in the order of their names."""
    names = sorted({name for result in results for name in result.lineup})
    return {name: _standing(name, results) for name in names}


def _standing(name: str, results: Sequence[IkebanaGameResult]) -> Standing:
    seats, wins, points = 0, Fraction(0), 0
    for result in results:
        own = [seat for seat, bot in enumerate(result.lineup) if bot == name]
        seats += len(own)
        points += sum(result.points[seat] for seat in own)
        wins += Fraction(sum(seat in result.winners for seat in own), len(result.winners))
    all_seats = sum(len(result.lineup) for result in results)
    return Standing(len(results), seats, all_seats, wins, points)
