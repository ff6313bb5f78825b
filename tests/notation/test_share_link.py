"""Share links of hanab.live, read and written."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamaya.notation import (
    HanabiRecord,
    NotationRefusal,
    WrittenMove,
    read_link,
    replay_record,
    write_hanab_live,
    write_link,
)
from tamaya.notation.hanab_live_link import ADDRESS
from tamaya.rules.hanabi import (
    CardId,
    Choice,
    ColourClue,
    Discard,
    Face,
    GiveClue,
    Play,
    RulesRefusal,
    ValueClue,
    choice_of,
)
from tamaya.rules.shared_types import Seat
from tamaya.testing.game_choices import choice_words, every_choice

# Written by hand from the format: two players, ranks 1 to 5, the deck suit by suit from 1 to 5;
# play card 0, the value 2 to seat 0, red to seat 1, discard card 5; No Variant.
DECK = "aaabbccddefffgghhiijkkkllmmnnopppqqrrsstuuuvvwwxxy"
CODE = f"215{DECK},03aapagbbf,0"
MOVES = (
    WrittenMove(Play(CardId(0))),
    WrittenMove(GiveClue(Seat(0), ValueClue(2))),
    WrittenMove(GiveClue(Seat(1), ColourClue("red"))),
    WrittenMove(Discard(CardId(5))),
)


def wrapped(code: str) -> str:
    return "-".join(code[start : start + 20] for start in range(0, len(code), 20))


def test_a_link_is_read():
    record = read_link(CODE)
    assert record.names == ("Alice", "Bob")
    assert record.setup.deck == record.setup.rules.full_deck()
    assert record.moves == MOVES
    assert replay_record(record).refusal is None


def test_a_link_is_written_the_same():
    assert write_link(read_link(CODE)) == ADDRESS + wrapped(CODE)


@pytest.mark.parametrize(
    "text",
    [
        wrapped(CODE),
        ADDRESS + wrapped(CODE),
        f"{ADDRESS}{CODE}#17",
        f"{ADDRESS}{CODE}?x=1#17",
        f"https://hanab.live/replay-json/{CODE}",
        f" {CODE}\n",
        f"{CODE},p2v0s1",
        f"{CODE},",
    ],
)
def test_an_address_can_have_many_forms(text):
    assert read_link(text) == read_link(CODE)


def test_a_published_link_is_read():
    # A link found in public: four players and its first moves.
    begun = "vpsfbqucuuqondkak"
    rest = "".join((Counter(DECK) - Counter(begun)).elements())
    record = read_link(f"415{begun}{rest},03lcagajaopb,0")
    assert record.setup.deck[:4] == (
        Face("purple", 2),
        Face("blue", 1),
        Face("blue", 4),
        Face("yellow", 1),
    )
    assert [written.move for written in record.moves] == [
        GiveClue(Seat(2), ValueClue(1)),
        Play(CardId(6)),
        Play(CardId(9)),
        Play(CardId(14)),
        GiveClue(Seat(1), ValueClue(2)),
    ]


def test_ranks_are_counted_from_the_lowest():
    # The same deck, written as if there were a rank 0 too: six ranks to each suit.
    digits = "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    deck = "".join(digits[6 * suit + rank + 1] for suit, rank in map(divmod_five, DECK))
    assert read_link(f"205{deck},03aapagbbf,0") == read_link(CODE)


def divmod_five(letter: str) -> tuple[int, int]:
    return divmod("abcdefghijklmnopqrstuvwxyz".index(letter), 5)


def test_a_game_without_actions_has_a_link():
    record = read_link(f"215{DECK},00,0")
    assert record.moves == ()
    assert write_link(record) == ADDRESS + wrapped(f"215{DECK},00,0")


def test_a_game_ended_by_their_server_is_read():
    # Types 0 to 4, so each value takes five: (6 + 1) * 5 + 4 = 39, D. It has no target.
    record = read_link(f"215{DECK},04aaD,0")
    assert record.moves == (WrittenMove(Play(CardId(0))),)
    assert record.stop is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no link",
        CODE.replace(",", ""),
        f"{CODE},a,b",
        f"2{DECK},03aa,0",
        f"251{DECK},03aa,0",
        f"215{DECK},30aa,0",
        f"215{DECK},03aa,x",
        f"215{DECK},03aa,",
        f"215{DECK},03é,0",
        f"215{DECK},03aa,٣",
        f"215{DECK}!,03aa,0",
        f"215{DECK * 200},03aa,0",
    ],
)
def test_a_text_that_is_not_a_link_is_refused(result_of, text):
    assert result_of(read_link, text) is NotationRefusal.UNREADABLE_LINK


OTHERWISE = {
    "pink": (f"215{DECK},03aa,107", NotationRefusal.VARIANT_NOT_PLAYED),
    "no variant at all": (f"215{DECK},03aa,99999", NotationRefusal.UNKNOWN_VARIANT),
    "six players": (f"615{DECK},03aa,0", RulesRefusal.WRONG_NUMBER_OF_PLAYERS),
    "nine players": (f"915{DECK},03aa,0", RulesRefusal.WRONG_NUMBER_OF_PLAYERS),
    "too few cards": (f"215{DECK[1:]},03aa,0", RulesRefusal.WRONG_DECK),
    "no cards": ("215,03aa,0", NotationRefusal.FIELD_MISSING),
    "a suit too many": (f"215{DECK}z,03aa,0", NotationRefusal.FIELD_OUT_OF_BOUNDS),
}


@pytest.mark.parametrize("case", OTHERWISE)
def test_a_link_to_an_unsupported_game_is_refused(result_of, case):
    text, reason = OTHERWISE[case]
    assert result_of(read_link, text) is reason


@pytest.mark.parametrize("choice", list(every_choice()), ids=choice_words)
def test_a_game_read_from_its_link_has_the_same_end(result_of, some_record, choice):
    record = some_record(choice, 3, 8)
    text = result_of(write_link, record)
    if isinstance(text, NotationRefusal):
        assert text in (result_of(write_hanab_live, record), NotationRefusal.LINK_WITHOUT_OPTIONS)
        return
    back, here = replay_record(read_link(text)), replay_record(record)
    assert back.refusal is None
    assert back.turns == here.turns
    assert sorted(map(len, back.game.board.fireworks)) == sorted(
        map(len, here.game.board.fireworks)
    )
    assert back.game.outcome.result is here.game.outcome.result


@pytest.mark.parametrize(
    "choice",
    [Choice("czech", ("final-flourish",)), Choice(settings={"hand": "6"})],
    ids=choice_words,
)
def test_a_game_with_options_has_no_link(result_of, some_record, choice):
    assert result_of(write_link, some_record(choice, 2, 1)) is NotationRefusal.LINK_WITHOUT_OPTIONS


def test_a_game_without_an_empty_clue_has_a_link(result_of):
    record = read_link(CODE)
    rules = replace(record.setup.rules, empty_clues=True)
    allowed = replace(record, choice=choice_of(rules), setup=replace(record.setup, rules=rules))
    assert read_link(write_link(allowed)) == record
    empty = WrittenMove(GiveClue(Seat(1), ColourClue("purple")))
    with_empty_clue = replace(allowed, moves=(*record.moves, empty))
    assert replay_record(with_empty_clue).refusal is None
    assert result_of(write_link, with_empty_clue) is NotationRefusal.LINK_WITHOUT_OPTIONS


@given(st.text() | st.text("215,0aAzZ9-#/?", max_size=80))
def test_any_text_is_read_or_refused(result_of, text):
    assert isinstance(result_of(read_link, text), HanabiRecord | NotationRefusal | RulesRefusal)


@given(st.data())
def test_a_damaged_link_is_read_or_refused(result_of, data):
    place = data.draw(st.integers(0, len(CODE)))
    damaged = CODE[:place] + data.draw(st.text(max_size=2)) + CODE[place + 1 :]
    answer = result_of(read_link, damaged)
    if isinstance(answer, HanabiRecord):
        replayed = replay_record(answer)
        assert (replayed.at is None) is (replayed.refusal is None)
    else:
        assert isinstance(answer, NotationRefusal | RulesRefusal)
