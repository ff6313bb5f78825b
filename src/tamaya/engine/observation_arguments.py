"""Check and prepare a call to observe: which seats, which form, which dtype, which buffer."""

from reprlib import repr as short
from typing import Any, Literal, NamedTuple

import numpy as np
from numpy.typing import DTypeLike, NDArray

from tamaya.engine.argument_checks import check_shape, to_integer_within
from tamaya.engine.batch_driver_interface import DeviceDriver, ObservationTarget
from tamaya.engine.kernels.observations import SEAT_TO_ACT
from tamaya.engine.observation_layout import Form, Sections, parse_form, sections_of
from tamaya.engine.rule_tables import RuleTables
from tamaya.rules.hanabi import Rules

Observers = Literal["to-act", "all"] | int
"""The seat to act, all seats, or one seat by its number."""

DTYPES = ("uint8", "int8", "float32")
"""The dtypes that a vector can have."""


class ObservationBuffer(NamedTuple):
    """The array that kernels write into, and the one that the caller gets."""

    target: ObservationTarget
    vectors: NDArray[Any]
    out: NDArray[Any]

    def result(self) -> NDArray[Any]:
        """Return the caller's array; if it is not contiguous, kernels wrote into a copy."""
        if self.vectors is not self.out and isinstance(self.out, np.ndarray):
            self.out[...] = self.vectors
        return self.out


class Observer:
    """Prepares observations of the games on a device."""

    def __init__(self, rules: Rules, tables: RuleTables, driver: DeviceDriver) -> None:
        """Observe the games of this driver."""
        self._rules = rules
        self._tables = tables
        self._driver = driver
        self._sections: dict[Form, Sections] = {}

    def sections(self, form: str) -> Sections:
        """Return the sections of the vector in a form."""
        chosen = parse_form(form)
        if chosen not in self._sections:
            self._sections[chosen] = sections_of(self._rules, self._tables, chosen)
        return self._sections[chosen]

    def shape(self, form: str, seats: Observers) -> tuple[int, ...]:
        """Return the shape of the observation of one game: a vector, or one for each seat."""
        sections, (_, observers) = self.sections(form), self._seat_range(seats)
        return (observers, sections.length) if _are_all(seats) else (sections.length,)

    def buffer(
        self,
        games: int,
        form: str,
        seats: Observers,
        dtype: DTypeLike | None,
        out: NDArray[Any] | None,
    ) -> ObservationBuffer:
        """Check or allocate the array for a vector of each game, or of each game and seat."""
        sections, (first, observers) = self.sections(form), self._seat_range(seats)
        wide_shape = (games, observers, sections.length)
        shape = wide_shape if _are_all(seats) else (games, sections.length)
        allowed = DTYPES[-1:] if form == Form.BELIEF else DTYPES
        if out is None:
            chosen = dtype or (np.float32 if form == Form.BELIEF else np.uint8)
            out = self._driver.allocate(shape, _checked_dtype(allowed, chosen))
        _check_buffer(out)
        vectors = self._driver.contiguous(out)
        _checked_dtype(allowed, vectors.dtype)
        check_shape(vectors.shape, shape, "out")
        wide = vectors.reshape(wide_shape)
        return ObservationBuffer(ObservationTarget(sections, first, observers, wide), vectors, out)

    def packed(self, form: str, seats: Observers) -> NDArray[np.uint32]:
        """Return vectors with 32 bits per word, lowest first."""
        sections = self.sections(form)
        if form == Form.BELIEF:
            raise ValueError(f"form {form} cannot be packed: choose {', '.join(BIT_FORMS)}")
        first, observers = self._seat_range(seats)
        packed = self._driver.observe_packed(sections, first, observers)
        return packed if _are_all(seats) else packed[:, 0]

    def _seat_range(self, seats: Observers) -> tuple[int, int]:
        """Return the first seat that observes, and the number of seats."""
        if _are_all(seats):
            return 0, self._tables.players
        if isinstance(seats, str) and seats == "to-act":
            return SEAT_TO_ACT, 1
        if isinstance(seats, str):
            raise ValueError(f"unknown seats {seats!r}: choose to-act, all or the number of a seat")
        return to_integer_within(seats, 0, self._tables.players - 1, "seats"), 1


def _are_all(seats: Observers) -> bool:
    # Comparing an array to a string would give an array.
    return isinstance(seats, str) and seats == "all"


BIT_FORMS = (Form.MINIMAL, Form.KNOWLEDGE, Form.SEER)
"""The forms that can be packed."""


def _check_buffer(out: Any) -> None:
    """Raise unless this is an array of any library, and writable."""
    if not hasattr(out, "dtype"):
        raise TypeError(f"out must be an array, got {short(out)}")
    if isinstance(out, np.ndarray) and not out.flags.writeable:
        raise ValueError("out must be writable, got a read-only array")


def _checked_dtype(allowed: tuple[str, ...], dtype: DTypeLike) -> str:
    """Return the name of a dtype, if vectors can have it."""
    name = np.dtype(dtype).name
    if name not in allowed:
        raise TypeError(f"unsupported dtype {name}: choose {', '.join(allowed)}")
    return name
