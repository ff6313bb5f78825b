"""A menu: some things to choose from by a key, and what each leads to."""

from dataclasses import dataclass
from enum import Enum, auto

from tamaya.table.commands import Command

SEAT_KEYS = "abcde"
CHOICE_KEYS = "123456789abcdefhijkmprstuvwxyz"
"""Keys for the items of a list: none that stands for something else beside it."""


class UiAction(Enum):
    """What somebody wants of the program instead of the table."""

    HELP = auto()
    RULES = auto()
    LOOK = auto()
    MOVES = auto()
    LOG = auto()
    TYPE = auto()
    BACK = auto()
    AGAIN = auto()
    LEAVE = auto()
    FASTER = auto()
    SLOWER = auto()
    HOLD = auto()


@dataclass(frozen=True, slots=True)
class Menu:
    """Some things to choose from."""

    title: str
    items: tuple["Item", ...]


@dataclass(frozen=True, slots=True)
class Item:
    """One of them."""

    key: str
    label: str
    target: "Menu | Command | UiAction"
