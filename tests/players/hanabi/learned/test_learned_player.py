"""The learned player: the same games through views as inside the engine, and checked weights."""

import numpy as np
import pytest

from tamaya.arena.compiled_games import play_compiled
from tamaya.arena.hanabi_match import HanabiMatch, result_of
from tamaya.engine.batch import Batch
from tamaya.players.hanabi.compiled_player import pair_player
from tamaya.players.hanabi.learned.batch_policy import LEARNED
from tamaya.players.hanabi.learned.learned_player import LearnedPlayer
from tamaya.players.hanabi.learned.numpy_network import NumpyNetwork
from tamaya.players.hanabi.learned.weights_file import (
    CHECKSUM,
    SHIPPED,
    WrongWeights,
    load_weights,
    save_weights,
)
from tamaya.rules.hanabi import Choice, Game, Seat, compose, seed_from_words

MOST_BYTES = 8_000_000


@pytest.mark.slow
def test_games_are_the_same_through_views_and_inside_the_engine():
    match = HanabiMatch(compose(Choice()), 2, ("learned",), 3, "same games")
    inside = play_compiled(LEARNED, [match.setup(number) for number in range(3)])
    assert inside == [result_of(match.game(number)) for number in range(3)]


@pytest.mark.slow
def test_it_plays_well_with_itself():
    batch = Batch(compose(Choice()), 2, 60, seed=7, threads=1)
    choose = LEARNED.chooser(batch)
    while (batch.status().causes == 0).any():
        batch.step(choose())
    assert batch.status().scores.mean() > 23.5


def test_in_a_game_that_it_has_not_learned_it_plays_like_pair():
    rules = compose(Choice("deluxe", ("black-powder",)))
    game = Game.deal(rules, 2, seed_from_words("another game"), Seat(0))
    view = game.view(Seat(0))
    assert LearnedPlayer().decide(view) == pair_player().decide(view)
    batch = Batch(rules, 2, 4, seed=1)
    assert (LEARNED.chooser(batch)() >= 0).all()


def test_it_plays_with_two_seats_only():
    game = Game.deal(compose(Choice()), 3, seed_from_words("three"), Seat(0))
    with pytest.raises(ValueError, match="learned plays with 2 seats, not 3; use hat"):
        LearnedPlayer().decide(game.view(Seat(0)))


def test_the_weights_are_small():
    assert SHIPPED.stat().st_size <= MOST_BYTES
    network = NumpyNetwork(load_weights(SHIPPED))
    batch = Batch(compose(Choice()), 2, 1)
    assert network.inputs == batch.observation_size()
    assert network.actions == batch.tables.action_count


def test_weights_survive_the_round_trip(tmp_path):
    file = tmp_path / "weights.npz"
    save_weights(file, {"first.weight": np.array([[1.5, -2.0]])})
    assert load_weights(file)["first.weight"].tolist() == [[1.5, -2.0]]


def test_a_wrong_file_is_refused_by_its_name(tmp_path):
    file = tmp_path / "weights.npz"
    file.write_bytes(b"something else")
    with pytest.raises(WrongWeights, match=r"weights\.npz is not a file of weights"):
        load_weights(file)
    file.write_bytes(SHIPPED.read_bytes()[:-1000])
    with pytest.raises(WrongWeights, match=r"weights\.npz is not a file of weights"):
        load_weights(file)
    np.savez(file, first=np.ones(3))
    with pytest.raises(WrongWeights, match=r"weights\.npz has no checksum"):
        load_weights(file)
    save_weights(file, {"first": np.ones(3)})
    with np.load(file) as stored:
        arrays = {name: stored[name] for name in stored.files}
    arrays["first"][1] = 2
    np.savez(file, **arrays)
    assert CHECKSUM in arrays
    with pytest.raises(WrongWeights, match=r"weights\.npz is damaged: its checksum differs"):
        load_weights(file)
