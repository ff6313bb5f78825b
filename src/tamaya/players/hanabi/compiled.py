"""The compiled player at a table: a view goes in, and the policy for its seats answers."""

from collections.abc import Callable
from functools import cache

import numpy as np

from tamaya.engine.compiling import kernel_with, prepare
from tamaya.engine.rows import Numbers, Words
from tamaya.engine.tables import DISCARD, GIVE_CLUE, PLAY, TAKE_BACK, Tables, tables_of
from tamaya.players.hanabi.hat.deciding import hat_move as choose
from tamaya.players.hanabi.hat.listening import listen
from tamaya.players.hanabi.hat.memory import WORDS
from tamaya.players.hanabi.hat.policy import HAT
from tamaya.players.hanabi.hat.replaying import lines_of
from tamaya.players.hanabi.pair.listening import listen as listen_as_pair
from tamaya.players.hanabi.pair.memory import SEATS
from tamaya.players.hanabi.pair.policy import PAIR
from tamaya.rules.game import FEWEST_PLAYERS, Seat
from tamaya.rules.hanabi.choices import Choice, compose
from tamaya.rules.hanabi.moves import Decision, Decline, Discard, GiveClue, Play, TakeBack
from tamaya.rules.hanabi.parameters import Rules
from tamaya.rules.hanabi.view import View

Choose = Callable[[Words, Tables, Numbers, int], int]
"""By the lines of a game, with an empty memory: the action of a seat."""


class Compiled:
    """One of a pair where two sit, a hat player where more do.

    It remembers nothing between decisions: all it goes by follows from the history of its view.
    """

    def decide(self, view: View) -> Decision:
        """The move of the policy."""
        board = view.board
        tables = tables_for(board.rules, board.players)
        lines = lines_of(view, tables)
        policy = chooser(board.players)
        action = policy(lines, tables, np.zeros(WORDS, np.int64), int(board.seat_to_act))
        return move_for(view, tables, action)


def at_a_table(lines: Words, tables: Tables, memory: Numbers, seat: int) -> int:
    """Listen to all that happened, and choose an action in the last line."""
    last = len(lines) - 1
    for row in range(last):
        listen(lines[row], tables, memory, seat)
    return choose(lines[last], tables, memory)


hat_at_a_table = kernel_with(at_a_table, HAT.choose, HAT.name, listen=listen)
pair_at_a_table = kernel_with(at_a_table, PAIR.choose, PAIR.name, listen=listen_as_pair)


@cache
def chooser(players: int) -> Choose:
    """The policy for so many seats, compiled: a minute's work the first time, then kept on disk."""
    policy: Choose = pair_at_a_table if players == SEATS else hat_at_a_table
    tables = tables_for(compose(Choice()), FEWEST_PLAYERS)
    example = (np.zeros((1, tables.words), np.int32), tables, np.zeros(WORDS, np.int64), 0)
    prepare({policy.__name__: (policy, example)})
    return policy


@cache
def tables_for(rules: Rules, players: int) -> Tables:
    """The tables of these rules, worked out once."""
    return tables_of(rules, players)


def move_for(view: View, tables: Tables, action: int) -> Decision:
    """The move that an action stands for."""
    board, rules = view.board, view.board.rules
    kind, argument = int(tables.kind_of[action]), int(tables.argument_of[action])
    hand = board.hands[board.seat_to_act]
    if kind in (PLAY, DISCARD):
        card = hand[len(hand) - 1 - argument]
        return Play(card) if kind == PLAY else Discard(card)
    if kind == GIVE_CLUE:
        target = Seat((board.seat_to_act + argument) % board.players)
        return GiveClue(target, rules.clues[tables.clue_of[action]])
    if kind == TAKE_BACK:
        face = rules.faces[argument]
        return TakeBack(next(seen.id for seen in board.discards if seen.face == face))
    return Decline()
