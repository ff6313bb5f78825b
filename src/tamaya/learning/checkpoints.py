"""Save the whole state of a run, and read it back."""

from pathlib import Path
from typing import Any

import msgspec
import torch

from tamaya.learning.config import Config
from tamaya.learning.refusals import LearningRefusal
from tamaya.rules.shared_types import Refused


def save_checkpoint(file: Path, state: dict[str, Any]) -> None:
    """Write a checkpoint; one that was there before stays until the new one is complete."""
    partial = file.with_suffix(".partial")
    torch.save(state, partial)
    partial.replace(file)


def load_checkpoint(file: Path, config: Config, device: str) -> dict[str, Any]:
    """Read a checkpoint; refused if it belongs to another configuration."""
    state: dict[str, Any] = torch.load(file, map_location=device, weights_only=True)
    if state["config"] != msgspec.to_builtins(config):
        raise Refused(LearningRefusal.OTHER_CONFIG, file=str(file))
    return state
