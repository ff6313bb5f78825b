"""Every way the arena can be asked for what it cannot do."""

from enum import StrEnum


class ArenaRefusal(StrEnum):
    """Why the arena refuses. Beside each: what it tells."""

    OTHER_MATCH = "other-match"  # file
    """The file holds games of another match, or of another version of the bots."""
    NOT_A_MATCH = "not-a-match"  # file, line
    """The file is not one that the arena has written."""
    CLUSTER_UNREACHABLE = "cluster-unreachable"  # address
    CLUSTER_WITHOUT_WORKERS = "cluster-without-workers"  # address
    OTHER_VERSION = "other-version"  # here, there
    """The workers of the cluster would play other games."""
    WORKERS_GONE = "workers-gone"
    """They ended before the games did; what was played until then is kept."""
