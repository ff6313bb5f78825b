"""Metrics of one process in the text format of Prometheus, without any name, table or guest."""

from bisect import bisect_left
from collections import Counter

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Counters since the process started, and gauges."""

    def __init__(self) -> None:
        """Start at zero."""
        self.connections = 0
        self.audiences = 0
        self.frames_in = 0
        self.frames_out = 0
        self.slow_readers = 0
        self.failures = 0
        self.refusals: Counter[str] = Counter()
        self.responses: Counter[int] = Counter()
        self._command_counts = [0] * (len(SECONDS) + 1)
        self._command_seconds = 0.0

    def record_command(self, seconds: float) -> None:
        """Count a command that a table took this long to apply."""
        self._command_counts[bisect_left(SECONDS, seconds)] += 1
        self._command_seconds += seconds

    def text(self) -> str:
        """All metrics, in the text format of Prometheus."""
        lines = [
            *_lines("connections", "gauge", "Open sockets.", {"": self.connections}),
            *_lines("audiences", "gauge", "Tables with clients attached.", {"": self.audiences}),
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
            *self._histogram(),
        ]
        return "\n".join(lines) + "\n"

    def _histogram(self) -> list[str]:
        name = "tamaya_command_seconds"
        about = "Seconds from receiving a command to storing its events."
        lines = [f"# HELP {name} {about}", f"# TYPE {name} histogram"]
        total = 0
        for bound, count in zip((*map(str, SECONDS), "+Inf"), self._command_counts, strict=True):
            total += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self._command_seconds:.6f}", f"{name}_count {total}"]


def _lines(name: str, kind: str, about: str, values: dict[str, int]) -> list[str]:
    full = f"tamaya_{name}"
    head = [f"# HELP {full} {about}", f"# TYPE {full} {kind}"]
    return [*head, *(f"{full}{labels} {value}" for labels, value in sorted(values.items()))]
