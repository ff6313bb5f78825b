"""Refusals as sentences, also those of a server newer than this program."""

from tamaya.i18n import Catalogue, refusal_sentences
from tamaya.rules.shared_types import Refused
from tamaya.terminal.refusals import TerminalRefusal
from tamaya.terminal.text.layout import printable
from tamaya.wire.server_messages import RefusalMessage


def refusal_text(why: Refused | RefusalMessage, texts: Catalogue) -> str:
    """The sentence for a refusal."""
    if isinstance(why, Refused):
        return printable(" ".join(map(texts.render, refusal_sentences(why))))
    key = f"refusal-{why.reason}"
    try:
        return printable(texts.format(key, **why.details))
    except (KeyError, ValueError):
        other = TerminalRefusal.OTHER_REASON
        return printable(texts.format(f"refusal-{other.value}", reason=why.reason))
