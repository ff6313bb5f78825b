"""Cleaning of names and talk."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamaya.rules.shared_types import Refused
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
def test_invisible_characters_are_removed_from_a_name(typed):
    assert clean_name(typed) == CLEANED[typed]


@pytest.mark.parametrize(
    "typed", ["", " ", "\u200b", "\u3164", "\u2800 \u115f", "\u0301", "\ufe0f", "x" * 25]
)
def test_an_invisible_or_long_name_is_refused(typed):
    with pytest.raises(Refused) as refused:
        clean_name(typed)
    assert refused.value.reason is TableRefusal.BAD_NAME


@given(st.text())
def test_a_clean_name_is_printable_and_stays_the_same_when_cleaned_again(typed):
    try:
        name = clean_name(typed)
    except Refused:
        return
    assert name.isprintable()
    assert name == name.strip()
    assert 0 < len(name) <= LONGEST_NAME
    assert clean_name(name) == name


@given(st.text(max_size=2 * LONGEST_TEXT))
def test_clean_talk_is_one_printable_line(typed):
    try:
        said = clean_talk(typed)
    except Refused:
        return
    assert said.isprintable()
    assert 0 < len(said) <= LONGEST_TEXT
    assert clean_talk(said) == said
