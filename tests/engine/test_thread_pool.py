"""The thread pool runs a kernel over several ranges of rows at once."""

import os
from threading import get_ident

import pytest

from tamaya.engine.cpu.thread_pool import ThreadPool, thread_pool


def test_each_range_runs_once_and_results_keep_their_order():
    calls = []

    def kernel(words, start, stop):
        calls.append((words, start, stop))
        return start

    assert ThreadPool().run(kernel, ("row",), [0, 3, 5, 9]) == [0, 3, 5]
    assert sorted(calls) == [("row", 0, 3), ("row", 3, 5), ("row", 5, 9)]


def test_the_caller_runs_the_first_range():
    threads = {}

    def kernel(start, _stop):
        threads[start] = get_ident()

    assert ThreadPool().run(kernel, (), [0, 1, 2]) == [0, 0]
    assert threads[0] == get_ident() != threads[1]


def test_an_exception_in_another_thread_is_raised_here_and_the_pool_goes_on():
    def fail(start, _stop):
        if start:
            raise ZeroDivisionError

    pool = ThreadPool()
    with pytest.raises(ZeroDivisionError):
        pool.run(fail, (), [0, 1, 2])
    assert pool.run(lambda start, stop: stop - start, (), [0, 4, 9]) == [4, 5]


def test_a_forked_process_has_its_own_pool(monkeypatch):
    here = thread_pool()
    assert thread_pool() is here
    monkeypatch.setattr(os, "getpid", lambda: -1)
    assert thread_pool() is not here
