"""Rearranging hands changes nothing but their order."""

from dataclasses import replace
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tamaya.rules.hanabi import (
    Board,
    Clued,
    Discarded,
    Event,
    Game,
    Laid,
    Misfired,
    Rearrange,
    Rearranged,
    Seat,
)
from tamaya.testing import hypothesis_strategies
from tamaya.testing.hanabi_random_games import random_arrangement


def without_order(board: Board) -> Board:
    hands = tuple(tuple(sorted(hand)) for hand in board.hands)
    return replace(board, hands=hands, apart=frozenset())


def without_position(event: Event) -> Event:
    match event:
        case Clued():
            return replace(event, touched=tuple(sorted(event.touched)), positions=())
        case Laid() | Misfired() | Discarded():
            return replace(event, position=0)
        case _:
            return event


@given(hypothesis_strategies.games(), st.integers(0, 2**32))
def test_a_game_goes_the_same_way_however_the_hands_lie(game: Game, number: int):
    chance = Random(number)
    plain = arranged = Game.begin(game.setup)
    for seat, move in game.moves:
        if isinstance(move, Rearrange):
            continue
        plain = plain.make(move, seat)
        holder = Seat(chance.randrange(game.setup.players))
        arrangement = random_arrangement(arranged.board, holder, chance)
        arranged = arranged.make(arrangement, holder).make(move, seat)
        assert set(arranged.legal_moves) == set(plain.legal_moves)
    assert without_order(arranged.board) == without_order(plain.board)
    assert replace(arranged.state, board=plain.board) == plain.state
    happened = [event for event in arranged.history if not isinstance(event, Rearranged)]
    assert list(map(without_position, happened)) == list(map(without_position, plain.history))


@given(hypothesis_strategies.games(), st.integers(0, 2**32))
def test_any_seat_may_arrange_its_hand_while_the_game_goes_on(game: Game, number: int):
    if game.outcome is not None:
        return
    for seat in map(Seat, range(game.setup.players)):
        arrangement = random_arrangement(game.board, seat, Random(number))
        after = game.make(arrangement, seat)
        assert after.board.hands[seat] == arrangement.cards
        assert after.board.apart & set(arrangement.cards) == arrangement.apart
        assert after.board.apart - set(arrangement.cards) == game.board.apart - set(
            arrangement.cards
        )
        assert after.make(Rearrange(game.board.hands[seat]), seat).board.hands == game.board.hands


@given(hypothesis_strategies.games())
def test_positions_count_from_the_left(game: Game):
    board = Game.begin(game.setup).board
    for event in game.history[board.cards_drawn :]:
        match event:
            case Clued(_, target, _, touched, positions):
                assert tuple(board.hands[target][place - 1] for place in positions) == touched
            case Laid(seat, card, _, place) | Misfired(seat, card, _, place):
                assert board.hands[seat][place - 1] == card
            case Discarded(seat, card, _, place):
                assert board.hands[seat][place - 1] == card
            case _:
                pass
        board = board.after(event)
