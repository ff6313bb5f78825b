"""A listener who is told to look again hears that first, whatever number was waiting."""

from tamaya.channels.subscriptions import Subscriptions
from tamaya.table.events import TableId
from tamaya.table.ports import RESYNC

TABLE = TableId("a-table")


async def test_a_waiting_number_does_not_hide_that_something_was_missed():
    subscriptions = Subscriptions()
    with subscriptions.subscribe(TABLE) as sequences:
        subscriptions.publish(TABLE, 7)
        subscriptions.resync()
        subscriptions.publish(TABLE, 8)
        assert await anext(sequences) == RESYNC
        subscriptions.publish(TABLE, 9)
        assert await anext(sequences) == 9


async def test_nothing_is_kept_of_a_listener_who_has_gone():
    subscriptions = Subscriptions()
    with subscriptions.subscribe(TABLE), subscriptions.subscribe(TABLE):
        assert len(list(subscriptions._all())) == 2
    assert not subscriptions._by_table
