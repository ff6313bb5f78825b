"""The PettingZoo environments: every seat is an agent."""

import copy
import pickle
from pathlib import Path

import numpy as np
import pytest
from gymnasium import spaces
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from tamaya.environments import rl_env
from tamaya.environments.pettingzoo_env import HanabiAec, HanabiParallel, env, parallel_env

DOCS = Path(__file__).parents[2] / "docs"
NAMES = ("standard-2p", "deluxe-black-powder-flamboyants-3p", "console-5p")

# The checker expects arrays instead of dictionaries, and then looks for a mask in them.
pytestmark = pytest.mark.filterwarnings("ignore:Observation:UserWarning")


@pytest.mark.parametrize("name", NAMES)
def test_pettingzoos_checker_accepts_the_aec_environment(name, capsys):
    api_test(env(name, first_seat=None), num_cycles=100)
    seed_test(lambda: env(name), num_cycles=20)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("name", NAMES)
def test_pettingzoos_checker_accepts_the_parallel_environment(name, capsys):
    parallel_api_test(parallel_env(name), num_cycles=100)
    assert "Passed Parallel API test" in capsys.readouterr().out


class LegalSamples(spaces.Discrete):
    """The actions of an agent, of which only legal ones are drawn."""

    def __init__(self, table: HanabiParallel, seat: int) -> None:
        super().__init__(table.game.actions + 1)
        self.table, self.seat = table, seat

    def sample(self, *_):
        seen = self.table.game.agent_observation(self.seat, can_pass=True)
        return super().sample(seen["action_mask"])


def test_pettingzoos_seed_test_passes_where_legal_actions_are_sampled():
    def make() -> HanabiParallel:
        table = parallel_env("standard-3p")
        for seat, agent in enumerate(table.possible_agents):
            table.action_spaces[agent] = LegalSamples(table, seat)
        return table

    parallel_seed_test(make, num_cycles=20)


def test_boards_are_rendered_as_text_or_printed(capsys):
    render_test(env, {"ansi": lambda board: board.splitlines()[1].startswith("fireworks")})
    capsys.readouterr()
    table = parallel_env("standard-2p", render_mode="human")
    table.reset(seed=1)
    table.step({"player_0": 5, "player_1": 20})
    first, second = capsys.readouterr().out.split("2 players, turn ")[1:]
    assert first.startswith("1, a to act")
    assert second.startswith("2, b to act")
    assert "> b" in second


def played(table: HanabiAec, seed: int) -> list[object]:
    """Play a game of random moves, and return everything that was observed."""
    chance, steps = np.random.default_rng(seed), []
    for agent in table.agent_iter():
        seen, reward, is_over, is_cut, _ = table.last()
        assert not is_cut
        steps.append((agent, seen["observation"].tolist(), reward, is_over))
        legal = np.flatnonzero(seen["action_mask"])
        table.step(None if is_over else int(chance.choice(legal)))
    return steps


def test_the_rewards_of_each_agent_add_up_to_the_score():
    table = HanabiAec("standard-3p")
    table.reset(seed=4)
    steps = played(table, 4)
    for agent in table.possible_agents:
        assert sum(reward for name, _, reward, _ in steps if name == agent) == table.game.score


def test_a_game_can_be_copied_and_pickled_in_the_middle():
    table = HanabiAec("deluxe-flamboyants-2p")
    table.reset(seed=2)
    for _ in range(6):
        table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[-1]))
    others = [copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
    assert [played(other, 1) for other in others] == [played(table, 1)] * 2


def test_an_illegal_action_raises_and_changes_nothing():
    table = HanabiAec()
    table.reset(seed=1)
    before = table.game.position()
    for action, kind, text in (
        (0, ValueError, "action 0 is illegal"),
        (99, ValueError, "action 99 is illegal: actions are 0 to 19"),
        (-1, ValueError, "action -1 is illegal: actions are 0 to 19"),
        (None, TypeError, "action must be an integer, got None"),
        (5.5, TypeError, "action must be an integer, got 5.5"),
    ):
        with pytest.raises(kind, match=text):
            table.step(action)
    assert table.game.position() == before
    table.step(5)
    assert table.agent_selection == "player_1"


def test_the_seed_may_draw_the_first_seat_and_only_the_selected_agent_may_act():
    table = HanabiAec("standard-4p", first_seat=None)
    begun = set()
    for seed in range(20):
        table.reset(seed=seed)
        begun.add(table.agent_selection)
        for agent in table.agents:
            may = bool(table.observe(agent)["action_mask"].any())
            assert may == (agent == table.agent_selection)
    assert begun == set(table.possible_agents)


def test_a_game_starts_from_a_deck_or_position():
    table = HanabiAec("standard-2p", render_mode="ansi")
    rules = table.game.spec.rules
    deck = [rules.face_index[face] for face in rules.full_deck()]
    table.reset(options={"deck": deck, "first_seat": 1})
    assert table.agent_selection == "player_1"
    assert [table.game.batch.to_state(0).faces[card].suit for card in range(5)] == ["white"] * 5
    table.step(5)
    line = table.position()
    other = HanabiAec("standard-2p", render_mode="ansi")
    other.reset(options={"state": line})
    assert other.game.batch.to_state(0).board == table.game.batch.to_state(0).board
    with pytest.raises(ValueError, match="expected a game for 3 players, got one for 2"):
        HanabiAec("standard-3p").reset(options={"state": line})


def test_seats_not_to_act_pass():
    table = HanabiParallel("standard-3p")
    seen, _ = table.reset(seed=3)
    passing = table.game.actions
    assert [seen[agent]["action_mask"][passing] for agent in table.agents] == [0, 1, 1]
    moves = {"player_0": 5, "player_1": passing, "player_2": passing}
    for wrong, kind, text in (
        (moves | {"player_1": 5}, ValueError, rf"player_1 must pass \({passing}\), got 5"),
        (moves | {"player_0": passing}, ValueError, f"action {passing} is illegal"),
        (moves | {"player_0": 5.5}, TypeError, "player_0's action must be an integer, got 5.5"),
        (moves | {"player_2": None}, TypeError, "player_2's action must be an integer, got None"),
        ({"player_0": 5}, ValueError, "one action for each of player_0, player_1, player_2, got"),
    ):
        with pytest.raises(kind, match=text):
            table.step(wrong)
    seen, rewards, *_ = table.step(moves)
    assert len(set(rewards.values())) == 1
    assert [seen[agent]["action_mask"][passing] for agent in table.agents] == [1, 0, 1]


def test_after_the_end_no_parallel_agent_acts():
    table = HanabiParallel("first-box-one-error-2p")
    seen, _ = table.reset(seed=1)
    while table.agents:
        actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in seen}
        seen, *_ = table.step(actions)
    with pytest.raises(ValueError, match="expected no actions after the end, got"):
        table.step({"player_0": 5})
    assert table.step({}) == ({}, {}, {}, {}, {})


def test_long_games_are_played_to_their_end():
    table = HanabiAec("standard-2p")
    table.reset(seed=8)
    moves = 0
    while not table.terminations["player_0"]:
        legal = np.flatnonzero(table.last()[0]["action_mask"])
        # Discards and clues only, so nothing but the deck ends the game.
        table.step(int(next(action for action in legal if not 5 <= action < 10)))
        moves += 1
    assert moves > 80
    assert not any(table.truncations.values())


def test_the_seed_draws_the_first_seat_for_a_deck_too():
    table = HanabiAec("standard-3p", first_seat=None)
    rules = table.game.spec.rules
    deck = [rules.face_index[face] for face in rules.full_deck()]
    begun = set()
    for seed in range(20):
        table.reset(seed=seed, options={"deck": deck})
        begun.add(table.agent_selection)
        with_a_deck = table.agent_selection
        table.reset(seed=seed)
        assert table.agent_selection == with_a_deck
    assert begun == set(table.possible_agents)


def test_settings_give_the_order_of_suits_of_off_belief_learning():
    settings = "suits=red+yellow+green+white+blue"
    table = parallel_env("custom-2p", settings, form="belief")
    assert table.game.spec == rl_env.make("Hanabi-Full", 2).game.spec
    for page in ("build/train-an-agent.md", "reference/environments.md"):
        assert settings in (DOCS / page).read_text(encoding="utf-8")
