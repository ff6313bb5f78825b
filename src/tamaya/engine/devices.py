"""The devices that games can lie on, by name."""

from importlib import import_module

from tamaya.engine.cpu.cpu_driver import CpuDriver
from tamaya.engine.cuda.gpu_availability import refuse_without_gpu
from tamaya.engine.driver import DeviceDriver
from tamaya.engine.refusals import EngineRefusal
from tamaya.engine.rule_tables import RuleTables
from tamaya.rules.game import Refused

DEVICES = ("cpu", "cuda")

MAX_GAMES = 2**31 - 1
"""No device counts further."""


def refuse_device(device: str) -> None:
    """Refuse a device that there is not, in general or on this machine."""
    if device not in DEVICES:
        raise Refused(EngineRefusal.UNKNOWN_DEVICE, device=device, known=", ".join(DEVICES))
    if device == "cuda":
        refuse_without_gpu()


def available_devices() -> tuple[str, ...]:
    """The devices that games can lie on, on this machine."""
    return tuple(device for device in DEVICES if _is_available(device))


def _is_available(device: str) -> bool:
    try:
        refuse_device(device)
    except Refused:
        return False
    return True


def make_driver(device: str, tables: RuleTables, games: int, threads: int | None) -> DeviceDriver:
    """Room for so many games on a device, or a refusal where it has less."""
    refuse_device(device)
    try:
        if games > MAX_GAMES:
            raise MemoryError
        return _allocate_driver(device, tables, games, threads)
    except MemoryError:
        raise Refused(EngineRefusal.TOO_MANY_GAMES, games=str(games)) from None


def _allocate_driver(
    device: str, tables: RuleTables, games: int, threads: int | None
) -> DeviceDriver:
    if device == "cpu":
        return CpuDriver(tables, games, threads)
    # What it is made of can be imported only where a graphics card answers.
    driver: DeviceDriver = import_module("tamaya.engine.cuda.cuda_driver").CudaDriver(tables, games)
    return driver
