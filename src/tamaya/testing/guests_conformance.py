"""A conformance suite for stores of guests.

Inherit from ``GuestsConformance`` in a test file, in a class whose name begins with ``Test``, and
provide a fixture ``guests`` without guests.
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
    """A guest is found by its secrets until it is forgotten."""

    async def test_a_guest_is_found_by_its_secret(self, guests: Guests) -> None:
        """Another secret finds nobody."""
        await guests.add(ALICE, SECRET)
        await guests.add(ROBOT, OTHER_SECRET)
        assert await guests.find(SECRET) == ALICE
        assert await guests.find(OTHER_SECRET) == ROBOT
        assert await guests.find(b"guessed") is None

    async def test_a_guest_is_found_by_its_id_or_its_name(self, guests: Guests) -> None:
        """Several guests may have one name, and a name may be the id of another."""
        namesake = Guest(GuestId("another"), "alice", is_bot=False, created_at=3)
        await guests.add(ALICE, SECRET)
        await guests.add(ROBOT, OTHER_SECRET)
        await guests.add(namesake, b"namesake")
        assert list(await guests.find_by_name("alice")) == [namesake, ALICE]
        assert list(await guests.find_by_name("another")) == [namesake]
        assert list(await guests.find_by_name(ROBOT.name)) == [ROBOT]
        assert list(await guests.find_by_name("nobody")) == []

    async def test_a_guest_or_a_secret_cannot_be_added_twice(self, guests: Guests) -> None:
        """A failed attempt leaves nothing behind."""
        await guests.add(ALICE, SECRET)
        assert isinstance(await exception_from(guests.add(ALICE, OTHER_SECRET)), ValueError)
        assert isinstance(await exception_from(guests.add(ROBOT, SECRET)), ValueError)
        assert isinstance(await exception_from(guests.add_secret(ALICE.id, SECRET)), ValueError)
        assert await guests.find(SECRET) == ALICE
        assert await guests.find(OTHER_SECRET) is None
        await guests.add(ROBOT, OTHER_SECRET)

    async def test_a_guest_can_have_several_secrets(self, guests: Guests) -> None:
        """One for each device."""
        await guests.add(ALICE, SECRET)
        await guests.add_secret(ALICE.id, OTHER_SECRET)
        assert await guests.find(SECRET) == await guests.find(OTHER_SECRET) == ALICE

    async def test_a_guest_can_change_its_name(self, guests: Guests) -> None:
        """Nothing else changes."""
        await guests.add(ALICE, SECRET)
        await guests.add(ROBOT, OTHER_SECRET)
        await guests.rename(ALICE.id, "Alenka")
        assert await guests.find(SECRET) == ALICE._replace(name="Alenka")
        assert await guests.find(OTHER_SECRET) == ROBOT

    async def test_a_change_is_visible_to_later_lookups(self, guests: Guests) -> None:
        """Lookups at the same time do not bring the old state back."""
        await guests.add(ALICE, SECRET)
        for name in ("Alenka", "Alix", "Alžběta"):
            lookups = [guests.find(SECRET) for _ in range(5)]
            await asyncio.gather(*lookups, guests.rename(ALICE.id, name), guests.find(SECRET))
            assert await guests.find(SECRET) == ALICE._replace(name=name)
        lookups = [guests.find(SECRET) for _ in range(5)]
        await asyncio.gather(*lookups, guests.forget(ALICE.id), guests.find(SECRET))
        assert await guests.find(SECRET) is None

    async def test_a_code_works_once(self, guests: Guests) -> None:
        """A wrong code does not work."""
        await guests.add(ALICE, SECRET)
        await guests.offer_code(ALICE.id, CODE, expires_at=10)
        assert await guests.take_code(b"guessed", now=9) is None
        assert await guests.take_code(CODE, now=9) == ALICE
        assert await guests.take_code(CODE, now=9) is None

    async def test_a_code_expires(self, guests: Guests) -> None:
        """An expired code stays invalid."""
        await guests.add(ALICE, SECRET)
        await guests.offer_code(ALICE.id, CODE, expires_at=10)
        assert await guests.take_code(CODE, now=10) is None
        assert await guests.take_code(CODE, now=9) is None

    async def test_several_codes_can_be_valid_at_once(self, guests: Guests) -> None:
        """They expire separately, and the same code cannot be offered twice."""
        await guests.add(ALICE, SECRET)
        await guests.offer_code(ALICE.id, CODE, expires_at=10)
        await guests.offer_code(ALICE.id, b"later", expires_at=20)
        assert isinstance(await exception_from(guests.offer_code(ALICE.id, CODE, 30)), ValueError)
        assert await guests.take_code(CODE, now=15) is None
        assert await guests.take_code(b"later", now=15) == ALICE

    async def test_a_code_used_many_times_at_once_works_once(self, guests: Guests) -> None:
        """Only one of two devices that scan a code gets in."""
        await guests.add(ALICE, SECRET)
        await guests.offer_code(ALICE.id, CODE, expires_at=10)
        taken = await asyncio.gather(*(guests.take_code(CODE, now=1) for _ in range(20)))
        assert taken.count(ALICE) == 1
        assert taken.count(None) == 19

    async def test_a_forgotten_guest_is_gone(self, guests: Guests) -> None:
        """Its secrets and codes are deleted; other guests stay."""
        await guests.add(ALICE, SECRET)
        await guests.add_secret(ALICE.id, b"phone")
        await guests.offer_code(ALICE.id, CODE, expires_at=10)
        await guests.add(ROBOT, OTHER_SECRET)
        await guests.forget(ALICE.id)
        assert await guests.find(SECRET) is None
        assert await guests.find(b"phone") is None
        assert await guests.take_code(CODE, now=1) is None
        assert await guests.find(OTHER_SECRET) == ROBOT

    async def test_changes_to_an_unknown_guest_do_nothing(self, guests: Guests) -> None:
        """No secret is stored for a guest that may be added later."""
        await guests.add_secret(ALICE.id, SECRET)
        await guests.offer_code(ALICE.id, CODE, expires_at=10)
        await guests.rename(ALICE.id, "Nobody")
        await guests.forget(ALICE.id)
        assert await guests.find(SECRET) is None
        await guests.add(ALICE, OTHER_SECRET)
        assert await guests.find(SECRET) is None
        assert await guests.take_code(CODE, now=1) is None
        assert await guests.find(OTHER_SECRET) == ALICE
