"""Programs written for the Hanabi Learning Environment run on ``rl_env``."""

import copy
import pickle
import re
from pathlib import Path
from random import Random

import numpy as np
import pytest

from tamaya.environments import rl_env

PAGE = (Path(__file__).parents[2] / "docs" / "reference" / "environments.md").read_text("utf-8")


@pytest.mark.parametrize(
    ("name", "sizes", "moves"),
    [
        ("Hanabi-Full", (658, 956, 1041, 1280), (20, 30, 38, 48)),
        ("Hanabi-Full-CardKnowledge", (658, 956, 1041, 1280), (20, 30, 38, 48)),
        ("Hanabi-Full-Minimal", (308, 431, 481, 580), (20, 30, 38, 48)),
        ("Hanabi-Small", (171, 226, 281, 336), (11, 18, 25, 32)),
        ("Hanabi-Very-Small", (106, 139, 172), (10, 16, 22)),
    ],
)
def test_hle_games_have_the_sizes_of_hle(name, sizes, moves):
    for players, (size, count) in enumerate(zip(sizes, moves, strict=True), 2):
        table = rl_env.make(name, players)
        assert table.vectorized_observation_shape() == [size]
        assert table.num_moves() == count
        seen = table.reset()["player_observations"]
        assert [len(one["vectorized"]) for one in seen] == [size] * players


def test_an_observation_has_the_fields_of_hle():
    table = rl_env.HanabiEnv({"players": 3, "seed": 1})
    observations = table.reset()
    assert observations["current_player"] == 0
    mine, yours, theirs = observations["player_observations"]
    assert mine["observed_hands"][0] == [{"color": None, "rank": -1}] * 5
    assert mine["observed_hands"][1] == theirs["observed_hands"][2]
    assert mine["fireworks"] == dict.fromkeys("RYGWB", 0)
    assert (mine["deck_size"], mine["information_tokens"], mine["life_tokens"]) == (35, 8, 3)
    assert [one["current_player_offset"] for one in (mine, yours, theirs)] == [0, 2, 1]
    assert mine["legal_moves_as_int"][:5] == [5, 6, 7, 8, 9]
    assert mine["legal_moves"][0] == {"action_type": "PLAY", "card_index": 0}
    assert yours["legal_moves"] == yours["legal_moves_as_int"] == []
    assert mine["card_knowledge"] == [[{"color": None, "rank": None}] * 5] * 3


def test_a_clue_is_observed_by_all():
    table = rl_env.HanabiEnv({"players": 2, "seed": 4})
    first = table.reset()["player_observations"][0]["observed_hands"][1][0]
    action = {"action_type": "REVEAL_COLOR", "target_offset": 1, "color": first["color"]}
    observations, reward, is_over, _ = table.step(action)
    assert (reward, is_over) == (0, False)
    mine, yours = observations["player_observations"]
    assert mine["card_knowledge"][1] == yours["card_knowledge"][0]
    assert yours["card_knowledge"][0][0] == {"color": first["color"], "rank": None}
    assert mine["information_tokens"] == 7


@pytest.mark.parametrize("name", ["Hanabi-Full", "deluxe-black-powder-flamboyants-3p", "czech-2p"])
def test_dictionaries_and_numbers_are_the_same_actions(name):
    one = rl_env.make(name)
    observations = one.reset()
    other = one.copy()
    chance, is_over, total = Random(3), False, one.game.score
    while not is_over:
        seen = observations["player_observations"][observations["current_player"]]
        which = chance.randrange(len(seen["legal_moves"]))
        observations, reward, is_over, _ = one.step(seen["legal_moves"][which])
        # NumPy's integers count as integers.
        again, _, _, _ = other.step(np.int64(seen["legal_moves_as_int"][which]))
        assert observations == again
        total += reward
    assert total == one.game.score


class FirstLegal(rl_env.Agent):
    """An agent as users of the Hanabi Learning Environment write them."""

    def __init__(self, config, *_args, **_kwargs):
        self.config = config

    def act(self, observation):
        if observation["current_player_offset"] != 0:
            return None
        return observation["legal_moves"][0]


def test_an_agent_written_for_hle_plays_a_game():
    table = rl_env.make("Hanabi-Small", num_players=3)
    agents = [FirstLegal({"players": 3}) for _ in range(3)]
    observations, is_over, moves = table.reset(), False, 0
    while not is_over:
        acted = [
            agent.act(seen)
            for agent, seen in zip(agents, observations["player_observations"], strict=True)
        ]
        assert [action is not None for action in acted].index(True) == observations[
            "current_player"
        ]
        observations, _, is_over, _ = table.step(acted[observations["current_player"]])
        moves += 1
    assert moves > 0


def test_an_illegal_action_raises_the_text_of_hle_and_changes_nothing():
    table = rl_env.make()
    before = table.reset()
    for action, text in (
        (0, "action 0 is illegal"),
        ({"action_type": "DISCARD", "card_index": 0}, "Illegal action: {'action_type': 'DISCARD'"),
        ({"action_type": "DANCE"}, "Illegal action: {'action_type': 'DANCE'}. Move should be one"),
        ({"card_index": 0}, "Action should contain `action_type`. action: {'card_index': 0}"),
        (-1, "action -1 is illegal"),
        ("five", "Expected action as dict or int, got: five"),
        (5.5, "Expected action as dict or int, got: 5.5"),
    ):
        with pytest.raises(ValueError, match=re.escape(text)):
            table.step(action)
    assert table._observations() == before


def test_a_seed_gives_the_same_games_in_the_same_order():
    one, other = (rl_env.HanabiEnv({"seed": 11}) for _ in range(2))
    games = [one.reset() for _ in range(3)]
    assert games == [other.reset() for _ in range(3)]
    assert games[0] != games[1]


def test_a_random_start_player_is_the_one_to_act():
    table = rl_env.HanabiEnv({"players": 5, "random_start_player": True, "seed": 1})
    begun = set()
    for _ in range(30):
        observations = table.reset()
        begun.add(observations["current_player"])
        assert observations["player_observations"][observations["current_player"]]["legal_moves"]
    assert begun == set(range(5))


def test_a_game_can_be_copied_and_pickled_in_the_middle():
    table = rl_env.make("Hanabi-Full", 4)
    table.reset()
    table.step(4)
    others = [table.copy(), copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
    observations = table.step(4)
    assert [other.step(4) for other in others] == [observations] * 3


@pytest.mark.parametrize(
    ("config", "text"),
    [
        ({"colors": 6}, "colors must be from 1 to 5, got 6"),
        ({"ranks": 0}, "ranks must be from 1 to 5, got 0"),
        ({"players": 6}, "players must be from 2 to 5, got 6"),
        ({"observation_type": 3}, "observation_type must be from 0 to 2, got 3"),
        ({"colours": 5}, "unknown parameter 'colours': choose players, colors"),
        ({"colors": 1, "hand_size": 2, "players": 5}, "too-few-cards"),
        ({"hand_size": 0}, "hand_size must be from 1 to 10, got 0"),
        ({"max_life_tokens": 0}, "max_life_tokens must be from 1 to 10, got 0"),
        ({"random_start_player": 2}, "random_start_player must be from 0 to 1, got 2"),
        ({3: 4}, "unknown parameter 3"),
    ],
)
def test_a_bad_value_in_a_configuration_raises_with_the_value(config, text):
    with pytest.raises(ValueError, match=text):
        rl_env.HanabiEnv(config)


@pytest.mark.parametrize(
    ("config", "text"),
    [
        ({"players": "two"}, "players must be an integer, got 'two'"),
        ({"players": 2.5}, "players must be an integer, got 2.5"),
        ({"players": None}, "players must be an integer, got None"),
        ({"colors": "5"}, "colors must be an integer, got '5'"),
        ({"ranks": [5]}, r"ranks must be an integer, got \[5\]"),
        ({"hand_size": "many"}, "hand_size must be an integer, got 'many'"),
        ({"max_information_tokens": "eight"}, "max_information_tokens must be an integer"),
        ({"max_life_tokens": None}, "max_life_tokens must be an integer, got None"),
        ({"observation_type": "seer"}, "observation_type must be an integer, got 'seer'"),
        ({"seed": "luck"}, "seed must be an integer, got 'luck'"),
        ({"seed": 1.5}, "seed must be an integer, got 1.5"),
        ({"random_start_player": "yes"}, "random_start_player must be an integer, got 'yes'"),
        ([("players", 2)], "Expected config to be of type dict"),
        ("players", "Expected config to be of type dict. Got: 'players'"),
        (None, "Expected config to be of type dict. Got: None"),
    ],
)
def test_a_wrong_type_in_a_configuration_raises_with_the_value(config, text):
    with pytest.raises(TypeError, match=text):
        rl_env.HanabiEnv(config)


def test_a_configuration_may_contain_numpy_integers_and_booleans():
    config = {"players": np.int64(3), "random_start_player": np.True_, "seed": np.uint8(3)}
    same = {"players": 3, "random_start_player": True, "seed": 3}
    assert rl_env.HanabiEnv(config).reset() == rl_env.HanabiEnv(same).reset()


@pytest.mark.parametrize(
    ("word", "fewest", "most"),
    [("hand_size", 1, 10), ("max_information_tokens", 1, 20), ("max_life_tokens", 1, 10)],
)
def test_the_bounds_of_a_parameter_are_checked_and_listed_on_the_page(word, fewest, most):
    for number in (fewest - 1, most + 1):
        with pytest.raises(
            ValueError, match=f"{word} must be from {fewest} to {most}, got {number}"
        ):
            rl_env.HanabiEnv({word: number})
    assert f"`{word}`" in PAGE
    assert f"from {fewest} to {most}" in PAGE


def test_the_module_has_the_names_of_hles_module():
    assert isinstance(rl_env.make(), rl_env.Environment)
    assert rl_env.MOVE_TYPES.index("REVEAL_RANK") == 4
    seen = rl_env.make().reset()["player_observations"][0]
    assert {move["action_type"] for move in seen["legal_moves"]} <= set(rl_env.MOVE_TYPES)
    environment = rl_env.Environment()
    for ask in (environment.reset, environment.step):
        with pytest.raises(NotImplementedError):
            ask({})


def test_a_random_start_player_is_drawn_for_a_deck_too():
    table = rl_env.HanabiEnv({"players": 4, "random_start_player": True, "seed": 1})
    rules = table.game.spec.rules
    deck = [rules.face_index[face] for face in rules.full_deck()]
    assert {table.reset({"deck": deck})["current_player"] for _ in range(30)} == set(range(4))


def test_the_minimal_form_tells_no_clue():
    environment = rl_env.make("Hanabi-Full-Minimal")
    seen = environment.reset()
    first = seen["player_observations"][0]["observed_hands"][1][0]
    clue = {"action_type": "REVEAL_COLOR", "target_offset": 1, "color": first["color"]}
    seen, *_ = environment.step(clue)
    nothing = [[{"color": None, "rank": None}] * 5] * 2
    assert [each["card_knowledge"] for each in seen["player_observations"]] == [nothing] * 2
