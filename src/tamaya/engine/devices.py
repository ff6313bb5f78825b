"""The devices that games can lie on, by name."""

from importlib import import_module

from tamaya.engine.cpu import Cpu
from tamaya.engine.cuda_opening import refuse_without_gpu
from tamaya.engine.driver import Driver
from tamaya.engine.refusals import EngineRefusal
from tamaya.engine.tables import Tables
from tamaya.rules.game import Refused

DEVICES = ("cpu", "cuda")


def refuse_device(device: str) -> None:
    """Refuse a device that there is not, in general or on this machine."""
    if device not in DEVICES:
        raise Refused(EngineRefusal.UNKNOWN_DEVICE, device=device, known=", ".join(DEVICES))
    if device == "cuda":
        refuse_without_gpu()


def driver_on(device: str, tables: Tables, games: int, threads: int | None) -> Driver:
    """Room for so many games on a device."""
    refuse_device(device)
    if device == "cpu":
        return Cpu(tables, games, threads)
    # What it is made of can be imported only where a graphics card answers.
    driver: Driver = import_module("tamaya.engine.cuda").Cuda(tables, games)
    return driver
