"""A conformance suite for stores of guests.

Inherit from ``GuestsConformance`` in a test file, in a class whose name begins with ``Test``, and
provide a fixture ``guests`` without guests.
"""

import asyncio

from tamaya.table.events import GuestId
from tamaya.table.ports import Device, Guest, Guests, SignedIn
from tamaya.testing.log_conformance import exception_from

ALICE = Guest(GuestId("alice"), "Alice", is_bot=False, created_at=1_800_000_000_000)
ROBOT = Guest(GuestId("robot"), "Žaneta 🤖", is_bot=True, created_at=2)
LAPTOP = Device("laptop", "Firefox", "Linux", created_at=10, used_at=20)
PHONE = Device("phone", "Safari", "iPhone", created_at=30, used_at=30)
SECRET = bytes(range(32))
OTHER_SECRET = bytes(range(100, 132))
CODE = b"\x00code\xff"


async def guest_with(guests: Guests, secret_hash: bytes) -> Guest | None:
    """The guest with this secret."""
    found = await guests.find(secret_hash)
    return None if found is None else found.guest


class SecretsConformance:
    """A guest is found by its secrets until it is forgotten."""

    async def test_a_guest_is_found_by_its_secret(self, guests: Guests) -> None:
        """Another secret finds nobody."""
        await guests.add(ALICE, SECRET, LAPTOP)
        await guests.add(ROBOT, OTHER_SECRET, PHONE)
        assert await guest_with(guests, SECRET) == ALICE
        assert await guest_with(guests, OTHER_SECRET) == ROBOT
        assert await guests.find(b"guessed") is None

    async def test_a_guest_is_found_by_its_id_or_its_name(self, guests: Guests) -> None:
        """Several guests may have one name, and a name may be the id of another."""
        namesake = Guest(GuestId("another"), "alice", is_bot=False, created_at=3)
        await guests.add(ALICE, SECRET, LAPTOP)
        await guests.add(ROBOT, OTHER_SECRET, PHONE)
        await guests.add(namesake, b"namesake", LAPTOP)
        assert list(await guests.find_by_name("alice")) == [namesake, ALICE]
        assert list(await guests.find_by_name("another")) == [namesake]
        assert list(await guests.find_by_name(ROBOT.name)) == [ROBOT]
        assert list(await guests.find_by_name("nobody")) == []

    async def test_a_guest_or_a_secret_cannot_be_added_twice(self, guests: Guests) -> None:
        """A failed attempt leaves nothing behind."""
        await guests.add(ALICE, SECRET, LAPTOP)
        assert isinstance(await exception_from(guests.add(ALICE, OTHER_SECRET, PHONE)), ValueError)
        assert isinstance(await exception_from(guests.add(ROBOT, SECRET, PHONE)), ValueError)
        assert isinstance(
            await exception_from(guests.add_device(ALICE.id, SECRET, PHONE)), ValueError
        )
        assert await guest_with(guests, SECRET) == ALICE
        assert await guests.find(OTHER_SECRET) is None
        await guests.add(ROBOT, OTHER_SECRET, PHONE)

    async def test_a_guest_can_have_several_secrets(self, guests: Guests) -> None:
        """One for each device."""
        await guests.add(ALICE, SECRET, LAPTOP)
        await guests.add_device(ALICE.id, OTHER_SECRET, PHONE)
        assert await guests.find(SECRET) == SignedIn(ALICE, LAPTOP)
        assert await guests.find(OTHER_SECRET) == SignedIn(ALICE, PHONE)

    async def test_a_guest_can_change_its_name(self, guests: Guests) -> None:
        """Nothing else changes."""
        await guests.add(ALICE, SECRET, LAPTOP)
        await guests.add(ROBOT, OTHER_SECRET, PHONE)
        await guests.rename(ALICE.id, "Alenka")
        assert await guest_with(guests, SECRET) == ALICE._replace(name="Alenka")
        assert await guest_with(guests, OTHER_SECRET) == ROBOT

    async def test_a_change_is_visible_to_later_lookups(self, guests: Guests) -> None:
        """Lookups at the same time do not bring the old state back."""
        await guests.add(ALICE, SECRET, LAPTOP)
        for name in ("Alenka", "Alix", "Alžběta"):
            lookups = [guests.find(SECRET) for _ in range(5)]
            await asyncio.gather(*lookups, guests.rename(ALICE.id, name), guests.find(SECRET))
            assert await guest_with(guests, SECRET) == ALICE._replace(name=name)
        lookups = [guests.find(SECRET) for _ in range(5)]
        await asyncio.gather(*lookups, guests.forget(ALICE.id), guests.find(SECRET))
        assert await guests.find(SECRET) is None

    async def test_a_code_works_once(self, guests: Guests) -> None:
        """A wrong code does not work."""
        await guests.add(ALICE, SECRET, LAPTOP)
        await guests.offer_code(ALICE.id, CODE, expires_at=10)
        assert await guests.take_code(b"guessed", now=9) is None
        assert await guests.take_code(CODE, now=9) == ALICE
        assert await guests.take_code(CODE, now=9) is None

    async def test_a_code_expires(self, guests: Guests) -> None:
        """An expired code stays invalid."""
        await guests.add(ALICE, SECRET, LAPTOP)
        await guests.offer_code(ALICE.id, CODE, expires_at=10)
        assert await guests.take_code(CODE, now=10) is None
        assert await guests.take_code(CODE, now=9) is None

    async def test_several_codes_can_be_valid_at_once(self, guests: Guests) -> None:
        """They expire separately, and the same code cannot be offered twice."""
        await guests.add(ALICE, SECRET, LAPTOP)
        await guests.offer_code(ALICE.id, CODE, expires_at=10)
        await guests.offer_code(ALICE.id, b"later", expires_at=20)
        assert isinstance(await exception_from(guests.offer_code(ALICE.id, CODE, 30)), ValueError)
        assert await guests.take_code(CODE, now=15) is None
        assert await guests.take_code(b"later", now=15) == ALICE

    async def test_a_code_used_many_times_at_once_works_once(self, guests: Guests) -> None:
        """Only one of two devices that scan a code gets in."""
        await guests.add(ALICE, SECRET, LAPTOP)
        await guests.offer_code(ALICE.id, CODE, expires_at=10)
        taken = await asyncio.gather(*(guests.take_code(CODE, now=1) for _ in range(20)))
        assert taken.count(ALICE) == 1
        assert taken.count(None) == 19

    async def test_a_forgotten_guest_is_gone(self, guests: Guests) -> None:
        """Its secrets and codes are deleted; other guests stay."""
        await guests.add(ALICE, SECRET, LAPTOP)
        await guests.add_device(ALICE.id, b"phone", PHONE)
        await guests.offer_code(ALICE.id, CODE, expires_at=10)
        await guests.add(ROBOT, OTHER_SECRET, PHONE)
        await guests.forget(ALICE.id)
        assert await guests.find(SECRET) is None
        assert await guests.find(b"phone") is None
        assert await guests.take_code(CODE, now=1) is None
        assert await guest_with(guests, OTHER_SECRET) == ROBOT

    async def test_changes_to_an_unknown_guest_do_nothing(self, guests: Guests) -> None:
        """No secret is stored for a guest that may be added later."""
        await guests.add_device(ALICE.id, SECRET, PHONE)
        await guests.offer_code(ALICE.id, CODE, expires_at=10)
        await guests.rename(ALICE.id, "Nobody")
        await guests.forget(ALICE.id)
        assert await guests.find(SECRET) is None
        await guests.add(ALICE, OTHER_SECRET, PHONE)
        assert await guests.find(SECRET) is None
        assert await guests.take_code(CODE, now=1) is None
        assert await guest_with(guests, OTHER_SECRET) == ALICE


class DevicesConformance:
    """A guest sees its devices and can sign each of them out."""

    async def test_devices_are_listed_with_the_last_used_first(self, guests: Guests) -> None:
        """Those of others are not listed, nor more than asked for."""
        await guests.add(ALICE, SECRET, LAPTOP)
        await guests.add_device(ALICE.id, b"phone", PHONE)
        await guests.add(ROBOT, OTHER_SECRET, LAPTOP)
        assert list(await guests.devices_of(ALICE.id, 10)) == [PHONE, LAPTOP]
        assert list(await guests.devices_of(ALICE.id, 1)) == [PHONE]
        assert list(await guests.devices_of(GuestId("nobody"), 10)) == []

    async def test_a_device_that_is_used_says_so(self, guests: Guests) -> None:
        """Nothing else changes."""
        await guests.add(ALICE, SECRET, LAPTOP)
        await guests.add_device(ALICE.id, b"phone", PHONE)
        assert await guests.find(SECRET) == SignedIn(ALICE, LAPTOP)
        await guests.use_device(SECRET, now=40)
        await guests.use_device(b"guessed", now=50)
        used = LAPTOP._replace(used_at=40)
        assert await guests.find(SECRET) == SignedIn(ALICE, used)
        assert list(await guests.devices_of(ALICE.id, 10)) == [used, PHONE]

    async def test_a_removed_device_is_unknown_at_once(self, guests: Guests) -> None:
        """Other devices stay, and nobody can remove those of another guest."""
        await guests.add(ALICE, SECRET, LAPTOP)
        await guests.add_device(ALICE.id, b"phone", PHONE)
        await guests.add(ROBOT, OTHER_SECRET, LAPTOP)
        assert await guests.find(SECRET) == SignedIn(ALICE, LAPTOP)
        assert await guests.remove_device(ALICE.id, LAPTOP.id)
        assert not await guests.remove_device(ALICE.id, LAPTOP.id)
        assert not await guests.remove_device(ROBOT.id, PHONE.id)
        assert await guests.find(SECRET) is None
        assert await guest_with(guests, b"phone") == ALICE
        assert await guest_with(guests, OTHER_SECRET) == ROBOT

    async def test_removing_a_device_deletes_the_codes_of_its_guest(self, guests: Guests) -> None:
        """The device may have got one, to come back with; those of others stay."""
        await guests.add(ALICE, SECRET, LAPTOP)
        await guests.add(ROBOT, OTHER_SECRET, LAPTOP)
        for remove in (guests.remove_device, guests.remove_other_devices):
            await guests.offer_code(ALICE.id, CODE, expires_at=10)
            await guests.offer_code(ROBOT.id, b"other", expires_at=10)
            await remove(ALICE.id, PHONE.id)
            assert await guests.take_code(CODE, now=1) is None
            assert await guests.take_code(b"other", now=1) == ROBOT

    async def test_all_other_devices_can_be_removed(self, guests: Guests) -> None:
        """The one that is named stays."""
        await guests.add(ALICE, SECRET, LAPTOP)
        for name in ("phone", "tablet"):
            await guests.add_device(ALICE.id, name.encode(), PHONE._replace(id=name))
        await guests.add(ROBOT, OTHER_SECRET, PHONE)
        await guests.remove_other_devices(ALICE.id, LAPTOP.id)
        assert list(await guests.devices_of(ALICE.id, 10)) == [LAPTOP]
        assert await guests.find(b"phone") is None
        assert await guest_with(guests, OTHER_SECRET) == ROBOT

    async def test_unused_devices_are_removed_in_steps(self, guests: Guests) -> None:
        """The longest unused first; their guests are returned."""
        await guests.add(ALICE, SECRET, LAPTOP)
        await guests.add_device(ALICE.id, b"phone", PHONE)
        await guests.add(ROBOT, OTHER_SECRET, PHONE._replace(used_at=25))
        assert list(await guests.remove_unused_devices(before=30, limit=1)) == [ALICE.id]
        assert await guests.find(SECRET) is None
        assert list(await guests.remove_unused_devices(before=30, limit=10)) == [ROBOT.id]
        assert list(await guests.remove_unused_devices(before=30, limit=10)) == []
        assert await guest_with(guests, b"phone") == ALICE


class GuestsConformance(SecretsConformance, DevicesConformance):
    """The whole suite."""
