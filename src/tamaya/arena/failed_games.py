"""Games that a bot could not finish: it raised an exception, or made an illegal move."""

from dataclasses import dataclass

from tamaya.notation.seat_letters import SEAT_LETTERS


@dataclass(frozen=True, slots=True)
class FailedGame:
    """Where a bot failed, and what it saw. It contains hidden cards, as every game of the arena."""

    number: int
    seat: int
    bot: str
    move: str | None
    """The illegal move, or None where the bot raised an exception."""
    problem: str
    view: str
    """The view of the seat, printed."""

    def __str__(self) -> str:
        """A few lines for the author of the bot."""
        what = "raised" if self.move is None else f"made the illegal move {self.move}:"
        seat = SEAT_LETTERS[self.seat]
        return f"game {self.number}, seat {seat}: {self.bot} {what} {self.problem}\n{self.view}"


class BotFailure(Exception):
    """A bot failed in a game: its seat, its move, the problem and its view."""

    def __init__(self, seat: int, move: str | None, problem: str, view: str) -> None:
        """Keep what the author of the bot needs to know."""
        super().__init__(seat, move, problem, view)
        self.seat, self.move, self.problem, self.view = seat, move, problem, view

    def __str__(self) -> str:
        """The problem and the view."""
        return str(FailedGame(0, self.seat, "the bot", self.move, self.problem, self.view))

    def in_game(self, number: int, bot: str) -> FailedGame:
        """The failure with the number of the game and the name of the bot."""
        return FailedGame(number, self.seat, bot, self.move, self.problem, self.view)
