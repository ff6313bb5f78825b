"""Play a match on a dask cluster: a real scheduler and two workers on this machine."""

import socket
from dataclasses import replace

import pytest

from tamaya.arena import ArenaRefusal, HanabiMatch, MatchRun, dask_cluster, on_cluster
from tamaya.engine.refusals import EngineRefusal
from tamaya.rules.hanabi import Choice, compose
from tamaya.rules.shared_types import Refused

distributed = pytest.importorskip("distributed")

MATCH = HanabiMatch(compose(Choice()), 3, ("careful", "random"), 8, "cluster")


def refusal(address):
    with pytest.raises(Refused) as refused:
        MatchRun(MATCH).play(on_cluster(address))
    return refused.value


def started(workers):
    """Start a scheduler and workers, each in its own process."""
    return distributed.LocalCluster(
        n_workers=workers,
        threads_per_worker=1,
        processes=True,
        host="127.0.0.1",
        dashboard_address=None,
        silence_logs=50,
    )


@pytest.fixture(scope="module")
def cluster_address():
    """The address of a scheduler with two workers."""
    with started(2) as two:
        yield two.scheduler_address


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_plays_the_same_games_as_one_process(cluster_address, monkeypatch):
    there, own = MatchRun(MATCH), MatchRun(MATCH)
    reported = []
    there.play(on_cluster(cluster_address), [reported.append])
    own.play()
    assert there.results == own.results
    assert sum(map(len, reported)) == MATCH.games
    monkeypatch.setattr(dask_cluster, "__version__", "0.0.0")
    refused = refusal(cluster_address)
    assert refused.reason is ArenaRefusal.OTHER_VERSION
    assert refused.details["here"] == "0.0.0"


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_scheduler_without_workers_is_refused(monkeypatch):
    monkeypatch.setattr(dask_cluster, "TIMEOUT_SECONDS", 1)
    with started(0) as empty:
        assert refusal(empty.scheduler_address).reason is ArenaRefusal.CLUSTER_WITHOUT_WORKERS


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_scheduler_that_stops_before_the_games_end_is_reported():
    run = MatchRun(replace(MATCH, games=400))
    with started(1) as one, pytest.raises(Refused) as refused:
        run.play(on_cluster(one.scheduler_address), [lambda _: one.close()])
    assert refused.value.reason is ArenaRefusal.WORKERS_GONE
    assert 0 < len(run.results) < 400


def test_an_unreachable_address_is_refused():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        nobody = f"tcp://127.0.0.1:{taken.getsockname()[1]}"
        for address in (nobody, "127.0.0.1", "tcp://127.0.0.1", "tcp://127.0.0.1:x", "http://a:1"):
            assert refusal(address).reason is ArenaRefusal.CLUSTER_UNREACHABLE


def test_without_the_extra_a_cluster_is_refused(monkeypatch):
    monkeypatch.setattr(dask_cluster, "find_spec", lambda _: None)
    assert refusal("tcp://127.0.0.1:1").reason is EngineRefusal.EXTRA_MISSING
