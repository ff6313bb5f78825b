"""The learned player at a table: a view goes in, and the network chooses the move."""

from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tamaya.engine.array_types import Flags, Vectors, Words
from tamaya.engine.cpu.observation_kernels import observe_unpacked_rows
from tamaya.engine.cpu.row_kernels import legal_rows
from tamaya.engine.jit import ensure_compiled
from tamaya.engine.kernels.observations import SEAT_TO_ACT
from tamaya.engine.observation_layout import Form, Sections, sections_of
from tamaya.engine.rule_tables import RuleTables
from tamaya.players.hanabi.compiled_player import pair_player, tables_for
from tamaya.players.hanabi.learned.numpy_network import network_from
from tamaya.players.hanabi.learned.weights_file import SHIPPED
from tamaya.players.hanabi.shared_kernels.action_moves import move_for
from tamaya.players.hanabi.shared_kernels.history_rows import rows_of_turns
from tamaya.rules.hanabi.game_choice import Choice, compose
from tamaya.rules.hanabi.moves import Decision
from tamaya.rules.hanabi.parameters import LostPoints, Rules
from tamaya.rules.hanabi.view import View

SEATS = 2


class LearnedPlayer:
    """Takes the likeliest action of the network, in the game that it learned.

    It remembers nothing between decisions: it reads all its turns again. In other games for two it
    plays like ``pair``, which it learned from.
    """

    def decide(self, view: View) -> Decision:
        """The move of the network; a ``ValueError`` with another number of seats."""
        board = view.board
        if board.players != SEATS:
            raise ValueError(f"learned plays with {SEATS} seats, not {board.players}; use hat")
        if not has_learned(board.rules):
            return pair_player().decide(view)
        tables, network = tables_for(board.rules, board.players), network_from(SHIPPED)
        rows = rows_of_turns(view, tables)
        seen = observe_turns(rows, board.rules, tables)
        logits = network.logits(seen, network.empty_memory(1))
        return move_for(view, tables, int(likeliest(logits, legal_actions(rows[-1:], tables))[0]))


def observe_turns(rows: Words, rules: Rules, tables: RuleTables) -> Vectors:
    """Return what the seat to act sees in each row: (turn, one game, input)."""
    sections = sections_for(rules, tables.players)
    packed = np.zeros((len(rows), 1, sections.words), np.uint32)
    vectors = np.zeros((len(rows), 1, sections.length), np.uint8)
    arguments = (rows, tables, sections, SEAT_TO_ACT, packed, vectors)
    ensure_compiled({"observe_unpacked_rows": (observe_unpacked_rows, (*arguments, 0, 0))})
    observe_unpacked_rows(*arguments, 0, len(rows))
    return vectors


def legal_actions(rows: Words, tables: RuleTables) -> Flags:
    """Return 1 for each legal action in each row."""
    packed = np.zeros((len(rows), tables.mask_words), np.uint32)
    mask = np.zeros((len(rows), tables.action_count), np.uint8)
    ensure_compiled({"legal_rows": (legal_rows, (rows, tables, packed, mask, 0, 0))})
    legal_rows(rows, tables, packed, mask, 0, len(rows))
    return mask


@cache
def sections_for(rules: Rules, players: int) -> Sections:
    """The sections of the observation, cached."""
    return sections_of(rules, tables_for(rules, players), Form.KNOWLEDGE)


def likeliest(logits: NDArray[Any], legal: NDArray[Any]) -> NDArray[np.int64]:
    """Return the legal action with the highest logit in each game."""
    chosen: NDArray[np.int64] = np.where(legal, logits, -np.inf).argmax(axis=1)
    return chosen


@cache
def has_learned(rules: Rules) -> bool:
    """Whether the network learned this game; it does not matter what a lost game counts."""
    return replace(rules, lost_points=LostPoints.ZERO) == compose(Choice())
