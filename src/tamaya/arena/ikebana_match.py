"""Matches of Ikebana: the same bots in many games, with rotating seats."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from tamaya.arena.executors import in_processes
from tamaya.arena.failed_games import BotFailure, FailedGame
from tamaya.arena.ikebana_standings import IkebanaGameResult, Standing, standings
from tamaya.arena.match_interface import even_chunk, lineup
from tamaya.arena.match_run import MatchRun
from tamaya.ikebana.board_text import board_text
from tamaya.players.ikebana import IkebanaPlayer
from tamaya.roster import player_named
from tamaya.rules.ikebana import (
    Game,
    Move,
    Rules,
    SeenEvent,
    View,
    extensions_of,
    redact,
    view_with,
)
from tamaya.rules.seed_and_shuffle import seed_from_words
from tamaya.rules.shared_types import Seat


@dataclass(frozen=True, slots=True)
class IkebanaMatch:
    """A match of Ikebana; the same fields give the same games on any machine."""

    result_type: ClassVar[type] = IkebanaGameResult

    rules: Rules
    players: int
    bots: tuple[str, ...]
    """The names of the bots, repeated until all seats are taken."""
    games: int
    seed: str

    @property
    def chunk_size(self) -> int:
        """Return the number of games in one task."""
        return even_chunk(self.games)

    def identity(self) -> dict[str, object]:
        """Return everything that determines the games, except their number."""
        return {
            "game": "ikebana",
            "with": list(extensions_of(self.rules)),
            "players": self.players,
            "bots": list(self.bots),
            "seed": self.seed,
        }

    def play(self, numbers: Sequence[int]) -> list[IkebanaGameResult | FailedGame]:
        """Play the games of these numbers."""
        return [self.result(number) for number in numbers]

    def result(self, number: int) -> IkebanaGameResult | FailedGame:
        """Play a game; if a bot fails, the others of the match go on."""
        bots = lineup(self.bots, self.players, number)
        try:
            outcome = self.game(number).outcome
        except BotFailure as failure:
            return failure.in_game(number, bots[failure.seat])
        assert outcome is not None
        return IkebanaGameResult(bots, outcome.points, outcome.winners)

    def game(self, number: int) -> Game:
        """Play a game to its end, numbered from 0; seat 0 acts first."""
        words = f"{self.seed} {number}"
        players = [
            player_named("ikebana", name, seed_from_words(f"{words} seat {seat}"))
            for seat, name in enumerate(lineup(self.bots, self.players, number))
        ]
        game = Game.deal(self.rules, self.players, seed_from_words(words), Seat(0))
        return play_ikebana(game, players)


def play_ikebana(game: Game, players: Sequence[IkebanaPlayer]) -> Game:
    """Play a game to its end with a bot for each seat."""
    # Redact each event once: redacting the whole history each turn would take most of the time.
    seen_events: list[list[SeenEvent]] = [[] for _ in players]
    while game.outcome is None:
        seat = game.board.seat_to_act
        seen = seen_events[seat]
        seen += [redact(event, seat) for event in game.history[len(seen) :]]
        view = view_with(game.state, seat, tuple(seen))
        game = game.make(decided_move(players[seat], view))
    return game


def decided_move(player: IkebanaPlayer, view: View) -> Move:
    """The move of a bot; raises ``BotFailure`` where it raises anything or the move is illegal."""
    try:
        move = player.decide(view)
    except Exception as failure:
        problem = f"{type(failure).__name__}: {failure}"
        raise BotFailure(view.board.seat_to_act, None, problem, board_text(view)) from failure
    if move not in view.legal_moves:
        problem = "it is none of the legal moves"
        raise BotFailure(view.board.seat_to_act, repr(move), problem, board_text(view))
    return move


def simulate_ikebana(match: IkebanaMatch, workers: int = 1) -> dict[str, Standing]:
    """Play a match and return the standing of each bot; workers only make it faster."""
    run = MatchRun(match)
    run.play(in_processes(workers))
    return standings(run.results)
