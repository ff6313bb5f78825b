"""How far a team could have come from a position, if it had known every card."""

from dataclasses import dataclass

from tamaya.analysis.deck_solver import DeckSolver, SearchResult
from tamaya.analysis.line_replay import LineReplay
from tamaya.analysis.search_layout import NO_COPY, NO_ROOM, NO_TURN, NOT_BLOCKED
from tamaya.analysis.winnability_types import HighestScore, Impossibility, Obstacle
from tamaya.rules.hanabi import (
    Cause,
    Ending,
    LostPoints,
    MadeMove,
    Refusal,
    Scoring,
    State,
    TakeBack,
    judge,
    legal_moves,
)

WIDTHS = (30, 300, 3_000, 300_000)
"""The widths of the searches, one after the other, until one decides."""
QUICK_WIDTHS = WIDTHS[:2]
"""The widths for a target below one that could not be decided."""


@dataclass(frozen=True, slots=True)
class Solution:
    """The highest score from a position, a line that gets there, and what stands against more."""

    highest: HighestScore
    line: tuple[MadeMove, ...]
    """Moves to the end of the game, replayed by the referee, with the score ``highest.least``."""
    reason: Impossibility | None
    """Why no perfect game is possible; None where one is, or where nobody knows."""


@dataclass(frozen=True, slots=True)
class WinResult:
    """Whether a perfect game is possible from a position."""

    is_winnable: bool | None
    """None where the searches did not decide it."""
    line: tuple[MadeMove, ...] = ()
    """A perfect line to the end of the game, if there is one."""
    reason: Impossibility | None = None
    """Why there is none."""


def solve_win(state: State, widths: tuple[int, ...] = WIDTHS) -> WinResult:
    """Decide whether a team that knows every card can still play a perfect game."""
    board = state.board
    total = _all_cards(state)
    if board.outcome is not None:
        is_won = sum(map(len, board.fireworks)) == total
        return WinResult(is_won, (), None if is_won else reason_against(state))
    if board.pending is not None:
        return _best_win(state, widths)
    solver = DeckSolver(state)
    found = _search(solver, total, widths)
    if found.line is not None:
        return WinResult(is_winnable=True, line=tuple(_replayed(state, found, total).moves))
    if not found.is_complete:
        return WinResult(None)
    return WinResult(is_winnable=False, reason=_reason(solver, found, total))


def highest_score(state: State, widths: tuple[int, ...] = WIDTHS) -> Solution:
    """Find the highest score that a team that knows every card could reach."""
    board = state.board
    if board.outcome is not None:
        score = board.outcome.score
        return Solution(HighestScore(score, score), (), reason_against(state))
    if board.pending is not None:
        return _best_solution(state, widths)
    solver = DeckSolver(state)
    total, laid = _all_cards(state), sum(map(len, board.fireworks))
    reason: Impossibility | None = None
    most = total
    is_open = False
    for target in range(total, laid, -1):
        found = _search(solver, target, QUICK_WIDTHS if is_open else widths)
        line = None if found.line is None else _replayed(state, found, target)
        if line is not None and not line.is_lost:
            most = most if is_open else target
            return _solution(state, target, most, tuple(line.moves), reason)
        # A line whose last turns force errors that lose the game proves nothing.
        if line is not None or not found.is_complete:
            is_open = True
            if target == total and board.rules.ending is Ending.FINAL_FLOURISH:
                break
        elif not is_open:
            most = target - 1
            if target == total:
                reason = _reason(solver, found, total)
                if board.rules.ending is Ending.FINAL_FLOURISH:
                    break
    replay = LineReplay(state)
    replay.finish()
    found_score = _solution(state, laid, most if is_open else laid, tuple(replay.moves), reason)
    if replay.is_lost and found_score.highest.least > 0:
        highest = HighestScore(0, found_score.highest.most)
        return Solution(highest, tuple(replay.moves), reason)
    return found_score


def reason_against(state: State) -> Impossibility | None:
    """Why a perfect game is impossible, as far as the bounds of the position tell."""
    total = _all_cards(state)
    outcome = state.board.outcome
    if sum(map(len, state.board.fireworks)) == total:
        return None
    if outcome is not None and outcome.cause is Cause.ERRORS:
        return Impossibility(Obstacle.ERRORS)
    solver = DeckSolver(state)
    return _reason_from_bounds(solver, solver.search(total, 1))


def _search(solver: DeckSolver, target: int, widths: tuple[int, ...]) -> SearchResult:
    found = solver.search(target, widths[0])
    for width in widths[1:]:
        if found.line is not None or found.is_complete:
            break
        found = solver.search(target, width)
    return found


def _replayed(state: State, found: SearchResult, target: int) -> LineReplay:
    """A line up to the end of the game, after the referee has judged every move of it."""
    replay = LineReplay(state)
    assert found.line is not None
    for step in found.line:
        replay.take(step)
    replay.finish()
    laid = sum(map(len, replay.state.board.fireworks))
    if laid < target:
        raise RuntimeError(f"the line lays {laid} cards, not {target}")
    return replay


def _reason(solver: DeckSolver, found: SearchResult, target: int) -> Impossibility:
    reason = _reason_from_bounds(solver, found)
    if reason is not None:
        return reason
    # The search ran through everything; see whether more turns would have been enough.
    timeless = solver.search(target, WIDTHS[1], is_timeless=True)
    if timeless.line is not None:
        return Impossibility(Obstacle.PACE)
    if timeless.is_complete:
        return Impossibility(Obstacle.HANDS)
    return Impossibility(Obstacle.TOGETHER)


def _reason_from_bounds(solver: DeckSolver, found: SearchResult) -> Impossibility | None:
    state, board = solver.state, solver.state.board
    rules = board.rules
    bound, draws = found.blocked
    if bound == NOT_BLOCKED:
        return None
    held = {state.faces[card] for hand in board.hands for card in hand}
    wanted = [
        face
        for sequence, laid in zip(rules.sequences, board.fireworks, strict=True)
        for face in sequence[len(laid) :]
    ]
    if bound == NO_COPY:
        lost = [face for face in wanted if face not in held and face not in state.deck]
        return Impossibility(Obstacle.LOST_CARD, tuple(lost))
    waiting = solver.draws_before(wanted)
    if bound == NO_TURN:
        turns = _turns(state, draws)
        late = [face for face in wanted if waiting[face] >= draws]
        if draws == 0:
            return Impossibility(Obstacle.PACE, wanted=len(late), available=turns)
        deepest = state.deck[draws - 1]
        return Impossibility(
            Obstacle.BOTTOM, (deepest,), len(state.deck) - draws + 1, len(late), turns
        )
    assert bound == NO_ROOM
    last = {face: place for place, face in enumerate(state.deck, 1)}
    kept = [face for face in wanted if last.get(face, 0) <= draws < waiting[face]]
    places = board.players * rules.hand_size(board.players) - 1
    return Impossibility(Obstacle.HANDS, tuple(kept), None, len(kept), places)


def _turns(state: State, draws: int) -> int:
    """The turns left in which a card can be laid after this many draws."""
    board = state.board
    if board.turns_left is not None:
        return board.turns_left
    left = len(state.deck) - draws
    return 1 if draws and left == 0 else left + board.players


def _all_cards(state: State) -> int:
    rules = state.board.rules
    return rules.highest * len(rules.suits)


def _solution(
    state: State, least: int, most: int, line: tuple[MadeMove, ...], reason: Impossibility | None
) -> Solution:
    """Turn numbers of cards laid into scores."""
    rules = state.board.rules
    if rules.ending is Ending.FINAL_FLOURISH:
        perfect = rules.highest_score
        total = _all_cards(state)
        highest = HighestScore(perfect * (least == total), perfect * (most == total))
        return Solution(highest, line, reason)
    off = rules.highest * sum(suit.scoring is Scoring.PENALTY for suit in rules.suits)
    least, most = least - off, most - off
    if least < 0 and rules.lost_points is LostPoints.ZERO:
        # A game lost by errors scores 0, which is more.
        lost = LineReplay(state)
        if lost.lose():
            return Solution(HighestScore(0, max(0, most)), tuple(lost.moves), reason)
        most = max(0, most)
    return Solution(HighestScore(least, most), line, reason)


def _best_win(state: State, widths: tuple[int, ...]) -> WinResult:
    """The best result over the choices for the pending tile."""
    after, is_complete = _choices(state)
    results = []
    for made, choice in after:
        result = solve_win(choice, widths)
        if result.is_winnable:
            return WinResult(is_winnable=True, line=(made, *result.line))
        results.append(result)
    if is_complete and all(result.is_winnable is False for result in results):
        return WinResult(is_winnable=False, reason=results[0].reason)
    return WinResult(None)


def _best_solution(state: State, widths: tuple[int, ...]) -> Solution:
    """The best solution over the choices for the pending tile."""
    after, is_complete = _choices(state)
    solutions = [
        Solution(found.highest, (made, *found.line), found.reason)
        for made, choice in after
        for found in [highest_score(choice, widths)]
    ]
    best = max(solutions, key=lambda found: found.highest.least)
    most = max(found.highest.most for found in solutions)
    if not is_complete:
        most = state.board.rules.highest_score
    return Solution(HighestScore(best.highest.least, most), best.line, best.reason)


def _choices(state: State) -> tuple[list[tuple[MadeMove, State]], bool]:
    """The states after each different choice for the pending tile, and whether these are all.

    Where a record does not say how the deck was shuffled, what follows a shuffle is unknown.
    """
    seat = state.board.seat_to_act
    after: list[tuple[MadeMove, State]] = []
    seen: set[object] = set()
    is_complete = True
    for move in legal_moves(state):
        key = state.faces[move.card] if isinstance(move, TakeBack) else type(move)
        if key in seen:
            continue
        seen.add(key)
        judgement = judge(state, seat, move)
        if isinstance(judgement, Refusal):
            is_complete = False
        else:
            after.append((MadeMove(seat, move), judgement.state))
    return after, is_complete
