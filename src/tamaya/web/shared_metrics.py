"""The metrics of all processes of one server, each in a file that the others read."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec

from tamaya.web.metrics import Metrics, MetricValues


@dataclass(frozen=True, slots=True)
class SharedMetrics:
    """The folder with one file for each process, and the number of this process."""

    folder: Path
    number: int

    def write(self, metrics: Metrics) -> None:
        """Write the metrics of this process for the others, whole or not at all."""
        unfinished = self._file.with_suffix(".new")
        unfinished.write_bytes(msgspec.msgpack.encode(metrics.values()))
        unfinished.replace(self._file)

    def resume(self, metrics: Metrics) -> None:
        """Continue the counters of an earlier process with this number; counters never fall."""
        if self._file.exists():
            metrics.add(self._read(self._file), with_gauges=False)

    def of_others(self) -> Iterator[MetricValues]:
        """The metrics of all other processes, as they last wrote them."""
        for file in sorted(self.folder.glob("*.metrics")):
            if file != self._file:
                yield self._read(file)

    @property
    def _file(self) -> Path:
        return self.folder / f"{self.number}.metrics"

    def _read(self, file: Path) -> MetricValues:
        values: MetricValues = msgspec.msgpack.decode(file.read_bytes())
        return values
