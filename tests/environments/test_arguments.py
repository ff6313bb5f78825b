"""A wrong call of an environment raises with the value, and the game before it goes on."""

import numpy as np
import pytest

from tamaya.engine.batch import Batch
from tamaya.environments import rl_env
from tamaya.environments.game_names import game_spec
from tamaya.environments.gymnasium_env import HanabiEnv
from tamaya.environments.pettingzoo_env import env, parallel_env
from tamaya.environments.vector_env import HanabiVectorEnv
from tamaya.rules.hanabi import Game, Refused, seed_from_words


def assert_raises(kind: type[Exception], text: str, call) -> None:
    """The call raises exactly this exception, and its text contains the one given."""
    with pytest.raises(kind) as raised:
        call()
    assert raised.type is kind
    assert text in str(raised.value)


BEFORE_THE_FIRST_RESET = {
    "gymnasium steps": lambda: HanabiEnv().step(5),
    "gymnasium steps by an illegal action": lambda: HanabiEnv().step(999),
    "gymnasium renders": lambda: HanabiEnv(render_mode="ansi").render(),
    "an agent steps": lambda: env().step(5),
    "an agent leaves": lambda: env().step(None),
    "an agent observes": lambda: env().observe("player_0"),
    "an agent asks for the last step": lambda: env().last(),
    "agents are iterated": lambda: env().agent_iter(),
    "agents are rendered": lambda: env(render_mode="ansi").render(),
    "all agents step": lambda: parallel_env().step({"player_0": 5, "player_1": 20}),
    "all agents are rendered": lambda: parallel_env(render_mode="ansi").render(),
    "rl_env steps": lambda: rl_env.make().step(5),
    "rl_env steps by a dictionary": lambda: rl_env.make().step(
        {"action_type": "PLAY", "card_index": 0}
    ),
    "a vector steps": lambda: HanabiVectorEnv(2).step([5, 5]),
    "a vector resets some": lambda: HanabiVectorEnv(2).reset(options={"reset_mask": [1, 0]}),
}


@pytest.mark.parametrize("call", BEFORE_THE_FIRST_RESET.values(), ids=BEFORE_THE_FIRST_RESET)
def test_before_the_first_reset_every_call_asks_for_it(call):
    assert_raises(RuntimeError, "call reset first", call)


MADE = {
    "gymnasium": HanabiEnv,
    "agents": env,
    "all agents": parallel_env,
    "vector": HanabiVectorEnv,
}


@pytest.mark.parametrize("make", MADE.values(), ids=MADE)
@pytest.mark.parametrize(
    ("arguments", "kind", "text"),
    [
        ({"game": 3}, TypeError, "game must be str, got 3"),
        ({"game": None}, TypeError, "game must be str, got None"),
        ({"game": "nowhere-2p"}, ValueError, "unknown game 'nowhere-2p'"),
        (
            {"game": game_spec("standard-2p"), "settings": "values=3"},
            ValueError,
            "settings 'values=3' change a named game, not a GameSpec",
        ),
        ({"settings": 3}, TypeError, "settings must be str, got 3"),
        # What the rules themselves do not allow is refused by them.
        ({"settings": "values=many"}, Refused, "bad-setting"),
        ({"form": "aura"}, ValueError, "unknown form 'aura'"),
        ({"form": 3}, ValueError, "unknown form 3"),
        ({"first_seat": "first"}, TypeError, "first_seat must be an integer, got 'first'"),
        ({"first_seat": 0.5}, TypeError, "first_seat must be an integer, got 0.5"),
        ({"first_seat": 2}, ValueError, "first_seat must be from 0 to 1, got 2"),
    ],
)
def test_a_wrong_argument_raises_in_every_environment(make, arguments, kind, text):
    assert_raises(kind, text, lambda: make(**arguments))


@pytest.mark.parametrize(
    ("make", "kind", "text"),
    [
        (lambda: HanabiEnv(seat="first"), TypeError, "seat must be an integer, got 'first'"),
        (lambda: HanabiEnv(seat=0.5), TypeError, "seat must be an integer, got 0.5"),
        (lambda: HanabiEnv(players=3), TypeError, "a sequence of names or players, got 3"),
        (
            lambda: HanabiEnv(players=[3]),
            TypeError,
            "a player is a name or has decide(view), got 3",
        ),
        (
            lambda: HanabiEnv(players="careful"),
            TypeError,
            "a sequence of names or players, got 'careful'",
        ),
        (lambda: HanabiEnv(players=()), ValueError, "players must not be empty"),
        (lambda: HanabiEnv(render_mode="rgb"), ValueError, "unknown render_mode 'rgb'"),
        (
            lambda: env(render_mode="rgb"),
            ValueError,
            "unknown render_mode 'rgb': choose ansi, human",
        ),
        (lambda: parallel_env(render_mode=3), ValueError, "unknown render_mode 3"),
        (lambda: HanabiVectorEnv("many"), TypeError, "num_envs must be an integer, got 'many'"),
        (lambda: HanabiVectorEnv(1.5), TypeError, "num_envs must be an integer, got 1.5"),
        (lambda: HanabiVectorEnv(0), ValueError, "num_envs must be at least 1, got 0"),
        (lambda: HanabiVectorEnv(2, seats=9), ValueError, "seats must be from 0 to 1, got 9"),
        (lambda: HanabiVectorEnv(2, seats="nobody"), ValueError, "unknown seats 'nobody'"),
        (lambda: HanabiVectorEnv(threads=0), ValueError, "threads must be at least 1, got 0"),
        (lambda: HanabiVectorEnv(threads="all"), TypeError, "threads must be an integer"),
        (lambda: HanabiVectorEnv(device="abacus"), ValueError, "unknown device 'abacus'"),
        (lambda: rl_env.make("Hanabi-Full", "two"), TypeError, "players must be an integer"),
        (lambda: rl_env.make("Hanabi-Huge"), ValueError, "Unknown environment Hanabi-Huge"),
        (lambda: rl_env.make(3), ValueError, "Unknown environment 3"),
        (lambda: rl_env.make("deluxe-3p", 5), ValueError, "deluxe-3p has 3 players, got 5"),
    ],
)
def test_a_wrong_argument_of_one_environment_raises(make, kind, text):
    assert_raises(kind, text, make)


RESETS = {
    "gymnasium": (HanabiEnv, lambda table, options: table.reset(options=options)),
    "agents": (env, lambda table, options: table.reset(options=options)),
    "all agents": (parallel_env, lambda table, options: table.reset(options=options)),
    "vector": (lambda: HanabiVectorEnv(2), lambda table, options: table.reset(options=options)),
    "rl_env": (rl_env.make, lambda table, options: table.reset(options)),
}
ONE_GAME = ("agents", "all agents", "rl_env")
STRICT = ("gymnasium", "vector", "rl_env")
STANDARD = game_spec("standard-2p")
DECK = [STANDARD.rules.face_index[face] for face in STANDARD.rules.full_deck()]
STATE = Batch(*STANDARD, 1).to_state(0)
GAME = Game.deal(*STANDARD, seed_from_words("apart"))
EXCLUDE = "exclude each other"
WRONG_OPTIONS = [
    *((name, {"deck": DECK, "state": STATE}, ValueError, EXCLUDE) for name in ONE_GAME),
    *((name, {"state": STATE, "first_seat": 1}, ValueError, EXCLUDE) for name in ONE_GAME),
    ("gymnasium", {"game": GAME, "setup": GAME.setup}, ValueError, EXCLUDE),
    ("vector", {"decks": [DECK] * 2, "states": [STATE] * 2}, ValueError, EXCLUDE),
    ("vector", {"decks": [DECK] * 2, "reset_mask": [1, 0]}, ValueError, EXCLUDE),
    ("vector", {"states": [STATE] * 2, "reset_mask": [1, 0]}, ValueError, EXCLUDE),
    *((name, "deck", TypeError, "options must be a dict, got 'deck'") for name in RESETS),
    *((name, [1], TypeError, "options must be a dict, got [1]") for name in RESETS),
    *((name, {"dekk": 1}, ValueError, "unknown option 'dekk': choose ") for name in STRICT),
    *((name, {3: 4}, ValueError, "unknown option 3: choose ") for name in STRICT),
    *((name, {"deck": "cards"}, ValueError, "decks: expected shape") for name in ONE_GAME),
    *((name, {"deck": [0] * 50}, ValueError, "decks[0] must hold") for name in ONE_GAME),
    *((name, {"state": 3}, TypeError, "states[0] must be State, got 3") for name in ONE_GAME),
    *((name, {"state": None}, TypeError, "states[0] must be State, got None") for name in ONE_GAME),
    *((name, {"first_seat": "first"}, TypeError, "got 'first'") for name in ONE_GAME),
    *((name, {"first_seat": 9}, ValueError, "from 0 to 1, got 9") for name in ONE_GAME),
    *((name, {"tiles": [1, 2, 3, 4, 5, 6]}, ValueError, "needs option deck") for name in ONE_GAME),
    ("gymnasium", {"game": 3}, TypeError, "game must be Game, got 3"),
    ("gymnasium", {"setup": "begun"}, TypeError, "setup must be Setup, got 'begun'"),
    ("vector", {"decks": 3}, ValueError, "decks: expected shape (any, 50), got ()"),
    ("vector", {"states": 3}, TypeError, "states must be a sequence of State, got 3"),
    ("vector", {"states": [1, 2]}, TypeError, "states[0] must be State, got 1"),
    ("vector", {"tiles": [[1, 2, 3, 4, 5, 6]] * 2}, ValueError, "needs option decks"),
    ("vector", {"reset_mask": [1]}, ValueError, "flags: expected shape (2,), got (1,)"),
    ("vector", {"reset_mask": ["a", "b"]}, TypeError, "unsupported dtype <U1"),
]


def rows_of(table) -> np.ndarray:
    """The rows of an environment's games."""
    if isinstance(table, HanabiVectorEnv):
        return table.batch.rows()
    return (table._game if isinstance(table, HanabiEnv) else table.game).batch.rows()


@pytest.mark.parametrize(("name", "options", "kind", "text"), WRONG_OPTIONS)
def test_a_wrong_option_of_reset_raises_and_the_game_before_goes_on(name, options, kind, text):
    make, reset = RESETS[name]
    table = make()
    table.reset()
    before = rows_of(table)
    assert_raises(kind, text, lambda: reset(table, options))
    assert (rows_of(table) == before).all()


@pytest.mark.parametrize("name", MADE)
@pytest.mark.parametrize(
    ("seed", "kind", "text"),
    [
        ("seven", TypeError, "seed must be an integer, got 'seven'"),
        (1.5, TypeError, "seed must be an integer, got 1.5"),
        (-1, ValueError, f"seed must be from 0 to {2**64 - 1}, got -1"),
    ],
)
def test_a_wrong_seed_raises_and_the_game_before_goes_on(name, seed, kind, text):
    table = MADE[name]()
    table.reset(seed=1)
    before = rows_of(table)
    if (name, seed) == ("vector", "seven"):
        # A text is a sequence, and so a seed for each game.
        kind, text = ValueError, "seed: expected shape (1,), got (5,)"
    assert_raises(kind, text, lambda: table.reset(seed=seed))
    assert (rows_of(table) == before).all()


@pytest.mark.parametrize(
    ("actions", "kind", "text"),
    [
        ([5], ValueError, "actions: expected shape (2,), got (1,)"),
        ([[5, 5]], ValueError, "actions: expected shape (2,), got (1, 2)"),
        (5, ValueError, "actions: expected shape (2,), got ()"),
        (None, ValueError, "actions: expected shape (2,), got ()"),
        ([0.5, 1.5], TypeError, "unsupported dtype float64: actions must be integers"),
        (np.array([5.0, 5.0], np.float32), TypeError, "unsupported dtype float32"),
        ([True, False], TypeError, "unsupported dtype bool: actions must be integers"),
        (["a", "b"], TypeError, "unsupported dtype <U1: actions must be integers"),
        ([None, 5], TypeError, "unsupported dtype object: actions must be integers"),
        ([[5], 5], ValueError, "inhomogeneous shape"),
        ([2**80, 5], TypeError, "unsupported dtype object: actions must be integers"),
    ],
)
def test_a_vector_takes_one_integer_for_each_game(actions, kind, text):
    tables = HanabiVectorEnv(2)
    tables.reset(seed=1)
    before = tables.batch.rows()
    assert_raises(kind, text, lambda: tables.step(actions))
    assert (tables.batch.rows() == before).all()


def test_a_closed_vector_environment_neither_steps_nor_resets():
    tables = HanabiVectorEnv(2)
    tables.reset(seed=1)
    tables.close()
    assert_raises(RuntimeError, "this environment is closed", lambda: tables.step([5, 5]))
    assert_raises(RuntimeError, "this environment is closed", tables.reset)
    tables.close()


@pytest.mark.parametrize("make", [env, parallel_env])
def test_an_unknown_agent_raises(make):
    table = make()
    table.reset()
    known = "choose player_0, player_1"
    assert_raises(
        ValueError, f"unknown agent 'player_9': {known}", lambda: table.action_space("player_9")
    )
    assert_raises(ValueError, f"unknown agent 0: {known}", lambda: table.observation_space(0))
    if make is env:
        assert_raises(ValueError, "unknown agent 'nobody'", lambda: table.observe("nobody"))


def test_after_the_end_agents_can_only_leave():
    table = env()
    table.reset(seed=1)
    while not table.terminations["player_0"]:
        table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[0]))
    assert_raises(
        ValueError, "the game is over: step only takes None, got 5", lambda: table.step(5)
    )
    assert table.agents == table.possible_agents
    for _ in table.possible_agents:
        table.step(None)
    assert table.agents == []
    assert_raises(ValueError, "the game is over and all agents have left", lambda: table.step(None))


@pytest.mark.parametrize("actions", [None, {}, {"player_0": 5}, {"player_0": 5, "nobody": 20}])
def test_parallel_agents_must_all_act(actions):
    table = parallel_env()
    table.reset(seed=1)
    before = table.game.position()
    wanted = "expected one action for each of player_0, player_1, got "
    assert_raises(ValueError, wanted, lambda: table.step(actions))
    assert_raises(TypeError, "actions must be a dict, got [5, 20]", lambda: table.step([5, 20]))
    assert table.game.position() == before


def test_a_seed_beside_a_reset_mask_raises():
    tables = HanabiVectorEnv(2)
    tables.reset(seed=1)
    before = tables.batch.rows()
    options = {"reset_mask": [1, 0]}
    text = "options reset_mask and seed exclude each other"
    assert_raises(ValueError, text, lambda: tables.reset(seed=2, options=options))
    assert (tables.batch.rows() == before).all()


HUGE = 2**64 - 1
"""The same bits as those of -1, which leaves a game of a vector as it is."""


@pytest.mark.parametrize("action", [HUGE, 2**63, 10**30, -1])
def test_an_action_out_of_range_is_illegal_and_does_not_wrap_around(action):
    agents, together, learning = env(), parallel_env(), rl_env.make()
    for table in (agents, together, learning):
        table.reset()
    text = f"action {action} is illegal: actions are 0 to 19"
    assert_raises(ValueError, text, lambda: agents.step(action))
    assert_raises(ValueError, text, lambda: learning.step(action))
    both = {"player_0": action, "player_1": together.game.actions}
    assert_raises(ValueError, text, lambda: together.step(both))


def test_a_vector_reports_that_a_number_too_large_was_not_played():
    tables = HanabiVectorEnv(2)
    tables.reset(seed=1)
    infos = tables.step(np.array([HUGE, 5], np.uint64))[-1]
    assert infos["refused"].tolist() == [True, False]
