"""A sequence that grows shares its items and never changes."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamaya.rules.growing_sequence import GrowingSequence, grown


@given(st.lists(st.tuples(st.integers(0, 20), st.lists(st.integers(), max_size=3)), max_size=30))
def test_a_sequence_is_the_tuple_of_its_items(steps):
    sequences = [GrowingSequence([])]
    tuples: list[tuple[int, ...]] = [()]
    for number, more in steps:
        place = number % len(sequences)
        sequences.append(sequences[place].grown(more))
        tuples.append((*tuples[place], *more))
    for sequence, items in zip(sequences, tuples, strict=True):
        assert sequence == items
        assert items == sequence
        assert list(sequence) == list(items)
        assert len(sequence) == len(items)
        assert hash(sequence) == hash(items)
        assert repr(sequence) == repr(items)


@given(st.lists(st.integers(), max_size=9), st.slices(12))
def test_items_and_slices_are_those_of_a_tuple(items, part):
    sequence = GrowingSequence([*items])
    sequence.grown([1, 2, 3])
    assert sequence[part] == tuple(items)[part]
    for place in range(-12, 12):
        if -len(items) <= place < len(items):
            assert sequence[place] == items[place]
        else:
            with pytest.raises(IndexError):
                sequence[place]


def test_growing_copies_nothing():
    sequence = grown((), range(3))
    for number in range(100):
        longer = sequence.grown([number])
        assert longer._items is sequence._items
        sequence = longer


def test_the_second_of_two_that_grow_from_one_has_its_own_items():
    sequence = GrowingSequence([1])
    one, two = sequence.grown([2]), sequence.grown([3])
    assert (sequence, one, two) == ((1,), (1, 2), (1, 3))
    assert one._items is sequence._items
    assert two._items is not sequence._items


def test_a_copy_grows_on_its_own():
    sequence = GrowingSequence([1])
    for other in (copy.deepcopy(sequence), pickle.loads(pickle.dumps(sequence))):
        assert other.grown([2]) == (1, 2)
        assert sequence == (1,)
    assert sequence != [1]
    assert sequence != (2,)
