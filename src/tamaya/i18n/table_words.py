"""What people settle and say at a table, by name: options, pace, phases and remarks.

The table is a room above this one: its words come here as they are written on the wire.
"""

from tamaya.i18n.hanabi_words import level_message, talk_message
from tamaya.i18n.message import Message, message
from tamaya.rules.hanabi.knowledge import Level

UNITS = (("days", 24 * 60 * 60), ("hours", 60 * 60), ("minutes", 60), ("seconds", 1))


def option_message(option: str, value: str) -> Message:
    """The value of an option that is one of a few words: visibility, talk, and so on."""
    return talk_message(value) if option == "talk" else message(f"table-option-{option}-{value}")


def help_message(level: int) -> Message:
    """How much help the table is given."""
    return level_message(Level(level)) if level else message("table-option-help-none")


def first_seat_message() -> Message:
    """Who begins, where nobody was chosen to."""
    return message("table-option-first-seat-drawn")


def pace_message(turn_seconds: int | None) -> Message:
    """How long a turn may take, in the largest unit that says it in whole numbers."""
    if turn_seconds is None:
        return message("pace-none")
    unit, seconds = next(unit for unit in UNITS if turn_seconds % unit[1] == 0)
    return message(f"pace-{unit}", count=turn_seconds // seconds)


def phase_message(phase: str) -> Message:
    """How far a table has come."""
    return message(f"phase-{phase}")


def remark_message(remark: str) -> Message:
    """One of the remarks that everybody knows."""
    return message(f"remark-{remark}")
