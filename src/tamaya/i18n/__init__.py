"""Messages in English, French and Czech: a key and its arguments become a sentence."""

from tamaya.i18n.catalogue import Catalogue, Language, catalogue
from tamaya.i18n.message import Alternatives, Argument, Message, message
from tamaya.i18n.refusal_messages import refusal_message

__all__ = [
    "Alternatives",
    "Argument",
    "Catalogue",
    "Language",
    "Message",
    "catalogue",
    "message",
    "refusal_message",
]
