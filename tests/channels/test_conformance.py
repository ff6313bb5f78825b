"""Both channels pass the same suite."""

import pytest

from tamaya.channels import open_channel
from tamaya.testing.channel_conformance import ChannelConformance


class TestMemory(ChannelConformance):
    @pytest.fixture(params=["memory:", "sqlite:///tamaya.db", "tamaya.db"])
    async def channel(self, request):
        channel = await open_channel(request.param)
        yield channel
        await channel.close()


class TestPostgres(ChannelConformance):
    @pytest.fixture
    async def channel(self, postgres_url):
        channel = await open_channel(postgres_url)
        yield channel
        await channel.close()
