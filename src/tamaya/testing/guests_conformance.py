"""What every keeper of guests must do: a suite to run any adapter through.

Inherit from ``GuestsConformance`` in a test file, give the class a name that begins with ``Test``
and a fixture ``guests``, which knows nobody.
"""

import asyncio

from tamaya.table.events import GuestId
from tamaya.table.ports import Guest, Guests
from tamaya.testing.log_conformance import exception_from

ALICE = Guest(GuestId("alice"), "Alice", is_bot=False, created_at=1_800_000_000_000)
ROBOT = Guest(GuestId("robot"), "Žaneta 🤖", is_bot=True, created_at=2)
SECRET = bytes(range(32))
OTHER_SECRET = bytes(range(100, 132))
CODE = b"\x00code\xff"


class GuestsConformance:
    """A guest is whoever holds one of its secrets, until it is forgotten."""

    async def test_a_guest_is_found_by_its_secret(self, guests: Guests) -> None:
        """And by no other."""
        await guests.add(ALICE, SECRET)
        await guests.add(ROBOT, OTHER_SECRET)
        assert await guests.find(SECRET) == ALICE
        assert await guests.find(OTHER_SECRET) == ROBOT
        assert await guests.find(b"guessed") is None

    async def test_a_guest_is_found_by_its_id_or_its_name(self, guests: Guests) -> None:
        """A name may be that of several, or somebody else's id."""
        namesake = Guest(GuestId("another"), "alice", is_bot=False, created_at=3)
        await guests.add(ALICE, SECRET)
        await guests.add(ROBOT, OTHER_SECRET)
        await guests.add(namesake, b"namesake")
        assert list(await guests.find_by_name("alice")) == [namesake, ALICE]
        assert list(await guests.find_by_name("another")) == [namesake]
        assert list(await guests.find_by_name(ROBOT.name)) == [ROBOT]
        assert list(await guests.find_by_name("nobody")) == []

    async def test_nobody_comes_in_twice(self, guests: Guests) -> None:
        """Neither a guest nor a secret can be had by two, and nothing remains of the attempt."""
        await guests.add(ALICE, SECRET)
        assert isinstance(await exception_from(guests.add(ALICE, OTHER_SECRET)), ValueError)
        assert isinstance(await exception_from(guests.add(ROBOT, SECRET)), ValueError)
        assert isinstance(await exception_from(guests.add_secret(ALICE.id, SECRET)), ValueError)
        assert await guests.find(SECRET) == ALICE
        assert await guests.find(OTHER_SECRET) is None
        await guests.add(ROBOT, OTHER_SECRET)

    async def test_every_device_may_have_a_secret_of_its_own(self, guests: Guests) -> None:
        """Both open the same door."""
        await guests.add(ALICE, SECRET)
        await guests.add_secret(ALICE.id, OTHER_SECRET)
        assert await guests.find(SECRET) == await guests.find(OTHER_SECRET) == ALICE

    async def test_a_guest_may_change_its_name(self, guests: Guests) -> None:
        """And nothing else changes with it."""
        await guests.add(ALICE, SECRET)
        await guests.add(ROBOT, OTHER_SECRET)
        await guests.rename(ALICE.id, "Alenka")
        assert await guests.find(SECRET) == ALICE._replace(name="Alenka")
        assert await guests.find(OTHER_SECRET) == ROBOT

    async def test_a_change_is_true_for_whoever_looks_after_it(self, guests: Guests) -> None:
        """However many look the guest up while it is made."""
        await guests.add(ALICE, SECRET)
        for name in ("Alenka", "Alix", "Alžběta"):
            looking = [guests.find(SECRET) for _ in range(5)]
            await asyncio.gather(*looking, guests.rename(ALICE.id, name), guests.find(SECRET))
            assert await guests.find(SECRET) == ALICE._replace(name=name)
        looking = [guests.find(SECRET) for _ in range(5)]
        await asyncio.gather(*looking, guests.forget(ALICE.id), guests.find(SECRET))
        assert await guests.find(SECRET) is None

    async def test_a_code_works_once(self, guests: Guests) -> None:
        """And only the right one."""
        await guests.add(ALICE, SECRET)
        await guests.offer_code(ALICE.id, CODE, expires_at=10)
        assert await guests.take_code(b"guessed", now=9) is None
        assert await guests.take_code(CODE, now=9) == ALICE
        assert await guests.take_code(CODE, now=9) is None

    async def test_a_code_grows_old(self, guests: Guests) -> None:
        """It does not come to life again either."""
        await guests.add(ALICE, SECRET)
        await guests.offer_code(ALICE.id, CODE, expires_at=10)
        assert await guests.take_code(CODE, now=10) is None
        assert await guests.take_code(CODE, now=9) is None

    async def test_several_codes_may_be_open(self, guests: Guests) -> None:
        """The end of one is not the end of another; none is offered twice."""
        await guests.add(ALICE, SECRET)
        await guests.offer_code(ALICE.id, CODE, expires_at=10)
        await guests.offer_code(ALICE.id, b"later", expires_at=20)
        assert isinstance(await exception_from(guests.offer_code(ALICE.id, CODE, 30)), ValueError)
        assert await guests.take_code(CODE, now=15) is None
        assert await guests.take_code(b"later", now=15) == ALICE

    async def test_a_code_tried_by_many_at_once_works_once(self, guests: Guests) -> None:
        """Two devices that scan the same code do not both get in."""
        await guests.add(ALICE, SECRET)
        await guests.offer_code(ALICE.id, CODE, expires_at=10)
        taken = await asyncio.gather(*(guests.take_code(CODE, now=1) for _ in range(20)))
        assert taken.count(ALICE) == 1
        assert taken.count(None) == 19

    async def test_a_forgotten_guest_is_gone(self, guests: Guests) -> None:
        """With all its secrets and codes; others stay."""
        await guests.add(ALICE, SECRET)
        await guests.add_secret(ALICE.id, b"phone")
        await guests.offer_code(ALICE.id, CODE, expires_at=10)
        await guests.add(ROBOT, OTHER_SECRET)
        await guests.forget(ALICE.id)
        assert await guests.find(SECRET) is None
        assert await guests.find(b"phone") is None
        assert await guests.take_code(CODE, now=1) is None
        assert await guests.find(OTHER_SECRET) == ROBOT

    async def test_nothing_is_done_for_somebody_unknown(self, guests: Guests) -> None:
        """No secret is kept for somebody who may come later."""
        await guests.add_secret(ALICE.id, SECRET)
        await guests.offer_code(ALICE.id, CODE, expires_at=10)
        await guests.rename(ALICE.id, "Nobody")
        await guests.forget(ALICE.id)
        assert await guests.find(SECRET) is None
        await guests.add(ALICE, OTHER_SECRET)
        assert await guests.find(SECRET) is None
        assert await guests.take_code(CODE, now=1) is None
        assert await guests.find(OTHER_SECRET) == ALICE
