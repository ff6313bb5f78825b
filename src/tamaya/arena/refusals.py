"""Why the arena refuses a match."""

from enum import StrEnum


class ArenaRefusal(StrEnum):
    """The refusals of the arena. Comments list the details of each."""

    OTHER_MATCH = "other-match"  # file
    """The file contains games of another match or version of tamaya."""
    NOT_A_MATCH = "not-a-match"  # file, line
    """The arena did not write this file."""
    CLUSTER_UNREACHABLE = "cluster-unreachable"  # address
    CLUSTER_WITHOUT_WORKERS = "cluster-without-workers"  # address
    OTHER_VERSION = "other-version"  # here, there
    """The cluster runs another version, which may play other games."""
    WORKERS_GONE = "workers-gone"
    """The workers stopped before the games ended; finished games are kept."""
