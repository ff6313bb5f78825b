"""Every store passes the same suite."""

import pytest

from tamaya.stores import open_store
from tamaya.testing.attendance_conformance import AttendanceConformance
from tamaya.testing.guests_conformance import GuestsConformance
from tamaya.testing.log_conformance import LogConformance
from tamaya.testing.reviews_conformance import ReviewsConformance
from tamaya.testing.store_conformance import WholeStoreConformance


class StoreConformance(
    LogConformance,
    GuestsConformance,
    WholeStoreConformance,
    AttendanceConformance,
    ReviewsConformance,
):
    @pytest.fixture
    async def store(self, url):
        store = await open_store(url)
        yield store
        await store.close()

    async def test_a_store_that_works_can_be_written(self, store):
        for _ in range(3):
            await store.check_write()
        assert store.failures == {}

    @pytest.fixture
    def log(self, store):
        return store

    @pytest.fixture
    def guests(self, store):
        return store


class TestMemory(StoreConformance):
    @pytest.fixture
    def url(self):
        return "memory:"


class TestSqlite(StoreConformance):
    @pytest.fixture
    def url(self, tmp_path):
        return f"sqlite:///{tmp_path / 'tamaya.db'}"


class TestPostgres(StoreConformance):
    @pytest.fixture
    def url(self, postgres_url):
        return postgres_url
