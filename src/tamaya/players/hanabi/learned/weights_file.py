"""Files of weights: the arrays of a network in half precision, with a checksum over all of them."""

from collections.abc import Mapping
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

Arrays = Mapping[str, NDArray[Any]]

CHECKSUM = "sha256"
"""The name of the entry with the checksum."""

SHIPPED = Path(__file__).with_name("two_seats.npz")
"""The weights of the player at tables."""


class WrongWeights(ValueError):
    """A file that is damaged, or holds something else."""


def save_weights(file: Path, arrays: Arrays) -> None:
    """Write the arrays of a network."""
    halves = {name: np.asarray(array, np.float16) for name, array in arrays.items()}
    digest = np.frombuffer(checksum(halves), np.uint8)
    np.savez(file, allow_pickle=False, **halves, **{CHECKSUM: digest})


def load_weights(file: Path) -> dict[str, NDArray[np.float64]]:
    """Read the arrays of a network; a wrong file is refused by its name."""
    content = BytesIO(file.read_bytes())
    try:
        with np.load(content, allow_pickle=False) as stored:
            arrays = {name: stored[name] for name in stored.files}
    except (OSError, ValueError, EOFError, BadZipFile) as error:
        raise WrongWeights(f"{file} is not a file of weights, or is damaged") from error
    digest = arrays.pop(CHECKSUM, None)
    if digest is None:
        raise WrongWeights(f"{file} has no checksum: it is not a file of weights")
    if digest.tobytes() != checksum(arrays):
        raise WrongWeights(f"{file} is damaged: its checksum differs")
    return {name: array.astype(np.float64) for name, array in arrays.items()}


def checksum(arrays: Arrays) -> bytes:
    """Return the checksum over names, shapes and numbers."""
    digest = sha256()
    for name in sorted(arrays):
        array = arrays[name]
        digest.update(f"{name} {array.shape} {array.dtype}\n".encode())
        digest.update(np.ascontiguousarray(array).tobytes())
    return digest.digest()
