"""Matches of Hanabi: the same bots in many games."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any, ClassVar, cast

from tamaya.arena.executors import in_processes
from tamaya.arena.failed_games import BotFailure, FailedGame
from tamaya.arena.hanabi_scores import HanabiGameResult, MatchScores, scores
from tamaya.arena.match_interface import even_chunk, lineup
from tamaya.arena.match_run import MatchRun
from tamaya.hanabi.board_text import board_text
from tamaya.notation import WrittenMove, hanabi_move_text
from tamaya.roster import (
    AnyPlayer,
    OmniscientPlayer,
    arena_player,
    is_external,
    policy_named,
    refuse_seats,
)
from tamaya.rules.hanabi import (
    Decision,
    Game,
    Move,
    Rules,
    SeenEvent,
    Setup,
    View,
    choice_of,
    redact,
    settings_text,
    setup_from_seed,
    view_of,
)
from tamaya.rules.seed_and_shuffle import Seed, seed_from_words
from tamaya.rules.shared_types import Seat

COMPILED_CHUNK = 100
"""The number of games in one task of a compiled policy."""


@dataclass(frozen=True, slots=True)
class HanabiMatch:
    """A match of Hanabi; the same fields give the same games on any machine."""

    result_type: ClassVar[type] = HanabiGameResult

    rules: Rules
    players: int
    bots: tuple[str, ...]
    """The names of the bots, repeated until all seats are taken."""
    games: int
    seed: str

    def __post_init__(self) -> None:
        """Refuse bots that do not play with this number of seats."""
        for bot in self.bots:
            refuse_seats(bot, self.players)

    @property
    def chunk_size(self) -> int:
        """Return the number of games in one task."""
        return even_chunk(self.games) if self.policy is None else COMPILED_CHUNK

    @property
    def policy(self) -> Any | None:
        """Return the compiled policy that plays all seats, or None if there is none."""
        name, *others = set(self.bots)
        return None if others else policy_named("hanabi", name)

    def identity(self) -> dict[str, object]:
        """Return everything that determines the games, except their number."""
        return {
            "game": "hanabi",
            "rules": settings_text(choice_of(self.rules).settings),
            "players": self.players,
            "bots": list(self.bots),
            "seed": self.seed,
        }

    def warm_up(self) -> None:
        """Compile the bots, or load their code, before the games are timed."""
        if self.policy is not None:
            self.play([0])
            return
        opening = Game.begin(self.setup(0))
        for name in dict.fromkeys(self.bots):
            if is_external(name):
                continue
            player = arena_player("hanabi", name, self.seed_of(0))
            if isinstance(player, OmniscientPlayer):
                player.decide_from_state(opening.state)
            else:
                player.decide(opening.view(Seat(0)))

    def play(self, numbers: Sequence[int]) -> list[HanabiGameResult | FailedGame]:
        """Play the games of these numbers; it is fast if one compiled policy holds all seats."""
        policy = self.policy
        if policy is None:
            return [self.result(number) for number in numbers]
        # The engine is an optional extra.
        compiled: Any = import_module("tamaya.arena.compiled_games")
        results: list[HanabiGameResult | FailedGame] = compiled.play_compiled(
            policy, [self.setup(number) for number in numbers]
        )
        return results

    def result(self, number: int) -> HanabiGameResult | FailedGame:
        """Play a game move by move; if a bot fails, the others of the match go on."""
        try:
            return result_of(self.game(number))
        except BotFailure as failure:
            bots = lineup(self.bots, self.players, number)
            return failure.in_game(number, bots[failure.seat])

    def setup(self, number: int) -> Setup:
        """Return the setup of a game, numbered from 0; seat 0 acts first."""
        return setup_from_seed(self.seed_of(number), self.rules, self.players, Seat(0))

    def game(self, number: int) -> Game:
        """Play a game to its end, move by move."""
        seats = enumerate(lineup(self.bots, self.players, number))
        players = [
            arena_player("hanabi", name, self.seed_of(number, f" seat {seat}"))
            for seat, name in seats
        ]
        return play_hanabi(Game.begin(self.setup(number)), players)

    def seed_of(self, number: int, suffix: str = "") -> Seed:
        """Return the seed of a game, or with a suffix the seed of a part of it."""
        return seed_from_words(f"{self.seed} {number}{suffix}")


def result_of(game: Game) -> HanabiGameResult:
    """Return the result of a finished game."""
    assert game.outcome is not None
    return HanabiGameResult(game.outcome, game.board.turn)


def play_hanabi(game: Game, players: Sequence[AnyPlayer | OmniscientPlayer]) -> Game:
    """Play a game to its end with a bot for each seat."""
    # Redact each event once: redacting the whole history each turn would take most of the time.
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
        game = game.make(decided_move(player, view))
    return game


def decided_move(player: AnyPlayer, view: View) -> Decision:
    """The move of a bot; raises ``BotFailure`` where it raises anything or the move is illegal."""
    try:
        move: Decision = player.decide(view)
    except Exception as failure:
        problem = f"{type(failure).__name__}: {failure}"
        raise BotFailure(view.board.seat_to_act, None, problem, board_text(view)) from failure
    if move not in view.legal_moves:
        text = move_words(move)
        problem = "it is none of the legal moves"
        raise BotFailure(view.board.seat_to_act, text, problem, board_text(view))
    return move


def move_words(move: object) -> str:
    """A move in notation; anything else as Python shows it."""
    try:
        return hanabi_move_text(WrittenMove(cast(Move, move)))
    except (AssertionError, ValueError):
        return repr(move)


def simulate_hanabi(match: HanabiMatch, workers: int = 1) -> MatchScores:
    """Play a match and return its statistics; workers only make it faster."""
    run = MatchRun(match)
    run.play(in_processes(workers))
    return scores(run.results)
