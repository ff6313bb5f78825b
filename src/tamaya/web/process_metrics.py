"""The metrics of this process and of the other processes of the server."""

import asyncio

from tamaya.web.app_state import AppState
from tamaya.web.descriptors import descriptor_limit
from tamaya.web.metrics import Metrics
from tamaya.web.shared_metrics import SharedMetrics

SECONDS_BETWEEN_WRITES = 1.0


def update_gauges(app_state: AppState) -> Metrics:
    """The metrics of this process, with what is counted only when somebody asks."""
    metrics = app_state.metrics
    metrics.audiences = len(app_state.audiences)
    metrics.unreadable_tables = len(app_state.tables.unreadable)
    metrics.tcp_connections = len(app_state.tcp_connections)
    metrics.open_descriptors = app_state.descriptors.get() or 0
    metrics.descriptor_limit = descriptor_limit() or 0
    return metrics


def total_metrics(app_state: AppState) -> Metrics:
    """The sum of the metrics of all processes."""
    own = update_gauges(app_state)
    if app_state.shared_metrics is None:
        return own
    total = Metrics()
    for values in (own.values(), *app_state.shared_metrics.of_others()):
        total.add(values)
    return total


async def share_metrics(app_state: AppState, shared: SharedMetrics) -> None:
    """Write the metrics of this process every second, until cancelled."""
    while True:
        shared.write(update_gauges(app_state))
        await asyncio.sleep(SECONDS_BETWEEN_WRITES)
