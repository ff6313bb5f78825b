"""The client for bots plays whole games over real sockets, and reconnects."""

import asyncio
from random import Random

import pytest
from tests.web.local_server import local_server

from tamaya.wire.bot_client import BotClient, ServerRefusal


@pytest.fixture
async def server():
    async with local_server() as running:
        yield running


def any_move(view: dict) -> str:
    moves = view["legal-moves"]
    return Random(len(moves)).choice(moves)["text"]


async def play(client: BotClient, **options: object) -> dict:
    table = await asyncio.to_thread(lambda: client.open_table(**options))
    return await asyncio.to_thread(client.play, table, bots=["random"])


async def test_a_client_plays_a_whole_game(server):
    client = await asyncio.to_thread(BotClient, server.url, any_move)
    result = await play(client, seats=2, edition="standard")
    assert result["cause"] in {"errors", "last-round"}


async def test_a_client_reconnects_where_the_connection_broke(server):
    moves = 0

    def breaking(view: dict) -> str:
        nonlocal moves
        moves += 1
        if moves == 3:
            for protocol in list(server.protocols):
                protocol.transport.abort()
        return any_move(view)

    client = await asyncio.to_thread(BotClient, server.url, breaking)
    result = await play(client, seats=2, edition="standard")
    assert result["cause"] in {"errors", "last-round"}
    assert moves > 3


async def test_an_illegal_move_is_refused_with_its_reason(server):
    client = await asyncio.to_thread(BotClient, server.url, lambda _: "p99")
    with pytest.raises(ServerRefusal) as caught:
        await play(client, seats=2, edition="standard", first_seat=0)
    assert caught.value.reason == "not-in-your-hand"


async def test_a_table_that_is_not_there_is_refused(server):
    client = await asyncio.to_thread(BotClient, server.url, any_move)
    with pytest.raises(ServerRefusal) as caught:
        await asyncio.to_thread(client.play, "no-such-table-here")
    assert caught.value.reason == "no-such-table"


async def test_an_unknown_token_is_not_tried_again(server):
    client = BotClient(server.url, any_move, token="0" * 64)
    with pytest.raises(ServerRefusal):
        await asyncio.to_thread(client.play, "any-table-at-all")
