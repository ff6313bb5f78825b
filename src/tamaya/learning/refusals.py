"""Why training is refused; a wrong call from Python raises instead."""

from enum import StrEnum


class LearningRefusal(StrEnum):
    """What people can get wrong. Comments list the details of each."""

    UNREADABLE_CONFIG = "unreadable-config"  # file
    BAD_CONFIG = "bad-config"  # file, why
    OTHER_CONFIG = "other-config"  # file
    UNREADABLE_WEIGHTS = "unreadable-weights"  # file
    WRONG_WEIGHTS = "wrong-weights"  # file
    OTHER_NETWORK = "other-network"  # file
    NO_TEACHER = "no-teacher"  # teacher
