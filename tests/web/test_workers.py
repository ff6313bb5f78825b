"""Several server processes on one port: they stop with their parent and count together."""

import asyncio
import os
import re
import signal
import sys
from pathlib import Path

import httpx
import pytest
from tests.web.local_server import SECONDS_OF_PATIENCE
from tests.web.server_process import server_process

from tamaya.web.metrics import Metrics
from tamaya.web.shared_metrics import SharedMetrics

REQUESTS = 20


def children_of(process) -> set[int]:
    """The processes that serve; another one belongs to multiprocessing."""
    number = process.process.pid
    listed = Path(f"/proc/{number}/task/{number}/children").read_text().split()
    return {
        int(child)
        for child in listed
        if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
    }


def is_running(number: int) -> bool:
    try:
        # A process that has ended may still wait to be noticed.
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


async def count_of(url: str, metric: str) -> int:
    """A metric of the server, from whichever process answers a new connection."""
    async with httpx.AsyncClient(base_url=url) as http:
        text = (await http.get("/metrics")).text
    return int(re.findall(rf"^{re.escape(metric)} (\d+)$", text, re.MULTILINE)[0])


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
async def test_the_processes_stop_when_their_parent_is_killed(postgres_url):
    async with server_process(postgres_url, "--workers=2") as process:
        children = children_of(process)
        assert len(children) == 2
        await process.end(signal.SIGKILL)
        async with asyncio.timeout(SECONDS_OF_PATIENCE):
            while any(map(is_running, children)):  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        with pytest.raises(OSError, match="Connect call failed"):
            await asyncio.open_connection("127.0.0.1", process.port)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
async def test_metrics_are_summed_and_survive_a_killed_process(postgres_url):
    answered = 'tamaya_http_responses_total{status="404"}'
    async with server_process(postgres_url, "--workers=2") as process:
        for _ in range(REQUESTS):
            async with httpx.AsyncClient(base_url=process.url) as http:
                assert (await http.get("/nowhere")).status_code == 404
        async with asyncio.timeout(SECONDS_OF_PATIENCE):
            # Whichever process is asked, and the counters of both have been written.
            while [await count_of(process.url, answered) for _ in range(8)] != [REQUESTS] * 8:  # noqa: ASYNC110
                await asyncio.sleep(0.1)
        killed = min(children_of(process))
        os.kill(killed, signal.SIGKILL)
        async with asyncio.timeout(SECONDS_OF_PATIENCE):
            while len(children_of(process) - {killed}) < 2:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        for _ in range(8):
            assert await count_of(process.url, answered) == REQUESTS
        log = await process.end(signal.SIGTERM)
        assert process.process.returncode == 0
    assert log.count("server process ended with code -9") == 1
    assert "Traceback" not in log


async def test_a_process_adds_the_metrics_of_the_others_and_continues_its_own(tmp_path):
    first, second = SharedMetrics(tmp_path, 0), SharedMetrics(tmp_path, 1)
    metrics = Metrics()
    metrics.connections, metrics.frames_in = 3, 5
    metrics.responses[200] += 2
    metrics.record_command(0.5)
    first.write(metrics)
    assert list(first.of_others()) == []
    total = Metrics()
    total.responses[200] += 1
    for values in second.of_others():
        total.add(values)
    assert (total.connections, total.frames_in, total.responses[200]) == (3, 5, 3)
    assert "tamaya_command_seconds_count 1\n" in total.text()
    restarted = Metrics()
    first.resume(restarted)
    assert (restarted.connections, restarted.frames_in) == (0, 5)
    assert "tamaya_command_seconds_sum 0.5" in restarted.text()
