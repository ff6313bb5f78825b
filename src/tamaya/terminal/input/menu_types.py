"""Menus: items to choose from by a key, and what each does."""

from dataclasses import dataclass
from enum import Enum, auto

from tamaya.table.commands import Command

SEAT_KEYS = "abcde"
CHOICE_KEYS = "123456789abcdefhijkmprstuvwxyz"
"""Keys for the items of a list: none that another item of the same menu uses."""


class UiAction(Enum):
    """What the program does itself, without the table."""

    HELP = auto()
    RULES = auto()
    LOOK = auto()
    MOVES = auto()
    LOG = auto()
    EARLIER = auto()
    LATER = auto()
    NOW = auto()
    TYPE = auto()
    BACK = auto()
    AGAIN = auto()
    LEAVE = auto()
    FASTER = auto()
    SLOWER = auto()
    HOLD = auto()


@dataclass(frozen=True, slots=True)
class Prefill:
    """The input line opened with the beginning of a command."""

    text: str


@dataclass(frozen=True, slots=True)
class Menu:
    """Items to choose from."""

    title: str
    items: tuple["Item", ...]


@dataclass(frozen=True, slots=True)
class Item:
    """One item: its key, its label and what it does."""

    key: str
    label: str
    target: "Menu | Command | UiAction | Prefill"
