"""The devices that games can lie on, by name."""

from importlib import import_module

from tamaya.engine.cpu import Cpu
from tamaya.engine.cuda_opening import refuse_without_gpu
from tamaya.engine.driver import Driver
from tamaya.engine.refusals import EngineRefusal
from tamaya.engine.tables import Tables
from tamaya.rules.game import Refused

DEVICES = ("cpu", "cuda")

MOST_GAMES = 2**31 - 1
"""No device counts further."""


def refuse_device(device: str) -> None:
    """Refuse a device that there is not, in general or on this machine."""
    if device not in DEVICES:
        raise Refused(EngineRefusal.UNKNOWN_DEVICE, device=device, known=", ".join(DEVICES))
    if device == "cuda":
        refuse_without_gpu()


def devices_here() -> tuple[str, ...]:
    """The devices that games can lie on, on this machine."""
    return tuple(device for device in DEVICES if _is_here(device))


def _is_here(device: str) -> bool:
    try:
        refuse_device(device)
    except Refused:
        return False
    return True


def driver_on(device: str, tables: Tables, games: int, threads: int | None) -> Driver:
    """Room for so many games on a device, or a refusal where it has less."""
    refuse_device(device)
    try:
        if games > MOST_GAMES:
            raise MemoryError
        return _room_on(device, tables, games, threads)
    except MemoryError:
        raise Refused(EngineRefusal.TOO_MANY_GAMES, games=str(games)) from None


def _room_on(device: str, tables: Tables, games: int, threads: int | None) -> Driver:
    if device == "cpu":
        return Cpu(tables, games, threads)
    # What it is made of can be imported only where a graphics card answers.
    driver: Driver = import_module("tamaya.engine.cuda").Cuda(tables, games)
    return driver
