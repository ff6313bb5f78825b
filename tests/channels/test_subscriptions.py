"""Subscriptions of one process."""

from tamaya.channels.table_subscriptions import Subscriptions
from tamaya.table.events import TableId
from tamaya.table.ports import RESYNC

TABLE = TableId("a-table")


async def test_a_pending_sequence_does_not_hide_a_resync():
    subscriptions = Subscriptions()
    with subscriptions.subscribe(TABLE) as sequences:
        subscriptions.publish(TABLE, 7)
        subscriptions.resync()
        subscriptions.publish(TABLE, 8)
        assert await anext(sequences) == RESYNC
        subscriptions.publish(TABLE, 9)
        assert await anext(sequences) == 9


async def test_an_ended_subscription_is_removed():
    subscriptions = Subscriptions()
    with subscriptions.subscribe(TABLE), subscriptions.subscribe(TABLE):
        assert len(list(subscriptions._all())) == 2
    assert not subscriptions._by_table
