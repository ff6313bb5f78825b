"""Many games at every step, as Gymnasium's vector environments."""

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
def test_what_is_seen_lies_in_the_space(seats):
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


def test_a_game_that_ends_is_followed_by_another_in_the_same_step():
    table = HanabiVectorEnv(20, "first-box-one-error-2p", final_observations=True)
    table.reset(seed=2)
    # The bit of the one error that may still be made: behind hands, deck, fireworks and tokens.
    life = 127 + 40 + 25 + 8
    total, ends = np.zeros(20), 0
    for _ in range(60):
        # Everybody plays the oldest card, until the error.
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


def test_the_games_are_the_same_whether_their_ends_are_shown_or_not():
    tables = [HanabiVectorEnv(30, final_observations=shows_ends) for shows_ends in (True, False)]
    (seen, _), _ = (table.reset(seed=8) for table in tables)
    chance, ends = np.random.default_rng(3), 0
    for _ in range(40):
        actions = any_legal(seen, chance)
        actions[chance.random(30) < 0.1] = 99
        (seen, *told, infos), (same_seen, *same_told, same_infos) = (
            table.step(actions) for table in tables
        )
        for one, other in zip(told, same_told, strict=True):
            assert (one == other).all()
        assert all((seen[name] == same_seen[name]).all() for name in seen)
        assert infos.keys() - same_infos.keys() == {"final_obs", "_final_obs"}
        assert all((infos[name] == same_infos[name]).all() for name in same_infos)
        ends += told[1].sum()
    assert ends > 30


def test_an_illegal_action_leaves_its_own_game_as_it_is():
    table = HanabiVectorEnv(3)
    table.reset(seed=3)
    before = table.batch.rows()
    _, rewards, _, _, infos = table.step([0, 5, 1000])
    assert infos["refused"].tolist() == [True, False, True]
    assert (table.batch.rows() == before).all(axis=1).tolist() == [True, False, True]
    assert rewards[0] == rewards[2] == 0
    with pytest.raises(ValueError, match=r"actions: expected shape \(3,\), got \(2,\)"):
        table.step([5, 5])


def test_seeds_say_which_games_are_played():
    table = HanabiVectorEnv(4)
    first = table.reset(seed=7)[0]["observation"]
    later = table.reset()[0]["observation"]
    assert (first != later).any()
    assert (table.reset(seed=7)[0]["observation"] == first).all()
    assert (table.reset()[0]["observation"] == later).all()
    # A seed for each game deals it whichever games stand beside it.
    one = table.reset(seed=[1, 2, 3, 4])[0]["observation"]
    other = table.reset(seed=[4, 3, 2, 1])[0]["observation"]
    assert (one == other[::-1]).all()


def test_games_begin_from_given_decks_and_positions():
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


def test_an_option_that_no_table_has_is_not_passed_over():
    with pytest.raises(TypeError, match="final_observation"):
        HanabiVectorEnv(1, final_observation=True)


def test_a_table_goes_on_from_its_copy():
    table = HanabiVectorEnv(5, "deluxe-flamboyants-4p")
    seen, _ = table.reset(seed=5)
    copy = pickle.loads(pickle.dumps(table))
    actions = any_legal(seen, np.random.default_rng(1))
    assert (table.step(actions)[0]["observation"] == copy.step(actions)[0]["observation"]).all()
    assert (table.batch.rows() == copy.batch.rows()).all()


def test_what_decks_and_states_leave_to_chance_is_drawn_by_the_seed():
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
