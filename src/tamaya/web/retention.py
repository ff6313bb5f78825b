"""Deletes what is no longer needed: unused devices, old tables, guests who stay away.

Each step is small, so that a large backlog is deleted over many rounds.
"""

from collections.abc import Sequence
from typing import NamedTuple

from tamaya.table.events import GuestId
from tamaya.table.ports import Store, UnseenGuest
from tamaya.web.settings import Settings

DAY = 24 * 60 * 60 * 1000
DEVICES_A_STEP = 200
TABLES_A_STEP = 100
GUESTS_A_STEP = 200
LIMITS_A_STEP = 1000


class PurgeStep(NamedTuple):
    """What one step has deleted."""

    tables: int
    guests: int
    signed_out: frozenset[GuestId]
    """Guests who have lost a device, or everything."""
    last_guest: UnseenGuest | None
    """Where the next step goes on; None at the end."""
    is_last: bool
    """Whether there is nothing more to delete now."""


def last_change_kept(settings: Settings, now: int) -> int | None:
    """The last change before which tables are deleted; None where they are kept for ever."""
    days = settings.finished_table_days
    return now - days * DAY if days else None


def last_use_kept(days: int, now: int) -> int:
    """The stored last use before which a device or guest has been away for these days.

    A use within a day of the stored one is not stored.
    """
    return now - (days + 1) * DAY


def last_visit_kept(settings: Settings, now: int) -> int | None:
    """The stored visit before which guests are deleted; None where they are kept for ever."""
    return last_use_kept(settings.guest_days, now) if settings.guest_days else None


async def purge_step(
    store: Store, settings: Settings, now: int, last_guest: UnseenGuest | None
) -> PurgeStep:
    """Delete a bounded number of devices, tables and guests."""
    await store.prune_limits(now, LIMITS_A_STEP)
    unused = last_use_kept(settings.device_days, now)
    devices = await store.remove_unused_devices(unused, DEVICES_A_STEP)
    tables = await purge_tables(store, last_change_kept(settings, now))
    page, guests = await purge_guests(store, last_visit_kept(settings, now), last_guest)
    has_more_guests = len(page) == GUESTS_A_STEP
    return PurgeStep(
        tables=tables,
        guests=len(guests),
        signed_out=frozenset(devices) | frozenset(guests),
        last_guest=page[-1] if has_more_guests else None,
        is_last=len(devices) < DEVICES_A_STEP and tables < TABLES_A_STEP and not has_more_guests,
    )


async def purge_tables(store: Store, before: int | None) -> int:
    """Delete the oldest tables that are over; returns how many."""
    tables = () if before is None else await store.old_tables(before, TABLES_A_STEP)
    for each in tables:
        await store.delete(each.table)
    return len(tables)


async def purge_guests(
    store: Store, before: int | None, after: UnseenGuest | None
) -> tuple[Sequence[UnseenGuest], Sequence[GuestId]]:
    """Forget the next guests who stay away; returns those looked at, and those forgotten.

    Those with a seat at an open table are kept, and passed over.
    """
    if before is None:
        return (), ()
    page = await store.unseen_guests(before, after, GUESTS_A_STEP)
    absent = [guest.id for guest in page if not guest.is_seated]
    return page, await store.forget_unseen(absent, before)
