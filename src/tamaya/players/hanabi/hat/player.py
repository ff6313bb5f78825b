"""The hat player at a table: a view goes in, and the compiled policy answers."""

from functools import cache

import numpy as np

from tamaya.engine.compiling import kernel, prepare
from tamaya.engine.rows import Numbers, Words
from tamaya.engine.tables import DISCARD, GIVE_CLUE, PLAY, TAKE_BACK, Tables, tables_of
from tamaya.players.hanabi.hat.deciding import hat_move
from tamaya.players.hanabi.hat.listening import listen
from tamaya.players.hanabi.hat.memory import WORDS
from tamaya.players.hanabi.hat.replaying import lines_of
from tamaya.rules.game import FEWEST_PLAYERS, Seat
from tamaya.rules.hanabi.choices import Choice, compose
from tamaya.rules.hanabi.moves import Decision, Decline, Discard, GiveClue, Play, TakeBack
from tamaya.rules.hanabi.parameters import Rules
from tamaya.rules.hanabi.view import View


class Hat:
    """Remembers nothing between decisions: all it goes by follows from the history of its view."""

    def decide(self, view: View) -> Decision:
        """The move of the policy."""
        board = view.board
        tables = tables_for(board.rules, board.players)
        lines = lines_of(view, tables)
        make_ready()
        memory = np.zeros(WORDS, np.int64)
        action = hat_at_a_table(lines, tables, memory, int(board.seat_to_act))
        return move_for(view, tables, action)


@kernel
def hat_at_a_table(lines: Words, tables: Tables, memory: Numbers, seat: int) -> int:
    """Listen to all that happened, and choose an action in the last line."""
    last = len(lines) - 1
    for row in range(last):
        listen(lines[row], tables, memory, seat)
    return hat_move(lines[last], tables, memory)


@cache
def make_ready() -> None:
    """Have the policy compiled, which takes a minute the first time; then it is kept on disk."""
    tables = tables_for(compose(Choice()), FEWEST_PLAYERS)
    example = (np.zeros((1, tables.words), np.int32), tables, np.zeros(WORDS, np.int64), 0)
    prepare({"hat_at_a_table": (hat_at_a_table, example)})


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
