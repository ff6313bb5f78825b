"""The engine refuses by name, and a batch is unharmed by what was refused."""

from pathlib import Path

import numpy as np
import pytest

from tamaya.engine import availability
from tamaya.engine.batch import Batch
from tamaya.engine.policies import RANDOM, Policy
from tamaya.engine.refusals import EngineRefusal
from tamaya.i18n import Language, catalogue, refusal_message
from tamaya.rules.hanabi import (
    Choice,
    Game,
    Rearrange,
    Refused,
    compose,
    seed_from_words,
)

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


def rearranged(batch):
    game = Game.deal(STANDARD, 2, seed_from_words("hand"))
    return batch.numbering.action_of(game.state, Rearrange(game.board.hands[0]))


def of_three():
    return Batch(STANDARD, 3, 1)


ASKED = {
    "an action no game has": (EngineRefusal.ILLEGAL_ACTION, lambda b: b.step([5, 5, 20, -1])),
    "less than no action": (EngineRefusal.ILLEGAL_ACTION, lambda b: b.step([-2, 5, 5, -1])),
    "a discard with all tokens": (EngineRefusal.ILLEGAL_ACTION, lambda b: b.step([5, 0, 5, -1])),
    "a game that is over": (EngineRefusal.ACTION_AFTER_THE_END, lambda b: b.step([5, 5, 5, 5])),
    "too few actions": (EngineRefusal.WRONG_SHAPE, lambda b: b.step([5, 5])),
    "actions in a square": (EngineRefusal.WRONG_SHAPE, lambda b: b.step(np.zeros((4, 4), int))),
    "a form there is not": (EngineRefusal.UNKNOWN_FORM, lambda b: b.observe(form="aura")),
    "vectors of long numbers": (EngineRefusal.WRONG_NUMBERS, lambda b: b.observe(dtype="int64")),
    "no rounds": (EngineRefusal.WRONG_SHAPE, lambda b: b.play(rounds=0)),
    "no games": (EngineRefusal.WRONG_SHAPE, lambda _: Batch(STANDARD, 2, 0)),
    "no states": (EngineRefusal.WRONG_SHAPE, lambda _: Batch.of_states([])),
    "too few seeds": (EngineRefusal.WRONG_SHAPE, lambda b: b.reset(seed=[1, 2])),
    "a seed of a half": (EngineRefusal.NOT_WHOLE_NUMBERS, lambda b: b.reset(seed=0.5)),
    "seeds of halves": (EngineRefusal.NOT_WHOLE_NUMBERS, lambda b: b.reset(seed=[0.5] * 4)),
    "some of the games": (EngineRefusal.WRONG_SHAPE, lambda b: b.reset_games([1, 0])),
    "half of a game": (EngineRefusal.NOT_WHOLE_NUMBERS, lambda b: b.reset_games([0.5] * 4)),
    "too few attempts": (EngineRefusal.WRONG_SHAPE, lambda b: b.attempt([5])),
    "a deck too short": (EngineRefusal.WRONG_SHAPE, lambda _: Batch.of_decks(STANDARD, 2, [[1]])),
    "another's memory": (
        EngineRefusal.WRONG_SHAPE,
        lambda b: b.choose(RANDOM, np.zeros((4, 2), int)),
    ),
    "halves": (EngineRefusal.NOT_WHOLE_NUMBERS, lambda b: b.step([0.5, 5, 5, -1])),
    "words": (EngineRefusal.NOT_WHOLE_NUMBERS, lambda b: b.step(["a", "b", "c", "d"])),
    "rows of many lengths": (EngineRefusal.NOT_WHOLE_NUMBERS, lambda b: b.step([[1], 2, 3, 4])),
    "more games than there is room for": (
        EngineRefusal.TOO_MANY_GAMES,
        lambda _: Batch(STANDARD, 2, 10**12),
    ),
    "games without number": (EngineRefusal.TOO_MANY_GAMES, lambda _: Batch(STANDARD, 2, 10**30)),
    "many seats": (EngineRefusal.NOT_WHOLE_NUMBERS, lambda b: b.observe(np.array([0, 1]))),
    "many forms": (EngineRefusal.UNKNOWN_FORM, lambda b: b.observe(form=np.array(["a", "b"]))),
    "many packed forms": (
        EngineRefusal.UNKNOWN_FORM,
        lambda b: b.observe_packed(form=np.array(["a", "b"])),
    ),
    "a move without an action": (
        EngineRefusal.NOT_A_MOVE,
        lambda b: b.numbering.move_of(b.to_state(0), 999),
    ),
    "a move before the first": (
        EngineRefusal.NOT_A_MOVE,
        lambda b: b.numbering.move_of(b.to_state(0), -1),
    ),
    "a memory that would be lost": (
        EngineRefusal.WRONG_KIND,
        lambda b: b.choose(RANDOM, [[1]] * 4),
    ),
    "a memory of short numbers": (
        EngineRefusal.WRONG_KIND,
        lambda b: b.choose(RANDOM, np.zeros((4, 1), np.int32)),
    ),
    "a locked memory": (
        EngineRefusal.WRONG_KIND,
        lambda b: b.choose(RANDOM, np.broadcast_to(np.int64(1), (4, 1))),
    ),
    "a memory with gaps": (
        EngineRefusal.WRONG_KIND,
        lambda b: b.choose(RANDOM, np.zeros((8, 1), np.int64)[::2]),
    ),
    "a policy of plain Python": (
        EngineRefusal.WRONG_KIND,
        lambda _: Policy("plain", lambda *_told: 0),
    ),
    "a policy of a number": (EngineRefusal.WRONG_KIND, lambda _: Policy("five", 5)),
    "a policy without a name": (EngineRefusal.WRONG_KIND, lambda _: Policy(5, RANDOM.choose)),
    "a policy that remembers nothing": (
        EngineRefusal.WRONG_SHAPE,
        lambda _: Policy("empty", RANDOM.choose, 0),
    ),
    "a policy that remembers less": (
        EngineRefusal.WRONG_SHAPE,
        lambda _: Policy("less", RANDOM.choose, -1),
    ),
    "a fifth game": (EngineRefusal.NOT_IN_THE_BATCH, lambda b: b.to_state(4)),
    "a game before the first": (EngineRefusal.NOT_IN_THE_BATCH, lambda b: b.copy_game(-1, 0)),
    "a place for a state": (
        EngineRefusal.NOT_IN_THE_BATCH,
        lambda b: b.put_state(9, b.to_state(0)),
    ),
    "a game of three": (EngineRefusal.NOT_OF_THIS_BATCH, lambda b: b.copy_game(0, 0, of_three())),
    "a state of three": (
        EngineRefusal.NOT_OF_THIS_BATCH,
        lambda b: b.put_state(0, of_three().to_state(0)),
    ),
    "states of two and three": (
        EngineRefusal.NOT_OF_THIS_BATCH,
        lambda b: Batch.of_states([b.to_state(0), of_three().to_state(0)]),
    ),
    "a device of fancy": (
        EngineRefusal.UNKNOWN_DEVICE,
        lambda _: Batch(STANDARD, 2, 1, device="abacus"),
    ),
    "a move without a number": (EngineRefusal.NOT_AN_ACTION, rearranged),
    "a turn too few": (EngineRefusal.WRONG_SHAPE, lambda b: b.turn([5])),
    "a turn seen in another form": (
        EngineRefusal.UNKNOWN_FORM,
        lambda b: b.turn([5, 5, 5, -1], form="aura"),
    ),
    "vectors of no kind": (EngineRefusal.WRONG_NUMBERS, lambda b: b.observe(dtype="aura")),
    "a list to write into": (EngineRefusal.WRONG_KIND, lambda b: b.observe(out=[[0] * 658] * 4)),
    "locked room": (
        EngineRefusal.WRONG_KIND,
        lambda b: b.observe(out=np.broadcast_to(np.uint8(0), (4, 658))),
    ),
    "games by a word": (EngineRefusal.NOT_WHOLE_NUMBERS, lambda _: Batch(STANDARD, 2, "four")),
    "players by a word": (EngineRefusal.NOT_WHOLE_NUMBERS, lambda _: Batch(STANDARD, "two", 4)),
    "two players and a half": (EngineRefusal.NOT_WHOLE_NUMBERS, lambda _: Batch(STANDARD, 2.5, 4)),
    "half a first seat": (
        EngineRefusal.NOT_WHOLE_NUMBERS,
        lambda _: Batch(STANDARD, 2, 4, first_seat=0.5),
    ),
    "no threads": (EngineRefusal.WRONG_SHAPE, lambda _: Batch(STANDARD, 2, 4, threads=0)),
    "threads by a word": (
        EngineRefusal.NOT_WHOLE_NUMBERS,
        lambda _: Batch(STANDARD, 2, 4, threads="all"),
    ),
    "rules by a word": (EngineRefusal.WRONG_KIND, lambda _: Batch("standard", 2, 4)),
    "states by words": (EngineRefusal.WRONG_KIND, lambda _: Batch.of_states(["begun"])),
    "states by a word": (EngineRefusal.WRONG_KIND, lambda _: Batch.of_states("begun")),
    "a set-up by a number": (EngineRefusal.WRONG_KIND, lambda _: Batch.of_setups([3])),
    "a state by a number": (EngineRefusal.WRONG_KIND, lambda b: b.put_state(0, 3)),
    "a batch by a number": (EngineRefusal.WRONG_KIND, lambda b: b.copy_game(0, 0, 3)),
    "a policy by a word": (EngineRefusal.WRONG_KIND, lambda b: b.play("random")),
    "chance by a word": (EngineRefusal.NOT_WHOLE_NUMBERS, lambda b: b.play(seed="luck")),
    "rounds by a word": (EngineRefusal.NOT_WHOLE_NUMBERS, lambda b: b.play(rounds="two")),
    "a game by a word": (EngineRefusal.NOT_WHOLE_NUMBERS, lambda b: b.to_state("first")),
    "a game and a half": (EngineRefusal.NOT_WHOLE_NUMBERS, lambda b: b.row(1.5)),
}


@pytest.mark.parametrize("asked", ASKED)
def test_what_is_refused_has_a_name_and_harms_no_game(batch, asked):
    reason, ask = ASKED[asked]
    before = batch.rows()
    with pytest.raises(Refused) as refused:
        ask(batch)
    assert refused.value.reason is reason
    assert (batch.rows() == before).all()
    for language in Language:
        text = catalogue(language).render(refusal_message(refused.value))
        assert text.endswith(".")
        for detail in refused.value.details.values():
            assert str(detail) in text


def test_without_its_parts_the_engine_says_which_extra_brings_them(monkeypatch):
    availability.refuse_without_engine()
    monkeypatch.setattr(availability, "REQUIRED_MODULES", ("numba", "no_such_part"))
    with pytest.raises(Refused) as refused:
        availability.refuse_without_engine()
    assert refused.value.reason is EngineRefusal.EXTRA_MISSING
    assert "engine" in catalogue(Language.ENGLISH).render(refusal_message(refused.value))


def test_every_refusal_is_asked_for():
    asked = {reason for reason, _ in ASKED.values()}
    assert asked | {EngineRefusal.EXTRA_MISSING, EngineRefusal.NO_GPU} == set(EngineRefusal)


@pytest.mark.parametrize("refusal", EngineRefusal)
def test_every_refusal_is_on_the_reference_page(refusal):
    assert f"`{refusal.value}`" in PAGE.read_text(encoding="utf-8")
