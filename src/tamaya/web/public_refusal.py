"""A refusal as a visitor hears it: what only concerns whoever runs the house stays inside."""

from tamaya.rules.game import Refused
from tamaya.stores import StoreRefusal
from tamaya.web.refusals import WebRefusal
from tamaya.wire.messages_for import refusal_reply
from tamaya.wire.server_messages import RefusalMessage


def public_refusal(why: Refused, command_id: str | None = None) -> RefusalMessage:
    """The answer to a visitor. Why the store fails, and where it lies, is not theirs to know."""
    if isinstance(why.reason, StoreRefusal):
        why = Refused(WebRefusal.NOT_READY)
    return refusal_reply(why, command_id)
