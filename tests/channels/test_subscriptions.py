"""A listener who is told to look again hears that first, whatever number was waiting."""

from tamaya.channels.subscriptions import Subscriptions
from tamaya.table.events import TableId
from tamaya.table.ports import LOOK_AGAIN

TABLE = TableId("a-table")


async def test_a_waiting_number_does_not_hide_that_something_was_missed():
    subscriptions = Subscriptions()
    with subscriptions.listen(TABLE) as told:
        subscriptions.tell(TABLE, 7)
        subscriptions.look_again()
        subscriptions.tell(TABLE, 8)
        assert await anext(told) == LOOK_AGAIN
        subscriptions.tell(TABLE, 9)
        assert await anext(told) == 9


async def test_nothing_is_kept_of_a_listener_who_has_gone():
    subscriptions = Subscriptions()
    with subscriptions.listen(TABLE), subscriptions.listen(TABLE):
        assert len(list(subscriptions._everybody())) == 2
    assert not subscriptions._by_table
