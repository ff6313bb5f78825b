"""Native records are written and read, and every mistake in one has a name."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamaya.notation import (
    HanabiRecord,
    NotationRefusal,
    hanabi_record_of,
    is_fair,
    read_any_record,
    read_record,
    replay_record,
    write_record,
)
from tamaya.notation.native_file_fields import MOST_LETTERS, MOST_MOVES
from tamaya.notation.strict_json import MOST_BYTES
from tamaya.rules.hanabi import (
    Cause,
    Choice,
    Game,
    Outcome,
    Recorded,
    Refusal,
    Result,
    RulesRefusal,
    Setup,
    ShuffledIn,
    choice_of,
    commitment,
    compose,
    seed_from_words,
)
from tamaya.rules.shared_types import Refused, Seat
from tamaya.testing.game_choices import choice_words, every_choice

CHOICES = list(every_choice())
TILES = Choice("deluxe", ("flamboyants", "black-powder"), {"errors": "10"})


@given(st.sampled_from(CHOICES), st.integers(2, 5), st.integers(0, 2**32))
def test_a_record_is_written_and_read_and_replays_the_same_game(
    some_record, choice, players, number
):
    record = some_record(choice, players, number)
    line = write_record(record)
    assert "\n" not in line
    assert read_record(line) == record
    assert read_any_record(line.encode()) == record
    assert write_record(read_record(line)) == line
    replayed = replay_record(record)
    assert (replayed.at, replayed.refusal) == (None, None)
    assert replayed.game.outcome is not None


@pytest.mark.parametrize("choice", CHOICES, ids=choice_words)
def test_a_record_of_every_edition_replays_its_game(some_game, choice):
    game = some_game(choice, 3, 2)[-1]
    record = read_record(write_record(hanabi_record_of(game, ("a", "b", "c"), choice)))
    assert record.choice == choice
    assert replay_record(record).game == game


def test_a_record_without_a_choice_is_a_custom_game(some_game):
    game = some_game(TILES, 2, 3)[-1]
    record = read_record(write_record(hanabi_record_of(game, ("a", "b"))))
    assert record.choice == choice_of(game.setup.rules)
    assert replay_record(record).game == game


def test_the_choice_of_another_game_is_refused(some_game):
    with pytest.raises(ValueError, match="the rules of the game are not those of"):
        hanabi_record_of(some_game(TILES, 2, 3)[-1], ("a", "b"), Choice())


def without_seed(game: Game) -> Game:
    """The same game with recorded reshuffles in place of a seed."""
    orders = tuple(event.deck for event in game.history if isinstance(event, ShuffledIn))
    same = Game.begin(replace(game.setup, chance=Recorded(orders)))
    for made in game.moves:
        same = same.make(made.move, made.seat)
    return same


@pytest.fixture(scope="module")
def reshuffled(some_game) -> Game:
    """A game without a seed in which a card went back into the deck."""
    games = (some_game(TILES, 2, number, skill=1)[-1] for number in range(50))
    return without_seed(next(game for game in games if game.board.returns))


def test_a_record_without_a_seed_has_the_order_after_each_reshuffle(reshuffled):
    record = hanabi_record_of(reshuffled, ("a", "b"), TILES)
    fields = json.loads(write_record(record))
    assert "seed" not in fields
    assert len(fields["orders"]) == 1
    assert replay_record(read_record(write_record(record))).game == reshuffled


def test_a_reshuffle_without_its_order_cannot_be_replayed(reshuffled):
    record = hanabi_record_of(reshuffled, ("a", "b"), TILES)
    replayed = replay_record(replace(record, setup=replace(record.setup, chance=Recorded())))
    assert replayed.refusal is Refusal.ORDER_NOT_RECORDED
    assert record.moves[replayed.at].move == reshuffled.moves[replayed.at].move


def test_choices_for_tiles_and_re_arrangements_are_not_turns(some_game):
    game = some_game(TILES, 2, 1, skill=1)[-1]
    replayed = replay_record(hanabi_record_of(game, ("a", "b"), TILES))
    passed = game.board.turn
    assert replayed.turns in (passed, passed + 1)  # the last turn may not pass
    assert replayed.turns < len(game.moves)


def test_a_record_is_replayed_as_far_as_it_is_legal(some_record):
    record = some_record(Choice(), 2, 5)
    again = replace(record, moves=(*record.moves, record.moves[-1]))
    replayed = replay_record(again)
    assert (replayed.at, replayed.refusal) == (len(record.moves), Refusal.GAME_OVER)
    assert replayed.game == replay_record(record).game


GOLDEN = (
    '{"tamaya":1,"game":"hanabi","rules_version":1,"id":"golden",'
    '"rules":{"edition":"custom","set":{"hand":"2","suits":"red:111+blue:111"}},'
    '"players":["Alice","Bob"],"first":1,"deck":["r1","b1","r2","b2","r3","b3"],'
    '"moves":["a:red","p0","b=3!.2","p2","p1","p3"]}'
)


def test_the_golden_game_is_still_written_and_replayed_the_same():
    record = read_record(GOLDEN)
    assert write_record(record) == GOLDEN
    replayed = replay_record(record)
    assert (replayed.at, replayed.refusal, replayed.turns) == (None, None, 5)
    assert replayed.game.outcome == Outcome(Result.FINISHED, Cause.LAST_ROUND, 4, 4)


@pytest.fixture(scope="module")
def fields(some_record) -> dict[str, object]:
    return json.loads(write_record(some_record(TILES, 2, 3)))


def refusal_of(data: object) -> tuple[object, object]:
    with pytest.raises(Refused) as refused:
        read_record(json.dumps(data))
    return refused.value.reason, refused.value.details.get("field")


@pytest.mark.parametrize(
    "field",
    ["tamaya", "game", "rules_version", "rules", "players", "first", "deck", "moves"],
)
def test_a_missing_field_is_named(fields, field):
    without = {name: value for name, value in fields.items() if name != field}
    assert refusal_of(without) == (NotationRefusal.FIELD_MISSING, field)


TOO_MANY = ["n"] * (MOST_MOVES + 1)

WRONG = {
    "a kind of field": ("players", 3, NotationRefusal.FIELD_OF_WRONG_KIND, "players"),
    "a kind inside": ("players", ["a", 3], NotationRefusal.FIELD_OF_WRONG_KIND, "players[1]"),
    "a fraction": ("first", 0.5, NotationRefusal.FIELD_OF_WRONG_KIND, "first"),
    "a boolean for a number": ("first", True, NotationRefusal.FIELD_OF_WRONG_KIND, "first"),
    "nothing": ("moves", None, NotationRefusal.FIELD_OF_WRONG_KIND, "moves"),
    "rules without edition": ("rules", {}, NotationRefusal.FIELD_MISSING, "rules.edition"),
    "unknown in rules": (
        "rules",
        {"edition": "deluxe", "plus": []},
        NotationRefusal.FIELD_UNKNOWN,
        "rules.plus",
    ),
    "a setting's kind": (
        "rules",
        {"edition": "deluxe", "set": {"tokens": 9}},
        NotationRefusal.FIELD_OF_WRONG_KIND,
        "rules.set[...]",
    ),
    "an unknown field": ("colour", "red", NotationRefusal.FIELD_UNKNOWN, "colour"),
    "a field with an odd name": ("a`b\nc", 1, NotationRefusal.FIELD_UNKNOWN, "a`b\nc"),
    "a long name": ("players", ["a", "b" * 65], NotationRefusal.FIELD_OUT_OF_BOUNDS, "players[1]"),
    "a name of two lines": (
        "players",
        ["a", "b\nc"],
        NotationRefusal.FIELD_UNREADABLE,
        "players[1]",
    ),
    "a long id": ("id", "i" * 65, NotationRefusal.FIELD_OUT_OF_BOUNDS, "id"),
    "an id that is a list": ("id", [], NotationRefusal.FIELD_OF_WRONG_KIND, "id"),
    "too many moves": (
        "moves",
        ["n"] * (MOST_MOVES + 1),
        NotationRefusal.FIELD_OUT_OF_BOUNDS,
        "moves",
    ),
    "a move": ("moves", ["p0", "d1", "x"], NotationRefusal.FIELD_UNREADABLE, "moves[2]"),
    "a card": ("deck", ["r1", "r0"], NotationRefusal.FIELD_UNREADABLE, "deck[1]"),
    "a tile": ("tiles", [1, 7], NotationRefusal.FIELD_UNREADABLE, "tiles[1]"),
    "a seed": ("seed", "12", NotationRefusal.FIELD_UNREADABLE, "seed"),
    "a commitment": ("commitment", "A" * 64, NotationRefusal.FIELD_UNREADABLE, "commitment"),
    "orders beside a seed": ("orders", [["r1"]], NotationRefusal.FIELD_UNKNOWN, "orders"),
    "a format to come": ("tamaya", 2, NotationRefusal.UNKNOWN_VERSION, "tamaya"),
    "a law to come": ("rules_version", 2, NotationRefusal.UNKNOWN_VERSION, "rules_version"),
    "a game to come": ("game", "go", NotationRefusal.UNKNOWN_GAME, None),
    "an edition": ("rules", {"edition": "gold"}, RulesRefusal.UNKNOWN_EDITION, None),
    "a deck too short": ("deck", ["r1"], RulesRefusal.WRONG_DECK, None),
    "a deck with no tiles": ("tiles", [], RulesRefusal.WRONG_TILES, None),
    "a lonely player": ("players", ["a"], RulesRefusal.WRONG_NUMBER_OF_PLAYERS, None),
    "a first seat": ("first", 10**30, RulesRefusal.NO_SUCH_FIRST_SEAT, None),
}


@pytest.mark.parametrize("case", WRONG)
def test_an_invalid_field_is_named(fields, case):
    field, value, reason, named = WRONG[case]
    assert refusal_of({**fields, field: value}) == (reason, named)


def test_an_invalid_card_of_an_order_is_named(fields):
    unseeded = {name: value for name, value in fields.items() if name != "seed"}
    unseeded["orders"] = [["r1"], ["r1", "?"]]
    assert refusal_of(unseeded) == (NotationRefusal.FIELD_UNREADABLE, "orders[1][1]")


NO_RECORDS = {
    "": NotationRefusal.NOT_JSON,
    "{": NotationRefusal.NOT_JSON,
    "{}": NotationRefusal.UNKNOWN_FORMAT,
    "[]": NotationRefusal.UNKNOWN_FORMAT,
    "null": NotationRefusal.UNKNOWN_FORMAT,
    '{"tamaya":NaN}': NotationRefusal.NOT_JSON,
    '{"tamaya":1e999}': NotationRefusal.NOT_JSON,
    '{"tamaya":"\\ud800"}': NotationRefusal.NOT_JSON,
    '{"tamaya":"\ud800"}': NotationRefusal.NOT_UTF8,
    '{"tamaya":1,"tamaya":1}': NotationRefusal.FIELD_TWICE,
    '{"tamaya":1} {}': NotationRefusal.NOT_JSON,
    '{"tamaya":' + "9" * 5000 + "}": NotationRefusal.NOT_JSON,
    '{"tamaya":"' + "9" * MOST_BYTES + '"}': NotationRefusal.TOO_LONG,
    "[" * 100_000: NotationRefusal.TOO_DEEP,
    '{"a":' * 100_000: NotationRefusal.TOO_DEEP,
}


@pytest.mark.parametrize("text", NO_RECORDS, ids=lambda text: repr(text[:20]))
def test_a_text_that_is_not_a_record_is_refused(result_of, text):
    assert result_of(read_any_record, text) is NO_RECORDS[text]


def test_bytes_that_are_not_utf8_are_refused(result_of):
    assert result_of(read_any_record, b'{"tamaya":"\xff"}') is NotationRefusal.NOT_UTF8


def test_a_repeated_field_is_named():
    with pytest.raises(Refused) as refused:
        read_record('{"tamaya":1,"rules":{"edition":"czech","edition":"czech"}}')
    assert refused.value.details == {"field": "edition"}


def test_a_name_can_have_sixty_four_letters(some_record):
    record = replace(some_record(TILES, 2, 3), names=("é" * MOST_LETTERS, ""))
    assert read_record(write_record(record)) == record


def test_every_seat_needs_a_name(some_record):
    record = some_record(TILES, 2, 3)
    with pytest.raises(Refused) as refused:
        replace(record, names=("Alice",))
    assert refused.value.reason is NotationRefusal.FIELD_OUT_OF_BOUNDS


def test_a_deal_from_its_seed_is_fair(some_record):
    record = some_record(TILES, 2, 3)
    assert record.commitment == commitment(record.seed)
    assert is_fair(record) is True
    assert is_fair(replace(record, commitment=None)) is True
    # The seat that starts can be chosen.
    assert is_fair(with_setup(record, first_seat=Seat(1 - record.setup.first_seat))) is True


def test_a_deck_that_is_not_from_the_seed_is_unfair(some_record):
    record = some_record(TILES, 2, 3)
    deck, tiles = record.setup.deck, record.setup.tiles
    assert is_fair(with_setup(record, deck=(deck[-1], *deck[:-1]))) is False
    assert is_fair(with_setup(record, tiles=(tiles[-1], *tiles[:-1]))) is False


def test_a_seed_that_does_not_match_the_commitment_is_unfair(some_record):
    record = some_record(TILES, 2, 3)
    other = commitment(seed_from_words("another"))
    assert is_fair(replace(record, commitment=other)) is False


def test_without_a_seed_fairness_is_unknown(some_record):
    record = some_record(TILES, 2, 3)
    assert is_fair(with_setup(record, chance=Recorded())) is None


def with_setup(record: HanabiRecord, **changes: object) -> HanabiRecord:
    return replace(record, setup=replace(record.setup, **changes))


def test_a_game_with_a_given_deck_can_be_recorded():
    rules = compose(Choice())
    game = Game.begin(Setup(rules, 2, rules.full_deck()))
    record = hanabi_record_of(game, ("a", "b"), Choice())
    assert (record.seed, record.commitment) == (None, None)
    assert read_record(write_record(record)) == record


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=10,
)


@given(st.data())
def test_a_record_with_a_damaged_field_is_read_or_refused(result_of, fields, data):
    field = data.draw(st.sampled_from(sorted(fields)))
    value = fields[field]
    if isinstance(value, list) and data.draw(st.booleans()):
        place = data.draw(st.integers(0, len(value)))
        damaged = [*value[:place], data.draw(JSON), *value[place + 1 :]]
    elif isinstance(value, dict) and data.draw(st.booleans()):
        damaged = {**value, data.draw(st.sampled_from([*value, "x"])): data.draw(JSON)}
    else:
        damaged = data.draw(JSON)
    answer = result_of(read_any_record, json.dumps({**fields, field: damaged}))
    assert isinstance(answer, HanabiRecord | NotationRefusal | RulesRefusal)


@given(st.text() | st.binary() | JSON.map(json.dumps))
def test_any_text_is_refused(result_of, text):
    assert isinstance(result_of(read_any_record, text), NotationRefusal)


@given(st.data())
def test_a_line_with_a_damaged_byte_is_read_or_refused(result_of, fields, data):
    line = json.dumps(fields).encode()
    place = data.draw(st.integers(0, len(line)))
    damaged = line[:place] + data.draw(st.binary(max_size=3)) + line[place + 1 :]
    answer = result_of(read_any_record, damaged)
    assert isinstance(answer, HanabiRecord | NotationRefusal | RulesRefusal)
