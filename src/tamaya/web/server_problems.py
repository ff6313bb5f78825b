"""What keeps the server from taking visitors, and what else is wrong with it."""

from tamaya.web.app_state import AppState

DESCRIPTORS_EXHAUSTED = "descriptors-exhausted"
CHANNEL_DISCONNECTED = "channel-disconnected"


async def blocking_problems(app_state: AppState) -> list[str]:
    """Why visitors should be sent elsewhere: nothing they do here would be stored or shown."""
    problems = []
    if app_state.descriptors.is_nearly_exhausted():
        problems.append(DESCRIPTORS_EXHAUSTED)
    store_problem = await app_state.store_check.problem()
    if store_problem is not None:
        problems.append(store_problem)
    if not app_state.channel.is_connected:
        problems.append(CHANNEL_DISCONNECTED)
    return problems


def other_problems(app_state: AppState) -> list[str]:
    """What somebody should look after, while visitors can still play."""
    problems = [f"task-failing: {name}" for name in app_state.tasks.failing()]
    unreadable = len(app_state.tables.unreadable)
    if unreadable:
        problems.append(f"unreadable-tables: {unreadable}")
    return problems
