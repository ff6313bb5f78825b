"""Messages in English, French and Czech: a key and its arguments become a sentence."""

from tamaya.i18n.catalogue import Catalogue, Language, catalogue
from tamaya.i18n.message import Alternatives, Argument, Message, message
from tamaya.i18n.refusal_messages import refusal_message
from tamaya.i18n.suggestion import nearest_word, refusal_sentences

__all__ = [
    "Alternatives",
    "Argument",
    "Catalogue",
    "Language",
    "Message",
    "catalogue",
    "message",
    "nearest_word",
    "refusal_message",
    "refusal_sentences",
]
