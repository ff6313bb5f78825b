"""Reviews a whole game: what the deck allowed, when it was lost, what each move did."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import numpy as np

from tamaya.analysis.clue_measures import measure_clue
from tamaya.analysis.game_rollouts import (
    DecisionRollouts,
    GameRollouts,
    ReviewPolicy,
    estimate,
    final_prospects,
)
from tamaya.analysis.lost_move import WinnableTimeline, find_lost_move
from tamaya.analysis.move_costs import find_cost, label_of
from tamaya.analysis.review_policies import REVIEWER
from tamaya.analysis.review_types import Advice, Estimate, MoveCost, MoveReview, Prospects, Review
from tamaya.analysis.winnability import WIDTHS, highest_score
from tamaya.analysis.winnability_types import HighestScore
from tamaya.notation import WrittenMove, hanabi_move_text
from tamaya.players.hanabi.friend import Friend
from tamaya.rules.hanabi import Game, MadeMove, Rearrange, score

Report = Callable[[int, int], None]
"""Is told how many steps of how many are done."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a review may compute."""

    widths: tuple[int, ...] = WIDTHS
    """The widths of the searches with a known deck."""
    curve_worlds: int = 50
    """Games played on from each position; 0 for none, and no figures that need them."""
    cost_rollouts: int = 300
    """Games played to find the best move of a decision."""
    cost_worlds: int = 50
    """Worlds in which a move is compared with the best one."""


DEFAULT_EFFORT = Effort()


def review_game(
    game: Game,
    *,
    effort: Effort = DEFAULT_EFFORT,
    reviewer: ReviewPolicy = REVIEWER,
    report: Report | None = None,
) -> Review:
    """Review a game as far as it was played.

    ``reviewer`` is the policy that plays on at all seats.
    """
    games = games_of(game)
    steps = len(games) + 1
    tell = report or (lambda _done, _of: None)
    lost = find_lost_move([played.state for played in games], effort.widths)
    highest = _highest(games[0], lost, effort.widths)
    tell(1, steps)
    moves = []
    for number, made in enumerate(game.moves):
        moves.append(
            MoveReview(
                number=number,
                turn=games[number].board.turn + 1,
                seat=made.seat,
                move=move_text(made),
                winnable=lost.winnable[number + 1],
                clue=measure_clue(games[number], games[number + 1]),
            )
        )
    start = policy = None
    if effort.curve_worlds and game.moves:
        policy = reviewer.policy.name
        estimates = _Estimates(games, reviewer, effort)
        start, moves = estimates.add_to(moves, lambda done: tell(done + 2, steps))
        moves = [_explained(move, games[move.number]) for move in moves]
    tell(steps, steps)
    return Review(
        players=game.board.players,
        score=score(game.board),
        perfect_score=game.board.rules.highest_score,
        highest=highest,
        lost_at=lost.lost_at,
        reason=lost.reason,
        saved_by=() if lost.lost_at is None else tuple(map(move_text, lost.line)),
        policy=policy,
        start=start,
        moves=tuple(moves),
    )


class _Estimates:
    """The figures of a review that come from games played on."""

    def __init__(self, games: Sequence[Game], reviewer: ReviewPolicy, effort: Effort) -> None:
        self._games = games
        self._effort = effort
        self._rollouts = GameRollouts(games, reviewer)

    def add_to(
        self, moves: list[MoveReview], tell: Callable[[int], None]
    ) -> tuple[Prospects, list[MoveReview]]:
        """The prospects after the deal, and the moves with their figures."""
        before: list[Prospects] = []
        chosen: list[tuple[Prospects, Estimate]] = []
        with_costs = []
        for move in moves:
            prospects, after_choice, choice, cost = self._decision(move.number)
            before.append(prospects)
            chosen.append((after_choice, choice))
            with_costs.append(replace(move, cost=cost))
            tell(move.number)
        before.append(self._end())
        found = []
        for move, (after_choice, choice), after in zip(with_costs, chosen, before[1:], strict=True):
            luck = Estimate(
                after.expected.mean - after_choice.expected.mean,
                float(np.hypot(after.expected.error, after_choice.expected.error)),
            )
            if isinstance(self._games[move.number + 1].moves[-1].move, Rearrange):
                luck = Estimate(0.0, 0.0)
            found.append(replace(move, prospects=after, luck=luck, choice=choice))
        return before[0], found

    def _decision(self, number: int) -> tuple[Prospects, Prospects, Estimate, MoveCost | None]:
        """Prospects before a move and after its choice, the difference, and what it cost."""
        rollouts, worlds = self._rollouts, self._effort.curve_worlds
        decision = rollouts.decision(number)
        made = self._games[number + 1].moves[-1]
        action = rollouts.action(number, made.move)
        if action is None or action == decision.usual:
            scores = decision.play(decision.true_hand, [decision.usual], 0, worlds)
            prospects = after_choice = rollouts.prospects(scores[0])
            choice = Estimate(0.0, 0.0)
        else:
            scores = decision.play(decision.true_hand, [decision.usual, action], 0, worlds)
            prospects, after_choice = map(rollouts.prospects, scores)
            choice = estimate(scores[1] - scores[0])
        cost = None if action is None else self._cost(number, decision, action)
        return prospects, after_choice, choice, cost

    def _cost(self, number: int, decision: DecisionRollouts, action: int) -> MoveCost | None:
        effort = self._effort
        legal = self._rollouts.legal_actions(number)
        found = find_cost(decision, action, legal, effort.cost_rollouts, effort.cost_worlds)
        if found is None:
            return None
        best, loss = found
        state = self._games[number].state
        move = self._rollouts.numbering.move_of(state, best)
        text = move_text(MadeMove(state.board.seat_to_act, move))
        return MoveCost(text, loss, label_of(loss))

    def _end(self) -> Prospects:
        """The prospects after the last move."""
        last = self._games[-1]
        if last.outcome is not None:
            return final_prospects(last)
        decision = self._rollouts.decision(len(self._games) - 1)
        worlds = self._effort.curve_worlds
        scores = decision.play(decision.true_hand, [decision.usual], 0, worlds)
        return self._rollouts.prospects(scores[0])


def _explained(move: MoveReview, before: Game) -> MoveReview:
    """The same with what ``friend`` would have done, where the move has a label."""
    if move.cost is None or move.cost.label is None:
        return move
    seat = before.board.seat_to_act
    why = Friend().explain(before.view(seat)).move_reason
    text = move_text(MadeMove(seat, why.move))
    advice = Advice(text, why.reason, why.faces, why.position, why.teammate, why.other)
    return replace(move, friend=advice)


def games_of(game: Game) -> Sequence[Game]:
    """The game after the deal, and after each of its moves."""
    games = [game.beginning()]
    for made in game.moves:
        games.append(games[-1].make(made.move, made.seat))
    return games


def move_text(made: MadeMove) -> str:
    """A move in the notation of moves."""
    named = made.seat if isinstance(made.move, Rearrange) else None
    return hanabi_move_text(WrittenMove(made.move, named))


def _highest(start: Game, lost: WinnableTimeline, widths: tuple[int, ...]) -> HighestScore:
    """The highest score from the deal; a perfect one needs no second search."""
    if lost.winnable[0]:
        perfect = start.board.rules.highest_score
        return HighestScore(perfect, perfect)
    return highest_score(start.state, widths).highest
