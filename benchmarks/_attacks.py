"""What hostile guests do, each from an address of its own, within the default limits."""

import asyncio
import itertools
import os
import secrets
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, suppress
from random import Random

import httpx
from _live_server import Client, LiveServer, SeatClient, attach, http_from, open_table, register
from websockets.exceptions import ConnectionClosed, InvalidHandshake

REARRANGING_SOCKETS = 8
SECONDS_BETWEEN_REARRANGEMENTS = 1 / 19
ASKERS = 4
SOCKETS = 200
HALF_SENT_REQUESTS = 200
SEARCH_TABLES = 20
LOWEST_PRIORITY = 40
"""From any priority."""
HALF_A_REQUEST = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
FAILURES = (httpx.HTTPError, ConnectionClosed, InvalidHandshake, OSError, TimeoutError)

Answers = Counter[str]
"""How often the server answered in which way."""
Attack = Callable[[Client, AsyncExitStack, Answers], Coroutine[None, None, None]]


async def rearrange(guest: Client, closing: AsyncExitStack, answers: Answers) -> None:
    """Rearrange one's hand on several sockets, and look back at the game all the time."""
    table = await open_table(guest, seats=2, edition="deluxe")
    seat = await attach(closing, guest, table)
    await start_with_bot(seat, "careful")
    async with asyncio.TaskGroup() as tasks:
        for _ in range(REARRANGING_SOCKETS):
            tasks.create_task(rearrange_forever(guest, table, answers))
        for number in range(ASKERS):
            tasks.create_task(look_back_forever(guest, seat, number, answers))


async def rearrange_forever(guest: Client, table: str, answers: Answers) -> None:
    """Turn one's hand around again and again; connect again where the server closes the socket."""
    while True:
        with suppress(*FAILURES):
            async with AsyncExitStack() as closing:
                await rearrange_until_closed(await attach(closing, guest, table), answers)
        answers["sockets closed"] += 1
        await asyncio.sleep(1)


async def rearrange_until_closed(seat: SeatClient, answers: Answers) -> None:
    """Turn one's hand around on one socket."""
    while True:
        if seat.view and seat.view["arrangement"]:
            letter, _, hand = seat.view["arrangement"].partition("=")
            turned = ".".join(reversed(hand.split(".")))
            known = seat.refusals
            await seat.command(type="move", move=f"{letter}={turned}")
            await asyncio.sleep(SECONDS_BETWEEN_REARRANGEMENTS)
            answers["rearrangements sent"] += 1
            answers["refused"] += seat.refusals - known


async def look_back_forever(guest: Client, seat: SeatClient, first: int, answers: Answers) -> None:
    """Ask for one earlier moment of the game after the other."""
    async with guest.http() as http:
        for number in itertools.count(first):
            moves = max(1, seat.sequence)
            await get(http, f"/api/tables/{seat.table}/views/{number % moves}", answers)


async def connect_often(guest: Client, closing: AsyncExitStack, answers: Answers) -> None:
    """Open as many sockets as possible, and requests that are never finished."""
    del closing
    async with asyncio.TaskGroup() as tasks:
        for _ in range(SOCKETS):
            tasks.create_task(hold_socket_forever(guest, answers))
        for _ in range(HALF_SENT_REQUESTS):
            tasks.create_task(hold_request_forever(guest, answers))


async def hold_socket_forever(guest: Client, answers: Answers) -> None:
    """Keep a socket open, and open another one when it is closed."""
    while True:
        with suppress(*FAILURES):
            async with guest.socket() as socket:
                answers["sockets opened"] += 1
                await socket.wait_closed()
        answers["sockets refused or closed"] += 1
        await asyncio.sleep(1)


async def hold_request_forever(guest: Client, answers: Answers) -> None:
    """Send half a request and wait; send another one when the connection is closed."""
    while True:
        with suppress(*FAILURES):
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", guest.server.port, local_addr=(guest.address, 0)
            )
            try:
                writer.write(HALF_A_REQUEST)
                await reader.read()
            finally:
                writer.close()
        answers["half-sent requests closed"] += 1
        await asyncio.sleep(1)


async def ask_explanations(guest: Client, closing: AsyncExitStack, answers: Answers) -> None:
    """Ask for the explanations, the story and the record of a finished game without end."""
    table = await open_table(guest, seats=2, edition="deluxe")
    seat = await attach(closing, guest, table)
    await start_with_bot(seat, "careful")
    moves = await play_to_the_end(seat)
    async with asyncio.TaskGroup() as tasks:
        for number in range(ASKERS):
            tasks.create_task(ask_forever(guest, table, moves, number, answers))


async def ask_forever(guest: Client, table: str, moves: int, first: int, answers: Answers) -> None:
    """Ask one thing about a finished game after the other, as a visitor without a name."""
    async with http_from(guest.server, guest.address) as http:
        for number in itertools.count(first):
            await get(http, f"/api/tables/{table}/explanations/{1 + number % moves}", answers)
            if number % 10 == 0:
                await get(http, f"/api/tables/{table}/finished-game", answers)
                await get(http, f"/api/tables/{table}/replay", answers)


async def search_everywhere(guest: Client, closing: AsyncExitStack, answers: Answers) -> None:
    """Play at many tables with the slowest bot at once."""
    async with asyncio.TaskGroup() as tasks:
        for _ in range(SEARCH_TABLES):
            table = await open_table(guest, seats=2, edition="deluxe", **{"expert-bots": True})
            seat = await attach(closing, guest, table)
            await start_with_bot(seat, "search")
            tasks.create_task(play_forever(seat, answers))


async def play_forever(seat: SeatClient, answers: Answers) -> None:
    """Move whenever it is one's turn."""
    chance = Random(0)
    while True:
        if moves := seat.quiet_moves():
            await seat.command(type="move", move=chance.choice(moves)["text"])
            answers["moves against search"] += 1
        await seat.wait_for_news()


ATTACKS: dict[str, Attack] = {
    "rearranging and looking back": rearrange,
    "sockets and half-sent requests": connect_often,
    "explanations and stories": ask_explanations,
    "tables with `search`": search_everywhere,
}


async def start_with_bot(seat: SeatClient, bot: str) -> None:
    """Sit down with a bot, and start."""
    await seat.command(type="sit", seat=0, contribution=secrets.token_hex(16))
    await seat.command(type="add-bot", bot=bot, seat=1)
    await seat.command(type="start")
    await seat.wait_for(4)


async def play_to_the_end(seat: SeatClient) -> int:
    """Play until the game is over, and return how many moves it had."""
    chance, made = Random(0), 0
    while not seat.is_over:
        if moves := seat.legal_moves():
            await seat.command(type="move", move=chance.choice(moves)["text"])
            made += 1
        await seat.wait_for_news()
    return made


async def get(http: httpx.AsyncClient, path: str, answers: Answers) -> None:
    """Send a request and count its answer; after a refusal wait a little, as a program would."""
    try:
        answer = await http.get(path)
    except httpx.HTTPError:
        answers["requests without an answer"] += 1
        await asyncio.sleep(0.1)
        return
    answers[f"status {answer.status_code}"] += 1
    if not answer.is_success:
        await asyncio.sleep(0.02)


async def attack_for(
    server: LiveServer, name: str, addresses: Sequence[str], seconds: float
) -> Answers:
    """Let a guest from each of these addresses attack for a while."""
    answers: Answers = Counter()
    async with AsyncExitStack() as closing:
        clients = [await register(server, address) for address in addresses]
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds), asyncio.TaskGroup() as tasks:
                for client in clients:
                    tasks.create_task(ATTACKS[name](client, closing, answers))
    return answers


def run_attack(
    server: LiveServer, name: str, addresses: Sequence[str], seconds: float, niceness: int
) -> Answers:
    """Attack from a process of its own: attackers use their own machines."""
    os.nice(niceness)
    return asyncio.run(attack_for(server, name, addresses, seconds))
