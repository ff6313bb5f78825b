"""What a guest recognises a device by: the families of its browser and its system."""

from typing import NamedTuple

LONGEST_USER_AGENT = 500

# The first that is found counts: most browsers also name those that they are like.
BROWSERS = (
    ("tamaya/", "tamaya"),
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("Darwin", "macOS"),
    ("Linux", "Linux"),
)


class DeviceFamily(NamedTuple):
    """The families of a browser and its system; empty where they are unknown."""

    browser: str
    system: str


def device_family(user_agent: str) -> DeviceFamily:
    """The families that a ``User-Agent`` names. Nothing else of it is kept."""
    text = user_agent[:LONGEST_USER_AGENT]
    return DeviceFamily(first_named(BROWSERS, text), first_named(SYSTEMS, text))


def first_named(families: tuple[tuple[str, str], ...], text: str) -> str:
    """The first family whose mark is in a text."""
    return next((name for mark, name in families if mark in text), "")
