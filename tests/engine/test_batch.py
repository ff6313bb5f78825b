"""Deal, play, copy and convert a batch of games."""

import pickle
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given

from tamaya.engine.batch import Batch
from tamaya.engine.cpu import row_kernels
from tamaya.engine.cpu.cpu_batch_driver import CpuDriver
from tamaya.engine.kernels.legality import NO_ACTION
from tamaya.engine.policy import RANDOM
from tamaya.engine.rule_tables import CAUSES, rule_tables_of
from tamaya.engine.state_conversion import row_of, without_unstored
from tamaya.rules.hanabi import (
    Cause,
    Choice,
    Game,
    Refused,
    RulesRefusal,
    Seat,
    Tile,
    compose,
    seed_from_words,
    setup_from_seed,
)
from tamaya.testing import hypothesis_strategies

STANDARD = compose(Choice())
TILED = compose(Choice("deluxe", ("flamboyants",)))


def boards(batch):
    return [batch.to_state(number).board for number in range(batch.games)]


def states(batch):
    return [batch.to_state(number) for number in range(batch.games)]


def any_legal(batch, seed=0):
    return batch.choose(RANDOM, batch.memory(RANDOM, seed))


def test_the_same_seed_deals_the_same_games():
    assert states(Batch(STANDARD, 3, 20, seed=7)) == states(Batch(STANDARD, 3, 20, seed=7))
    assert states(Batch(STANDARD, 3, 20, seed=7)) != states(Batch(STANDARD, 3, 20, seed=8))


def test_the_game_of_a_seed_does_not_depend_on_the_other_games():
    one, other = Batch(STANDARD, 2, 3, seed=[5, 6, 7]), Batch(STANDARD, 2, 2, seed=[7, 1])
    assert one.to_state(2) == other.to_state(0)


def test_seeds_may_be_numpy_integers():
    plain, arrays = (
        Batch(STANDARD, 2, 3, seed=[5, 6, 7]),
        Batch(STANDARD, 2, 3, seed=np.arange(5, 8)),
    )
    assert states(plain) == states(arrays)
    assert states(Batch(STANDARD, 2, 3, seed=np.int64(4))) == states(Batch(STANDARD, 2, 3, seed=4))


def test_an_unknown_option_raises():
    with pytest.raises(TypeError, match="auto_rest"):
        Batch(STANDARD, 2, 1, auto_rest=True)


def test_moves_do_not_change_the_order_of_the_deck():
    batch = Batch(STANDARD, 2, 50)
    before = [state.faces + state.deck for state in states(batch)]
    batch.play()
    assert [state.faces + state.deck for state in states(batch)] == before


@pytest.mark.parametrize("seats", [2, 5])
def test_the_decks_are_known_from_the_start_and_hold_the_cards_in_their_order(seats):
    batch = Batch(compose(Choice()), seats, 3, seed=5)
    decks = batch.decks()
    before = batch.rows()
    for _ in range(9):
        batch.step(any_legal(batch))
    assert np.array_equal(batch.decks(), decks)
    assert not np.array_equal(before, batch.rows())
    for game, state in enumerate(states(batch)):
        faces = (*state.faces, *state.deck)
        assert [batch.rules.faces[face] for face in decks[game]] == list(faces)


def test_a_reset_restarts_the_same_games_or_those_of_another_seed():
    batch = Batch(TILED, 2, 10, seed=1)
    before = states(batch)
    batch.play()
    batch.reset()
    assert states(batch) == before
    batch.reset(seed=2)
    assert states(batch) == states(Batch(TILED, 2, 10, seed=2))


def test_the_first_seat_is_an_option_or_drawn_by_each_seed():
    assert {board.seat_to_act for board in boards(Batch(STANDARD, 4, 9, first_seat=2))} == {2}
    drawn = [board.seat_to_act for board in boards(Batch(STANDARD, 4, 200, first_seat=None))]
    assert set(drawn) == {0, 1, 2, 3}


def test_a_given_deck_is_dealt_as_the_rules_deal_it():
    setups = [setup_from_seed(seed_from_words(str(n)), TILED, 3, Seat(1)) for n in range(8)]
    decks = [[TILED.face_index[face] for face in setup.deck] for setup in setups]
    batch = Batch.of_decks(TILED, 3, decks, [setup.tiles for setup in setups], first_seat=1)
    for setup, state in zip(setups, states(batch), strict=True):
        assert replace(state, chance=setup.chance) == Game.begin(setup).state


def test_tiles_without_an_order_are_sorted_by_number():
    decks = [sorted(TILED.face_index[face] for face in TILED.full_deck())]
    assert Batch.of_decks(TILED, 2, decks).to_state(0).tiles == tuple(Tile)


@given(hypothesis_strategies.games())
def test_a_state_comes_back_from_its_row(game):
    batch = Batch.of_states([game.state])
    expected = without_unstored(game.state)
    assert replace(batch.to_state(0), chance=expected.chance) == expected
    assert (row_of(batch.to_state(0), batch.tables, 0)[7:] == batch.row(0)[7:]).all()


def test_a_state_put_into_a_batch_continues_from_there():
    game = Game.deal(STANDARD, 2, seed_from_words("put"), Seat(1))
    game = game.make(game.legal_moves[0])
    batch = Batch(STANDARD, 2, 3)
    others = (batch.to_state(0), batch.to_state(2))
    batch.put_state(1, game.state)
    assert batch.to_state(1).board == without_unstored(game.state).board
    assert (batch.to_state(0), batch.to_state(2)) == others


def test_minus_one_skips_a_game():
    batch = Batch(STANDARD, 2, 3)
    before = states(batch)
    step = batch.step([NO_ACTION, batch.tables.hand_size, NO_ACTION])
    assert [states(batch)[n] == before[n] for n in range(3)] == [True, False, True]
    assert step.causes.tolist() == [0, 0, 0]


def test_an_attempt_does_not_change_games_with_an_illegal_action():
    batch = Batch(STANDARD, 2, 4)
    over = Batch(STANDARD, 2, 1)
    over.play()
    batch.copy_game(3, 0, over)
    before = states(batch)
    # A discard with all tokens, a play, nothing, and a play in a game that is over.
    made = batch.attempt([0, batch.tables.hand_size, NO_ACTION, batch.tables.hand_size])
    assert made.refused.tolist() == [1, 0, 0, 1]
    assert [states(batch)[n] == before[n] for n in range(4)] == [True, False, True, True]
    assert made.causes[3] == over.status().causes[0]
    assert not made.rewards[[0, 2, 3]].any()


@given(hypothesis_strategies.games())
def test_the_mask_marks_exactly_the_actions_that_an_attempt_accepts(game):
    actions = rule_tables_of(game.board.rules, game.board.players).action_count
    batch = Batch.of_states([game.state] * actions)
    mask = batch.legal_mask()[0]
    assert (batch.attempt(np.arange(actions)).refused != mask).all()


def test_with_auto_reset_another_game_starts_in_the_step_that_ends_one():
    rules = compose(Choice("custom", ("one-error",)))
    batch = Batch(rules, 2, 200, auto_reset=True)
    ended = 0
    for seed in range(30):
        step = batch.step(any_legal(batch, seed))
        assert not batch.status().causes.any()
        for number in np.flatnonzero(step.causes):
            assert batch.to_state(int(number)).board.turn == 0
        ended += int((step.causes == 1 + CAUSES.index(Cause.ERRORS)).sum())
    assert ended > 200


def test_games_that_follow_each_other_differ():
    batch = Batch(STANDARD, 2, 1, auto_reset=True)
    decks = set()
    for seed in range(300):
        batch.step(any_legal(batch, seed))
        state = batch.to_state(0)
        decks.add(state.faces + state.deck)
    assert len(decks) > 10


def test_a_game_from_a_state_resets_to_that_state():
    game = Game.deal(STANDARD, 2, seed_from_words("again"), Seat(0))
    batch = Batch.of_states([game.state], auto_reset=True)
    start = batch.to_state(0)
    seed = 0
    while not batch.step(any_legal(batch, seed)).causes[0]:
        seed += 1
    assert seed > 0
    assert batch.to_state(0) == start


def test_a_copy_goes_its_own_way():
    batch = Batch(STANDARD, 3, 5, seed=3)
    copy = batch.copy()
    assert states(copy) == states(batch)
    copy.play()
    assert not batch.status().causes.any()
    assert copy.status().causes.all()


def test_a_game_is_copied_over_another():
    batch, other = Batch(STANDARD, 2, 3, seed=1), Batch(STANDARD, 2, 3, seed=2)
    batch.copy_game(0, 2)
    assert batch.to_state(0) == batch.to_state(2)
    batch.copy_game(1, 0, other)
    assert batch.to_state(1) == other.to_state(0)


@pytest.mark.parametrize("threads", [2, 3])
def test_many_threads_play_the_same_games_as_one(threads):
    alone, together = Batch(TILED, 5, 9000, threads=1), Batch(TILED, 5, 9000, threads=threads)
    assert (alone.rows() == together.rows()).all()
    for seed in range(5):
        actions = any_legal(alone, seed)
        assert (actions == any_legal(together, seed)).all()
        for of_one, of_many in zip(alone.step(actions), together.step(actions), strict=True):
            assert (of_one == of_many).all()
        assert (alone.legal_mask() == together.legal_mask()).all()
    played = [batch.play(rounds=2) for batch in (alone, together)]
    assert (played[0].scores == played[1].scores).all()
    assert (played[0].moves == played[1].moves).all()


def test_rounds_played_in_the_kernel_are_those_played_step_by_step():
    fast, slow = Batch(TILED, 3, 40, seed=4), Batch(TILED, 3, 40, seed=4)
    played = fast.play(RANDOM, seed=9)
    memory, moves = slow.memory(RANDOM, 9), np.zeros(40, np.int64)
    while (actions := slow.choose(RANDOM, memory)).max() != NO_ACTION:
        moves += actions != NO_ACTION
        slow.step(actions)
    assert (played.moves == moves).all()
    assert (played.scores[:, 0] == slow.status().scores).all()
    assert (fast.rows() == slow.rows()).all()


def test_a_deck_of_other_cards_raises():
    deck = [STANDARD.face_index[face] for face in STANDARD.full_deck()]
    for wrong, decks in ((0, [[0] * 50]), (1, [deck, [*deck[1:], 24]])):
        with pytest.raises(
            ValueError, match=rf"decks\[{wrong}\] must hold \[0, 0, 0, 1.*got \[0, 0"
        ):
            Batch.of_decks(STANDARD, 2, decks)


@pytest.mark.parametrize("tiles", [[[1, 1, 2, 3, 4, 5]], [[0, 1, 2, 3, 4, 5]]])
def test_other_tiles_raise(tiles):
    deck = [TILED.face_index[face] for face in TILED.full_deck()]
    with pytest.raises(ValueError, match=r"tiles\[0\] must hold \[1, 2, 3, 4, 5, 6\].*got"):
        Batch.of_decks(TILED, 2, [deck], tiles)


def test_tiles_in_a_game_without_them_raise():
    deck = [STANDARD.face_index[face] for face in STANDARD.full_deck()]
    with pytest.raises(ValueError, match="no bonus tiles"):
        Batch.of_decks(STANDARD, 2, [deck], [[1, 2, 3, 4, 5, 6]])


def test_six_players_are_refused():
    with pytest.raises(Refused) as refused:
        rule_tables_of(STANDARD, 6)
    assert refused.value.reason is RulesRefusal.WRONG_NUMBER_OF_PLAYERS


@pytest.mark.parametrize("form", ["card-knowledge", "belief"])
@pytest.mark.parametrize("seats", ["to-act", "all", 1])
@pytest.mark.parametrize("auto_reset", [True, False])
def test_a_turn_equals_attempt_observe_mask_and_status(form, seats, auto_reset):
    one, other = (Batch(TILED, 3, 1500, seed=4, auto_reset=auto_reset) for _ in range(2))
    chance = np.random.default_rng(5)
    ended = 0
    for _ in range(40):
        actions = any_legal(one)
        # Some games are skipped, and some get an illegal action.
        actions[chance.random(1500) < 0.1] = NO_ACTION
        actions[chance.random(1500) < 0.1] = 1000
        turn, attempt = one.turn(actions, seats, form), other.attempt(actions)
        status = other.status()
        assert (turn.refused == attempt.refused).all()
        assert (turn.rewards == attempt.rewards).all()
        assert (turn.causes == attempt.causes).all()
        assert (turn.scores == status.scores).all()
        assert (turn.seats == status.seats).all()
        assert (turn.mask == other.legal_mask()).all()
        assert (turn.vectors == other.observe(seats, form)).all()
        assert (one.rows() == other.rows()).all()
        goes_on = turn.causes == 0
        assert (turn.final_scores[goes_on] == turn.scores[goes_on]).all()
        ended += (~goes_on).sum()
    assert ended > 0


def test_a_turn_reports_the_final_score_of_a_game_that_was_reset():
    batch = Batch(STANDARD, 2, 200, seed=3, auto_reset=True)
    total, ends = np.zeros(200, int), 0
    room = np.empty((200, batch.observation_size()), np.int8)
    for seed in range(60):
        turn = batch.turn(any_legal(batch, seed), out=room)
        assert turn.vectors is room
        total += turn.rewards
        over = turn.causes > 0
        assert (turn.final_scores[over] == total[over]).all()
        assert (turn.scores[over] == 0).all()
        total[over] = 0
        ends += over.sum()
    assert ends > 200


HUGE = 2**64 - 1
"""The same bits as -1, which skips a game."""


def test_an_integer_too_large_is_an_illegal_action_and_does_not_skip_the_game():
    batch = Batch(STANDARD, 2, 2)
    before = batch.rows()
    actions = np.array([5, HUGE], np.uint64)
    with pytest.raises(ValueError, match=f"action {2**63 - 1} is illegal in game 1"):
        batch.step(actions)
    assert (batch.rows() == before).all()
    assert batch.turn(actions.astype(">u8")).refused.tolist() == [0, 1]
    assert batch.attempt(actions).refused.tolist() == [0, 1]


@pytest.mark.parametrize("kind", ["read-only", "unaligned", "strided", "swapped"])
def test_no_kernel_is_recompiled_for_actions_of_another_layout(kind):
    batch = Batch(STANDARD, 2, 4)
    actions = np.full(4, batch.tables.hand_size)
    batch.attempt(actions)
    known = [kernel.signatures for kernel in (row_kernels.filter_legal_rows, row_kernels.step_rows)]
    other = {
        "read-only": np.broadcast_to(actions[0], (4,)).copy(),
        "unaligned": np.zeros(33, np.uint8)[1:].view(np.int64),
        "strided": np.zeros(8, np.int64)[::2],
        "swapped": np.zeros(4, ">i8"),
    }[kind]
    other[:] = actions
    other.flags.writeable = kind != "read-only"
    assert not batch.attempt(other).refused.any()
    assert [
        kernel.signatures for kernel in (row_kernels.filter_legal_rows, row_kernels.step_rows)
    ] == known


def some_decks(rules, games):
    deck = [rules.face_index[face] for face in rules.full_deck()]
    return [deck] * games


def test_seeds_draw_the_first_seat_of_games_from_decks():
    options = {"seed": range(40), "first_seat": None}
    batch = Batch.of_decks(STANDARD, 3, some_decks(STANDARD, 40), **options)
    seats = batch.status().seats.tolist()
    assert set(seats) == {0, 1, 2}
    assert seats == Batch(STANDARD, 3, 40, **options).status().seats.tolist()
    batch.reset(range(40, 80))
    other = Batch(STANDARD, 3, 40, seed=range(40, 80), first_seat=None)
    assert (batch.status().seats == other.status().seats).all()
    assert {board.seat_to_act for board in boards(batch)} == {0, 1, 2}


def test_games_from_decks_states_and_copies_are_not_dealt_from_seeds_first(monkeypatch):
    dealt = Batch(STANDARD, 2, 3)

    def deal(*_arguments):
        raise AssertionError("dealt")

    monkeypatch.setattr(CpuDriver, "deal", deal)
    copy = dealt.copy()
    assert (copy.rows() == dealt.rows()).all()
    assert (pickle.loads(pickle.dumps(copy)).rows() == dealt.rows()).all()
    assert Batch.of_decks(STANDARD, 2, some_decks(STANDARD, 3)).games == 3
    game = Game.deal(STANDARD, 2, seed_from_words("given"))
    for batch in (
        Batch.of_games([game]),
        Batch.of_setups([game.setup]),
        Batch.of_states([game.state]),
    ):
        assert batch.to_state(0).faces == game.state.faces
        batch.reset(7)
        assert batch.to_state(0).faces == game.state.faces


def test_a_new_seed_applies_to_games_from_states_and_not_to_their_copies():
    game = Game.deal(TILED, 2, seed_from_words("seeded"), Seat(1))
    for batch in (Batch.of_states([game.state], seed=1), Batch.of_games([game], seed=1)):
        copy = batch.copy()
        batch.reset(5)
        assert (batch.row(0) == Batch.of_states([game.state], seed=5).row(0)).all()
        assert (batch.row(0) != copy.row(0)).any()
        copy.reset()
        assert (copy.row(0) == Batch.of_states([game.state], seed=1).row(0)).all()
        assert batch.to_state(0).board == game.board


def test_a_seed_may_be_a_zero_dimensional_array():
    assert states(Batch(STANDARD, 2, 3, seed=np.array(5))) == states(Batch(STANDARD, 2, 3, seed=5))
