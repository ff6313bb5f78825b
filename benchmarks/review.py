"""Measure reviews: how many decks are decided, how fast, and what a whole review takes.

./tamaya benchmark review [--decks N] [--games N] [--write]

All times are CPU seconds of one process, without the first call, which compiles or loads code.
``--write`` updates the tables in docs/reference/benchmarks.md.
"""

import argparse
from collections.abc import Sequence
from random import Random
from statistics import median
from time import process_time

from _report import CHECKOUT, machine, versions, write_between

from tamaya.analysis.endgame_odds import endgame_odds
from tamaya.analysis.game_review import review_game
from tamaya.analysis.winnability import solve_win
from tamaya.cli.markdown_results_page import markdown
from tamaya.rules.hanabi import Choice, Game, Seat, compose, seed_from_words
from tamaya.testing.hanabi_random_games import play_randomly

PAGE = CHECKOUT / "docs" / "reference" / "benchmarks.md"
PLAYERS = (2, 3, 4, 5)
DECK_TITLES = (
    "players",
    "decks",
    "winnable",
    "unwinnable",
    "undecided",
    "median",
    "99 %",
    "longest",
)
TIME_TITLES = ("what", "cases", "median", "longest")


def quantile(seconds: Sequence[float], share: float) -> float:
    """The time that this share of all cases did not exceed."""
    return sorted(seconds)[min(len(seconds) - 1, int(share * len(seconds)))]


def deck_row(players: int, decks: int) -> tuple[str, ...]:
    """Decide random standard decks from the deal."""
    rules = compose(Choice())
    found: list[bool | None] = []
    seconds: list[float] = []
    for number in range(decks + 1):
        game = Game.deal(rules, players, seed_from_words(f"review {number}"), Seat(0))
        began = process_time()
        result = solve_win(game.state).is_winnable
        if number:
            found.append(result)
            seconds.append(process_time() - began)
    shares = [f"{100 * found.count(answer) / decks:.2f} %" for answer in (True, False, None)]
    times = [median(seconds), quantile(seconds, 0.99), max(seconds)]
    return (str(players), str(decks), *shares, *(f"{time:.3f} s" for time in times))


def odds_row(players: int, left: int, games: int) -> tuple[str, ...]:
    """Take the odds of positions with this many cards in the deck."""
    rules = compose(Choice())
    seconds = []
    for number in range(games):
        game = Game.deal(rules, players, seed_from_words(f"odds {number}"), Seat(0))
        steps = play_randomly(game, Random(number), skill=0.97, rearrange_rate=0)
        late = [step for step in steps if step.board.deck_size == left and step.outcome is None]
        if late:
            began = process_time()
            endgame_odds(late[0].view(late[0].board.seat_to_act))
            seconds.append(process_time() - began)
    return time_row(f"odds with {left} cards left, {players} seats", seconds)


def review_row(players: int, games: int) -> tuple[str, ...]:
    """Review whole standard games."""
    rules = compose(Choice())
    seconds = []
    for number in range(games + 1):
        game = Game.deal(rules, players, seed_from_words(f"whole {number}"), Seat(0))
        played = play_randomly(game, Random(number), skill=0.97, rearrange_rate=0)[-1]
        began = process_time()
        review_game(played)
        seconds.append(process_time() - began)
    return time_row(f"a whole review, {players} seats", seconds[1:])


def time_row(what: str, seconds: Sequence[float]) -> tuple[str, ...]:
    """One line of the table of times."""
    return what, str(len(seconds)), f"{median(seconds):.2f} s", f"{max(seconds):.2f} s"


def main() -> None:
    """Measure and print, or write to the page."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--decks", type=int, default=1000)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    circumstances = [
        f"machine: {machine()}, one process",
        f"versions: {versions()}",
        f"command: `./tamaya benchmark review --decks {given.decks} --games {given.games} --write`",
    ]
    decks = [DECK_TITLES, *(deck_row(players, given.decks) for players in PLAYERS)]
    times: list[tuple[str, ...]] = [TIME_TITLES]
    times += [odds_row(3, left, 5 * given.games) for left in (1, 2, 3)]
    times.append(review_row(3, given.games))
    for marker, rows in (("review decks", decks), ("review times", times)):
        text = markdown(rows, circumstances)
        print(text)
        if given.write:
            write_between(PAGE, marker, text)


if __name__ == "__main__":
    main()
