"""Friend inside the engine: by the rules, by what its seat sees, and the same as at a table."""

from dataclasses import replace
from random import Random

import pytest

from tamaya.engine.batch import Batch
from tamaya.engine.jit import plain_version
from tamaya.engine.row_layout import LAST_ACTION
from tamaya.engine.rule_tables import plain_tables
from tamaya.engine.state_conversion import row_of
from tamaya.players.hanabi import Friend
from tamaya.players.hanabi.friend.decision import friend_move
from tamaya.players.hanabi.friend.engine_policy import FRIEND
from tamaya.rules.hanabi import Choice, Game, State, compose, seed_from_words, setup_from_seed
from tamaya.testing.game_choices import MAIN_CHOICES, PLAYERS, choice_words, every_choice

CHOICES = every_choice()
SOME = (
    Choice(),
    Choice("deluxe", ("avalanche", "black-powder", "flamboyants")),
    Choice("czech", ("avalanche-2", "final-flourish")),
    Choice("first-box", ("one-error",)),
)
FEWEST = min(PLAYERS)


def seats_for(choice: Choice) -> int:
    """A number of seats that differs from choice to choice."""
    return PLAYERS[CHOICES.index(choice) % len(PLAYERS)] if choice in CHOICES else FEWEST


def play_with_the_referee(choice: Choice, players: int, games: int) -> None:
    """Play games to their end; an illegal action would be refused."""
    batch = Batch(compose(choice), players, games, seed=5, first_seat=None)
    memory = batch.memory(FRIEND)
    while (batch.status().causes == 0).any():
        batch.step(batch.choose(FRIEND, memory))


@pytest.mark.parametrize("choice", CHOICES, ids=choice_words)
def test_every_move_is_legal_in_every_game(choice):
    play_with_the_referee(choice, seats_for(choice), games=20)


@pytest.mark.full
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("choice", CHOICES, ids=choice_words)
def test_every_move_of_many_games_is_legal_in_every_game(choice, players):
    play_with_the_referee(choice, players, games=10_000 if choice in MAIN_CHOICES else 300)


def play_plain_and_compiled(choice: Choice, players: int, games: int) -> None:
    """Play the same games with the compiled kernel and with the same code as plain Python."""
    batch = Batch(compose(choice), players, games, seed=23, first_seat=None)
    memory, tables = batch.memory(FRIEND), plain_tables(batch.tables)
    choose = plain_version(friend_move)
    memories = [[0] * FRIEND.memory for _ in range(games)]
    while not (status := batch.status()).causes.all():
        actions = batch.choose(FRIEND, memory)
        for game in range(games):
            if status.causes[game] == 0:
                row = [int(word) for word in batch.row(game)]
                assert choose(row, tables, memories[game]) == actions[game]
        batch.step(actions)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("choice", SOME, ids=choice_words)
def test_compiled_and_as_plain_python_it_plays_the_same_games(choice, players):
    play_plain_and_compiled(choice, players, games=2)


@pytest.mark.full
@pytest.mark.parametrize("players", PLAYERS)
def test_compiled_and_as_plain_python_it_plays_ten_thousand_games_alike(players):
    play_plain_and_compiled(Choice(), players, games=10_000)


def play_side_by_side(choice: Choice, players: int, words: str) -> None:
    """Play a game with the policy, and compare each move with that of a player with a view."""
    setup = setup_from_seed(seed_from_words(words), compose(choice), players)
    game, batch = Game.begin(setup), Batch.of_setups([setup])
    memory = batch.memory(FRIEND)
    seats = [Friend() for _ in range(players)]
    while game.outcome is None:
        (action,) = batch.choose(FRIEND, memory)
        move = seats[game.board.seat_to_act].decide(game.view(game.board.seat_to_act))
        assert move == batch.numbering.move_of(game.state, action)
        batch.step([action])
        game = game.make(move)
        # After a tile shuffles a card in, the engine's deck has another order than the rules'.
        row = row_of(game.state, batch.tables)
        row[LAST_ACTION.word] = batch.row(0)[LAST_ACTION.word]
        batch._driver.put_row(0, row)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("choice", SOME, ids=choice_words)
def test_a_seat_with_its_view_makes_the_moves_of_the_policy(choice, players):
    play_side_by_side(choice, players, "side by side")


@pytest.mark.full
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("choice", CHOICES, ids=choice_words)
def test_a_seat_with_its_view_makes_the_moves_of_the_policy_in_every_game(choice, players):
    play_side_by_side(choice, players, "everywhere")


def with_another_hand(state: State, chance: Random) -> State:
    """The state with the hand of the seat to act and the deck shuffled together."""
    hand = state.board.hands[state.board.seat_to_act]
    hidden = [*(state.faces[card] for card in hand), *state.deck]
    chance.shuffle(hidden)
    faces = list(state.faces)
    for card in hand:
        faces[card] = hidden.pop()
    return replace(state, faces=tuple(faces), deck=tuple(hidden))


@pytest.mark.parametrize("choice", SOME, ids=choice_words)
def test_a_move_does_not_change_when_the_own_hand_does(choice):
    batch = Batch(compose(choice), 3, 1, seed=11)
    memory = batch.memory(FRIEND)
    chance = Random("another hand")
    while batch.status().causes[0] == 0:
        other = batch.copy()
        row = row_of(with_another_hand(batch.to_state(0), chance), batch.tables)
        row[LAST_ACTION.word] = batch.row(0)[LAST_ACTION.word]
        other._driver.put_row(0, row)
        same = other.choose(FRIEND, memory.copy())
        actions = batch.choose(FRIEND, memory)
        assert same == actions
        batch.step(actions)


@pytest.mark.parametrize("players", PLAYERS)
def test_friends_play_well(players):
    scores = Batch(compose(Choice()), players, 1000, seed=17).play(FRIEND).scores
    assert scores.mean() > 21.5
    assert (scores == 0).mean() < 0.02
