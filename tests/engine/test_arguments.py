"""A wrong call raises an exception that names the value, and no game changes."""

from pathlib import Path

import numpy as np
import pytest

from tamaya.engine import package_availability
from tamaya.engine.batch import Batch
from tamaya.engine.devices import refuse_device
from tamaya.engine.policy import RANDOM, Policy
from tamaya.engine.refusals import EngineRefusal
from tamaya.i18n import Language, catalogue, refusal_message
from tamaya.rules.hanabi import Choice, Refused, compose

STANDARD = compose(Choice())
PAGE = Path(__file__).parents[2] / "docs" / "reference" / "engine.md"


@pytest.fixture
def batch() -> Batch:
    """Four games, the last of them over."""
    four = Batch(STANDARD, 2, 4, seed=1)
    over = Batch(STANDARD, 2, 1)
    over.play()
    four.copy_game(3, 0, over)
    return four


def for_three():
    return Batch(STANDARD, 3, 1)


def by_other_rules():
    return Batch(compose(Choice("deluxe", ("black-powder",))), 2, 1)


WRONG_VALUES = {
    "an action that no game has": (
        "action 20 is illegal in game 2",
        lambda b: b.step([5, 5, 20, -1]),
    ),
    "an action below -1": ("action -2 is illegal in game 0", lambda b: b.step([-2, 5, 5, -1])),
    "a discard with all tokens": ("action 0 is illegal in game 1", lambda b: b.step([5, 0, 5, -1])),
    "a move in a game that is over": (
        "game 3 is over: it takes only action -1, got 5",
        lambda b: b.step([5, 5, 5, 5]),
    ),
    "too few actions": ("actions: expected shape (4,), got (2,)", lambda b: b.step([5, 5])),
    "actions in a square": (
        "actions: expected shape (4,), got (4, 4)",
        lambda b: b.step(np.zeros((4, 4), int)),
    ),
    "too few actions to attempt": ("actions: expected shape (4,)", lambda b: b.attempt([5])),
    "too few actions for a turn": ("actions: expected shape (4,)", lambda b: b.turn([5])),
    "actions of different shapes": ("inhomogeneous shape", lambda b: b.step([[1], 2, 3, 4])),
    "an unknown form": ("unknown form 'aura': choose minimal", lambda b: b.observe(form="aura")),
    "an unknown form for a turn": (
        "unknown form 'aura'",
        lambda b: b.turn([5, 5, 5, -1], form="aura"),
    ),
    "several forms": ("unknown form array", lambda b: b.observe(form=np.array(["a", "b"]))),
    "several packed forms": (
        "unknown form array",
        lambda b: b.observe_packed(form=np.array(["a", "b"])),
    ),
    "a form that cannot be packed": (
        "form belief cannot be packed: choose minimal",
        lambda b: b.observe_packed(form="belief"),
    ),
    "an unknown choice of seats": ("unknown seats 'nobody'", lambda b: b.observe("nobody")),
    "a third seat": ("seats must be from 0 to 1, got 2", lambda b: b.observe(2)),
    "a third first seat": (
        "first_seat must be from 0 to 1, got 2",
        lambda _: Batch(STANDARD, 2, 4, first_seat=2),
    ),
    "no rounds": ("rounds must be at least 1, got 0", lambda b: b.play(rounds=0)),
    "no games": ("games must be at least 1, got 0", lambda _: Batch(STANDARD, 2, 0)),
    "no threads": (
        "threads must be at least 1, got 0",
        lambda _: Batch(STANDARD, 2, 4, threads=0),
    ),
    "no states": ("states must not be empty", lambda _: Batch.of_states([])),
    "no decks": (
        "decks must not be empty",
        lambda _: Batch.of_decks(STANDARD, 2, np.zeros((0, 50), int)),
    ),
    "too many games to number": (
        f"at most 2147483647 games, got {10**30}",
        lambda _: Batch(STANDARD, 2, 10**30),
    ),
    "too few seeds": ("seed: expected shape (4,), got (2,)", lambda b: b.reset(seed=[1, 2])),
    "too few flags": ("flags: expected shape (4,), got (2,)", lambda b: b.reset_games([1, 0])),
    "a deck too short": (
        "decks: expected shape (any, 50), got (1, 1)",
        lambda _: Batch.of_decks(STANDARD, 2, [[1]]),
    ),
    "a memory of another policy": (
        "memory: expected shape (4, 1), got (4, 2)",
        lambda b: b.choose(RANDOM, np.zeros((4, 2), int)),
    ),
    "a read-only memory": (
        "memory must be writable",
        lambda b: b.choose(RANDOM, np.broadcast_to(np.int64(1), (4, 1))),
    ),
    "a strided memory": (
        "memory must be C-contiguous, got strides (16, 8)",
        lambda b: b.choose(RANDOM, np.zeros((8, 1), np.int64)[::2]),
    ),
    "a read-only out": (
        "out must be writable",
        lambda b: b.observe(out=np.broadcast_to(np.uint8(0), (4, 658))),
    ),
    "an out of another shape": (
        "out: expected shape (4, 658), got (4, 9)",
        lambda b: b.observe(out=np.zeros((4, 9), np.uint8)),
    ),
    "a policy without memory": (
        "memory must be at least 1, got 0",
        lambda _: Policy("empty", RANDOM.choose, 0),
    ),
    "a policy with less than no memory": (
        "memory must be at least 1, got -1",
        lambda _: Policy("less", RANDOM.choose, -1),
    ),
    "a game of three": (
        "expected a game for 2 players, got one for 3",
        lambda b: b.copy_game(0, 0, for_three()),
    ),
    "a game by other rules": (
        "expected a game by the same rules, got <Rules ",
        lambda b: b.copy_game(0, 0, by_other_rules()),
    ),
    "a state of three": (
        "expected a game for 2 players, got one for 3",
        lambda b: b.put_state(0, for_three().to_state(0)),
    ),
    "states of two and three": (
        "expected a game for 2 players, got one for 3",
        lambda b: Batch.of_states([b.to_state(0), for_three().to_state(0)]),
    ),
    "an unknown device": (
        "unknown device 'abacus': choose cpu or cuda",
        lambda _: Batch(STANDARD, 2, 1, device="abacus"),
    ),
    "an action without a move": (
        "action must be from 0 to 19, got 999",
        lambda b: b.numbering.move_of(b.to_state(0), 999),
    ),
    "the action that is none": (
        "action must be from 0 to 19, got -1",
        lambda b: b.numbering.move_of(b.to_state(0), -1),
    ),
}

WRONG_TYPES = {
    "fractions as actions": (
        "unsupported dtype float64: actions must be integers",
        lambda b: b.step([0.5, 5, 5, -1]),
    ),
    "texts as actions": (
        "unsupported dtype <U1: actions must be integers",
        lambda b: b.step(["a", "b", "c", "d"]),
    ),
    "fractions as flags": (
        "unsupported dtype float64: flags must be integers",
        lambda b: b.reset_games([0.5] * 4),
    ),
    "vectors of int64": ("unsupported dtype int64: choose uint8", lambda b: b.observe(dtype="i8")),
    "beliefs in integers": (
        "unsupported dtype uint8: choose float32",
        lambda b: b.observe(form="belief", dtype=np.uint8),
    ),
    "a dtype that NumPy does not know": ("'aura'", lambda b: b.observe(dtype="aura")),
    "a fraction as a seed": ("seed must be an integer, got 0.5", lambda b: b.reset(seed=0.5)),
    "fractions as seeds": ("seed must be an integer, got 0.5", lambda b: b.reset(seed=[0.5] * 4)),
    "a text as a policy's seed": ("must be an integer, got 'luck'", lambda b: b.play(seed="luck")),
    "several seats": (
        "seats must be an integer, got array([0, 1])",
        lambda b: b.observe(np.array([0, 1])),
    ),
    "a list as memory": (
        "memory must be an int64 array, got [[1], [1], [1], [1]]",
        lambda b: b.choose(RANDOM, [[1]] * 4),
    ),
    "a memory of int32": (
        "unsupported dtype int32: memory must be int64",
        lambda b: b.choose(RANDOM, np.zeros((4, 1), np.int32)),
    ),
    "a list as out": ("out must be an array, got [[0", lambda b: b.observe(out=[[0] * 658] * 4)),
    "a plain function as a policy": (
        "choose must be decorated with @compiled, got <function",
        lambda _: Policy("plain", lambda *_: 0),
    ),
    "a number as a policy": (
        "choose must be decorated with @compiled, got 5",
        lambda _: Policy("five", 5),
    ),
    "a policy named by a number": (
        "name must be str, got 5",
        lambda _: Policy(5, RANDOM.choose),
    ),
    "a text for the games": (
        "games must be an integer, got 'four'",
        lambda _: Batch(STANDARD, 2, "four"),
    ),
    "a text for the players": (
        "players must be an integer, got 'two'",
        lambda _: Batch(STANDARD, "two", 4),
    ),
    "two players and a half": (
        "players must be an integer, got 2.5",
        lambda _: Batch(STANDARD, 2.5, 4),
    ),
    "half a first seat": (
        "first_seat must be an integer, got 0.5",
        lambda _: Batch(STANDARD, 2, 4, first_seat=0.5),
    ),
    "a text for the threads": (
        "threads must be an integer, got 'all'",
        lambda _: Batch(STANDARD, 2, 4, threads="all"),
    ),
    "a text as rules": (
        "rules must be Rules, got 'standard'",
        lambda _: Batch("standard", 2, 4),
    ),
    "texts as states": (
        "states[0] must be State, got 'begun'",
        lambda _: Batch.of_states(["begun"]),
    ),
    "a text as states": (
        "states must be a sequence of State, got 'begun'",
        lambda _: Batch.of_states("begun"),
    ),
    "numbers as set-ups": ("setups[0] must be Setup, got 3", lambda _: Batch.of_setups([3])),
    "a number as a state": ("state must be State, got 3", lambda b: b.put_state(0, 3)),
    "a number as a batch": ("batch must be Batch, got 3", lambda b: b.copy_game(0, 0, 3)),
    "a text as a policy": ("policy must be Policy, got 'random'", lambda b: b.play("random")),
    "a text for the rounds": (
        "rounds must be an integer, got 'two'",
        lambda b: b.play(rounds="two"),
    ),
    "a text for a game": ("game must be an integer, got 'first'", lambda b: b.to_state("first")),
    "a game and a half": ("game must be an integer, got 1.5", lambda b: b.row(1.5)),
}

OUT_OF_RANGE = {
    "a fifth game": ("game 4 is out of range for a batch of 4", lambda b: b.to_state(4)),
    "a game before the first": ("game -1 is out of range", lambda b: b.copy_game(-1, 0)),
    "a state in no place": ("game 9 is out of range", lambda b: b.put_state(9, b.to_state(0))),
}

CALLS = [
    *((ValueError, *call) for call in WRONG_VALUES.values()),
    *((TypeError, *call) for call in WRONG_TYPES.values()),
    *((IndexError, *call) for call in OUT_OF_RANGE.values()),
]


@pytest.mark.parametrize(
    ("kind", "text", "call"), CALLS, ids=[*WRONG_VALUES, *WRONG_TYPES, *OUT_OF_RANGE]
)
def test_a_wrong_call_raises_with_the_value_and_changes_no_game(batch, kind, text, call):
    before = batch.rows()
    with pytest.raises(kind) as raised:
        call(batch)
    assert raised.type is kind
    assert text in str(raised.value)
    assert (batch.rows() == before).all()


def test_an_unknown_device_at_a_command_is_refused():
    with pytest.raises(Refused) as refused:
        refuse_device("abacus")
    assert refused.value.reason is EngineRefusal.UNKNOWN_DEVICE
    for language in Language:
        text = catalogue(language).render(refusal_message(refused.value))
        assert "abacus" in text
        assert "cpu, cuda" in text


def test_without_its_packages_the_engine_names_the_extra_to_install(monkeypatch):
    package_availability.refuse_without_engine()
    monkeypatch.setattr(package_availability, "REQUIRED_MODULES", ("numba", "no_such_part"))
    with pytest.raises(Refused) as refused:
        package_availability.refuse_without_engine()
    assert refused.value.reason is EngineRefusal.EXTRA_MISSING
    assert "engine" in catalogue(Language.ENGLISH).render(refusal_message(refused.value))


@pytest.mark.parametrize("refusal", EngineRefusal)
def test_every_refusal_is_on_the_reference_page(refusal):
    assert f"`{refusal.value}`" in PAGE.read_text(encoding="utf-8")
