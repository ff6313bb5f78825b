"""Moves and records of Ikebana, and what is refused in them."""

import json
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamaya.notation import (
    IkebanaRecord,
    NotationRefusal,
    ikebana_record_of,
    is_fair,
    read_any_record,
    read_record,
    replay_record,
    write_record,
)
from tamaya.notation.ikebana_move_text import ikebana_move_text, parse_ikebana_move
from tamaya.rules.ikebana import (
    Buy,
    Draw,
    Game,
    Keep,
    Recorded,
    Refusal,
    Refused,
    Reject,
    Rules,
    RulesRefusal,
    Seat,
    Shuffled,
    seed_from_words,
)
from tamaya.testing.ikebana_random_games import play_randomly

MOVES = [Draw(), Keep(), Reject(), *(Buy(Seat(owner)) for owner in range(5))]
NAMES = ("Alice", "Bob", "Cathy", "Donald", "Emily")


def some_game(players=3, number=1, *, final_bouquet=False, rejection_rate=0.4) -> Game:
    seed = seed_from_words(str(number))
    rules = Rules(final_bouquet=final_bouquet)
    return play_randomly(Game.deal(rules, players, seed), Random(number), rejection_rate)[-1]


def without_seed(game: Game) -> IkebanaRecord:
    """The record of the same game, with the orders in place of the seed."""
    orders = tuple(event.deck for event in game.history if isinstance(event, Shuffled))
    record = ikebana_record_of(game, NAMES[: game.board.players])
    setup = replace(record.setup, chance=Recorded(orders))
    return replace(record, setup=setup, commitment=None)


@st.composite
def records(draw):
    game = some_game(
        draw(st.integers(2, 5)),
        draw(st.integers(0, 2**20)),
        final_bouquet=draw(st.booleans()),
        rejection_rate=draw(st.sampled_from((0.1, 0.5, 1.0))),
    )
    whole = ikebana_record_of(game, NAMES[: game.board.players], draw(st.none() | st.integers()))
    record = whole if draw(st.booleans()) else without_seed(game)
    return replace(record, moves=record.moves[: draw(st.integers(0, len(record.moves)))])


@pytest.mark.parametrize("move", MOVES, ids=ikebana_move_text)
def test_moves_are_written_and_parsed(move):
    assert parse_ikebana_move(ikebana_move_text(move)) == move


def test_a_move_is_its_first_letter():
    assert [ikebana_move_text(move) for move in MOVES] == [
        "d",
        "k",
        "r",
        "ba",
        "bb",
        "bc",
        "bd",
        "be",
    ]


@given(st.text())
def test_a_text_that_is_not_a_move_is_refused(text):
    if text not in map(ikebana_move_text, MOVES):
        with pytest.raises(Refused) as refused:
            parse_ikebana_move(text)
        assert refused.value.reason is NotationRefusal.UNREADABLE_MOVE


@given(records())
def test_records_are_written_and_read(record):
    line = write_record(record)
    assert "\n" not in line
    assert read_record(line) == read_any_record(line) == record
    assert write_record(read_record(line)) == line


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_record_is_replayed_to_the_same_end(players):
    game = some_game(players, rejection_rate=0.9)
    replayed = replay_record(ikebana_record_of(game, NAMES[:players]))
    assert replayed.game == game
    assert (replayed.at, replayed.refusal, replayed.turns) == (None, None, 20 * players)


def test_a_record_without_a_seed_has_the_orders():
    game = some_game(5, rejection_rate=1.0)
    record = without_seed(game)
    assert record.seed is None
    assert len(record.setup.chance.orders) > 3
    assert replay_record(record).game.history == game.history
    assert is_fair(record) is None


def test_a_record_without_an_order_stops_at_the_shuffle():
    game = some_game(2, rejection_rate=0)
    record = without_seed(game)
    record = replace(record, setup=replace(record.setup, chance=Recorded(())))
    replayed = replay_record(record)
    assert replayed.refusal is Refusal.ORDER_NOT_RECORDED
    assert replayed.turns == 9


def test_a_record_is_replayed_as_far_as_it_is_legal():
    record = ikebana_record_of(some_game(), NAMES[:3])
    broken = replace(record, moves=(*record.moves[:4], Buy(Seat(4)), *record.moves[4:]))
    replayed = replay_record(broken)
    assert replayed.at == 4
    assert replayed.refusal in (Refusal.NO_SUCH_SEAT, Refusal.ALREADY_DRAWN)
    after_the_end = replay_record(replace(record, moves=(*record.moves, Draw())))
    assert (after_the_end.at, after_the_end.refusal) == (len(record.moves), Refusal.GAME_OVER)


def test_a_deal_is_fair_if_the_seed_gives_it_and_matches_the_commitment():
    record = ikebana_record_of(some_game(), NAMES[:3])
    assert is_fair(record) is True
    assert is_fair(replace(record, commitment=None)) is True
    assert is_fair(replace(record, commitment="0" * 64)) is False
    deck = record.setup.deck[::-1]
    assert is_fair(replace(record, setup=replace(record.setup, deck=deck))) is False


LINE = json.loads(write_record(ikebana_record_of(some_game(), NAMES[:3], "one")))

WRONG = {
    "no format": ("tamaya", 2, NotationRefusal.UNKNOWN_VERSION, "tamaya"),
    "no law": ("rules_version", 9, NotationRefusal.UNKNOWN_VERSION, "rules_version"),
    "another game": ("game", "go", NotationRefusal.UNKNOWN_GAME, None),
    "Hanabi's fields": ("tiles", [1], NotationRefusal.FIELD_UNKNOWN, "tiles"),
    "an edition": (
        "rules",
        {"edition": "first-box"},
        NotationRefusal.FIELD_UNKNOWN,
        "rules.edition",
    ),
    "an extension": ("rules", {"with": ["avalanche"]}, RulesRefusal.UNKNOWN_EXTENSION, None),
    "the same extension": (
        "rules",
        {"with": ["final-bouquet"] * 2},
        RulesRefusal.EXTENSION_TWICE,
        None,
    ),
    "a lonely player": ("players", ["a"], RulesRefusal.WRONG_NUMBER_OF_PLAYERS, None),
    "a name that breaks a line": (
        "players",
        ["a", "b\n", "c"],
        NotationRefusal.FIELD_UNREADABLE,
        "players[1]",
    ),
    "a long name": (
        "players",
        ["a" * 65, "b", "c"],
        NotationRefusal.FIELD_OUT_OF_BOUNDS,
        "players[0]",
    ),
    "nobody's seat": ("first", 3, RulesRefusal.NO_SUCH_FIRST_SEAT, None),
    "a short deck": ("deck", LINE["deck"][1:], RulesRefusal.WRONG_DECK, None),
    "a strange card": ("deck", ["x9"], NotationRefusal.FIELD_UNREADABLE, "deck[0]"),
    "a short seed": ("seed", "12", NotationRefusal.FIELD_UNREADABLE, "seed"),
    "a short promise": ("commitment", "12", NotationRefusal.FIELD_UNREADABLE, "commitment"),
    "seed and orders": ("orders", [["r1"]], NotationRefusal.FIELD_UNKNOWN, "orders"),
    "a strange move": ("moves", ["d", "p1"], NotationRefusal.FIELD_UNREADABLE, "moves[1]"),
    "no list": ("moves", "d k", NotationRefusal.FIELD_OF_WRONG_KIND, "moves"),
    "too many moves": ("moves", ["d"] * 10_001, NotationRefusal.FIELD_OUT_OF_BOUNDS, "moves"),
}


@pytest.mark.parametrize("case", WRONG)
def test_an_invalid_field_is_named(case):
    field, value, reason, named = WRONG[case]
    with pytest.raises(Refused) as refused:
        read_record(json.dumps({**LINE, field: value}))
    assert refused.value.reason is reason
    assert named is None or refused.value.details["field"] == named


@pytest.mark.parametrize(
    "field", ["tamaya", "game", "rules_version", "rules", "players", "first", "deck", "moves"]
)
def test_a_missing_field_is_named(field):
    with pytest.raises(Refused) as refused:
        read_record(json.dumps({key: value for key, value in LINE.items() if key != field}))
    assert refused.value.reason is NotationRefusal.FIELD_MISSING
    assert refused.value.details["field"] == field


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)


@given(st.sampled_from(sorted(LINE)), ANYTHING)
def test_a_record_with_any_value_in_a_field_is_read_or_refused(field, value):
    try:
        record = read_record(json.dumps({**LINE, field: value}))
    except Refused:
        return
    replay_record(record)
    is_fair(record)


@given(st.lists(st.sampled_from(MOVES), max_size=60), st.integers(0, 10_000))
def test_any_moves_are_replayed_or_refused(moves, place):
    record = ikebana_record_of(some_game(), NAMES[:3])
    start = place % (len(record.moves) + 1)
    replayed = replay_record(replace(record, moves=(*record.moves[:start], *moves)))
    assert (replayed.at is None) == (replayed.refusal is None)
    assert replayed.at is None or replayed.at >= start


@given(st.data())
def test_a_truncated_file_is_refused(data):
    text = json.dumps(LINE)
    torn = text[: data.draw(st.integers(0, len(text) - 2))]
    with pytest.raises(Refused):
        read_record(torn + data.draw(st.text("x,:[]\u0000", max_size=4)))
