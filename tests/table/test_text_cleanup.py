"""Names and talk as people type them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamaya.rules.game import Refused
from tamaya.table.refusals import TableRefusal
from tamaya.table.text_cleanup import LONGEST_NAME, LONGEST_TEXT, clean_name, clean_talk

CLEANED = {
    "Alice": "Alice",
    "  Alice \t B. ": "Alice B.",
    "Zoé": "Zoé",
    "Zoe\u0301": "Zoé",
    "A\u202eB": "AB",
    "A\u200bB": "AB",
    "Zoe\u200b\u0301": "Zoé",
    "A\x00\x1b[31mB": "A[31mB",
    "A\u2028B": "A B",
    "花火": "花火",
    "★": "★",
}


@pytest.mark.parametrize("typed", CLEANED)
def test_a_name_is_shown_without_what_nobody_sees(typed):
    assert clean_name(typed) == CLEANED[typed]


@pytest.mark.parametrize(
    "typed", ["", " ", "\u200b", "\u3164", "\u2800 \u115f", "\u0301", "\ufe0f", "x" * 25]
)
def test_a_name_is_seen_and_not_too_long(typed):
    with pytest.raises(Refused) as refused:
        clean_name(typed)
    assert refused.value.reason is TableRefusal.BAD_NAME


@given(st.text())
def test_a_clean_name_is_printable_short_and_stays_as_it_is(typed):
    try:
        name = clean_name(typed)
    except Refused:
        return
    assert name.isprintable()
    assert name == name.strip()
    assert 0 < len(name) <= LONGEST_NAME
    assert clean_name(name) == name


@given(st.text(max_size=2 * LONGEST_TEXT))
def test_what_is_said_is_one_printable_line(typed):
    try:
        said = clean_talk(typed)
    except Refused:
        return
    assert said.isprintable()
    assert 0 < len(said) <= LONGEST_TEXT
    assert clean_talk(said) == said
