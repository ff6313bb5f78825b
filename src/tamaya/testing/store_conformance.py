"""A conformance suite for what a store does with guests, tables and limits together.

Inherit from ``WholeStoreConformance`` in a test file, in a class whose name begins with ``Test``,
and provide a fixture ``store``, an empty store. The suites for logs and guests are separate.
"""

import asyncio

from tamaya.table.events import SeatLeft, TableId
from tamaya.table.phase import Phase
from tamaya.table.ports import RateLimit, Store, UnseenGuest
from tamaya.testing.guests_conformance import (
    ALICE,
    LAPTOP,
    OTHER_SECRET,
    PHONE,
    ROBOT,
    SECRET,
    guest_with,
)
from tamaya.testing.log_conformance import TABLE, open_tables, summary

KEY = b"\x00key\xff"
ADDRESS = b"\x00address\xff"
LIMIT = RateLimit(most=3, milliseconds=100)
AT = 1_800_000_000_000
TAKERS = 30


async def take(store: Store, times: int, now: int, key: bytes = KEY) -> list[bool]:
    """Whether each of several attempts got a token."""
    return [await store.take_token(key, LIMIT, now) for _ in range(times)]


class RateLimitConformance:
    """A key has some tokens at once, and gets one more from time to time."""

    async def test_tokens_run_out_and_come_back(self, store: Store) -> None:
        """An attempt without a token costs nothing, and no more come back than there were."""
        assert await take(store, 5, AT) == [True, True, True, False, False]
        assert await take(store, 2, AT + 99) == [False, False]
        assert await take(store, 2, AT + 100) == [True, False]
        assert await take(store, 5, AT + 10_000) == [True, True, True, False, False]

    async def test_keys_are_independent(self, store: Store) -> None:
        """One that is used up does not affect the others."""
        await take(store, 4, AT)
        assert await take(store, 4, AT, b"other") == [True, True, True, False]

    async def test_no_more_are_taken_at_once_than_there_are(self, store: Store) -> None:
        """Counting and taking happen in one step."""
        taken = await asyncio.gather(*(store.take_token(KEY, LIMIT, AT) for _ in range(TAKERS)))
        assert taken.count(True) == LIMIT.most

    async def test_a_token_can_be_returned(self, store: Store) -> None:
        """It can be taken again; returning one to a full bucket changes nothing."""
        await store.return_token(KEY, LIMIT)
        await take(store, 3, AT)
        await store.return_token(KEY, LIMIT)
        assert await take(store, 2, AT) == [True, False]

    async def test_a_clock_that_is_set_back_does_not_block_a_key(self, store: Store) -> None:
        """What the limit cannot have led to does not count; a little behind gains nothing."""
        await take(store, 3, AT)
        assert await take(store, 1, AT - 1_000) == [False]
        assert await take(store, 4, AT - 3_600_000) == [True, True, True, False]

    async def test_pruning_changes_no_limit(self, store: Store) -> None:
        """A bucket that is not full again is kept."""
        await take(store, 3, AT)
        await take(store, 3, AT - 10_000, b"other")
        await store.prune_limits(AT, 100)
        assert await take(store, 1, AT) == [False]
        assert await take(store, 4, AT, b"other") == [True, True, True, False]

    async def test_the_salt_is_random_and_always_the_same(self, store: Store) -> None:
        """It is as long as a hash."""
        salt = await store.address_salt()
        assert len(salt) == 32
        assert len(set(salt)) > 1
        assert await store.address_salt() == salt


class TableClaimConformance:
    """The open tables of an address are counted until they are over."""

    async def test_an_address_cannot_pass_its_limit(self, store: Store) -> None:
        """The same table counts once, and other addresses are not affected."""
        assert await self.claim(store, "one", 2)
        assert await self.claim(store, "two", 2)
        assert await self.claim(store, "two", 2)
        assert not await self.claim(store, "three", 2)
        assert await self.claim(store, "three", 2, b"other")

    async def test_claiming_many_tables_at_once_does_not_pass_the_limit(self, store: Store) -> None:
        """Counting and claiming happen in one step."""
        claims = (self.claim(store, f"{number}", 3) for number in range(TAKERS))
        assert (await asyncio.gather(*claims)).count(True) == 3

    async def test_a_claim_ends_where_its_table_was_not_opened(self, store: Store) -> None:
        """It cannot be kept without its table; pruning deletes it."""
        assert await self.claim(store, "one", 1, lasting=10)
        await store.keep_claim(TableId("one"))
        assert not await self.claim(store, "two", 1, now=AT + 9)
        await store.prune_limits(AT + 10, 100)
        assert await self.claim(store, "two", 1, now=AT + 10)

    async def test_a_claim_can_be_dropped_until_it_is_kept(self, store: Store) -> None:
        """The table was refused."""
        assert await self.claim(store, "refused", 1)
        await store.drop_claim(TableId("refused"))
        await self.open(store, "opened")
        await store.drop_claim(TableId("opened"))
        assert not await self.claim(store, "new", 1)

    async def test_a_kept_claim_ends_with_its_table(self, store: Store) -> None:
        """When the game is over, or the table is deleted."""
        await self.open(store, TABLE)
        later = AT + 1_000_000
        await store.prune_limits(later, 100)
        assert await self.claim(store, TABLE, 1, now=later)
        assert not await self.claim(store, "new", 1, now=later)
        await store.append(summary(phase=Phase.FINISHED), 1, 2, "", [SeatLeft(0)])
        assert await self.claim(store, "new", 1, now=later)
        await self.open(store, "another", most=2)
        assert not await self.claim(store, "last", 2, now=later)
        await store.delete(TableId("another"))
        assert await self.claim(store, "last", 2, now=later)

    async def test_idle_games_of_an_address_are_found_the_oldest_first(self, store: Store) -> None:
        """Neither waiting tables nor those of other addresses are."""
        for number, (name, phase) in enumerate(
            (("new", "playing"), ("old", "playing"), ("waits", "waiting"), ("over", "finished"))
        ):
            table = TableId(name)
            assert await self.claim(store, name, 9)
            await open_tables(store, summary(table, Phase(phase), updated_at=10 - number))
            await store.keep_claim(table)
        assert await self.claim(store, "theirs", 9, b"other")
        await open_tables(store, summary(TableId("theirs"), Phase.PLAYING, updated_at=1))
        found = await store.idle_claimed_tables(ADDRESS, 11, 9)
        assert [each.table for each in found] == ["old", "new"]
        assert [each.table for each in await store.idle_claimed_tables(ADDRESS, 11, 1)] == ["old"]
        assert [each.table for each in await store.idle_claimed_tables(ADDRESS, 10, 9)] == ["old"]

    async def test_a_table_that_is_over_is_not_claimed_again(self, store: Store) -> None:
        """A command that opened it may be sent again later."""
        await open_tables(store, summary(phase=Phase.FINISHED))
        assert await self.claim(store, TABLE, 1)
        await store.keep_claim(TABLE)
        assert await self.claim(store, "new", 1, now=AT + 1_000_000)

    async def open(self, store: Store, table: str, most: int = 1) -> None:
        """Claim a table, open it, and keep the claim."""
        assert await self.claim(store, table, most)
        await open_tables(store, summary(TableId(table)))
        await store.keep_claim(TableId(table))

    async def claim(
        self,
        store: Store,
        table: str,
        most: int,
        address: bytes = ADDRESS,
        now: int = AT,
        lasting: int = 60_000,
    ) -> bool:
        """Whether a table could be claimed."""
        return await store.claim_table(address, TableId(table), most, now, now + lasting)


class UnseenGuestsConformance:
    """Guests who stay away are found and forgotten, unless they hold a seat at an open table."""

    async def test_guests_are_found_page_by_page(self, store: Store) -> None:
        """The longest unseen first; those seen since are not found."""
        await store.add(ALICE._replace(created_at=20), SECRET, LAPTOP)
        await store.add(ROBOT._replace(created_at=10), OTHER_SECRET, PHONE)
        robot = UnseenGuest(ROBOT.id, 10, is_seated=False)
        alice = UnseenGuest(ALICE.id, 20, is_seated=False)
        assert list(await store.unseen_guests(30, None, 10)) == [robot, alice]
        assert list(await store.unseen_guests(30, None, 1)) == [robot]
        assert list(await store.unseen_guests(30, robot, 10)) == [alice]
        await store.use_device(SECRET, 30)
        assert list(await store.unseen_guests(30, None, 10)) == [robot]

    async def test_only_a_seat_at_an_open_table_is_kept(self, store: Store) -> None:
        """It does not matter whether the game has begun."""
        await store.add(ALICE._replace(created_at=1), SECRET, LAPTOP)
        await store.add(ROBOT._replace(created_at=2), OTHER_SECRET, PHONE)
        await open_tables(
            store,
            summary(TableId("over"), Phase.FINISHED, guests=(ALICE.id, ROBOT.id)),
            summary(TableId("playing"), Phase.PLAYING, guests=(ALICE.id,)),
        )
        page = await store.unseen_guests(30, None, 10)
        assert [guest.is_seated for guest in page] == [True, False]
        assert list(await store.forget_unseen([ALICE.id, ROBOT.id], 30)) == [ROBOT.id]
        assert await store.find(OTHER_SECRET) is None
        assert await guest_with(store, SECRET) == ALICE._replace(created_at=1)

    async def test_a_guest_who_came_back_is_not_forgotten(self, store: Store) -> None:
        """They may have done so since they were found."""
        await store.add(ALICE._replace(created_at=1), SECRET, LAPTOP)
        await store.use_device(SECRET, 30)
        assert list(await store.forget_unseen([ALICE.id], 30)) == []
        assert list(await store.forget_unseen([], 30)) == []
        assert await store.find(SECRET) is not None

    async def test_a_guest_without_devices_can_be_forgotten(self, store: Store) -> None:
        """Its devices may have expired before."""
        await store.add(ALICE._replace(created_at=1), SECRET, LAPTOP)
        await store.remove_device(ALICE.id, LAPTOP.id)
        assert list(await store.forget_unseen([ALICE.id], 30)) == [ALICE.id]
        assert list(await store.find_by_name(ALICE.name)) == []


class WholeStoreConformance(RateLimitConformance, TableClaimConformance, UnseenGuestsConformance):
    """The whole suite."""
