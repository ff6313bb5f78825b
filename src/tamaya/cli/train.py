"""``tamaya train``: train a player of Hanabi, as a configuration file says."""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from tamaya.cli.number_format import format_whole
from tamaya.cli.usage_parser import Arguments, Option, Usage
from tamaya.engine.package_availability import refuse_without_engine
from tamaya.engine.refusals import EngineRefusal
from tamaya.i18n import Catalogue, catalogue
from tamaya.rules.shared_types import Refused
from tamaya.terminal.text.layout import paragraph

USAGE = Usage(
    "train",
    extra="learn",
    options=(
        Option("into", "folder", is_required=True),
        Option("from", "file", "start-weights"),
        Option("device", "device"),
        Option("seconds", "number", "seconds-of-training"),
    ),
    words="file",
    fewest_words=1,
    most_words=None,
)

MOST_SECONDS = 10**7


def run(arguments: Arguments) -> int:
    """Train until the end of the run, or for the requested seconds."""
    texts = catalogue(arguments.language)
    device = arguments.values.get("device", "cpu")
    seconds = arguments.number_within("seconds", MOST_SECONDS, 1, MOST_SECONDS)
    refuse_without_engine()
    if find_spec("torch") is None:
        raise Refused(EngineRefusal.EXTRA_MISSING, extra="learn")
    import_module("tamaya.engine.devices").refuse_device(device)
    files = [Path(word) for word in arguments.words]
    into, start = Path(arguments.values["into"]), arguments.values.get("from")
    stages = stages_of(files, into, None if start is None else Path(start))
    # The packages that training needs are an optional extra.
    read_config: Any = import_module("tamaya.learning.config").read_config
    learning: Any = import_module("tamaya.learning.training_run")
    configs = [read_config(stage.file) for stage in stages]
    until = monotonic() + seconds
    for config, stage in zip(configs, stages, strict=True):
        training = learning.Training(config, stage.folder, device, stage.start)
        for line in training.run(until - monotonic()):
            print_line(line, training.updates, texts)
        if training.update < training.updates:
            break
    return 0


class Stage(NamedTuple):
    """One of the configurations, where it trains, and the weights it starts from."""

    file: Path
    folder: Path
    start: Path | None


def stages_of(files: list[Path], into: Path, start: Path | None) -> list[Stage]:
    """Let each configuration start from the weights of the one before.

    Several configurations have folders of their own, named after them.
    """
    stages: list[Stage] = []
    for file in files:
        folder = into / file.stem if len(files) > 1 else into
        stages.append(Stage(file, folder, start))
        start = folder / "weights.npz"
    return stages


def print_line(line: dict[str, Any], updates: int, texts: Catalogue) -> None:
    """Print how far the training is."""
    texts_of_line = [
        texts.format(
            "train-line",
            update=format_whole(line["update"], texts),
            updates=format_whole(updates, texts),
            moves=format_whole(line["moves"], texts),
            score=f"{line['score']:.2f}",
        )
    ]
    if evaluation := line.get("evaluation"):
        texts_of_line.append(
            texts.format(
                "train-evaluation",
                games=format_whole(evaluation["games"], texts),
                score=f"{evaluation['score']:.3f}",
                error=f"{evaluation['error']:.3f}",
                perfect=f"{100 * evaluation['perfect']:.1f}",
            )
        )
    print(paragraph(" ".join(texts_of_line)), flush=True)
