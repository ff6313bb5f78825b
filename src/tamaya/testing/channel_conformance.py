"""A conformance suite for channels.

Inherit from ``ChannelConformance`` in a test file, in a class whose name begins with ``Test``, and
provide a fixture ``channel`` that nobody else publishes on.
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
    """The next sequence; ``RESYNC`` is skipped, because it may come at any time."""
    async with asyncio.timeout(30):
        while (sequence := await anext(sequences)) == RESYNC:
            pass
        return sequence


class LogGrowthConformance:
    """Subscribers are notified when a log grows."""

    async def test_every_subscriber_is_notified(self, channel: Channel) -> None:
        """Each of several subscribers receives the sequence."""
        async with channel.subscribe(TABLE) as alice, channel.subscribe(TABLE) as bob:
            await channel.publish(TABLE, 1)
            assert await next_sequence(alice) == 1
            assert await next_sequence(bob) == 1

    async def test_a_waiting_subscriber_is_woken(self, channel: Channel) -> None:
        """A subscriber may wait before anything is published."""
        async with channel.subscribe(TABLE) as sequences:
            received = asyncio.create_task(next_sequence(sequences))
            await asyncio.sleep(0)
            assert not received.done()
            await channel.publish(TABLE, 4)
            assert await received == 4

    async def test_a_subscriber_is_notified_of_its_own_table_only(self, channel: Channel) -> None:
        """Other tables are not mixed in."""
        async with channel.subscribe(TABLE) as sequences, channel.subscribe(OTHER) as other:
            await channel.publish(OTHER, 7)
            await channel.publish(TABLE, 1)
            assert await next_sequence(sequences) == 1
            assert await next_sequence(other) == 7

    async def test_a_slow_subscriber_receives_the_last_sequence(self, channel: Channel) -> None:
        """It may miss earlier ones, and delays nobody."""
        async with channel.subscribe(TABLE) as slow, channel.subscribe(TABLE) as quick:
            for sequence in range(1, 1001):
                await channel.publish(TABLE, sequence)
                assert await next_sequence(quick) == sequence
            received = [await next_sequence(slow)]
            while received[-1] < 1000:
                received.append(await next_sequence(slow))
            assert received == sorted(set(received))

    async def test_sequences_only_increase(self, channel: Channel) -> None:
        """A repeated or late notification is dropped."""
        async with channel.subscribe(TABLE) as sequences:
            await channel.publish(TABLE, 2)
            assert await next_sequence(sequences) == 2
            await channel.publish(TABLE, 2)
            await channel.publish(TABLE, 1)
            await channel.close()
            assert await remaining_sequences(sequences) == []

    async def test_a_new_subscriber_gets_new_notifications_only(self, channel: Channel) -> None:
        """What was published before is in the log."""
        await channel.publish(TABLE, 1)
        async with channel.subscribe(TABLE) as sequences:
            await channel.publish(TABLE, 2)
            assert await next_sequence(sequences) == 2

    async def test_a_subscriber_that_left_does_not_block_others(self, channel: Channel) -> None:
        """The others are still notified."""
        async with channel.subscribe(TABLE) as remaining:
            async with channel.subscribe(TABLE):
                pass
            await channel.publish(TABLE, 1)
            assert await next_sequence(remaining) == 1
        await channel.publish(TABLE, 2)

    async def test_a_cancelled_wait_loses_nothing(self, channel: Channel) -> None:
        """A subscriber may cancel and wait again."""
        async with channel.subscribe(TABLE) as sequences:
            waiting = asyncio.create_task(next_sequence(sequences))
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.wait([waiting])
            await channel.publish(TABLE, 1)
            assert await next_sequence(sequences) == 1

    async def test_closing_the_channel_ends_every_subscription(self, channel: Channel) -> None:
        """Waiting and later subscribers end too."""
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


class SignedOutGuestsConformance:
    """Subscribers are notified of guests who are signed out."""

    async def test_every_subscriber_gets_every_signed_out_guest(self, channel: Channel) -> None:
        """In order, without gaps."""
        async with channel.signed_out_guests() as one, channel.signed_out_guests() as two:
            for guest in (ALICE, BOB):
                await channel.publish_signed_out_guest(guest)
            for guests in (one, two):
                assert [await next_signed_out_guest(guests) for _ in range(2)] == [ALICE, BOB]

    async def test_a_subscriber_that_waits_for_a_signed_out_guest_is_woken(
        self, channel: Channel
    ) -> None:
        """It gets only the guests signed out since it subscribed."""
        await channel.publish_signed_out_guest(BOB)
        async with channel.signed_out_guests() as guests:
            received = asyncio.create_task(next_signed_out_guest(guests))
            await asyncio.sleep(0)
            assert not received.done()
            await channel.publish_signed_out_guest(ALICE)
            assert await received == ALICE

    async def test_closing_the_channel_ends_the_signed_out_guests(self, channel: Channel) -> None:
        """What was published before still arrives."""
        async with channel.signed_out_guests() as guests:
            await channel.publish_signed_out_guest(ALICE)
            await channel.close()
            assert [guest async for guest in guests if guest != ANY_GUEST] == [ALICE]
        async with channel.signed_out_guests() as late:
            assert [guest async for guest in late] == []


class ChannelConformance(LogGrowthConformance, SignedOutGuestsConformance):
    """The whole suite."""


async def next_signed_out_guest(guests: AsyncIterator[GuestId]) -> GuestId:
    """The next guest; ``ANY_GUEST`` is skipped, because it may come at any time."""
    async with asyncio.timeout(30):
        while (guest := await anext(guests)) == ANY_GUEST:
            pass
        return guest


async def remaining_sequences(sequences: AsyncIterator[int]) -> list[int]:
    """Every sequence until the end."""
    return [sequence async for sequence in sequences if sequence != RESYNC]
