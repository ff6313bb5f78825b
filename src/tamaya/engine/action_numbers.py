"""Convert between the numbers of actions and the moves of the rules.

An action names a card by its slot: slot 0 is the oldest card of the hand, at its right. It names
the target of a clue by its distance in seats, and a discarded card by its face: the oldest one.
"""

from typing import assert_never

from tamaya.engine.argument_checks import to_integer_within
from tamaya.engine.rule_tables import (
    DECLINE,
    DISCARD,
    GIVE_CLUE,
    PLAY,
    TAKE_BACK,
    RuleTables,
)
from tamaya.rules.hanabi import (
    Decision,
    Decline,
    Discard,
    GiveClue,
    Move,
    Play,
    Rearrange,
    Rules,
    Seat,
    State,
    TakeBack,
)

Key = tuple[int, int, int]
"""The kind, argument and clue of an action."""


class ActionNumbering:
    """The numbers of all actions for these rules and number of players."""

    def __init__(self, rules: Rules, tables: RuleTables) -> None:
        """Read the actions from the tables."""
        self.rules = rules
        self._keys: tuple[Key, ...] = tuple(
            (
                int(tables.kind_of[number]),
                int(tables.argument_of[number]),
                int(tables.clue_of[number]),
            )
            for number in range(tables.action_count)
        )
        self._numbers = {key: number for number, key in enumerate(self._keys)}

    def action_of(self, state: State, move: Move) -> int:
        """Return the number of the action for a move of the seat to act."""
        board = state.board
        match move:
            case Play(card) | Discard(card):
                kind = PLAY if isinstance(move, Play) else DISCARD
                hand = board.hands[board.seat_to_act]
                key = (kind, len(hand) - 1 - hand.index(card), 0)
            case GiveClue(target, clue):
                offset = (target - board.seat_to_act) % board.players
                key = (GIVE_CLUE, offset, self.rules.clue_index[clue])
            case TakeBack(card):
                key = (TAKE_BACK, self.rules.face_index[state.faces[card]], 0)
            case Decline():
                key = (DECLINE, 0, 0)
            case Rearrange():
                raise ValueError(f"the engine has no action for {move}: hands keep their order")
            case _:
                assert_never(move)
        return self.number_of(*key)

    def number_of(self, kind: int, argument: int, clue: int = 0) -> int:
        """Return the number of the action of this kind, argument and clue."""
        return self._numbers[kind, argument, clue]

    def move_of(self, state: State, action: int) -> Decision:
        """Return the move that an action stands for; it may be illegal."""
        number = to_integer_within(action, 0, len(self._keys) - 1, "action")
        move = self._move_of(state, *self._keys[number])
        if move is None:
            raise ValueError(f"action {number} is impossible here: its card does not exist")
        return move

    def _move_of(self, state: State, kind: int, argument: int, clue: int) -> Decision | None:
        """Return the move, or None if its card does not exist."""
        board = state.board
        if kind in (PLAY, DISCARD):
            hand = board.hands[board.seat_to_act]
            if argument >= len(hand):
                return None
            card = hand[len(hand) - 1 - argument]
            return Play(card) if kind == PLAY else Discard(card)
        if kind == GIVE_CLUE:
            target = Seat((board.seat_to_act + argument) % board.players)
            return GiveClue(target, self.rules.clues[clue])
        if kind == TAKE_BACK:
            face = self.rules.faces[argument]
            oldest = next((seen.id for seen in board.discards if seen.face == face), None)
            return None if oldest is None else TakeBack(oldest)
        return Decline()
