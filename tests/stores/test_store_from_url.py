"""Opening stores by URL."""

import sys

import pytest

from tamaya.channels import ChannelRefusal, open_channel
from tamaya.rules.shared_types import Refused
from tamaya.stores import StoreRefusal, open_store
from tamaya.stores.memory_store import MemoryStore
from tamaya.testing.log_conformance import OPENED, summary


async def test_a_store_in_memory_forgets():
    for _ in range(2):
        store = await open_store("memory:")
        assert isinstance(store, MemoryStore)
        assert await store.append(summary(), 0, 1, "", [OPENED]) == 1
        await store.close()


@pytest.mark.parametrize("address", ["sqlite:///{}", "{}"])
async def test_a_file_is_named_by_its_path(tmp_path, address):
    path = tmp_path / "a new folder" / "tamaya.db"
    store = await open_store(address.format(path))
    await store.append(summary(), 0, 1, "", [OPENED])
    await store.close()
    assert path.exists()


async def test_a_url_with_three_slashes_is_a_relative_path(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    store = await open_store("sqlite:///tamaya.db")
    await store.close()
    assert (tmp_path / "tamaya.db").exists()


@pytest.mark.parametrize(
    "url",
    [
        "mysql://alice:sesame@host/tamaya",
        "sqlite://tamaya.db",
        "sqlite:tamaya.db",
        "memory:x",
        "",
        "http://x",
    ],
)
async def test_an_unknown_url_is_refused_without_its_password(url):
    with pytest.raises(Refused) as refused:
        await open_store(url)
    assert refused.value.reason is StoreRefusal.UNKNOWN_URL
    assert "sesame" not in str(refused.value)


@pytest.mark.parametrize(
    ("open_it", "reason"),
    [(open_store, StoreRefusal.EXTRA_MISSING), (open_channel, ChannelRefusal.EXTRA_MISSING)],
)
async def test_a_missing_extra_is_named(monkeypatch, open_it, reason):
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    for name in [name for name in sys.modules if name.startswith("tamaya.") and "postgres" in name]:
        monkeypatch.delitem(sys.modules, name)
    with pytest.raises(Refused) as refused:
        await open_it("postgresql://localhost/tamaya")
    assert refused.value.reason is reason
    assert refused.value.details == {"extra": "postgres"}


@pytest.mark.parametrize("open_it", [open_store, open_channel])
@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("postgresql://alice:sesame@127.0.0.1:1/tamaya", "unreachable"),
        ("postgresql://alice:open-sesame/x@127.0.0.1/tamaya", "unknown-url"),
        ("postgresql://alice:sesame@[::1/tamaya", "unknown-url"),
    ],
)
async def test_an_unreachable_database_is_refused_without_its_password(open_it, url, reason):
    pytest.importorskip("asyncpg")
    with pytest.raises(Refused) as refused:
        await open_it(url)
    assert refused.value.reason == reason
    assert "sesame" not in str(refused.value)


def test_a_channel_is_refused_with_the_messages_of_the_stores():
    assert {reason.value for reason in ChannelRefusal} < {reason.value for reason in StoreRefusal}
