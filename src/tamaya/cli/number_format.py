"""Numbers in the format of a language."""

from tamaya.i18n import Catalogue


def format_whole(number: float, texts: Catalogue) -> str:
    """A whole number with its thousands separated."""
    return texts.format("grouped", number=round(number))


def format_percent(share: float, texts: Catalogue) -> str:
    """A fraction in percent."""
    return texts.format("percent", number=format_decimal(100 * share, texts))


def format_decimal(number: float, texts: Catalogue, digits: int = 1) -> str:
    """A number with this many decimals."""
    whole, decimals = f"{number:.{digits}f}".split(".")
    return texts.format("decimal", whole=whole, tenths=decimals)
