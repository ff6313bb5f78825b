"""Games of hanab.live are read leniently, and ours are exported where possible."""

import json
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamaya.notation import (
    HanabiRecord,
    NotationRefusal,
    hanabi_record_of,
    read_any_record,
    read_hanab_live,
    replay_record,
    write_hanab_live,
    write_record,
)
from tamaya.notation.hanab_live_variants import IDS, SCARCE, suits_of, variant_of_id
from tamaya.rules.hanabi import (
    Choice,
    ColourClue,
    Direction,
    Ending,
    Game,
    GiveClue,
    Refusal,
    RulesRefusal,
    Suit,
    Touch,
    choice_of,
    compose,
)
from tamaya.rules.hanabi import points as points_on
from tamaya.rules.shared_types import Refused, Seat
from tamaya.testing.game_choices import choice_words, every_choice

# Each suit from 1 to 5: r1 r1 r1 r2 r2 | r3 r3 r4 r4 r5 are the first two hands.
SUIT = [1, 1, 1, 2, 2, 3, 3, 4, 4, 5]


def sorted_deck(suits: int = 5) -> list[dict[str, int]]:
    return [{"suitIndex": suit, "rank": rank} for suit in range(suits) for rank in SUIT]


def play(card: int) -> dict[str, int]:
    return {"type": 0, "target": card}


def discard(card: int) -> dict[str, int]:
    return {"type": 1, "target": card}


def colour_clue(seat: int, colour: int) -> dict[str, int]:
    return {"type": 2, "target": seat, "value": colour}


def value_clue(seat: int, value: int) -> dict[str, int]:
    return {"type": 3, "target": seat, "value": value}


OPENING = [colour_clue(1, 0), value_clue(0, 1), play(0), discard(5)]


def live(*actions: object, **fields: object) -> str:
    game = {"players": ["Alice", "Bob"], "deck": sorted_deck(), "actions": [*actions], **fields}
    return json.dumps({name: value for name, value in game.items() if value is not None})


def replayed(text: str) -> tuple[int, int | None, object]:
    """The turns of a game, and the index and reason of its first illegal move."""
    replay = replay_record(read_hanab_live(text))
    return replay.turns, replay.at, replay.refusal


def test_a_game_of_hanab_live_is_read():
    record = read_hanab_live(live(*OPENING, id=2906))
    assert record.id == 2906
    assert record.names == ("Alice", "Bob")
    assert [suit.name for suit in record.setup.rules.suits] == [
        "red",
        "yellow",
        "green",
        "blue",
        "purple",
    ]
    assert record.moves[0].move == GiveClue(Seat(1), ColourClue("red"))
    game = replay_record(record).game
    assert (game.board.turn, points_on(game.board), game.board.tokens) == (4, 1, 7)


def test_a_game_of_hanab_live_can_be_written_to_a_native_file():
    record = read_hanab_live(live(*OPENING, id="x"))
    assert read_any_record(write_record(record)) == record


FORGIVEN = {
    "a seed beside the deck": {"seed": "p2v0s1"},
    "an id in letters": {"id": "hc-1"},
    "notes": {"notes": [["r1?", ""], []]},
    "clocks without a base": {"options": {"timed": True}},
    "options nobody knows": {"options": {"zebra": [1], "variant": "No Variant"}},
    "options that change no move": {
        "options": {"cardCycle": True, "deckPlays": True, "speedrun": True}
    },
    "characters": {
        "options": {"detrimentalCharacters": True},
        "characters": [{"name": "Fuming", "metadata": 2}],
    },
    "options that are off": {"options": {"emptyClues": False, "oneExtraCard": None}},
    "no options at all": {"options": None},
    "a score": {"score": 3},
}


@pytest.mark.parametrize("case", FORGIVEN)
def test_fields_that_change_no_move_are_ignored(case):
    assert replayed(live(*OPENING, **FORGIVEN[case])) == (4, None, None)


def test_the_value_of_a_play_is_ignored():
    odd = [{**play(0), "value": 0}, {**discard(5), "value": 7}, {**play(1), "value": None}]
    assert replayed(live(value_clue(1, 3), value_clue(0, 1), *odd)) == (5, None, None)


def test_a_colour_clue_without_a_value_names_the_first_colour():
    record = read_hanab_live(live({"type": 2, "target": 1}))
    assert record.moves[0].move == GiveClue(Seat(1), ColourClue("red"))


ENDINGS = {
    "terminated": [{"type": 4, "target": 1, "value": 4}],
    "idle": [{"type": 4, "target": -1, "value": 6}],
    "by vote": [{"type": 5, "target": -1, "value": 10}],
    "without a target": [{"type": 4}],
    "twice": [{"type": 4, "target": 0, "value": 3}, {"type": 5, "target": -1, "value": 10}],
}


@pytest.mark.parametrize("case", ENDINGS)
def test_a_game_ended_by_hand_is_unfinished(case):
    record = read_hanab_live(live(*OPENING, *ENDINGS[case]))
    replay = replay_record(record)
    assert (replay.turns, replay.at, replay.refusal) == (4, None, None)
    assert replay.game.outcome is None


def test_an_action_after_the_end_is_illegal():
    text = live(*OPENING, {"type": 4, "target": 0, "value": 4}, play(1))
    assert replayed(text) == (4, 5, Refusal.GAME_OVER)


NOT_LEGAL = {
    "a colour too many": (colour_clue(1, 5), Refusal.NO_SUCH_COLOUR),
    "a colour below the first": (colour_clue(1, -1), Refusal.NO_SUCH_COLOUR),
    "a value too many": (value_clue(1, 6), Refusal.NO_SUCH_VALUE),
    "no value": ({"type": 3, "target": 1}, Refusal.NO_SUCH_VALUE),
    "a seat too many": (value_clue(2, 1), Refusal.NO_SUCH_SEAT),
    "a card that is none": (play(50), Refusal.NOT_IN_YOUR_HAND),
    "a card below the first": (discard(-1), Refusal.NOT_IN_YOUR_HAND),
    "another's card": (play(5), Refusal.NOT_IN_YOUR_HAND),
    "an empty clue": (colour_clue(1, 4), Refusal.TOUCHES_NOTHING),
}


@pytest.mark.parametrize("case", NOT_LEGAL)
def test_an_illegal_action_has_its_index_and_reason(case):
    action, reason = NOT_LEGAL[case]
    assert replayed(live(*OPENING, action, play(1))) == (4, 4, reason)


def test_a_game_with_an_unknown_action_cannot_be_written(result_of):
    record = read_hanab_live(live(*OPENING, colour_clue(1, 5)))
    assert result_of(write_record, record) is Refusal.NO_SUCH_COLOUR
    assert result_of(write_hanab_live, record) is Refusal.NO_SUCH_COLOUR


def test_playing_the_deck_stops_the_record():
    # A clue, then a discard of the oldest card, and so on until one card is left in the deck.
    spread: list[dict[str, int]] = []
    hands, next_card, faces = [list(range(5)), list(range(5, 10))], 10, sorted_deck()
    while next_card < 49:
        seat = len(spread) % 2
        other = 1 - seat
        spread.append(value_clue(other, faces[hands[other][0]]["rank"]))
        spread.append(discard(hands[other].pop(0)))
        hands[other].append(next_card)
        next_card += 1
    at = len(spread)
    text = live(*spread, play(49), options={"deckPlays": True})
    assert replayed(text) == (at, at, NotationRefusal.DECK_PLAYED)
    assert replayed(live(*spread, play(49))) == (at, at, Refusal.NOT_IN_YOUR_HAND)


def test_the_starting_player_can_be_set():
    record = read_hanab_live(live(discard(5), options={"startingPlayer": 1}))
    assert record.setup.first_seat == 1
    assert replay_record(record).refusal is Refusal.TOKENS_FULL


def rules_with(**options: object):
    return read_hanab_live(live(options=options)).setup.rules


def test_their_options_become_rules():
    assert rules_with(emptyClues=True).empty_clues
    assert rules_with(oneExtraCard=True).hand_sizes == (6, 6, 5, 5)
    assert rules_with(oneLessCard=True).hand_sizes == (4, 4, 3, 3)
    assert rules_with(allOrNothing=True).ending is Ending.FINAL_FLOURISH


REFUSED = {
    "a seed only": (live(deck=None, seed="p2v0s1"), NotationRefusal.SEED_WITHOUT_DECK),
    "neither deck nor seed": (live(deck=None, seed=""), NotationRefusal.FIELD_MISSING),
    "no players": (live(players=None), NotationRefusal.FIELD_MISSING),
    "an action of no kind": (live({"type": 6, "target": 0}), NotationRefusal.FIELD_OUT_OF_BOUNDS),
    "an action without a type": (live({"target": 0}), NotationRefusal.FIELD_MISSING),
    "a suit too many": (
        live(deck=[{"suitIndex": 5, "rank": 1}]),
        NotationRefusal.FIELD_OUT_OF_BOUNDS,
    ),
    "a start card": (live(deck=[{"suitIndex": 0, "rank": 7}]), NotationRefusal.FIELD_OUT_OF_BOUNDS),
    "a deck of other cards": (live(deck=sorted_deck()[:-1] * 2), RulesRefusal.WRONG_DECK),
    "the right number of wrong cards": (
        live(deck=[{"suitIndex": 0, "rank": 1}] * 50),
        RulesRefusal.WRONG_DECK,
    ),
    "six players": (live(players=list("abcdef")), RulesRefusal.WRONG_NUMBER_OF_PLAYERS),
    "a first player who is not there": (
        live(options={"startingPlayer": 2}),
        RulesRefusal.NO_SUCH_FIRST_SEAT,
    ),
    "a variant of nobody": (live(options={"variant": "Zebra"}), NotationRefusal.UNKNOWN_VARIANT),
    "a variant of theirs alone": (
        live(options={"variant": "Pink & Omni (5 Suits)"}),
        NotationRefusal.VARIANT_NOT_PLAYED,
    ),
    "a variant that goes both ways": (
        live(options={"variant": "Up or Down (5 Suits)"}),
        NotationRefusal.VARIANT_NOT_PLAYED,
    ),
    "a variant that cannot be": (
        live(options={"variant": "White & Gray (6 Suits)"}),
        NotationRefusal.UNKNOWN_VARIANT,
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_an_invalid_game_is_refused(result_of, case):
    text, reason = REFUSED[case]
    assert result_of(read_any_record, text) is reason


def test_an_invalid_field_is_named(result_of):
    with pytest.raises(Refused) as refused:
        read_hanab_live(live(*OPENING, {"type": "play", "target": 3}))
    assert refused.value.details == {"field": "actions[4].type"}


PLAIN = (3, 2, 2, 2, 1)
SINGLE = (1, 1, 1, 1, 1)
VARIANTS = {
    "No Variant": (0, 5, ()),
    "6 Suits": (1, 6, ()),
    "3 Suits": (18, 3, ()),
    "Black (6 Suits)": (2, 5, [Suit("black", copies=SINGLE)]),
    "Rainbow (6 Suits)": (3, 5, [Suit("multicolour", Touch.EVERY)]),
    "Dark Rainbow (6 Suits)": (11, 5, [Suit("multicolour", Touch.EVERY, copies=SINGLE)]),
    "White (3 Suits)": (27, 2, [Suit("white", Touch.NONE)]),
    "Gray (5 Suits)": (58, 4, [Suit("white", Touch.NONE, copies=SINGLE)]),
    "White Reversed (6 Suits)": (
        1356,
        5,
        [Suit("white", Touch.NONE, Direction.DOWN, (1, 2, 2, 2, 3))],
    ),
    "Reversed (5 Suits)": (1343, 4, [Suit("purple", Touch.OWN, Direction.DOWN, (1, 2, 2, 2, 3))]),
    "White Reversed & Rainbow (6 Suits)": (
        2127,
        4,
        [
            Suit("white", Touch.NONE, Direction.DOWN, (1, 2, 2, 2, 3)),
            Suit("multicolour", Touch.EVERY),
        ],
    ),
}


@pytest.mark.parametrize("name", VARIANTS)
def test_a_variant_has_these_suits(name):
    number, plain, special = VARIANTS[name]
    suits = suits_of(name)
    assert variant_of_id(number) == name
    assert all(suit == Suit(suit.name) for suit in suits[:plain])
    assert list(suits[plain:]) == list(special)


def test_variants_with_fewer_fours_or_ones_are_read():
    assert {suit.copies for suit in suits_of("Critical Fours (5 Suits)")} == {(3, 2, 2, 1, 1)}
    assert {suit.copies for suit in suits_of("Scarce Ones & Black (6 Suits)")} == {
        (2, 2, 2, 2, 1),
        SINGLE,
    }


def deck_of(name: str) -> list[dict[str, int]]:
    return [
        {"suitIndex": index, "rank": rank}
        for index, suit in enumerate(suits_of(name))
        for rank, copies in enumerate(suit.copies, start=1)
        for _ in range(copies)
    ]


@pytest.mark.parametrize("name", [*IDS, *(f"{scarce} (5 Suits)" for scarce in SCARCE)])
def test_every_supported_variant_can_be_played(name):
    text = live(deck=deck_of(name), options={"variant": name})
    rules = read_hanab_live(text).setup.rules
    assert rules == compose(choice_of(rules))
    assert name == "No Variant" or f"{len(rules.suits)} Suits" in name


def test_variants_and_numbers_are_one_to_one():
    assert len(set(IDS.values())) == len(IDS)
    kinds = [
        frozenset(Counter((s.touch, s.direction, s.copies) for s in suits_of(name)).items())
        for name in IDS
    ]
    assert len(set(kinds)) == len(kinds)


GOES_THERE = {
    ("standard", ()): "No Variant",
    ("first-box", ()): "No Variant",
    ("first-box", ("avalanche",)): "Black (6 Suits)",
    ("deluxe", ("avalanche",)): "Rainbow (6 Suits)",
    ("deluxe", ("avalanche-tricky",)): "6 Suits",
    ("deluxe", ("black-powder",)): "White Reversed (6 Suits)",
    ("deluxe", ("final-flourish",)): "No Variant",
    ("czech", ("avalanche-2",)): "Dark Rainbow (6 Suits)",
    ("console", ()): "Black (6 Suits)",
}


@pytest.mark.parametrize(("edition", "extensions"), GOES_THERE)
def test_an_edition_is_exported_as_a_variant(some_record, edition, extensions):
    record = some_record(Choice(edition, extensions), 3, 4)
    written = json.loads(write_hanab_live(record))
    assert written["options"]["variant"] == GOES_THERE[edition, extensions]


def heights(game: Game) -> Counter[int]:
    return Counter(map(len, game.board.fireworks))


STAYS_HERE = {
    NotationRefusal.NO_VARIANT_WITH_TILES: Choice("deluxe", ("flamboyants",)),
    NotationRefusal.NO_VARIANT_WITH_THESE_TOKENS: Choice("first-box", ("ten-tokens",)),
    NotationRefusal.NO_VARIANT_WITH_THESE_ERRORS: Choice("first-box", ("one-error",)),
    NotationRefusal.NO_VARIANT_WITH_THESE_SUITS: Choice("deluxe", ("avalanche", "black-powder")),
    NotationRefusal.NO_VARIANT_WITH_THIS_HAND: Choice(settings={"hand": "7"}),
}


@pytest.mark.parametrize("reason", STAYS_HERE)
def test_rules_without_a_variant_cannot_be_exported(result_of, some_record, reason):
    record = some_record(STAYS_HERE[reason], 2, 4)
    assert result_of(write_hanab_live, record) is reason


@pytest.mark.parametrize("choice", list(every_choice()), ids=choice_words)
def test_an_exported_game_has_the_same_end_when_it_is_read(result_of, some_record, choice):
    for players in (2, 5):
        record = some_record(choice, players, 6)
        text = result_of(write_hanab_live, record)
        if text in STAYS_HERE:
            continue
        back = replay_record(read_hanab_live(text))
        here = replay_record(record)
        assert back.refusal is None
        assert back.turns == here.turns
        assert heights(back.game) == heights(here.game)
        assert back.game.board.errors == here.game.board.errors
        assert back.game.board.tokens == here.game.board.tokens
        assert back.game.outcome.result is here.game.outcome.result


def test_an_exported_game_starts_with_seat_zero(some_game):
    choice = Choice("deluxe", (), {})
    games = (some_game(choice, 4, number)[-1] for number in range(20))
    game = next(game for game in games if game.setup.first_seat == 2)
    names = ("Alice", "Bob", "Cathy", "Donald")
    back = read_hanab_live(write_hanab_live(hanabi_record_of(game, names, choice, id=7)))
    assert back.names == ("Cathy", "Donald", "Alice", "Bob")
    assert back.id == 7
    assert replay_record(back).game.outcome == game.outcome


def test_a_game_of_hanab_live_is_exported_unchanged():
    record = read_hanab_live(live(*OPENING, id=3, options={"emptyClues": True}))
    assert read_hanab_live(write_hanab_live(record)) == record


def test_an_illegal_record_cannot_be_exported(result_of, some_record):
    record = some_record(Choice(), 2, 4)
    again = replace(record, moves=(*record.moves, record.moves[-1]))
    assert result_of(write_hanab_live, again) is Refusal.GAME_OVER


VALUES = st.none() | st.booleans() | st.integers() | st.text() | st.just([]) | st.just({})


@given(st.data())
def test_a_damaged_game_is_read_or_refused(result_of, data):
    game = json.loads(live(*OPENING, id=1, options={"variant": "No Variant"}))
    place: object = game
    key = data.draw(st.sampled_from(sorted(game)))
    while isinstance(place[key], list | dict) and place[key] and data.draw(st.booleans()):
        place = place[key]
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
    place[key] = data.draw(VALUES)
    answer = result_of(read_any_record, json.dumps(game))
    assert isinstance(answer, HanabiRecord | NotationRefusal | RulesRefusal)


@given(st.lists(st.tuples(st.integers(-1, 6), st.integers(-2, 60), st.integers(-2, 7))))
def test_any_actions_are_replayed_as_far_as_they_are_legal(result_of, actions):
    text = live(*({"type": t, "target": g, "value": v} for t, g, v in actions))
    answer = result_of(read_hanab_live, text)
    if isinstance(answer, HanabiRecord):
        replay = replay_record(answer)
        assert (replay.at is None) is (replay.refusal is None)
    else:
        assert answer is NotationRefusal.FIELD_OUT_OF_BOUNDS


def test_a_parameter_that_the_export_forgets_is_refused(result_of, some_record, monkeypatch):
    """As if nobody had thought of tokens."""
    monkeypatch.setattr("tamaya.notation.hanab_live_export.THEIR_TOKENS", 9)
    record = some_record(Choice(settings={"tokens": "9"}), 2, 4)
    assert result_of(write_hanab_live, record) is NotationRefusal.NO_VARIANT_WITH_THIS_RULE
