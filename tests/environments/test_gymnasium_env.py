"""The Gymnasium environment: one seat for an agent, bots in the others."""

import copy
import pickle

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tamaya.environments.registration  # noqa: F401
from tamaya.environments.gymnasium_env import HanabiEnv
from tamaya.rules.hanabi import Choice, Game, Seat, compose, seed_from_words

NAMES = ("standard-2p", "deluxe-black-powder-flamboyants-3p", "console-5p")


@pytest.mark.parametrize("name", NAMES)
def test_gymnasiums_checker_accepts_the_environment(name):
    check_env(gymnasium.make(f"tamaya/{name}", seat=None, players=["random"]).unwrapped)


def played(table: HanabiEnv, number: int) -> list[object]:
    chance, steps, is_over = np.random.default_rng(number), [], False
    while not is_over:
        # Any action of the space may be tried: an illegal one is reported and not made.
        seen, reward, is_over, is_cut, info = table.step(int(chance.integers(table.action_space.n)))
        assert not is_cut
        steps.append((seen["observation"].tolist(), reward, is_over, info))
    return steps


def test_an_illegal_action_is_reported_and_changes_nothing():
    table = HanabiEnv(render_mode="ansi")
    first, _ = table.reset(seed=5)
    before = table.render()
    for action in (0, 77, -1):
        seen, reward, is_over, _, info = table.step(action)
        assert (seen["observation"] == first["observation"]).all()
        assert (reward, is_over, info["refused"]) == (0.0, False, True)
    assert table.render() == before
    assert "refused" not in table.step(5)[-1]


def test_a_board_is_printed_for_people(capsys):
    table = HanabiEnv("standard-2p", render_mode="human")
    table.reset(seed=1)
    table.step(5)
    assert table.render() is None
    assert capsys.readouterr().out.count("fireworks") == 3


def test_after_every_step_it_is_the_agents_turn():
    table = HanabiEnv("first-box-avalanche-4p", seat=2, players=("careful", "random"))
    seen, _ = table.reset(seed=9)
    is_over = False
    chance = np.random.default_rng(0)
    while not is_over:
        assert table.game.board.seat_to_act == 2
        action = int(chance.choice(np.flatnonzero(seen["action_mask"])))
        seen, _, is_over, _, info = table.step(action)
    assert not seen["action_mask"].any()
    assert info["score"] == table.game.outcome.score


@pytest.mark.parametrize("name", NAMES)
def test_the_rewards_add_up_to_the_score(name):
    table = HanabiEnv(name)
    table.reset(seed=1)
    first = table.step(-1)[-1]["score"]
    steps = played(table, 1)
    assert first + sum(reward for _, reward, _, _ in steps) == steps[-1][-1]["score"]


def test_the_same_seed_gives_the_same_game_and_a_copy_goes_its_own_way():
    table = HanabiEnv("deluxe-flamboyants-3p", players=("random",))
    runs = []
    for _ in range(2):
        table.reset(seed=6)
        runs.append(played(copy.deepcopy(table), 2))
    runs.append(played(pickle.loads(pickle.dumps(table)), 2))
    runs.append(played(table, 2))
    assert runs[1:] == runs[:-1]


def test_a_game_continues_from_a_game_or_setup():
    rules = compose(Choice("first-box"))
    game = Game.deal(rules, 2, seed_from_words("given"), Seat(0))
    game = game.make(game.legal_moves[0])
    table = HanabiEnv("first-box-2p")
    table.reset(options={"game": game})
    assert table.game.moves[0] == game.moves[0]
    table.reset(options={"setup": game.setup})
    assert table.game.setup == game.setup
    with pytest.raises(ValueError, match="expected a game by the same rules"):
        HanabiEnv("standard-2p").reset(options={"game": game})


def test_unknown_players_games_and_seats_raise():
    with pytest.raises(ValueError, match=r"unknown player 'nobody': choose .*careful"):
        HanabiEnv(players=("nobody",))
    with pytest.raises(ValueError, match="pair does not play with 3 seats; use hat"):
        HanabiEnv("standard-3p", players=("pair",))
    with pytest.raises(ValueError, match="unknown game 'nowhere-2p'"):
        HanabiEnv("nowhere-2p")
    for seat in (-1, 2):
        with pytest.raises(ValueError, match=f"seat must be from 0 to 1, got {seat}"):
            HanabiEnv(seat=seat)


@pytest.mark.parametrize("action", [None, 5.0, "5", [5]])
def test_an_action_that_is_no_integer_raises_and_is_not_rounded(action):
    table = HanabiEnv()
    table.reset(seed=1)
    before = table.game
    with pytest.raises(TypeError, match="action must be an integer"):
        table.step(action)
    assert table.game == before


def test_a_continued_game_shows_its_last_move():
    table = HanabiEnv("deluxe-flamboyants-3p", players=("random",))
    seen, _ = table.reset(seed=5)
    is_over, other = False, HanabiEnv("deluxe-flamboyants-3p", players=("random",))
    chance = np.random.default_rng(1)
    while not is_over:
        action = int(chance.choice(np.flatnonzero(seen["action_mask"])))
        seen, _, is_over, _, _ = table.step(action)
        again, _ = other.reset(seed=9, options={"game": table.game})
        assert (again["observation"] == seen["observation"]).all()


def test_action_masks_are_the_legal_actions():
    table = HanabiEnv()
    seen, _ = table.reset(seed=5)
    assert table.action_masks().dtype == bool
    assert (table.action_masks() == seen["action_mask"].astype(bool)).all()
