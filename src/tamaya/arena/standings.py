"""How the players of a match did: shares of the wins, and points."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Standing:
    """What one player of a match came to, over all the seats it held."""

    games: int = 0
    """How many games the match had."""
    seats: int = 0
    """How many seats the player held in all of them."""
    all_seats: int = 0
    """How many seats there were."""
    wins: Fraction = Fraction(0)
    """Games won; of a shared victory, the part of the seats it held among the winners."""
    points: int = 0
    """The points of all its seats."""

    @property
    def share_of_wins(self) -> float:
        """The part of the games that it won."""
        return float(self.wins / self.games)

    @property
    def fair_share(self) -> float:
        """The part of the games that it would win if all players were equal."""
        return self.seats / self.all_seats

    @property
    def mean_points(self) -> float:
        """The points of one of its seats in one game."""
        return self.points / self.seats


@dataclass(frozen=True, slots=True)
class IkebanaGameResult:
    """One game of a match: who sat where, with how many points, and who won."""

    lineup: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]


def standings(results: Sequence[IkebanaGameResult]) -> dict[str, Standing]:
    """The standing of each player after these games, in the order of their names."""
    names = sorted({name for result in results for name in result.lineup})
    return {name: _standing(name, results) for name in names}


def _standing(name: str, results: Sequence[IkebanaGameResult]) -> Standing:
    seats, wins, points = 0, Fraction(0), 0
    for result in results:
        own = [seat for seat, sitting in enumerate(result.lineup) if sitting == name]
        seats += len(own)
        points += sum(result.points[seat] for seat in own)
        wins += Fraction(sum(seat in result.winners for seat in own), len(result.winners))
    all_seats = sum(len(result.lineup) for result in results)
    return Standing(len(results), seats, all_seats, wins, points)
