"""Moves from the action numbers of kernels."""

from tamaya.engine.rule_tables import DISCARD, GIVE_CLUE, PLAY, TAKE_BACK, RuleTables
from tamaya.rules.hanabi.moves import Decision, Decline, Discard, GiveClue, Play, TakeBack
from tamaya.rules.hanabi.view import View
from tamaya.rules.shared_types import Seat


def move_for(view: View, tables: RuleTables, action: int) -> Decision:
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
