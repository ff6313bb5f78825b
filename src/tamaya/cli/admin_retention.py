"""What ``tamaya admin`` does with old data: shows what the settings do not keep, and deletes it."""

import os

from tamaya.cli.admin_results_and_logs import AdminResult
from tamaya.i18n import Catalogue
from tamaya.table.phase import Phase
from tamaya.table.ports import Store, UnseenGuest
from tamaya.terminal.text.layout import paragraph
from tamaya.web.app_state import SystemClock
from tamaya.web.retention import GUESTS_A_STEP, last_change_kept, last_visit_kept, purge_step
from tamaya.web.settings import Settings


async def show_retention(store: Store, _name: str, texts: Catalogue) -> AdminResult:
    """Show how long tables and guests are kept, and how many would be deleted now."""
    settings, now = Settings.of_environment(os.environ), SystemClock().now()
    kept = {"tables": settings.finished_table_days, "guests": settings.guest_days}
    due = {
        "tables": await count_old_tables(store, last_change_kept(settings, now)),
        "guests": await count_absent_guests(store, last_visit_kept(settings, now)),
    }
    lines = [
        texts.format(f"admin-retention-{kind}", days=kept[kind], due=due[kind]) for kind in kept
    ]
    return AdminResult("\n".join(map(paragraph, lines)), {"days": kept, "due": due})


async def purge(store: Store, _name: str, texts: Catalogue) -> AdminResult:
    """Delete everything that the settings do not keep."""
    settings, now = Settings.of_environment(os.environ), SystemClock().now()
    deleted = {"tables": 0, "guests": 0}
    last_guest: UnseenGuest | None = None
    is_over = False
    while not is_over:
        step = await purge_step(store, settings, now, last_guest)
        deleted["tables"] += step.tables
        deleted["guests"] += step.guests
        last_guest, is_over = step.last_guest, step.is_last
    return AdminResult(paragraph(texts.format("admin-purged", **deleted)), deleted)


async def count_old_tables(store: Store, before: int | None) -> int:
    """How many tables are older than the settings keep them."""
    if before is None:
        return 0
    over = (Phase.FINISHED, Phase.EXPIRED)
    return sum(each.phase in over and each.updated_at < before for each in await store.all_tables())


async def count_absent_guests(store: Store, before: int | None) -> int:
    """How many guests have been away for longer than the settings keep them."""
    count = 0
    last: UnseenGuest | None = None
    while before is not None:
        page = await store.unseen_guests(before, last, GUESTS_A_STEP)
        count += sum(not guest.is_seated for guest in page)
        if len(page) < GUESTS_A_STEP:
            break
        last = page[-1]
    return count
