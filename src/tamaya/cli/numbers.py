"""Figures as a language writes them."""

from tamaya.i18n import Catalogue


def grouped(number: float, say: Catalogue) -> str:
    """A whole number with its thousands apart."""
    return say.say("grouped", number=round(number))


def percent(share: float, say: Catalogue) -> str:
    """A share in percent."""
    return say.say("percent", number=decimal(100 * share, say))


def decimal(number: float, say: Catalogue, digits: int = 1) -> str:
    """A number with so many decimals."""
    whole, decimals = f"{number:.{digits}f}".split(".")
    return say.say("decimal", whole=whole, tenths=decimals)
