"""Matches of Hanabi: the same players in many games, and what they scored together."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any, ClassVar

from tamaya.arena.executors import in_processes
from tamaya.arena.hanabi_scores import HanabiGameResult, MatchScores, scores
from tamaya.arena.match import lineup
from tamaya.arena.match_run import MatchRun
from tamaya.roster import AnyPlayer, OmniscientPlayer, arena_player, policy_named, refuse_seats
from tamaya.rules.game import Seat
from tamaya.rules.hanabi import (
    Game,
    Rules,
    SeenEvent,
    Setup,
    choice_of,
    redact,
    settings_text,
    setup_from_seed,
    view_of,
)
from tamaya.rules.shuffle import Seed, seed_from_words

COMPILED_CHUNK = 100
MAX_CHUNKS = 1000
"""Games by views take long enough to be handed out one by one, but not in millions."""


@dataclass(frozen=True, slots=True)
class HanabiMatch:
    """What is played: the same words give the same games, on any machine."""

    result_type: ClassVar[type] = HanabiGameResult

    rules: Rules
    players: int
    bots: tuple[str, ...]
    """The names of the players; where they are fewer than the seats, they begin again."""
    games: int
    seed: str

    def __post_init__(self) -> None:
        """Refuse bots that do not play with this number of seats."""
        for bot in self.bots:
            refuse_seats(bot, self.players)

    @property
    def chunk_size(self) -> int:
        """How many games are worth one errand to a worker."""
        return -(-self.games // MAX_CHUNKS) if self.policy is None else COMPILED_CHUNK

    @property
    def policy(self) -> Any | None:
        """The compiled policy that holds all seats, if one does."""
        name, *others = set(self.bots)
        return None if others else policy_named("hanabi", name)

    def identity(self) -> dict[str, object]:
        """All that decides what its games are, but how many."""
        return {
            "game": "hanabi",
            "rules": settings_text(choice_of(self.rules).settings),
            "players": self.players,
            "bots": list(self.bots),
            "seed": self.seed,
        }

    def warm_up(self) -> None:
        """Have all that plays compiled, or read from disk, before the games are timed."""
        if self.policy is not None:
            self.play([0])
            return
        opening = Game.begin(self.setup(0))
        for name in dict.fromkeys(self.bots):
            player = arena_player("hanabi", name, self.seed_of(0))
            if isinstance(player, OmniscientPlayer):
                player.decide_from_state(opening.state)
            else:
                player.decide(opening.view(Seat(0)))

    def play(self, numbers: Sequence[int]) -> list[HanabiGameResult]:
        """How the games of these numbers ended. Where one policy holds all seats, it is quick."""
        policy = self.policy
        if policy is None:
            return [result_of(self.game(number)) for number in numbers]
        # The engine is a part that not everybody has installed.
        compiled: Any = import_module("tamaya.arena.compiled_games")
        found: list[HanabiGameResult] = compiled.play_compiled(
            policy, [self.setup(number) for number in numbers]
        )
        return found

    def setup(self, number: int) -> Setup:
        """How a game begins, counted from 0. Seat 0 begins it."""
        return setup_from_seed(self.seed_of(number), self.rules, self.players, Seat(0))

    def game(self, number: int) -> Game:
        """A game played to its end, move by move."""
        seats = enumerate(lineup(self.bots, self.players, number))
        players = [
            arena_player("hanabi", name, self.seed_of(number, f" seat {seat}"))
            for seat, name in seats
        ]
        return play_hanabi(Game.begin(self.setup(number)), players)

    def seed_of(self, number: int, of_what: str = "") -> Seed:
        """The seed of a game, or of something within it."""
        return seed_from_words(f"{self.seed} {number}{of_what}")


def result_of(game: Game) -> HanabiGameResult:
    """How a game ended."""
    assert game.outcome is not None
    return HanabiGameResult(game.outcome, game.board.turn)


def play_hanabi(game: Game, players: Sequence[AnyPlayer | OmniscientPlayer]) -> Game:
    """The game played to its end by a player for each seat."""
    # Everybody is told each event once: telling the whole history anew would take most of the time.
    seen_events: list[list[SeenEvent]] = [[] for _ in players]
    while game.outcome is None:
        seat = game.board.seat_to_act
        player = players[seat]
        if isinstance(player, OmniscientPlayer):
            game = game.make(player.decide_from_state(game.state))
            continue
        seen = seen_events[seat]
        seen += [redact(event, seat) for event in game.history[len(seen) :]]
        view = replace(view_of(game.state, seat, ()), history=tuple(seen))
        game = game.make(player.decide(view))
    return game


def simulate_hanabi(match: HanabiMatch, workers: int = 1) -> MatchScores:
    """What all games came to; the number of workers changes only the time."""
    run = MatchRun(match)
    run.play(in_processes(workers))
    return scores(run.results)
