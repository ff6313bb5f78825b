"""The CUDA stream on which a caller works."""

import sys
from reprlib import repr as short
from typing import Any

DEFAULT_STREAM = 0


def stream_handle(stream: Any = None) -> int:
    """Return the handle of a stream of any library, or of PyTorch's current one without any."""
    if stream is None:
        torch: Any = sys.modules.get("torch")
        if torch is None or not torch.cuda.is_initialized():
            return DEFAULT_STREAM
        return int(torch.cuda.current_stream().cuda_stream)
    if isinstance(stream, int):
        return stream
    if hasattr(stream, "__cuda_stream__"):
        return int(stream.__cuda_stream__()[1])
    raise TypeError(f"stream must be a CUDA stream or its handle, got {short(stream)}")
