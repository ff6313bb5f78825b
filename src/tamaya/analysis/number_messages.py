"""Numbers of a review as messages, in the format of each language."""

from tamaya.i18n import Message
from tamaya.i18n.message import message


def decimal_message(number: float, digits: int = 1, *, is_signed: bool = False) -> Message:
    """A number with some decimals."""
    whole, decimals = f"{number:{'+' if is_signed else ''}.{digits}f}".split(".")
    return message("decimal", whole=whole, tenths=decimals)


def percent_message(share: float) -> Message:
    """A fraction in percent."""
    return message("percent", number=round(100 * share))
