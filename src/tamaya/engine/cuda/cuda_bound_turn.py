"""A turn on a GPU that is bound to its arrays: each run is one launch, on the caller's stream.

Import it only after a GPU has answered.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol

from tamaya.engine.argument_checks import check_shape
from tamaya.engine.batch_driver_interface import TurnResult
from tamaya.engine.cuda.block_output import Array
from tamaya.engine.cuda.caller_stream import stream_handle
from tamaya.engine.cuda.cuda_jit import ColumnKernel, LaunchShape
from tamaya.engine.cuda.gpu_availability import is_simulated

ACTIONS_ARGUMENT = 2
"""The place of the actions among the arguments of the first kernel."""


class Launch(Protocol):
    """A kernel with its arguments."""

    def replace_array(self, argument: int, address: Any) -> None:
        """Let an argument be another array."""
        ...

    def launch(self, stream: int) -> None:
        """Run on this stream."""
        ...


class SimulatedLaunch:
    """A launch on the simulator, which has arrays instead of addresses, and no streams."""

    def __init__(self, kernel: ColumnKernel, shape: LaunchShape, *arguments: object) -> None:
        """Keep the arguments."""
        self._kernel = kernel
        self._shape = shape
        self._arguments = list(arguments)

    def replace_array(self, argument: int, address: Array) -> None:
        """Let an argument be another array."""
        self._arguments[argument] = address

    def launch(self, stream: int) -> None:  # noqa: ARG002 - there is only one
        """Run the kernel."""
        self._kernel.launch_shaped(self._shape, *self._arguments)


def prepare(kernel: ColumnKernel, shape: LaunchShape, *arguments: object) -> Launch:
    """Prepare a launch, or simulate one."""
    if is_simulated():
        return SimulatedLaunch(kernel, shape, *arguments)
    # The simulator has no driver to import.
    prepared: Launch = import_module("tamaya.engine.cuda.prepared_launch").PreparedLaunch(
        kernel, shape, *arguments
    )
    return prepared


class CudaBoundTurn:
    """The launches of a turn, and the arrays that they read and write."""

    def __init__(
        self, launches: Sequence[Launch], actions: Array, skip: Array, result: TurnResult
    ) -> None:
        """Share the arrays; ``skip`` has the action -1 for each game."""
        self._launches = launches
        self._skip = _address(skip)
        self._bound = _address(actions)
        # The memory must live as long as its addresses are used.
        self._kept = skip, actions, result
        self._imported_arrays: list[object] = []
        self._dlpack: Any = None
        self.actions = actions
        self.result = result
        if not is_simulated():
            self._dlpack = import_module("tamaya.engine.cuda.dlpack")
            self._order = self._dlpack.StreamOrder()
            self.actions = self._dlpack.share(actions, self._order)
            self.result = TurnResult(*(self._dlpack.share(array, self._order) for array in result))

    def run(self, actions: Any = None, stream: Any = None) -> TurnResult:
        """Make a turn with the bound actions, or with other actions on the GPU."""
        handle = stream_handle(stream)
        self._run(self._bound if actions is None else self._imported(actions, handle), handle)
        return self.result

    def refresh(self, stream: Any = None) -> TurnResult:
        """Write the results of the games as they are, without a move."""
        self._run(self._skip, stream_handle(stream))
        return self.result

    def _run(self, actions: Any, stream: int) -> None:
        self._launches[0].replace_array(ACTIONS_ARGUMENT, actions)
        for launch in self._launches:
            launch.launch(stream)
        if self._dlpack is not None:
            self._order.stream = stream

    def _imported(self, actions: Any, stream: int) -> Any:
        """Return where other actions are, once they are ready on the stream."""
        if self._dlpack is None:
            array = actions if hasattr(actions, "copy_to_host") else None
            found = array and (array.shape, array.dtype.name, array.is_c_contiguous(), array)
        else:
            array = self._dlpack.import_array(actions, stream)
            found = array and (array.shape, array.dtype, array.is_contiguous, array.address)
        if found is None:
            raise TypeError("actions must be an array on the GPU: copy them to the bound actions")
        shape, dtype, is_contiguous, place = found
        check_shape(shape, self.actions.shape, "actions")
        if dtype != self.actions.dtype.name:
            bound = self.actions.dtype.name
            raise TypeError(f"unsupported dtype {dtype}: this turn is bound to {bound} actions")
        if not is_contiguous:
            raise ValueError("actions must be C-contiguous")
        # The kernel may still read the actions of the run before.
        self._imported_arrays = [*self._imported_arrays[-1:], array]
        return place


def _address(array: Array) -> Any:
    """Return where an array is; on the simulator, the array itself."""
    return array if is_simulated() else array.__cuda_array_interface__["data"][0]
