"""The refusals of the stores have messages in every language."""

import sqlite3
import sys
from contextlib import closing

import pytest

from tamaya.i18n import Language, catalogue, refusal_message
from tamaya.rules.shared_types import Refused
from tamaya.stores import StoreRefusal, open_store


@pytest.fixture
def path(tmp_path):
    return tmp_path / "tamaya.db"


@pytest.fixture
def provoke(path, tmp_path, monkeypatch):
    """Opens a store that is refused for this reason."""

    async def open_for(reason: StoreRefusal) -> None:
        address = str(path)
        match reason:
            case StoreRefusal.UNKNOWN_URL:
                address = "carrier-pigeon://loft"
            case StoreRefusal.UNREACHABLE:
                address = str(tmp_path)
            case StoreRefusal.LOCKED_BY_ANOTHER:
                store = await open_store(address)
                try:
                    await open_store(address)
                finally:
                    await store.close()
            case StoreRefusal.NEWER_DATA:
                await (await open_store(address)).close()
                with closing(sqlite3.connect(path)) as file, file:
                    file.execute("insert into schema_version values (999)")
            case StoreRefusal.FOREIGN_DATA:
                path.write_text("Dear diary, " * 100, encoding="utf-8")
            case StoreRefusal.EXTRA_MISSING:
                address = "postgresql://localhost"
                monkeypatch.setitem(sys.modules, "asyncpg", None)
                for name in [name for name in sys.modules if name.startswith("tamaya.stores.post")]:
                    monkeypatch.delitem(sys.modules, name)
        await open_store(address)

    return open_for


@pytest.mark.parametrize("reason", StoreRefusal)
async def test_the_message_of_a_refusal_quotes_its_details(provoke, reason):
    with pytest.raises(Refused) as refused:
        await provoke(reason)
    assert refused.value.reason is reason
    for language in Language:
        sentence = catalogue(language).render(refusal_message(refused.value))
        assert sentence.endswith(".")
        assert "$" not in sentence
