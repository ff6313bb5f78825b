"""Worker processes: they answer, are replaced when they hang or end, and are ended."""

import asyncio
import io
import os
import pickle
from pathlib import Path

import pytest
from tests.workers.echo_worker import EXIT, FAIL, HANG, EchoProcess, echo

from tamaya.workers import WorkerFailure, WorkerPool
from tamaya.workers.worker_main import LENGTH_BYTES, FailureReport, frame, serve

CHECKOUT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def importable_tests(monkeypatch):
    """Lets worker processes import the worker of these tests."""
    paths = [str(CHECKOUT), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))


async def ask(pool: WorkerPool[EchoProcess], task: object, seconds: float = 60) -> object:
    async with pool.worker("key") as worker:
        return await worker.ask(task, seconds)


def test_a_worker_answers_in_order_until_its_input_ends():
    tasks = io.BytesIO(b"".join(frame(pickle.dumps(task)) for task in (1, FAIL, "two")))
    output = io.BytesIO()
    serve(tasks, output, echo)
    output.seek(0)
    answers = []
    while head := output.read(LENGTH_BYTES):
        answers.append(pickle.loads(output.read(int.from_bytes(head, "big"))))
    assert answers == ["ready", 1, FailureReport("KeyError"), "two"]


@pytest.mark.anyio
async def test_a_process_is_kept_as_long_as_it_answers(no_task_is_left, capfd):
    pool = WorkerPool(EchoProcess, 1)
    assert await ask(pool, "first") == "first"
    (process,) = pool._idle
    with pytest.raises(WorkerFailure, match=r"\AKeyError\Z"):
        await ask(pool, FAIL)
    assert await ask(pool, b"x" * 1_000_000) == b"x" * 1_000_000
    assert pool._idle == [process]
    await pool.close()
    assert capfd.readouterr().err == ""


@pytest.mark.anyio
@pytest.mark.parametrize(("task", "seconds", "why"), [(HANG, 0.1, "too slow"), (EXIT, 60, "ended")])
async def test_a_process_that_hangs_or_ends_is_replaced(no_task_is_left, task, seconds, why):
    pool = WorkerPool(EchoProcess, 1)
    with pytest.raises(WorkerFailure, match=why):
        await ask(pool, task, seconds)
    assert pool._idle == []
    assert await ask(pool, "again") == "again"
    await pool.close()


@pytest.mark.anyio
async def test_a_process_that_was_killed_while_idle_is_replaced_unnoticed(no_task_is_left):
    pool = WorkerPool(EchoProcess, 1)
    await ask(pool, "first")
    process = pool._idle[0]._process
    process.kill()
    await process.wait()
    assert await ask(pool, "second") == "second"
    await pool.close()


@pytest.mark.anyio
@pytest.mark.parametrize("program", ["no/such/program", "true"])
async def test_a_process_that_does_not_start_is_a_failure(program, monkeypatch, no_task_is_left):
    monkeypatch.setattr("sys.executable", program)
    pool = WorkerPool(EchoProcess, 1)
    for _ in range(2):
        with pytest.raises(WorkerFailure, match="did not start"):
            await ask(pool, "first")


@pytest.mark.anyio
async def test_a_cancelled_task_leaves_no_process_behind(no_task_is_left):
    pool = WorkerPool(EchoProcess, 1)
    await ask(pool, "first")
    process = pool._idle[0]._process
    asking = asyncio.create_task(ask(pool, HANG))
    await asyncio.sleep(0)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert process.returncode is not None
    await pool.close()
