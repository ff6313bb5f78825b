"""What an environment refuses has a name, is on its page, and harms no game."""

from pathlib import Path

import numpy as np
import pytest

from tamaya.engine.batch import Batch
from tamaya.environments import rl_env
from tamaya.environments.game_names import game_spec
from tamaya.environments.gymnasium_env import HanabiEnv
from tamaya.environments.pettingzoo_env import env, parallel_env
from tamaya.environments.refusals import EnvironmentRefusal
from tamaya.environments.vector_env import HanabiVectorEnv
from tamaya.i18n import Language, catalogue, refusal_message
from tamaya.rules.hanabi import Game, Refused, seed_from_words

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "environments.md"
DETAILS = {
    "name": "x",
    "player": "x",
    "known": "y",
    "one": "decks",
    "other": "states",
    "seat": "player_1",
    "action": "dance",
    "option": "x",
    "mode": "x",
}


@pytest.mark.parametrize("reason", EnvironmentRefusal)
def test_every_refusal_is_on_the_page_and_in_every_language(reason):
    assert f"| `{reason.value}` |" in PAGE.read_text(encoding="utf-8")
    message = refusal_message(Refused(reason, **DETAILS))
    said = {catalogue(language).render(message) for language in Language}
    assert len(said) == len(Language)
    assert not any("{" in sentence or "refusal-" in sentence for sentence in said)


def test_the_page_names_no_other_refusals():
    told = PAGE.read_text(encoding="utf-8").partition("## Refusals")[2]
    names = {line.split("`")[1] for line in told.splitlines() if line.startswith("| `")}
    assert names == {reason.value for reason in EnvironmentRefusal}


def refusal_of(ask) -> str:
    """The name by which somebody is refused; it can be said in every language."""
    with pytest.raises(Refused) as refused:
        ask()
    for language in Language:
        assert catalogue(language).render(refusal_message(refused.value))
    return refused.value.reason.value


BEFORE_THE_FIRST_RESET = {
    "a seat steps": lambda: HanabiEnv().step(5),
    "a seat steps by no action": lambda: HanabiEnv().step(999),
    "a seat is shown": lambda: HanabiEnv(render_mode="ansi").render(),
    "an agent steps": lambda: env().step(5),
    "an agent that is over steps": lambda: env().step(None),
    "an agent observes": lambda: env().observe("player_0"),
    "an agent asks what was last": lambda: env().last(),
    "agents are gone through": lambda: env().agent_iter(),
    "agents are shown": lambda: env(render_mode="ansi").render(),
    "all agents step": lambda: parallel_env().step({"player_0": 5, "player_1": 20}),
    "all agents are shown": lambda: parallel_env(render_mode="ansi").render(),
    "a table steps": lambda: rl_env.make().step(5),
    "a table steps by words": lambda: rl_env.make().step({"action_type": "PLAY", "card_index": 0}),
    "many tables step": lambda: HanabiVectorEnv(2).step([5, 5]),
    "some of many begin anew": lambda: HanabiVectorEnv(2).reset(options={"reset_mask": [1, 0]}),
}


@pytest.mark.parametrize("asked", BEFORE_THE_FIRST_RESET)
def test_before_the_first_reset_there_is_no_game(asked):
    assert refusal_of(BEFORE_THE_FIRST_RESET[asked]) == "not-begun"


MADE = {"seat": HanabiEnv, "agents": env, "all agents": parallel_env, "tables": HanabiVectorEnv}


@pytest.mark.parametrize("door", MADE)
@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ({"game": 3}, "wrong-kind"),
        ({"game": None}, "wrong-kind"),
        ({"game": "nowhere-2p"}, "unknown-game-name"),
        ({"game": game_spec("standard-2p"), "settings": "values=3"}, "settings-without-name"),
        ({"settings": 3}, "wrong-kind"),
        ({"settings": "values=many"}, "bad-setting"),
        ({"form": "aura"}, "unknown-form"),
        ({"form": 3}, "unknown-form"),
        ({"first_seat": "first"}, "not-whole-numbers"),
        ({"first_seat": 0.5}, "not-whole-numbers"),
        ({"first_seat": 2}, "no-such-first-seat"),
    ],
)
def test_what_no_environment_can_be_made_of_is_refused_by_name(door, said, reason):
    assert refusal_of(lambda: MADE[door](**said)) == reason


@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (lambda: HanabiEnv(seat="first"), "no-such-seat"),
        (lambda: HanabiEnv(seat=0.5), "no-such-seat"),
        (lambda: HanabiEnv(players=3), "wrong-kind"),
        (lambda: HanabiEnv(players=[3]), "wrong-kind"),
        (lambda: HanabiEnv(players="careful"), "wrong-kind"),
        (lambda: HanabiEnv(players=()), "wrong-shape"),
        (lambda: HanabiEnv(render_mode="human"), "unknown-render-mode"),
        (lambda: env(render_mode="human"), "unknown-render-mode"),
        (lambda: parallel_env(render_mode=3), "unknown-render-mode"),
        (lambda: HanabiVectorEnv("many"), "not-whole-numbers"),
        (lambda: HanabiVectorEnv(1.5), "not-whole-numbers"),
        (lambda: HanabiVectorEnv(0), "wrong-shape"),
        (lambda: HanabiVectorEnv(2, seats=9), "no-such-seat"),
        (lambda: HanabiVectorEnv(2, seats="nobody"), "no-such-seat"),
        (lambda: HanabiVectorEnv(threads=0), "wrong-shape"),
        (lambda: HanabiVectorEnv(threads="all"), "not-whole-numbers"),
        (lambda: HanabiVectorEnv(device="abacus"), "unknown-device"),
        (lambda: rl_env.make("Hanabi-Full", "two"), "bad-setting"),
        (lambda: rl_env.make("Hanabi-Huge"), "unknown-game-name"),
        (lambda: rl_env.make(3), "wrong-kind"),
        (lambda: rl_env.make("deluxe-3p", 5), "bad-setting"),
    ],
)
def test_each_environment_refuses_its_own_bad_arguments_by_name(make, reason):
    assert refusal_of(make) == reason


BEGUN = {
    "seat": (HanabiEnv, lambda table, said: table.reset(options=said)),
    "agents": (env, lambda table, said: table.reset(options=said)),
    "all agents": (parallel_env, lambda table, said: table.reset(options=said)),
    "tables": (lambda: HanabiVectorEnv(2), lambda table, said: table.reset(options=said)),
    "learning": (rl_env.make, lambda table, said: table.reset(said)),
}
ONE_GAME = ("agents", "all agents", "learning")
STRICT = ("seat", "tables", "learning")
STANDARD = game_spec("standard-2p")
DECK = [STANDARD.rules.face_index[face] for face in STANDARD.rules.full_deck()]
STATE = Batch(*STANDARD, 1).to_state(0)
GAME = Game.deal(*STANDARD, seed_from_words("apart"))
BAD_OPTIONS = [
    *((door, {"deck": DECK, "state": STATE}, "options-apart") for door in ("agents", "all agents")),
    *((door, {"state": STATE, "first_seat": 1}, "options-apart") for door in ONE_GAME),
    ("seat", {"game": GAME, "setup": GAME.setup}, "options-apart"),
    ("tables", {"decks": [DECK] * 2, "states": [STATE] * 2}, "options-apart"),
    ("tables", {"decks": [DECK] * 2, "reset_mask": [1, 0]}, "options-apart"),
    ("tables", {"states": [STATE] * 2, "reset_mask": [1, 0]}, "options-apart"),
    *((door, "deck", "wrong-kind") for door in BEGUN),
    *((door, [1], "wrong-kind") for door in BEGUN),
    *((door, {"dekk": 1}, "no-such-option") for door in STRICT),
    *((door, {3: 4}, "no-such-option") for door in STRICT),
    *((door, {"deck": "cards"}, "wrong-shape") for door in ONE_GAME),
    *((door, {"deck": [0] * 50}, "wrong-deck") for door in ONE_GAME),
    *((door, {"state": 3}, "wrong-kind") for door in ONE_GAME),
    *((door, {"state": None}, "wrong-kind") for door in ONE_GAME),
    *((door, {"first_seat": "first"}, "not-whole-numbers") for door in ONE_GAME),
    *((door, {"first_seat": 9}, "no-such-first-seat") for door in ONE_GAME),
    *((door, {"tiles": [1, 2, 3, 4, 5, 6]}, "wrong-tiles") for door in ONE_GAME),
    ("seat", {"game": 3}, "wrong-kind"),
    ("seat", {"setup": "begun"}, "wrong-kind"),
    ("tables", {"decks": 3}, "wrong-shape"),
    ("tables", {"states": 3}, "wrong-kind"),
    ("tables", {"states": [1, 2]}, "wrong-kind"),
    ("tables", {"tiles": [[1, 2, 3, 4, 5, 6]] * 2}, "wrong-tiles"),
    ("tables", {"reset_mask": [1]}, "wrong-shape"),
    ("tables", {"reset_mask": ["a", "b"]}, "not-whole-numbers"),
]


def rows_of(table) -> np.ndarray:
    """The lines of memory of an environment's games."""
    if isinstance(table, HanabiVectorEnv):
        return table.batch.rows()
    return (table._game if isinstance(table, HanabiEnv) else table.game).batch.rows()


@pytest.mark.parametrize(("door", "said", "reason"), BAD_OPTIONS)
def test_what_no_game_can_begin_from_is_refused_and_the_one_before_goes_on(door, said, reason):
    make, reset = BEGUN[door]
    table = make()
    table.reset()
    before = rows_of(table)
    assert refusal_of(lambda: reset(table, said)) == reason
    assert (rows_of(table) == before).all()


@pytest.mark.parametrize("door", MADE)
@pytest.mark.parametrize(
    ("seed", "reason"),
    [("seven", "not-whole-numbers"), (1.5, "not-whole-numbers"), (-1, "out-of-bounds")],
)
def test_what_is_no_seed_is_refused_and_the_game_before_goes_on(door, seed, reason):
    table = MADE[door]()
    table.reset(seed=1)
    before = rows_of(table)
    if (door, seed) == ("tables", "seven"):
        reason = "wrong-shape"  # Words are many seeds, and there is one table only.
    assert refusal_of(lambda: table.reset(seed=seed)) == reason
    assert (rows_of(table) == before).all()


@pytest.mark.parametrize(
    ("actions", "reason"),
    [
        ([5], "wrong-shape"),
        ([[5, 5]], "wrong-shape"),
        (5, "wrong-shape"),
        (None, "wrong-shape"),
        ([0.5, 1.5], "not-whole-numbers"),
        (np.array([5.0, 5.0], np.float32), "not-whole-numbers"),
        ([True, False], "not-whole-numbers"),
        (["a", "b"], "not-whole-numbers"),
        ([None, 5], "not-whole-numbers"),
        ([[5], 5], "not-whole-numbers"),
        ([2**80, 5], "not-whole-numbers"),
    ],
)
def test_many_tables_refuse_what_are_no_actions_for_all_of_them(actions, reason):
    tables = HanabiVectorEnv(2)
    tables.reset(seed=1)
    before = tables.batch.rows()
    assert refusal_of(lambda: tables.step(actions)) == reason
    assert (tables.batch.rows() == before).all()


def test_a_closed_vector_environment_neither_steps_nor_resets():
    tables = HanabiVectorEnv(2)
    tables.reset(seed=1)
    tables.close()
    assert refusal_of(lambda: tables.step([5, 5])) == "environment-closed"
    assert refusal_of(tables.reset) == "environment-closed"
    tables.close()


@pytest.mark.parametrize("make", [env, parallel_env])
def test_an_agent_that_has_no_seat_is_refused(make):
    table = make()
    table.reset()
    assert refusal_of(lambda: table.action_space("player_9")) == "no-such-seat"
    assert refusal_of(lambda: table.observation_space(0)) == "no-such-seat"
    if make is env:
        assert refusal_of(lambda: table.observe("nobody")) == "no-such-seat"


def test_after_the_end_agents_can_only_leave():
    table = env()
    table.reset(seed=1)
    while not table.terminations["player_0"]:
        table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[0]))
    assert refusal_of(lambda: table.step(5)) == "action-after-the-end"
    assert table.agents == table.possible_agents
    for _ in table.possible_agents:
        table.step(None)
    assert table.agents == []
    assert refusal_of(lambda: table.step(None)) == "action-after-the-end"


@pytest.mark.parametrize("actions", [None, {}, {"player_0": 5}, {"player_0": 5, "nobody": 20}])
def test_agents_that_act_together_are_all_needed(actions):
    table = parallel_env()
    table.reset(seed=1)
    before = table.game.text()
    assert refusal_of(lambda: table.step(actions)) == "not-all-seats"
    assert refusal_of(lambda: table.step([5, 20])) == "wrong-kind"
    assert table.game.text() == before


def test_a_seed_for_games_that_follow_others_is_refused():
    tables = HanabiVectorEnv(2)
    tables.reset(seed=1)
    before = tables.batch.rows()
    asked = {"reset_mask": [1, 0]}
    assert refusal_of(lambda: tables.reset(seed=2, options=asked)) == "options-apart"
    assert (tables.batch.rows() == before).all()


HUGE = 2**64 - 1
"""The same bits as those of -1, which leaves a game of many as it is."""


@pytest.mark.parametrize("action", [HUGE, 2**63, 10**30, -1])
def test_a_number_that_no_action_has_is_illegal_and_not_taken_for_none(action):
    agents, together, learning = env(), parallel_env(), rl_env.make()
    for table in (agents, together, learning):
        table.reset()
    assert refusal_of(lambda: agents.step(action)) == "illegal-action"
    assert refusal_of(lambda: learning.step(action)) == "illegal-action"
    both = {"player_0": action, "player_1": together.game.actions}
    assert refusal_of(lambda: together.step(both)) == "illegal-action"


def test_many_tables_tell_that_a_number_too_large_was_not_played():
    tables = HanabiVectorEnv(2)
    tables.reset(seed=1)
    told = tables.step(np.array([HUGE, 5], np.uint64))[-1]
    assert told["refused"].tolist() == [True, False]
