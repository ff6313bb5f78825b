"""Figures as a language writes them."""

from tamaya.i18n import Catalogue


def percent(share: float, say: Catalogue) -> str:
    """A share in percent."""
    return say.say("percent", number=decimal(100 * share, say))


def decimal(number: float, say: Catalogue) -> str:
    """A number with one decimal."""
    whole, tenths = f"{number:.1f}".split(".")
    return say.say("decimal", whole=whole, tenths=tenths)
