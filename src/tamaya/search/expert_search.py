"""The search of expert for one decision: worlds, readable moves and rollouts with friend."""

from dataclasses import dataclass, field

import numpy as np

from tamaya.engine.array_types import Numbers, Words
from tamaya.engine.rule_tables import RuleTables
from tamaya.players.hanabi.friend.memory_layout import FRIEND_WORDS, MEANT, PART_WORDS, SEAT_PARTS
from tamaya.search.decision_context import Situation
from tamaya.search.expert_kernels import (
    UNREADABLE,
    replay_worlds,
    roll_out_worlds,
    score_actions,
)
from tamaya.search.move_comparison import (
    ComparedMove,
    Scores,
    SwitchThreshold,
    compare_moves,
    highest_score,
)
from tamaya.search.time_limit import Stopwatch

CHUNK = 16
"""How many rollouts are played between two looks at the clock."""
WORLDS_AT_ONCE = 8
MOST_EXTRA = 2
"""Worlds with more contradictions than this over the fewest are not used."""
DISBELIEF = 6.0
"""By how much a contradiction makes a world less likely."""
BELIEVING = 0.8
"""The share of worlds in which the promises about the seat's own hand are true."""
ATTEMPTS = 40


@dataclass(frozen=True)
class ExpertBudget:
    """How much expert may compute for one move."""

    rollouts: int = 480
    """The most games played to their end."""
    worlds: int = 160
    """The most hands tried."""
    candidates: int = 6
    """The most moves compared."""
    seconds: float | None = None
    """A time limit; a search that reaches it may differ from machine to machine."""
    threshold: SwitchThreshold = field(default_factory=lambda: SwitchThreshold(0.05, 1.5))


class ExpertSearch:
    """The search for one decision of one seat."""

    def __init__(
        self,
        rows: Words,
        tables: RuleTables,
        budget: ExpertBudget,
        watch: Stopwatch | None = None,
    ) -> None:
        """Replay the game as the seat knows it, and ask friend for its move."""
        self.situation = Situation(rows, tables)
        self.tables = tables
        self.budget = budget
        self._watch = Stopwatch(budget.seconds) if watch is None else watch
        self._seed = self.situation.turn * 1_000_003 + 29
        self._random = np.random.default_rng(self._seed)
        self._game = np.zeros(tables.words, np.int32)
        self._meant, memory = self._own_replay()
        self.scores = np.zeros(tables.action_count, np.int64)
        score_actions(self.situation.row, tables, memory, self.scores)
        readable = np.flatnonzero(self.scores > UNREADABLE)
        ranked = readable[np.argsort(-self.scores[readable], kind="stable")]
        self.candidates = [int(action) for action in ranked[: budget.candidates]]
        """The readable moves that friend likes best, the best first."""

    @property
    def usual(self) -> int:
        """The action of friend."""
        return int(np.argmax(self.scores))

    def decide(self) -> ComparedMove:
        """Friend's action, or one that is clearly better."""
        usual = self.usual
        others = [action for action in self.candidates if action != usual]
        found = self._worlds() if others else None
        if found is None:
            return ComparedMove(usual, 0.0, 0)
        hands, memories, order = found
        return compare_moves(
            [usual, *others],
            highest_score(self.tables),
            self.budget.rollouts,
            self.budget.threshold,
            lambda actions, start, stop: self._play(hands, memories, order, actions, start, stop),
            lambda: self._watch.is_over,
        )

    def _own_replay(self) -> tuple[Numbers, Numbers]:
        """The promises about the seat's own cards, and the memory that holds them.

        The part of a seat does not depend on its own hand, so placeholders will do.
        """
        situation = self.situation
        memories = np.zeros((1, FRIEND_WORDS), np.int64)
        hand = situation.own_hand[np.newaxis]
        is_checked = np.zeros(len(situation.rows), np.int64)
        # The move of friend is needed even if no time is left.
        self._replay(hand, is_checked, memories, Stopwatch(None))
        first = SEAT_PARTS + situation.seat * PART_WORDS + MEANT
        return memories[0, first + situation.numbers], memories[0]

    def _replay(
        self, hands: Numbers, is_checked: Numbers, memories: Numbers, watch: Stopwatch
    ) -> Numbers:
        """The contradictions of each hand, as far as time allows; fills the memories."""
        situation = self.situation
        contradictions = np.zeros(len(hands), np.int64)
        done = 0
        for first, end in watch.chunks(0, len(hands), WORLDS_AT_ONCE):
            replay_worlds(
                situation.rows,
                self.tables,
                situation.seat,
                situation.numbers,
                hands,
                is_checked,
                MOST_EXTRA,
                first,
                end,
                contradictions,
                memories,
                self._game,
            )
            done = end
        return contradictions[:done]

    def _worlds(self) -> tuple[Numbers, Numbers, Numbers] | None:
        """Hands that explain the moves of the others, their memories, and the order to use them."""
        situation = self.situation
        hands = self._deal_hands()
        if hands is None:
            return None
        is_checked = np.zeros(len(situation.rows), np.int64)
        is_checked[situation.checked_rows] = 1
        memories = np.zeros((len(hands), FRIEND_WORDS), np.int64)
        contradictions = self._replay(hands, is_checked, memories, self._watch)
        if len(contradictions) == 0:
            return None
        extra = contradictions - contradictions.min()
        weights = np.where(extra <= MOST_EXTRA, DISBELIEF ** -extra.astype(float), 0.0)
        count = self.budget.worlds
        ends = np.cumsum(weights)
        points = (np.arange(count) + 0.5) * ends[-1] / count
        order = np.searchsorted(ends, points)
        self._random.shuffle(order)
        return hands, memories, order.astype(np.int64)

    def _deal_hands(self) -> Numbers | None:
        """Hands that the clues allow, most of them as promised; None if none was found."""
        situation, random = self.situation, self._random
        cards = np.repeat(np.arange(self.tables.face_count), situation.unseen)
        literal = situation.literal
        both = literal & self._meant
        promised = np.where((self._meant != 0) & (both != 0), both, literal)
        hands = []
        for number in range(self.budget.worlds):
            masks = promised if number < BELIEVING * self.budget.worlds else literal
            for _ in range(ATTEMPTS):
                hand = _deal(cards, masks, random)
                if hand is not None:
                    hands.append(hand)
                    break
        if not hands:
            return None
        random.shuffle(hands)
        return np.array(hands, np.int64).reshape(len(hands), len(literal))

    def _play(
        self,
        hands: Numbers,
        memories: Numbers,
        order: Numbers,
        actions: list[int],
        start: int,
        stop: int,
    ) -> Scores:
        """The scores of these actions in the worlds from ``start`` to ``stop``, as time allows."""
        situation, tables = self.situation, self.tables
        counts = np.zeros(tables.face_count, np.int64)
        games = np.zeros((2, tables.words), np.int32)
        memory = np.zeros(FRIEND_WORDS, np.int64)
        played = [np.zeros((len(actions), 0), np.int64)]
        for first, end in self._watch.chunks(start, stop, max(1, CHUNK // len(actions))):
            scores = np.zeros((len(actions), end - first), np.int64)
            roll_out_worlds(
                situation.row,
                tables,
                situation.seat,
                situation.numbers,
                situation.unseen,
                hands,
                memories,
                order,
                np.array(actions, np.int64),
                self._seed,
                first,
                end,
                scores,
                counts,
                games,
                memory,
            )
            played.append(scores)
        return np.concatenate(played, axis=1)


def _deal(cards: Numbers, masks: Numbers, random: np.random.Generator) -> Numbers | None:
    """Deal a hand: the cards with the fewest possible faces first."""
    left = random.permutation(cards)
    hand = np.zeros(len(masks), np.int64)
    for place in np.argsort([int(mask).bit_count() for mask in masks], kind="stable"):
        fitting = np.flatnonzero(int(masks[place]) >> left & 1)
        if len(fitting) == 0:
            return None
        hand[place] = left[fitting[0]]
        left = np.delete(left, fitting[0])
    return hand
