"""Refusals as visitors may see them, without details of the store."""

from tamaya.rules.shared_types import Refused
from tamaya.stores import StoreRefusal
from tamaya.web.refusals import WebRefusal
from tamaya.wire.messages_for_guest import refusal_reply
from tamaya.wire.server_messages import RefusalMessage


def public_refusal(why: Refused, command_id: str | None = None) -> RefusalMessage:
    """The message for a visitor; where the store is and why it fails is left out."""
    if isinstance(why.reason, StoreRefusal):
        why = Refused(WebRefusal.NOT_READY)
    return refusal_reply(why, command_id)
