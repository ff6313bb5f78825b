"""Launch a GPU kernel again and again with the same arguments.

Numba takes hundreds of microseconds to prepare a launch, because the tables alone have a hundred
fields. Here they are laid out once, as the driver wants them; a launch is then one call of it.
Import this module only after a GPU has answered.
"""

from ctypes import addressof, c_int64, c_void_p, sizeof
from importlib import import_module
from typing import Any

from tamaya.engine.cuda.cuda_jit import ColumnKernel, LaunchShape, cuda

ADDRESS_IN_ARRAY = 4
"""The place of the address among the numbers that describe an array to a kernel."""
END, BUFFER_POINTER, BUFFER_SIZE = range(3)
"""How the driver is told that all arguments lie in one buffer."""

bindings: Any = import_module("cuda.bindings.driver")


class PreparedLaunch:
    """A kernel with all its arguments."""

    def __init__(self, kernel: ColumnKernel, shape: LaunchShape, *arguments: object) -> None:
        """Compile the kernel and lay out its arguments: 64-bit integers and arrays on the GPU."""
        # The arrays must live as long as their addresses are used.
        self._arguments = arguments
        code = kernel.compiled_for(*arguments)
        numbers: list[Any] = []
        self._places: list[int] = []
        for kind, argument in zip(code.argument_types, arguments, strict=True):
            self._places.append(len(numbers))
            code._prepare_args(kind, argument, 0, [], numbers)  # noqa: SLF001
        count = len(numbers)
        self._values = (c_int64 * count)(*(int(getattr(n, "value", n)) for n in numbers))
        self._size = c_int64(sizeof(self._values))
        self._buffer = (c_void_p * 5)(
            *(BUFFER_POINTER, addressof(self._values), BUFFER_SIZE, addressof(self._size), END)
        )
        function = bindings.CUfunction(int(code.library.get_cufunc().handle))
        self._before_stream = (
            *(function, shape.blocks, 1, 1, shape.threads, 1, 1, shape.shared_bytes),
        )
        self._after_stream = 0, addressof(self._buffer)

    def replace_array(self, argument: int, address: int) -> None:
        """Let an argument be another array of the same dtype and shape, at this address."""
        self._values[self._places[argument] + ADDRESS_IN_ARRAY] = address

    def launch(self, stream: int) -> None:
        """Run on this stream, without waiting."""
        (status,) = bindings.cuLaunchKernel(*self._before_stream, stream, *self._after_stream)
        if status == bindings.CUresult.CUDA_ERROR_INVALID_CONTEXT:
            # The first call of a thread.
            cuda.current_context()
            (status,) = bindings.cuLaunchKernel(*self._before_stream, stream, *self._after_stream)
        check_status(status)


def check_status(status: Any) -> None:
    """Raise if a call of the driver has failed."""
    if status != bindings.CUresult.CUDA_SUCCESS:
        raise RuntimeError(f"the CUDA driver failed: {status.name}")
