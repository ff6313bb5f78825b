"""The vector environment of Gymnasium: many games at every step."""

import pickle

import gymnasium
import numpy as np
import pytest

import tamaya.environments.registration  # noqa: F401
from tamaya.environments.vector_env import HanabiVectorEnv


def any_legal(seen, chance):
    mask = seen["action_mask"]
    return (chance.random(mask.shape) * mask).argmax(axis=1)


@pytest.mark.parametrize("seats", ["to-act", "all"])
def test_observations_are_in_the_observation_space(seats):
    table = gymnasium.make_vec("tamaya/deluxe-flamboyants-3p", num_envs=50, seats=seats)
    seen, infos = table.reset(seed=1)
    chance = np.random.default_rng(0)
    for _ in range(30):
        assert table.observation_space.contains(seen)
        assert infos["seat"].max() < 3
        actions = any_legal(seen, chance)
        assert table.action_space.contains(actions)
        seen, rewards, ended, cut, infos = table.step(actions)
        assert not infos["refused"].any()
        assert not cut.any()
        assert rewards.shape == ended.shape == (50,)


def test_another_game_starts_in_the_step_that_ends_one():
    table = HanabiVectorEnv(20, "first-box-one-error-2p", final_observations=True)
    table.reset(seed=2)
    # The bit of the error that is left comes after hands, deck, fireworks and tokens.
    life = 127 + 40 + 25 + 8
    total, ends = np.zeros(20), 0
    for _ in range(60):
        # Play the oldest card until the error.
        seen, rewards, ended, _, infos = table.step(np.full(20, 5))
        total += rewards
        if ended.any():
            assert (total[ended] == infos["final_score"][ended]).all()
            assert not infos["final_obs"][ended][:, life].any()
            assert (infos["_final_obs"] == ended).all()
        assert seen["observation"][:, life].all()
        total[ended] = 0
        ends += ended.sum()
    assert ends > 100


def test_final_observations_do_not_change_the_games():
    tables = [HanabiVectorEnv(30, final_observations=shows_ends) for shows_ends in (True, False)]
    (seen, _), _ = (table.reset(seed=8) for table in tables)
    chance, ends = np.random.default_rng(3), 0
    for _ in range(40):
        actions = any_legal(seen, chance)
        actions[chance.random(30) < 0.1] = 99
        (seen, *rest, infos), (same_seen, *same_rest, same_infos) = (
            table.step(actions) for table in tables
        )
        for one, other in zip(rest, same_rest, strict=True):
            assert (one == other).all()
        assert all((seen[name] == same_seen[name]).all() for name in seen)
        assert infos.keys() - same_infos.keys() == {"final_obs", "_final_obs"}
        assert all((infos[name] == same_infos[name]).all() for name in same_infos)
        ends += rest[1].sum()
    assert ends > 30


def test_an_illegal_action_does_not_change_its_game():
    table = HanabiVectorEnv(3)
    table.reset(seed=3)
    before = table.batch.rows()
    _, rewards, _, _, infos = table.step([0, 5, 1000])
    assert infos["refused"].tolist() == [True, False, True]
    assert (table.batch.rows() == before).all(axis=1).tolist() == [True, False, True]
    assert rewards[0] == rewards[2] == 0
    with pytest.raises(ValueError, match=r"actions: expected shape \(3,\), got \(2,\)"):
        table.step([5, 5])


def test_seeds_determine_the_games():
    table = HanabiVectorEnv(4)
    first = table.reset(seed=7)[0]["observation"]
    later = table.reset()[0]["observation"]
    assert (first != later).any()
    assert (table.reset(seed=7)[0]["observation"] == first).all()
    assert (table.reset()[0]["observation"] == later).all()
    # A game with its own seed does not depend on the other games.
    one = table.reset(seed=[1, 2, 3, 4])[0]["observation"]
    other = table.reset(seed=[4, 3, 2, 1])[0]["observation"]
    assert (one == other[::-1]).all()


def test_games_start_from_decks_and_states():
    table = HanabiVectorEnv(2, "standard-2p")
    rules = table.game_spec.rules
    deck = [rules.face_index[face] for face in rules.full_deck()]
    table.reset(options={"decks": [deck, deck[::-1]]})
    assert table.batch.to_state(0).faces[0].value == 1
    state = table.batch.to_state(1)
    table.reset(options={"states": [state, state]})
    assert (table.batch.row(0)[7:] == table.batch.row(1)[7:]).all()
    table.reset(seed=1)
    table.step([5, 5])
    table.reset(options={"reset_mask": np.array([True, False])})
    assert [table.batch.to_state(game).board.turn for game in (0, 1)] == [0, 1]
    with pytest.raises(ValueError, match=r"games: expected shape \(2,\), got \(1,\)"):
        table.reset(options={"decks": [deck]})
    other = HanabiVectorEnv(1, "deluxe-2p").batch.to_state(0)
    with pytest.raises(ValueError, match="expected a game by the same rules"):
        table.reset(options={"states": [other, other]})


def test_an_unknown_argument_raises():
    with pytest.raises(TypeError, match="final_observation"):
        HanabiVectorEnv(1, final_observation=True)


def test_a_pickled_environment_continues_alike():
    table = HanabiVectorEnv(5, "deluxe-flamboyants-4p")
    seen, _ = table.reset(seed=5)
    copy = pickle.loads(pickle.dumps(table))
    actions = any_legal(seen, np.random.default_rng(1))
    assert (table.step(actions)[0]["observation"] == copy.step(actions)[0]["observation"]).all()
    assert (table.batch.rows() == copy.batch.rows()).all()


def test_the_seed_draws_what_decks_and_states_leave_to_chance():
    table = HanabiVectorEnv(20, "deluxe-flamboyants-3p", first_seat=None)
    rules = table.game_spec.rules
    decks = [[rules.face_index[face] for face in rules.full_deck()]] * 20
    seats = {}
    for seed in (1, 2, np.array(1), np.array(2), [*range(20)]):
        _, infos = table.reset(seed=seed, options={"decks": decks})
        drawn = infos["seat"].tolist()
        assert seats.setdefault(str(seed), drawn) == drawn
    assert seats["1"] != seats["2"]
    assert len(seats) == 3
    rows = []
    for seed in (1, 1, 2):
        table.reset(seed=seed, options={"states": [table.batch.to_state(0)] * 20})
        rows.append(table.batch.rows()[:, 5:7])
    assert (rows[0] == rows[1]).all()
    assert (rows[0] != rows[2]).any()
