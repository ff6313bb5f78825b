"""Pending writes share a commit, and a failed write does not fail the others."""

import sqlite3
import threading
from concurrent.futures import Future

import pytest

from tamaya.stores.sqlite_group_commit import MOST_PER_COMMIT, GroupCommit


@pytest.fixture
def statements():
    """The statements that the connection was given."""
    return []


@pytest.fixture
def connection(tmp_path, statements):
    connection = sqlite3.connect(
        tmp_path / "notes.db", isolation_level=None, check_same_thread=False
    )
    connection.execute("create table note (text unique)")
    connection.set_trace_callback(statements.append)
    yield connection
    connection.close()


@pytest.fixture
def writer(connection):
    writer = GroupCommit(connection)
    yield writer
    writer.close()


class Busy:
    """Keeps the writer busy, so that further jobs are pending together."""

    def __init__(self, writer: GroupCommit) -> None:
        self.is_over = threading.Event()
        self.started = threading.Event()
        writer.submit(self.wait)
        self.started.wait()

    def wait(self, _: sqlite3.Connection) -> None:
        self.started.set()
        self.is_over.wait()


def insert_record(writer: GroupCommit, text: str) -> Future[int]:
    def work(connection: sqlite3.Connection) -> int:
        connection.execute("insert into note values (?)", (text,))
        return len(text)

    return writer.submit(work)


def read_records(connection: sqlite3.Connection) -> list[str]:
    return [text for (text,) in connection.execute("select text from note order by text")]


def test_pending_jobs_share_one_commit(writer, connection, statements):
    busy = Busy(writer)
    futures = [insert_record(writer, f"note {number}") for number in range(20)]
    busy.is_over.set()
    for future in futures:
        assert future.result() >= 6
    assert statements.count("commit") == 2


def test_one_commit_has_a_limited_number_of_jobs(writer, connection, statements):
    busy = Busy(writer)
    futures = [insert_record(writer, f"{number}") for number in range(MOST_PER_COMMIT + 1)]
    busy.is_over.set()
    futures[-1].result()
    assert statements.count("commit") == 3


def test_a_failed_job_does_not_fail_the_others(writer, connection):
    busy = Busy(writer)
    first, again, last = (insert_record(writer, text) for text in ("a", "a", "b"))
    busy.is_over.set()
    assert first.result() == 1
    with pytest.raises(sqlite3.IntegrityError):
        again.result()
    assert last.result() == 1
    assert read_records(connection) == ["a", "b"]


def test_a_failure_undoes_all_that_its_job_did(writer, connection):
    def work(connection: sqlite3.Connection) -> None:
        connection.execute("insert into note values ('half')")
        raise KeyError

    with pytest.raises(KeyError):
        writer.submit(work).result()
    assert insert_record(writer, "whole").result() == 5
    assert read_records(connection) == ["whole"]


def test_no_job_is_done_before_the_commit(writer, connection):
    busy = Busy(writer)
    first = insert_record(writer, "a")
    second_begins, go_on = threading.Event(), threading.Event()

    def hold(_: sqlite3.Connection) -> None:
        second_begins.set()
        go_on.wait()

    second = writer.submit(hold)
    busy.is_over.set()
    second_begins.wait()
    assert not first.done()
    go_on.set()
    second.result()
    assert first.result() == 1


def test_a_failed_commit_fails_all_its_jobs(writer, connection):
    def end_the_transaction(connection: sqlite3.Connection) -> None:
        connection.execute("rollback")

    busy = Busy(writer)
    first = insert_record(writer, "a")
    culprit = writer.submit(end_the_transaction)
    busy.is_over.set()
    for future in (first, culprit):
        with pytest.raises(sqlite3.OperationalError):
            future.result()
    assert insert_record(writer, "later").result() == 5
    assert read_records(connection) == ["later"]


def test_a_cancelled_job_is_not_run(writer, connection):
    busy = Busy(writer)
    given_up, kept = insert_record(writer, "given up"), insert_record(writer, "kept")
    assert given_up.cancel()
    busy.is_over.set()
    kept.result()
    assert read_records(connection) == ["kept"]


def test_pending_jobs_are_written_before_closing(connection):
    writer = GroupCommit(connection)
    busy = Busy(writer)
    waiting = insert_record(writer, "last words")
    closing = threading.Thread(target=writer.close)
    closing.start()
    busy.is_over.set()
    closing.join()
    assert waiting.result() == 10
    assert read_records(connection) == ["last words"]
    with pytest.raises(RuntimeError):
        insert_record(writer, "too late")


def test_a_write_that_ends_the_transaction_fails_with_its_own_exception(writer, connection):
    def undo_all(connection: sqlite3.Connection) -> None:
        connection.execute("rollback")
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        writer.submit(undo_all).result()
    # The writer goes on.
    assert insert_record(writer, "next").result() == 4
    assert read_records(connection) == ["next"]
