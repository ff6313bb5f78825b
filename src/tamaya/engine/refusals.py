"""Why a command that needs the engine refuses; a wrong call from Python raises instead."""

from enum import StrEnum


class EngineRefusal(StrEnum):
    """What people can get wrong at a command. Comments list the details of each."""

    EXTRA_MISSING = "extra-missing"  # extra
    NO_GPU = "no-gpu"
    UNKNOWN_DEVICE = "unknown-device"  # device, known
