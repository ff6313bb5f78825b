"""Rows are walked over by several threads at once, each over its own."""

import os
from threading import get_ident

import pytest

from tamaya.engine.crew import Crew, crew


def test_each_part_is_walked_over_once_and_told_in_its_order():
    walked = []

    def walk(words, start, stop):
        walked.append((words, start, stop))
        return start

    assert Crew().share(walk, ("row",), [0, 3, 5, 9]) == [0, 3, 5]
    assert sorted(walked) == [("row", 0, 3), ("row", 3, 5), ("row", 5, 9)]


def test_the_first_part_is_walked_over_by_the_caller():
    threads = {}

    def walk(start, _stop):
        threads[start] = get_ident()

    assert Crew().share(walk, (), [0, 1, 2]) == [0, 0]
    assert threads[0] == get_ident() != threads[1]


def test_what_goes_wrong_in_another_thread_is_raised_here_and_the_crew_goes_on():
    def stumble(start, _stop):
        if start:
            raise ZeroDivisionError

    hands = Crew()
    with pytest.raises(ZeroDivisionError):
        hands.share(stumble, (), [0, 1, 2])
    assert hands.share(lambda start, stop: stop - start, (), [0, 4, 9]) == [4, 5]


def test_a_forked_process_has_a_crew_of_its_own(monkeypatch):
    here = crew()
    assert crew() is here
    monkeypatch.setattr(os, "getpid", lambda: -1)
    assert crew() is not here
