"""Tables of four people whose moves are timed."""

import asyncio
import secrets
import statistics
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from random import Random
from typing import Any

from _live_server import ENTRIES, Client, SeatClient, open_table

SEATS = 4


class TimedSeat(SeatClient):
    """A seat that reports when each entry arrives."""

    def __init__(self, socket: Any, table: "TimedTable") -> None:
        """Report to this table."""
        super().__init__(socket, table.id)
        self._timed = table

    def take(self, message: dict[str, Any]) -> None:
        """Take in a message, and report its entry."""
        super().take(message)
        if message["type"] in ENTRIES:
            self._timed.arrived(message["sequence"])


@dataclass
class TimedTable:
    """A table of four people whose moves are timed: from sending until all seats have them."""

    id: str
    times: list[float]
    seats: list[TimedSeat] = field(default_factory=list)
    sent: dict[int, float] = field(default_factory=dict)
    arrivals: dict[int, int] = field(default_factory=dict)
    last_sent: int = 0
    """The sequence that the last move will have."""

    def arrived(self, sequence: int) -> None:
        """Count the arrival of an entry at a seat; the last seat stops the clock."""
        began = self.sent.get(sequence)
        if began is not None:
            self.arrivals[sequence] = self.arrivals.get(sequence, 0) + 1
            if self.arrivals[sequence] == SEATS:
                self.times.append(time.perf_counter() - began)

    async def move(self, chance: Random) -> bool:
        """Let the seat to act make a move that keeps the game going; False where there is none."""
        for seat in self.seats:
            if moves := seat.quiet_moves():
                self.last_sent = seat.sequence + 1
                self.sent[self.last_sent] = time.perf_counter()
                await seat.command(type="move", move=chance.choice(moves)["text"])
                return True
        return False

    async def wait_for_move(self) -> None:
        """Wait until the last move has arrived at every seat."""
        for seat in self.seats:
            await seat.wait_for(self.last_sent)


async def start_table(
    closing: AsyncExitStack, guests: list[Client], times: list[float], help_level: int = 0
) -> TimedTable:
    """Open a table, seat the guests and start the game."""
    options = {"seats": SEATS, "edition": "deluxe", "help-level": help_level}
    table = TimedTable(await open_table(guests[0], **options), times)
    for number, guest in enumerate(guests):
        seat = TimedSeat(await closing.enter_async_context(guest.socket()), table)
        table.seats.append(seat)
        reading = asyncio.create_task(seat.read())
        closing.callback(reading.cancel)
        await seat.attach()
        await seat.command(type="sit", seat=number, contribution=secrets.token_hex(16))
        await seat.wait_for(number + 2)
    await table.seats[0].command(type="start")
    await table.seats[0].wait_for(SEATS + 2)
    return table


def percentiles(times: list[float]) -> tuple[float, float]:
    """The 50th and the 99th percentile in milliseconds."""
    if len(times) < 2:
        return (float("inf"), float("inf"))
    cuts = statistics.quantiles(times, n=100)
    return cuts[49] * 1000, cuts[98] * 1000
