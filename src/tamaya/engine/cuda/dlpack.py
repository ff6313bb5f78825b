"""Share arrays on a GPU with other libraries through DLPack, without a copy.

DLPack also says on which stream the data is needed, so that nobody has to wait on the host. Import
this module only after a GPU has answered.
"""

import ctypes
from ctypes import POINTER, Structure, c_int32, c_int64, c_uint8, c_uint16, c_uint64, c_void_p
from importlib import import_module
from typing import Any, NamedTuple
from weakref import finalize

import numpy as np

from tamaya.engine.cuda.cuda_jit import cuda
from tamaya.engine.cuda.prepared_launch import bindings, check_status

CUDA_DEVICE = 2
"""The number of CUDA among the devices of DLPack."""
DTYPE_CODES = {"i": 0, "u": 1, "f": 2}
"""The numbers of NumPy's kinds of dtype in DLPack."""
DTYPE_NAMES = {0: "int", 1: "uint", 2: "float"}
"""The names of dtypes by these numbers, without the bits."""
NAME = b"dltensor"
"""The name of a capsule that nobody has used."""
DEFAULT_STREAM, LEGACY_STREAM, NO_WAIT = 0, 1, -1
"""The default stream has two handles; -1 asks for no ordering."""
DISABLE_TIMING = 2
"""The flag of an event that only orders streams."""

_DeviceArray: Any = import_module("numba.cuda.cudadrv.devicearray").DeviceNDArray


class _Tensor(Structure):
    _fields_ = (
        ("data", c_void_p),
        ("device_type", c_int32),
        ("device_id", c_int32),
        ("ndim", c_int32),
        ("code", c_uint8),
        ("bits", c_uint8),
        ("lanes", c_uint16),
        ("shape", POINTER(c_int64)),
        ("strides", POINTER(c_int64)),
        ("byte_offset", c_uint64),
    )


class _ManagedTensor(Structure):
    _fields_ = (("tensor", _Tensor), ("context", c_void_p), ("deleter", c_void_p))


_exported: dict[int, tuple[Any, ...]] = {}
"""What other libraries still use, by the address of its description."""


def _release(address: int, exported: dict[int, tuple[Any, ...]] = _exported) -> None:
    # At the end of the process, names of the module are gone before other libraries let go.
    exported.pop(address, None)


def _release_unused(capsule: int) -> None:
    """Release what a capsule offers if nobody has used it."""
    if _is_valid(capsule, NAME):
        _release(_pointer(capsule, NAME))


_deleter = ctypes.CFUNCTYPE(None, c_void_p)(_release)
_capsule_end = ctypes.CFUNCTYPE(None, c_void_p)(_release_unused)
# Another library may call it after this module is gone.
ctypes.pythonapi.Py_IncRef(ctypes.py_object(_deleter))
_is_valid = ctypes.PYFUNCTYPE(ctypes.c_int, c_void_p, ctypes.c_char_p)(
    ("PyCapsule_IsValid", ctypes.pythonapi)
)
_pointer = ctypes.PYFUNCTYPE(c_void_p, c_void_p, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi)
)
_new_capsule = ctypes.PYFUNCTYPE(ctypes.py_object, c_void_p, ctypes.c_char_p, c_void_p)(
    ("PyCapsule_New", ctypes.pythonapi)
)


class StreamOrder:
    """The stream that has last written to some arrays."""

    def __init__(self) -> None:
        """Start with the default stream of the current device."""
        self.stream = DEFAULT_STREAM
        self.device = CUDA_DEVICE, int(cuda.current_context().device.id)
        status, self._event = bindings.cuEventCreate(DISABLE_TIMING)
        check_status(status)
        finalize(self, bindings.cuEventDestroy, self._event).atexit = False

    def before(self, stream: int | None) -> None:
        """Let a stream, by its number in DLPack, wait for what is written so far."""
        reader = DEFAULT_STREAM if stream in (None, LEGACY_STREAM) else int(stream or 0)
        if reader not in (NO_WAIT, self.stream):
            check_status(bindings.cuEventRecord(self._event, self.stream)[0])
            check_status(bindings.cuStreamWaitEvent(reader, self._event, 0)[0])


class DlpackArray(_DeviceArray):  # type: ignore[misc]
    """A device array that libraries without the CUDA array interface can share too."""

    order: StreamOrder

    def reshape(self, *shape: Any, **options: Any) -> "DlpackArray":
        """Return the same memory in another shape."""
        return share(super().reshape(*shape, **options), self.order)

    def __dlpack__(
        self,
        *,
        stream: int | None = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> Any:
        """Return a capsule with the address, shape and dtype, ready on the reader's stream."""
        if copy or dl_device not in (None, self.order.device):
            raise BufferError("this array is shared where it is, and is not copied")
        self.order.before(stream)
        sizes = (c_int64 * self.ndim)(*self.shape)
        item = self.dtype.itemsize
        strides = (c_int64 * self.ndim)(*(stride // item for stride in self.strides))
        managed = _ManagedTensor(
            _Tensor(
                data=self.__cuda_array_interface__["data"][0],
                device_type=self.order.device[0],
                device_id=self.order.device[1],
                ndim=self.ndim,
                code=DTYPE_CODES[self.dtype.kind],
                bits=8 * item,
                lanes=1,
                shape=sizes,
                strides=strides,
            ),
            None,
            ctypes.cast(_deleter, c_void_p),
        )
        address = ctypes.addressof(managed)
        _exported[address] = managed, sizes, strides, self
        return _new_capsule(address, NAME, ctypes.cast(_capsule_end, c_void_p))

    def __dlpack_device__(self) -> tuple[int, int]:
        """Return the kind and number of the device."""
        return self.order.device


def share(array: Any, order: StreamOrder) -> DlpackArray:
    """Return the same memory as an array that can be exported."""
    shared = DlpackArray(array.shape, array.strides, array.dtype, gpu_data=array.gpu_data)
    shared.order = order
    return shared


class ImportedArray(NamedTuple):
    """The address, shape and dtype of an array of another library."""

    address: int
    shape: tuple[int, ...]
    dtype: str
    is_contiguous: bool
    owner: object
    """What keeps the memory alive."""


def import_array(value: Any, stream: int) -> ImportedArray | None:
    """Describe an array on the GPU that is ready on this stream; None if it is elsewhere.

    PyTorch's tensors are ready on its current stream, which is the one that callers use.
    """
    if hasattr(value, "data_ptr"):
        # PyTorch takes microseconds to describe a tensor in any other way.
        name = str(value.dtype).rpartition(".")[2]
        address, is_contiguous = value.data_ptr(), value.is_contiguous()
        shape = tuple(value.shape)
        found = ImportedArray(address, shape, name, is_contiguous, value)
        return found if value.is_cuda else None
    if not hasattr(value, "__dlpack__"):
        described = getattr(value, "__cuda_array_interface__", None)
        if described is None:
            return None
        is_contiguous = described.get("strides") is None
        address, shape = described["data"][0], tuple(described["shape"])
        name = np.dtype(described["typestr"]).name
        return ImportedArray(address, shape, name, is_contiguous, value)
    if value.__dlpack_device__()[0] != CUDA_DEVICE:
        return None
    capsule = value.__dlpack__(stream=stream or LEGACY_STREAM)
    tensor = ctypes.cast(_pointer(id(capsule), NAME), POINTER(_ManagedTensor)).contents.tensor
    shape = tuple(tensor.shape[: tensor.ndim])
    kind = DTYPE_NAMES.get(tensor.code, "unknown")
    is_contiguous = not tensor.strides or (tensor.ndim == 1 and tensor.strides[0] == 1)
    return ImportedArray(
        tensor.data + tensor.byte_offset,
        shape,
        f"{kind}{tensor.bits}",
        is_contiguous,
        (value, capsule),
    )
