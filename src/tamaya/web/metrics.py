"""Metrics of the server in the text format of Prometheus, without any name, table or guest."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

MetricValues = Mapping[str, Any]
"""Numbers, counts by label, and the buckets of a histogram, by the names of their fields."""

GAUGES = {
    "connections",
    "audiences",
    "tcp_connections",
    "open_descriptors",
    "descriptor_limit",
    "unreadable_tables",
}
"""What the process has now; everything else is counted since it started."""

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
WAIT_SECONDS = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

Histogram = list[float]
"""How often something took up to each bound and longer, and last the sum of all seconds."""


class Metrics:
    """Counters since the process started, and gauges."""

    def __init__(self) -> None:
        """Start at zero."""
        self.connections = 0
        self.audiences = 0
        self.tcp_connections = 0
        self.open_descriptors = 0
        self.descriptor_limit = 0
        self.refused_connections = 0
        self.frames_in = 0
        self.frames_out = 0
        self.slow_readers = 0
        self.failures = 0
        self.unreadable_tables = 0
        self.task_failures: Counter[str] = Counter()
        self.store_failures: Counter[str] = Counter()
        self.channel_failures: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.responses: Counter[int] = Counter()
        self._commands = _histogram(SECONDS)
        self._quick_bot_waits = _histogram(WAIT_SECONDS)
        self._slow_bot_waits = _histogram(WAIT_SECONDS)
        self.reads: Counter[str] = Counter()
        self._quick_read_waits = _histogram(WAIT_SECONDS)
        self._slow_read_waits = _histogram(WAIT_SECONDS)

    def record_command(self, seconds: float) -> None:
        """Count a command that a table took this long to apply."""
        _record(self._commands, SECONDS, seconds)

    def record_bot_wait(self, is_slow: bool, seconds: float) -> None:  # noqa: FBT001
        """Count a bot that waited this long for a process."""
        waits = self._slow_bot_waits if is_slow else self._quick_bot_waits
        _record(waits, WAIT_SECONDS, seconds)

    def record_read_wait(self, is_slow: bool, seconds: float) -> None:  # noqa: FBT001
        """Count a read that waited this long for a process."""
        waits = self._slow_read_waits if is_slow else self._quick_read_waits
        _record(waits, WAIT_SECONDS, seconds)

    def values(self) -> MetricValues:
        """Everything counted, for another process."""
        return dict(vars(self))

    def add(self, values: MetricValues, *, with_gauges: bool = True) -> None:
        """Add the metrics of another process."""
        for name, value in values.items():
            if name in GAUGES and not with_gauges:
                continue
            own = getattr(self, name)
            if isinstance(own, Counter):
                own.update(value)
            elif isinstance(own, list):
                own[:] = [one + other for one, other in zip(own, value, strict=True)]
            else:
                setattr(self, name, own + value)

    def text(self) -> str:
        """All metrics, in the text format of Prometheus."""
        lines = [
            *_lines("connections", "gauge", "Open sockets.", {"": self.connections}),
            *_lines("audiences", "gauge", "Tables with clients attached.", {"": self.audiences}),
            *_lines(
                "tcp_connections",
                "gauge",
                "Open connections, HTTP and WebSocket.",
                {"": self.tcp_connections},
            ),
            *_lines(
                "refused_connections_total",
                "counter",
                "Connections refused because there were too many.",
                {"": self.refused_connections},
            ),
            *_lines("open_descriptors", "gauge", "Open descriptors.", {"": self.open_descriptors}),
            *_lines(
                "descriptor_limit",
                "gauge",
                "Descriptors that may be open.",
                {"": self.descriptor_limit},
            ),
            *_lines("frames_in_total", "counter", "Frames received.", {"": self.frames_in}),
            *_lines("frames_out_total", "counter", "Frames sent.", {"": self.frames_out}),
            *_lines(
                "slow_readers_total",
                "counter",
                "Sockets closed for slow reading.",
                {"": self.slow_readers},
            ),
            *_lines(
                "failures_total",
                "counter",
                "Unexpected exceptions.",
                {"": self.failures},
            ),
            *_lines(
                "task_failures_total",
                "counter",
                "Failures of background tasks, by task.",
                {f'{{task="{task}"}}': count for task, count in self.task_failures.items()},
            ),
            *_lines(
                "store_failures_total",
                "counter",
                "Failed reads and writes of the store, by reason.",
                {f'{{reason="{reason}"}}': count for reason, count in self.store_failures.items()},
            ),
            *_lines(
                "channel_failures_total",
                "counter",
                "Lost connections of the channel, by reason.",
                {
                    f'{{reason="{reason}"}}': count
                    for reason, count in self.channel_failures.items()
                },
            ),
            *_lines(
                "unreadable_tables",
                "gauge",
                "Tables that could not be read.",
                {"": self.unreadable_tables},
            ),
            *_lines(
                "refusals_total",
                "counter",
                "Refusals over sockets, by reason.",
                {f'{{reason="{reason}"}}': count for reason, count in self.refusals.items()},
            ),
            *_lines(
                "http_responses_total",
                "counter",
                "HTTP responses, by status.",
                {f'{{status="{status}"}}': count for status, count in self.responses.items()},
            ),
            *_histogram_lines(
                "command_seconds",
                "Seconds from receiving a command to storing its events.",
                SECONDS,
                {"": self._commands},
            ),
            *_histogram_lines(
                "bot_wait_seconds",
                "Seconds that bots waited for a process, by kind.",
                WAIT_SECONDS,
                {'kind="quick"': self._quick_bot_waits, 'kind="slow"': self._slow_bot_waits},
            ),
            *_lines(
                "reads_total",
                "counter",
                "Reads that may take long, by result.",
                {f'{{result="{result}"}}': count for result, count in self.reads.items()},
            ),
            *_histogram_lines(
                "read_wait_seconds",
                "Seconds that reads waited for a process, by kind.",
                WAIT_SECONDS,
                {'kind="quick"': self._quick_read_waits, 'kind="slow"': self._slow_read_waits},
            ),
        ]
        return "\n".join(lines) + "\n"


def _lines(name: str, kind: str, about: str, values: dict[str, int]) -> list[str]:
    full = f"tamaya_{name}"
    head = [f"# HELP {full} {about}", f"# TYPE {full} {kind}"]
    return [*head, *(f"{full}{labels} {value}" for labels, value in sorted(values.items()))]


def _histogram(bounds: Sequence[float]) -> Histogram:
    return [0] * (len(bounds) + 2)


def _record(histogram: Histogram, bounds: Sequence[float], seconds: float) -> None:
    histogram[bisect_left(bounds, seconds)] += 1
    histogram[-1] += seconds


def _histogram_lines(
    name: str, about: str, bounds: Sequence[float], histograms: Mapping[str, Histogram]
) -> list[str]:
    full = f"tamaya_{name}"
    lines = [f"# HELP {full} {about}", f"# TYPE {full} histogram"]
    for label, (*counts, seconds) in histograms.items():
        total = 0.0
        for bound, count in zip((*map(str, bounds), "+Inf"), counts, strict=True):
            total += count
            labels = ",".join(filter(None, (label, f'le="{bound}"')))
            lines.append(f"{full}_bucket{{{labels}}} {total:.0f}")
        only = f"{{{label}}}" if label else ""
        lines += [f"{full}_sum{only} {seconds:.6f}", f"{full}_count{only} {total:.0f}"]
    return lines
