"""Games played on from every position of a game, by one policy at all seats."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property

import numpy as np

from tamaya.analysis.review_types import Estimate, Prospects
from tamaya.analysis.rollout_kernels import follow_game, play_worlds, sample_hands
from tamaya.engine.action_numbers import ActionNumbering
from tamaya.engine.array_types import Numbers, Words
from tamaya.engine.jit import ensure_compiled, kernel_from_template
from tamaya.engine.policy import Policy
from tamaya.engine.row_layout import LAST_ACTION
from tamaya.engine.rule_tables import RuleTables
from tamaya.engine.state_conversion import row_of
from tamaya.players.hanabi.compiled_player import tables_for
from tamaya.players.hanabi.shared_kernels.history_rows import rows_of_view
from tamaya.rules.hanabi import Game, Move, Rearrange
from tamaya.rules.hanabi.scoring import score
from tamaya.rules.shared_types import Onlooker
from tamaya.search.decision_context import Situation
from tamaya.search.kernels_by_blueprint import with_compile_message
from tamaya.search.move_comparison import Scores

SEED_STEP = 1_000_003


@dataclass(frozen=True)
class ReviewPolicy:
    """The policy that plays on, and where its memory holds what a seat believes of its hand."""

    policy: Policy
    masks: int
    """The word with the faces that the first card of the seat to act may have, after a decision."""
    per_seat: int
    """How many words further the masks of the next seat are; 0 if they are always those of the
    seat that decided last."""


@cache
def _kernels(policy: Policy) -> tuple[Callable[..., None], Callable[..., None]]:
    follow, play = (
        with_compile_message(kernel_from_template(template, policy.choose, policy.name))
        for template in (follow_game, play_worlds)
    )
    return follow, play


class GameRollouts:
    """Every decision of a game, ready to be played on in shuffled worlds."""

    def __init__(self, games: Sequence[Game], reviewer: ReviewPolicy) -> None:
        """Follow the game with the policy; ``games`` is it after the deal and after each move."""
        self._games = games
        board = games[0].board
        self.tables = tables_for(board.rules, board.players)
        self.numbering = ActionNumbering(board.rules, self.tables)
        self.reviewer = reviewer
        # A finished game has no decision after its last move.
        decided = games[:-1] if games[-1].outcome is not None else games
        self._rows = _rows(decided, self.tables)
        count, words = len(self._rows), reviewer.policy.memory
        self._memories = np.zeros((count + 1, words), np.int64)
        self.usual = np.zeros(count, np.int64)
        """The policy's action in each decision."""
        follow, self._play = _kernels(reviewer.policy)
        memory = np.zeros(words, np.int64)
        follow(self._rows, self.tables, memory, self._memories, self.usual)

    def decision(self, number: int) -> "DecisionRollouts":
        """The decision before a move."""
        return DecisionRollouts(
            self._rows[: number + 1],
            self.tables,
            self._memories[: number + 2],
            self.reviewer,
            int(self.usual[number]),
            self._play,
        )

    def action(self, number: int, move: Move) -> int | None:
        """The number of a move's action; None for a rearrangement."""
        if isinstance(move, Rearrange):
            return None
        return self.numbering.action_of(self._games[number].state, move)

    def legal_actions(self, number: int) -> list[int]:
        """The numbers of all legal actions."""
        game = self._games[number]
        return sorted({self.numbering.action_of(game.state, move) for move in game.legal_moves})

    def prospects(self, scores: Scores) -> Prospects:
        """What these scores say about a position."""
        perfect = self._games[0].board.rules.highest_score
        return Prospects(estimate(scores == perfect), estimate(scores))


@dataclass(frozen=True)
class DecisionRollouts:
    """One decision, and the games that are played on from it."""

    rows: Words
    tables: RuleTables
    memories: Numbers
    reviewer: ReviewPolicy
    usual: int
    play_kernel: Callable[..., None]

    @cached_property
    def situation(self) -> Situation:
        """What the seat to act sees."""
        return Situation(self.rows, self.tables)

    @property
    def true_hand(self) -> Numbers:
        """The hand that the seat really holds, as the only possible one."""
        return self.situation.own_hand[np.newaxis]

    def believed_hands(self, count: int) -> Numbers | None:
        """Hands that the seat could believe in: by the policy's reading, else by the clues."""
        situation, reviewer = self.situation, self.reviewer
        literal = situation.literal
        held = len(literal)
        if held == 0:
            return np.zeros((1, 0), np.int64)
        first = reviewer.masks + situation.seat * reviewer.per_seat
        believed = self.memories[-1][first : first + held] & literal
        masks = np.where(believed != 0, believed, literal)
        for allowed in (masks, literal):
            hands = self._sampled(allowed, count)
            if hands is not None:
                return hands
        return None

    def _sampled(self, masks: Numbers, count: int) -> Numbers | None:
        situation = self.situation
        faces = np.arange(self.tables.face_count, dtype=np.int64)
        cards = np.repeat(faces, situation.unseen)
        sizes = [int(situation.unseen[[bool(m >> f & 1) for f in faces]].sum()) for m in masks]
        hands = np.zeros((count, len(masks)), np.int64)
        stream = np.array([situation.turn * SEED_STEP + 1], np.int64)
        arguments = (cards, masks, np.argsort(sizes).astype(np.int64), stream, hands)
        ensure_compiled({sample_hands.__name__: (sample_hands, arguments)})
        return hands if sample_hands(*arguments) else None

    def play(self, hands: Numbers, actions: list[int], start: int, stop: int) -> Scores:
        """The scores of these actions in the worlds from ``start`` to ``stop``."""
        situation, tables = self.situation, self.tables
        scores = np.zeros((len(actions), stop - start), np.int64)
        self.play_kernel(
            self.rows,
            tables,
            self.memories,
            situation.seat,
            situation.numbers,
            situation.unseen,
            hands,
            np.array(actions, np.int64),
            situation.turn * SEED_STEP + 17,
            start,
            stop,
            scores,
            np.zeros(tables.face_count, np.int64),
            np.zeros((2, tables.words), np.int32),
            np.zeros((2, self.memories.shape[1]), np.int64),
        )
        return scores


def _rows(games: Sequence[Game], tables: RuleTables) -> Words:
    """The row of each decision, with the move that led to it."""
    seen = rows_of_view(games[-1].view(Onlooker.REVIEWER), tables)
    rows = [row_of(game.state, tables) for game in games]
    for row, other in zip(rows, seen, strict=True):
        row[LAST_ACTION.word] = other[LAST_ACTION.word]
    return np.array(rows)


def final_prospects(game: Game) -> Prospects:
    """The prospects of a game that is over: there is nothing left to estimate."""
    final = score(game.board)
    is_perfect = final == game.board.rules.highest_score
    return Prospects(Estimate(float(is_perfect), 0.0), Estimate(float(final), 0.0))


def estimate(values: Scores) -> Estimate:
    """The mean of some values, and its standard error.

    Where all values are the same, the error is that of one value in all that could have differed
    by 1, so that no figure pretends to be certain.
    """
    count = len(values)
    spread = max(float(np.std(values, ddof=1)) if count > 1 else 1.0, count**-0.5)
    return Estimate(float(np.mean(values)), spread / count**0.5)
