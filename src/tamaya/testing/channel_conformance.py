"""What every channel must do: a suite to run any adapter through.

Inherit from ``ChannelConformance`` in a test file, give the class a name that begins with ``Test``
and a fixture ``channel`` on which nobody else tells anything.
"""

import asyncio
from collections.abc import AsyncIterator

from tamaya.table.events import GuestId, TableId
from tamaya.table.ports import ANY_GUEST, RESYNC, Channel

TABLE = TableId("a-table")
OTHER = TableId("another")
ALICE = GuestId("alice")
BOB = GuestId("bob")


async def next_sequence(sequences: AsyncIterator[int]) -> int:
    """The next sequence told; ``RESYNC`` is passed over, for it may come at any time."""
    async with asyncio.timeout(30):
        while (sequence := await anext(sequences)) == RESYNC:
            pass
        return sequence


class LogGrowthConformance:
    """Whoever listens hears how far a log has come."""

    async def test_whoever_listens_is_told(self, channel: Channel) -> None:
        """Everyone, each as soon as it asks."""
        async with channel.subscribe(TABLE) as alice, channel.subscribe(TABLE) as bob:
            await channel.publish(TABLE, 1)
            assert await next_sequence(alice) == 1
            assert await next_sequence(bob) == 1

    async def test_whoever_waits_is_woken(self, channel: Channel) -> None:
        """The one who asks may come before the one who tells."""
        async with channel.subscribe(TABLE) as sequences:
            received = asyncio.create_task(next_sequence(sequences))
            await asyncio.sleep(0)
            assert not received.done()
            await channel.publish(TABLE, 4)
            assert await received == 4

    async def test_each_hears_of_its_own_table(self, channel: Channel) -> None:
        """And of no other."""
        async with channel.subscribe(TABLE) as sequences, channel.subscribe(OTHER) as other:
            await channel.publish(OTHER, 7)
            await channel.publish(TABLE, 1)
            assert await next_sequence(sequences) == 1
            assert await next_sequence(other) == 7

    async def test_a_slow_listener_hears_the_last(self, channel: Channel) -> None:
        """It need not hear all that came before, and delays nobody."""
        async with channel.subscribe(TABLE) as slow, channel.subscribe(TABLE) as quick:
            for sequence in range(1, 1001):
                await channel.publish(TABLE, sequence)
                assert await next_sequence(quick) == sequence
            received = [await next_sequence(slow)]
            while received[-1] < 1000:
                received.append(await next_sequence(slow))
            assert received == sorted(set(received))

    async def test_nothing_is_told_twice_or_backwards(self, channel: Channel) -> None:
        """Two processes may tell the same; a late word is no news."""
        async with channel.subscribe(TABLE) as sequences:
            await channel.publish(TABLE, 2)
            assert await next_sequence(sequences) == 2
            await channel.publish(TABLE, 2)
            await channel.publish(TABLE, 1)
            await channel.close()
            assert await remaining_sequences(sequences) == []

    async def test_whoever_comes_later_hears_what_comes_later(self, channel: Channel) -> None:
        """What was told before is in the log."""
        await channel.publish(TABLE, 1)
        async with channel.subscribe(TABLE) as sequences:
            await channel.publish(TABLE, 2)
            assert await next_sequence(sequences) == 2

    async def test_whoever_has_gone_is_not_waited_for(self, channel: Channel) -> None:
        """The others go on hearing."""
        async with channel.subscribe(TABLE) as stays:
            async with channel.subscribe(TABLE):
                pass
            await channel.publish(TABLE, 1)
            assert await next_sequence(stays) == 1
        await channel.publish(TABLE, 2)

    async def test_an_impatient_listener_misses_nothing(self, channel: Channel) -> None:
        """One may stop asking and ask again."""
        async with channel.subscribe(TABLE) as sequences:
            asked = asyncio.create_task(next_sequence(sequences))
            await asyncio.sleep(0)
            asked.cancel()
            await asyncio.wait([asked])
            await channel.publish(TABLE, 1)
            assert await next_sequence(sequences) == 1

    async def test_the_end_of_the_channel_is_the_end_of_every_subscription(
        self, channel: Channel
    ) -> None:
        """Whoever waits goes home, and so does whoever comes later."""
        async with channel.subscribe(TABLE) as waits, channel.subscribe(TABLE) as late:
            await channel.publish(TABLE, 3)
            assert await next_sequence(waits) == 3
            rest = asyncio.create_task(remaining_sequences(waits))
            await asyncio.sleep(0)
            await channel.close()
            async with asyncio.timeout(30):
                assert await rest == []
                assert await remaining_sequences(late) == [3]
                async with channel.subscribe(TABLE) as later:
                    assert await remaining_sequences(later) == []


class ForgottenGuestsConformance:
    """Whoever listens hears which guests are gone."""

    async def test_everybody_hears_who_is_gone(self, channel: Channel) -> None:
        """One after the other, nobody left out, by everyone who listens."""
        async with channel.forgotten_guests() as one, channel.forgotten_guests() as two:
            for guest in (ALICE, BOB):
                await channel.publish_forgotten_guest(guest)
            for guests in (one, two):
                assert [await next_forgotten_guest(guests) for _ in range(2)] == [ALICE, BOB]

    async def test_whoever_waits_for_a_farewell_is_woken(self, channel: Channel) -> None:
        """And hears only what comes after they began to listen."""
        await channel.publish_forgotten_guest(BOB)
        async with channel.forgotten_guests() as guests:
            received = asyncio.create_task(next_forgotten_guest(guests))
            await asyncio.sleep(0)
            assert not received.done()
            await channel.publish_forgotten_guest(ALICE)
            assert await received == ALICE

    async def test_the_end_of_the_channel_is_the_end_of_farewells(self, channel: Channel) -> None:
        """What was told before is still heard."""
        async with channel.forgotten_guests() as guests:
            await channel.publish_forgotten_guest(ALICE)
            await channel.close()
            assert [guest async for guest in guests if guest != ANY_GUEST] == [ALICE]
        async with channel.forgotten_guests() as late:
            assert [guest async for guest in late] == []


class ChannelConformance(LogGrowthConformance, ForgottenGuestsConformance):
    """All of it."""


async def next_forgotten_guest(guests: AsyncIterator[GuestId]) -> GuestId:
    """The next guest; ``ANY_GUEST`` is passed over, for it may come at any time."""
    async with asyncio.timeout(30):
        while (guest := await anext(guests)) == ANY_GUEST:
            pass
        return guest


async def remaining_sequences(sequences: AsyncIterator[int]) -> list[int]:
    """Everything that is told until the end."""
    return [sequence async for sequence in sequences if sequence != RESYNC]
