"""The names of things at a table: options, pace, phases and remarks.

The table is in a higher layer, so its values come here as strings.
"""

from tamaya.i18n.hanabi_names import level_message, talk_message
from tamaya.i18n.message import Message, message
from tamaya.rules.hanabi.knowledge import Level

UNITS = (("days", 24 * 60 * 60), ("hours", 60 * 60), ("minutes", 60), ("seconds", 1))


def option_message(option: str, value: str) -> Message:
    """The name of an option's value, where it is one of a fixed list."""
    return talk_message(value) if option == "talk" else message(f"table-option-{option}-{value}")


def help_message(level: int) -> Message:
    """The name of a help level, or of no help."""
    return level_message(Level(level)) if level else message("table-option-help-none")


def first_seat_message() -> Message:
    """The name of the option to draw who starts."""
    return message("table-option-first-seat-drawn")


def pace_message(turn_seconds: int | None) -> Message:
    """The time for a turn, in the largest unit that gives a whole number."""
    if turn_seconds is None:
        return message("pace-none")
    unit, seconds = next(unit for unit in UNITS if turn_seconds % unit[1] == 0)
    return message(f"pace-{unit}", count=turn_seconds // seconds)


def phase_message(phase: str) -> Message:
    """The name of a phase."""
    return message(f"phase-{phase}")


def remark_message(remark: str) -> Message:
    """The text of a fixed remark."""
    return message(f"remark-{remark}")
