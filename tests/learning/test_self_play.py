"""Recorded games: the right seat sees, acts and is rewarded, and no seat sees another's view."""

# ruff: noqa: E402 - PyTorch may be missing
import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed (extra learn)")

from tamaya.engine.batch import Batch
from tamaya.learning.network import Network
from tamaya.learning.ppo import REWARD_SCALE, advantages
from tamaya.learning.self_play import PlayedGames, SelfPlay, longest_game
from tamaya.players.hanabi.learned.numpy_network import NumpyNetwork
from tamaya.players.hanabi.learned.weights_file import load_weights, save_weights
from tamaya.rules.hanabi import Choice, compose

GAMES = 12
STANDARD = compose(Choice())
TILES = compose(Choice("deluxe", ("flamboyants",)))


def network_for(rules, seats, layers=1):
    batch = Batch(rules, seats, 1)
    inputs, actions = batch.observation_size(), batch.tables.action_count
    torch.manual_seed(1)
    return Network(inputs, actions, 16, layers, "cpu")


def play(rules, seats, seed=3):
    network = network_for(rules, seats)
    return network, SelfPlay(rules, seats, GAMES, network).play(network, seed)


@pytest.mark.parametrize(("rules", "seats"), [(STANDARD, 2), (STANDARD, 5), (TILES, 2), (TILES, 3)])
def test_the_records_are_those_of_the_games(rules, seats):
    _, played = play(rules, seats)
    batch = Batch(rules, seats, GAMES, seed=3)
    for step in range(len(played.seen)):
        status = batch.status()
        acting = (status.causes == 0) & (status.seats == step % seats)
        assert np.array_equal(played.is_acting[step], acting)
        seen = batch.observe(step % seats)
        assert np.array_equal(played.seen[step].numpy()[acting], seen[acting])
        assert np.array_equal(played.legal[step].numpy()[acting], batch.legal_mask()[acting])
        assert (played.actions[step].numpy()[~acting] == -1).all()
        rewards = batch.step(played.actions[step].numpy()).rewards
        assert np.array_equal(played.rewards[step], rewards)
    assert (batch.status().causes > 0).all()
    assert np.array_equal(played.scores, batch.status().scores)


def test_a_seat_that_waits_sees_nothing():
    _, played = play(TILES, 2)
    waits = ~played.is_acting
    # Some game had a choice about a tile, or is over.
    assert waits.any()
    assert not played.seen[waits].any()


def test_the_sequences_of_the_seats_are_every_other_step():
    _, played = play(STANDARD, 2)
    by_seat = played.by_seat(played.actions)
    assert torch.equal(by_seat[:, :GAMES], played.actions[0::2])
    assert torch.equal(by_seat[:, GAMES:], played.actions[1::2])


def test_replayed_games_are_recorded_like_played_ones():
    network, played = play(STANDARD, 2)
    kept = {name: getattr(played, name).clone() for name in ("seen", "is_acting", "rewards")}
    replayed = SelfPlay(STANDARD, 2, GAMES, network).replay(3, played.actions.clone())
    for name, record in kept.items():
        assert torch.equal(getattr(replayed, name), record), name


@pytest.mark.parametrize("layers", [1, 2])
def test_a_network_answers_turn_by_turn_as_over_whole_games(layers):
    network = network_for(STANDARD, 2, layers)
    played = SelfPlay(STANDARD, 2, GAMES, network).play(network, 3)
    seen = played.by_seat(played.seen)
    logits, values = network.whole_games(seen)
    memory = network.empty_memory(seen.shape[1])
    for turn in range(len(seen)):
        found = network.turn(seen[turn], memory)
        assert torch.allclose(logits[turn], found.logits, atol=1e-5)
        assert torch.allclose(values[turn], found.values, atol=1e-5)
        memory = found.memory


def test_greedy_games_do_not_depend_on_chance():
    network = network_for(STANDARD, 2)
    selves = SelfPlay(STANDARD, 2, GAMES, network)
    drawn = [selves.play(network, seed).actions.clone() for seed in (3, 3)]
    assert torch.equal(*drawn)
    greedy = selves.play(network, 3, greedy=True)
    assert (greedy.log_chances[greedy.is_acting] > -np.log(20)).all()


def records(rewards, values, acting):
    columns = [torch.tensor(numbers)[:, None] for numbers in (rewards, acting)]
    nothing = torch.zeros(len(rewards), 1)
    others = dict.fromkeys(PlayedGames._fields, nothing) | {"seats": 2}
    games = PlayedGames(**others | {"rewards": columns[0], "is_acting": columns[1]})
    return games, torch.tensor(values)[:, None]


def test_an_advantage_counts_what_happens_until_the_seat_acts_again():
    games, values = records([1.0, 2.0, 4.0, 0.0], [0.5, 0.25, 1.0, 9.0], [True, True, True, False])
    found = advantages(games, values, discount=0.5, trace=0.5)[:, 0]
    last = 4 * REWARD_SCALE - 1.0
    first = 3 * REWARD_SCALE + 0.5 * 1.0 - 0.5 + 0.25 * last
    assert found[2] == pytest.approx(last)
    assert found[0] == pytest.approx(first)
    assert found[1] == pytest.approx(6 * REWARD_SCALE - 0.25)


def test_without_discount_an_advantage_is_the_return_minus_the_value():
    _, played = play(STANDARD, 2)
    values = torch.rand(played.rewards.shape)
    gains = advantages(played, values, 1.0, 1.0)
    left = played.rewards.flip(0).cumsum(0).flip(0) * REWARD_SCALE
    acting = played.is_acting
    assert torch.allclose(gains[acting], (left - values)[acting], atol=1e-5)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_no_game_outlasts_the_record(seats):
    # Clues and discards only make the longest games.
    batch = Batch(STANDARD, seats, 64, seed=1)
    order = np.argsort(batch.tables.kind_of == 1, kind="stable")
    steps = 0
    while (batch.status().causes == 0).any():
        mask = batch.legal_mask()
        firsts = order[mask[:, order].argmax(axis=1)]
        batch.step(np.where(mask.any(axis=1), firsts, -1))
        steps += 1
    assert steps <= longest_game(STANDARD, seats)


def test_the_network_of_the_player_is_that_of_the_trainer(tmp_path):
    network = network_for(STANDARD, 2, layers=2)
    with torch.no_grad():
        # Weights in half precision are exact in the file.
        network.assign(network.copy(torch.float16))
        network.layers["head"].weight.mul_(100)
        network.assign(network.copy(torch.float16))
    save_weights(tmp_path / "weights.npz", network.policy_arrays())
    player = NumpyNetwork(load_weights(tmp_path / "weights.npz"))
    played = SelfPlay(STANDARD, 2, GAMES, network).play(network, 3)
    seen = played.by_seat(played.seen)
    logits, _ = network.whole_games(seen)
    memory = player.empty_memory(seen.shape[1])
    for turn in range(len(seen)):
        found = player.logits(seen[turn : turn + 1].numpy(), memory)
        assert np.allclose(found, logits[turn].detach(), atol=1e-4)
    whole = player.logits(seen.numpy(), player.empty_memory(seen.shape[1]))
    assert np.allclose(whole, found, atol=1e-12)
