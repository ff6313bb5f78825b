"""The devices that hold games, by name."""

from importlib import import_module
from reprlib import repr as short

from tamaya.engine.batch_driver_interface import DeviceDriver
from tamaya.engine.cpu.cpu_batch_driver import CpuDriver
from tamaya.engine.cuda.gpu_availability import refuse_without_gpu
from tamaya.engine.refusals import EngineRefusal
from tamaya.engine.rule_tables import RuleTables
from tamaya.rules.shared_types import Refused

DEVICES = ("cpu", "cuda")

MAX_GAMES = 2**31 - 1
"""The most games that one batch holds, on any device."""


def refuse_device(device: str) -> None:
    """Refuse a device name typed at a command: unknown, or not on this machine."""
    if device not in DEVICES:
        raise Refused(EngineRefusal.UNKNOWN_DEVICE, device=device, known=", ".join(DEVICES))
    if device == "cuda":
        refuse_without_gpu()


def available_devices() -> tuple[str, ...]:
    """List the devices of this machine."""
    return tuple(device for device in DEVICES if _is_available(device))


def _is_available(device: str) -> bool:
    try:
        refuse_device(device)
    except Refused:
        return False
    return True


def make_driver(device: str, tables: RuleTables, games: int, threads: int | None) -> DeviceDriver:
    """Allocate memory for the games on a device; raises MemoryError where there is too little."""
    if device not in DEVICES:
        raise ValueError(f"unknown device {short(device)}: choose {' or '.join(DEVICES)}")
    if games > MAX_GAMES:
        raise ValueError(f"a batch holds at most {MAX_GAMES} games, got {games}")
    if device == "cpu":
        return CpuDriver(tables, games, threads)
    refuse_without_gpu()
    # Its modules can be imported only where a GPU answers.
    driver: DeviceDriver = import_module("tamaya.engine.cuda.cuda_batch_driver").CudaDriver(
        tables, games
    )
    return driver
