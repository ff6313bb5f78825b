"""What differs between a CPU and a GPU for PyTorch."""

from typing import Any

import torch


def low_precision(device: str) -> Any:
    """The dtype of the large products: half of the bits on a GPU, which makes them fast."""
    return torch.bfloat16 if device == "cuda" else torch.float32


def mixed_precision(device: str) -> Any:
    """A context in which layers compute in low precision and keep their weights in full."""
    return torch.autocast(device, low_precision(device), enabled=device == "cuda")
