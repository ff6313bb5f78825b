"""A vector contains what its seat may know, in every game that can be composed."""

import pickle
from concurrent.futures import ThreadPoolExecutor
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.engine.plain_observation import plain_vector

from tamaya.engine.batch import Batch
from tamaya.engine.initial_rows import InitialRows
from tamaya.engine.observation_layout import FORMS, Form, parts_of
from tamaya.engine.policy import RANDOM
from tamaya.engine.row_layout import DRAWN, LAST_TOUCHED, NUMBER_MASK, NUMBER_SHIFT, SIZE_MASK
from tamaya.engine.rules_game_after_action import follow
from tamaya.rules.hanabi import (
    Choice,
    Game,
    Rearrange,
    Rules,
    Seat,
    Setup,
    compose,
    seed_from_words,
    setup_from_seed,
)
from tamaya.testing import hypothesis_strategies
from tamaya.testing.game_choices import PLAYERS, choice_words, every_choice
from tamaya.testing.hanabi_random_games import choose_move
from tamaya.testing.hanabi_story import Story

GAMES: dict[Rules, str] = {compose(c): choice_words(c) for c in reversed(every_choice())}
HIDING = (Form.MINIMAL, Form.KNOWLEDGE, Form.BELIEF)
"""The forms that hide a seat's own cards."""


def compare(setup: Setup, chance: Random, skill: float) -> None:
    """Play a game; the engine's vectors equal those of plain Python at every move."""
    before, game = None, Game.begin(setup)
    batch = Batch.of_setups([setup], seed=[chance.getrandbits(64)])
    while True:
        form, seat = chance.choice(FORMS), chance.randrange(setup.players)
        plain = np.array(plain_vector(before, game, seat, form), np.float32)
        different = np.flatnonzero(batch.observe("all", form)[0, seat] != plain)
        assert different.size == 0, (form, seat, different)
        if game.outcome is not None:
            break
        action = batch.numbering.action_of(game.state, choose_move(game, chance, skill).move)
        batch.step([action])
        before, game = game, follow(game, action, batch, 0)


@pytest.mark.parametrize("rules", GAMES, ids=GAMES.get)
def test_the_vector_is_as_described_in_every_edition(rules):
    words = GAMES[rules]
    tables = PLAYERS if settings.default.max_examples >= 100 else [2 + len(words) % 4]
    for players in tables:
        setup = setup_from_seed(seed_from_words(f"{words} {players}"), rules, players)
        compare(setup, Random(words), 0.9)


@given(
    hypothesis_strategies.setups(hypothesis_strategies.custom_rules(most_copies=5)),
    st.integers(0, 2**32),
    st.sampled_from((0.0, 0.5, 0.9, 1.0)),
)
def test_the_vector_is_as_described_in_custom_games(setup, number, skill):
    compare(setup, Random(number), skill)


def swap_hand(batch: Batch, seat: int, chance: Random) -> Batch:
    """Copy the games with a seat's cards swapped with cards of the deck."""
    rows, tables = batch.rows(), batch.tables
    for row in rows:
        places = row[tables.deck_at : tables.discards_at].copy().view(np.uint8)
        size = row[tables.seats_at + seat] & SIZE_MASK
        first = tables.hands_at + seat * tables.hand_size
        hand = [int(word) >> NUMBER_SHIFT & NUMBER_MASK for word in row[first : first + size]]
        drawn = int(row[DRAWN.word]) & DRAWN.mask
        hidden = [*hand, *range(drawn, tables.cards)]
        faces = [places[place] for place in hidden]
        chance.shuffle(faces)
        places[hidden] = faces
        row[tables.deck_at : tables.discards_at] = places.view(np.int32)
    none = InitialRows(np.zeros((0, tables.words), np.int32))
    seeds = np.zeros(batch.games, np.int64)
    return Batch.restore(batch.rules, batch.players, batch.games, batch.options, seeds, none, rows)


@pytest.mark.parametrize("rules", GAMES, ids=GAMES.get)
def test_an_observation_does_not_depend_on_the_observers_hand(rules):
    chance = Random(GAMES[rules])
    batch = Batch(rules, chance.choice(PLAYERS), 8, seed=chance.getrandbits(60), auto_reset=True)
    memory = batch.memory(RANDOM)
    for _ in range(4):
        for _ in range(3):
            batch.step(batch.choose(RANDOM, memory))
        seat = chance.randrange(batch.players)
        other = swap_hand(batch, seat, chance)
        assert (other.rows() != batch.rows()).any()
        for form in HIDING:
            assert (other.observe(seat, form) == batch.observe(seat, form)).all(), form
        somebody_else = (seat + 1) % batch.players
        assert (other.observe(somebody_else) != batch.observe(somebody_else)).any()
        assert (other.observe(seat, Form.SEER) != batch.observe(seat, Form.SEER)).any()


@pytest.mark.parametrize("players", PLAYERS)
def test_packed_vectors_have_the_same_bits(players):
    batch = Batch(compose(Choice("deluxe", ("flamboyants",))), players, 100, seed=3)
    batch.step(batch.choose(RANDOM, batch.memory(RANDOM)))
    for seats in ("to-act", "all", players - 1):
        packed = batch.observe_packed(seats)
        bits = np.unpackbits(packed.view(np.uint8), axis=-1, bitorder="little")
        vectors = batch.observe(seats)
        size = vectors.shape[-1]
        assert (bits[..., :size] == vectors).all()
        assert not bits[..., size:].any()


def test_vectors_are_written_into_the_array_of_the_caller():
    batch = Batch(compose(Choice()), 3, 5)
    wanted = batch.observe()
    for kind in ("uint8", "int8", "float32"):
        room = np.full((5, 956), 7, kind)
        assert batch.observe(out=room) is room
        assert (room == wanted).all()
    apart = np.full((5, 2000), 7, np.uint8)[:, ::2][:, :956]
    askew = np.full(5 * 956 * 4 + 1, 7, np.uint8)[1:].view(np.float32).reshape(5, 956)
    from_the_other_end = np.full((5, 956), 7, ">f4")
    for room in (apart, askew, from_the_other_end):
        assert batch.observe(out=room) is room
        assert (room == wanted).all()


def test_several_threads_write_the_same_vectors_as_one():
    rules = compose(Choice("grands-feux", ("avalanche",)))
    one, many = (Batch(rules, 4, 4096, seed=1, threads=threads) for threads in (1, 3))
    assert (one.observe("all") == many.observe("all")).all()


@pytest.mark.parametrize("form", FORMS)
def test_the_parts_of_the_vector_add_up_to_its_length(form):
    batch = Batch(compose(Choice("deluxe", ("flamboyants", "black-powder"))), 3, 1)
    assert sum(part.size for part in parts_of(batch.tables, form)) == batch.observation_size(form)


def test_a_batch_can_be_pickled():
    batch = Batch(compose(Choice()), 2, 9, seed=5)
    batch.step(batch.choose(RANDOM, batch.memory(RANDOM)))
    again = pickle.loads(pickle.dumps(batch))
    assert (again.rows() == batch.rows()).all()
    again.reset()
    batch.reset()
    assert (again.rows() == batch.rows()).all()


def test_chosen_games_restart_while_the_others_continue():
    batch = Batch(compose(Choice()), 2, 4, seed=5)
    batch.step([5] * 4)
    before = batch.rows()
    batch.reset_games([True, False, False, True])
    now = batch.rows()
    assert (now[1:3] == before[1:3]).all()
    assert [batch.to_state(game).board.turn for game in range(4)] == [0, 1, 1, 0]


def test_threads_that_read_one_batch_at_once_read_the_same_as_one_alone():
    batch = Batch(compose(Choice("deluxe", ("flamboyants",))), 3, 2000, seed=2, threads=1)
    batch.step(batch.choose(RANDOM, batch.memory(RANDOM)))
    reads = (
        lambda: batch.observe("all"),
        lambda: batch.observe(1, Form.MINIMAL),
        batch.observe_packed,
        batch.legal_mask,
    )
    alone = [read() for read in reads]
    with ThreadPoolExecutor(len(reads)) as pool:
        for _ in range(15):
            together = [pool.submit(read) for read in reads]
            for seen, wanted in zip(together, alone, strict=True):
                assert (seen.result() == wanted).all()


def test_a_continued_game_shows_its_last_move_and_a_bare_state_does_not():
    setup = setup_from_seed(seed_from_words("last"), compose(Choice()), 3)
    game, batch = Game.begin(setup), Batch.of_setups([setup])
    for action in (batch.tables.action_count - 1, batch.tables.hand_size, 0):
        batch.step([action])
        game = follow(game, action, batch, 0)
        assert (Batch.of_games([game]).observe("all") == batch.observe("all")).all()
        assert (Batch.of_states([game.state]).observe("all") != batch.observe("all")).any()


def test_the_last_clue_points_at_its_cards_after_a_rearrangement():
    story = Story.begin(alice="w4 b4 g4 y4 w3", bob="r1 b3 g3 y3 w2").tell("Alice clues red to Bob")
    clued = story.game
    arranged = clued.make(Rearrange(tuple(reversed(clued.board.hands[1]))), Seat(1))
    for game, slot in ((clued, 4), (arranged, 0)):
        last = int(Batch.of_games([game]).rows()[0, LAST_TOUCHED.word])
        assert last >> LAST_TOUCHED.shift & LAST_TOUCHED.mask == 1 << slot
