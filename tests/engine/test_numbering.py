"""Actions are numbered as in the Hanabi Learning Environment, then come those of the tiles."""

from dataclasses import replace

import pytest
from hypothesis import given

from tamaya.engine.action_numbers import ActionNumbering
from tamaya.engine.rule_tables import rule_tables_of
from tamaya.rules.hanabi import (
    CardId,
    Choice,
    ColourClue,
    Discard,
    Game,
    GiveClue,
    Play,
    Rearrange,
    Seat,
    TakeBack,
    ValueClue,
    compose,
    seed_from_words,
)
from tamaya.testing import hypothesis_strategies


def numbering(rules, players):
    return ActionNumbering(rules, rule_tables_of(rules, players))


@pytest.mark.parametrize(("players", "actions"), [(2, 20), (3, 30), (4, 38), (5, 48)])
def test_a_standard_game_has_as_many_actions_as_in_the_learning_environment(players, actions):
    assert rule_tables_of(compose(Choice()), players).action_count == actions


def test_discards_come_first_then_plays_then_colours_then_values():
    rules = compose(Choice())
    game = Game.deal(rules, 3, seed_from_words("numbers"), Seat(1))
    moves = [numbering(rules, 3).move_of(game.state, action) for action in range(30)]
    oldest, *_, newest = range(5, 10)
    assert moves[0] == Discard(oldest)
    assert moves[4] == Discard(newest)
    assert moves[5] == Play(oldest)
    assert moves[9] == Play(newest)
    assert moves[10] == GiveClue(Seat(2), ColourClue("white"))
    assert moves[15] == GiveClue(Seat(0), ColourClue("white"))
    assert moves[20] == GiveClue(Seat(2), ValueClue(1))
    assert moves[29] == GiveClue(Seat(0), ValueClue(5))


def test_the_choices_for_bonus_tiles_come_last():
    rules = compose(Choice("deluxe", ("avalanche", "flamboyants")))
    # A multicolour suit has no clue of its own: there are five colours and five values.
    assert rule_tables_of(rules, 2).take_back == 2 * 5 + 5 + 5
    assert rule_tables_of(rules, 2).action_count == 20 + 30 + 1


@given(hypothesis_strategies.games())
def test_a_legal_move_converts_to_a_number_and_back(game):
    numbers = numbering(game.board.rules, game.board.players)
    for move in game.legal_moves:
        back = numbers.move_of(game.state, numbers.action_of(game.state, move))
        if isinstance(move, TakeBack):
            # The oldest of equal discards is taken.
            assert game.state.faces[back.card] == game.state.faces[move.card]
        else:
            assert back == move


def test_rearranging_a_hand_has_no_action():
    rules = compose(Choice())
    game = Game.deal(rules, 2, seed_from_words("numbers"), Seat(0))
    with pytest.raises(ValueError, match=r"no action for Rearrange\(cards="):
        numbering(rules, 2).action_of(game.state, Rearrange(game.board.hands[0]))


def test_an_action_with_a_missing_card_has_no_move():
    rules = compose(Choice("deluxe", ("flamboyants",)))
    game = Game.deal(rules, 2, seed_from_words("numbers"), Seat(0))
    numbers, tables = numbering(rules, 2), rule_tables_of(rules, 2)
    # Nothing has been discarded yet.
    with pytest.raises(ValueError, match=f"action {tables.take_back} is impossible here"):
        numbers.move_of(game.state, tables.take_back)
    short = replace(
        game.state, board=replace(game.board, hands=((CardId(0),), game.board.hands[1]))
    )
    assert numbers.move_of(short, 0) == Discard(CardId(0))
    with pytest.raises(ValueError, match="action 1 is impossible here"):
        numbers.move_of(short, 1)
