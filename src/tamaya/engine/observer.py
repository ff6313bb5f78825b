"""Which observations a caller asks for: of whom, in which form, in which kind of number."""

from typing import Any, Literal, NamedTuple

import numpy as np
from numpy.typing import DTypeLike, NDArray

from tamaya.engine.arguments import shape_text, to_integer
from tamaya.engine.driver import DeviceDriver, ObservationTarget
from tamaya.engine.kernels.observations import SEAT_TO_ACT
from tamaya.engine.observation import Form, Sections, parse_form, sections_of
from tamaya.engine.refusals import EngineRefusal
from tamaya.engine.rule_tables import RuleTables
from tamaya.rules.game import Refused
from tamaya.rules.hanabi import Refusal, Rules

Observers = Literal["to-act", "all"] | int
"""The seat to act, every seat, or one seat by its number."""

DTYPES = ("uint8", "int8", "float32")
"""The kinds of number that a vector may be written in."""


class ObservationBuffer(NamedTuple):
    """Where vectors are written, and what a caller is given back once they are."""

    target: ObservationTarget
    vectors: NDArray[Any]
    out: NDArray[Any]

    def result(self) -> NDArray[Any]:
        """The array that was asked for; where its numbers do not lie side by side, a copy did."""
        if self.vectors is not self.out and isinstance(self.out, np.ndarray):
            self.out[...] = self.vectors
        return self.out


class Observer:
    """Writes the observations of the games that lie on a device."""

    def __init__(self, rules: Rules, tables: RuleTables, driver: DeviceDriver) -> None:
        """Observe the games of this driver."""
        self._rules = rules
        self._tables = tables
        self._driver = driver
        self._sections: dict[Form, Sections] = {}

    def sections(self, form: str) -> Sections:
        """The sections of the vector in this form."""
        chosen = parse_form(form)
        if chosen not in self._sections:
            self._sections[chosen] = sections_of(self._rules, self._tables, chosen)
        return self._sections[chosen]

    def shape(self, form: str, seats: Observers) -> tuple[int, ...]:
        """The shape of what is seen of one game: a vector, or one for each seat."""
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
        """Room for a vector of each game, or of each game and seat."""
        sections, (first, observers) = self.sections(form), self._seat_range(seats)
        wide_shape = (games, observers, sections.length)
        shape = wide_shape if _are_all(seats) else (games, sections.length)
        allowed = DTYPES[-1:] if form == Form.BELIEF else DTYPES
        if out is None:
            kind = dtype or (np.float32 if form == Form.BELIEF else np.uint8)
            out = self._driver.allocate(shape, _checked_dtype(allowed, kind))
        _refuse_buffer(out)
        vectors = self._driver.contiguous(out)
        _checked_dtype(allowed, vectors.dtype)
        if vectors.shape != shape:
            raise Refused(
                EngineRefusal.WRONG_SHAPE, wanted=shape_text(shape), given=shape_text(vectors.shape)
            )
        wide = vectors.reshape(wide_shape)
        return ObservationBuffer(ObservationTarget(sections, first, observers, wide), vectors, out)

    def packed(self, form: str, seats: Observers) -> NDArray[np.uint32]:
        """Vectors with 32 bits a word, the first the lowest."""
        sections = self.sections(form)
        if form == Form.BELIEF:
            raise Refused(EngineRefusal.UNKNOWN_FORM, form=form, known=", ".join(BIT_FORMS))
        first, observers = self._seat_range(seats)
        packed = self._driver.observe_packed(sections, first, observers)
        return packed if _are_all(seats) else packed[:, 0]

    def _seat_range(self, seats: Observers) -> tuple[int, int]:
        """The first seat that observes, and how many do."""
        if _are_all(seats):
            return 0, self._tables.players
        if isinstance(seats, str) and seats == "to-act":
            return SEAT_TO_ACT, 1
        number = -1 if isinstance(seats, str) else to_integer(seats)
        if number not in range(self._tables.players):
            raise Refused(Refusal.NO_SUCH_SEAT)
        return number, 1


def _are_all(seats: Observers) -> bool:
    # An array would compare each of its own.
    return isinstance(seats, str) and seats == "all"


BIT_FORMS = (Form.MINIMAL, Form.KNOWLEDGE, Form.SEER)
"""The forms that consist of bits only."""


def _refuse_buffer(out: Any) -> None:
    """Refuse what is no array, whichever library made it, or one that cannot be written into."""
    is_locked = isinstance(out, np.ndarray) and not out.flags.writeable
    if is_locked or not hasattr(out, "dtype"):
        given = f"read-only {type(out).__name__}" if is_locked else type(out).__name__
        raise Refused(EngineRefusal.WRONG_KIND, given=given, wanted=np.ndarray.__name__)


def _checked_dtype(allowed: tuple[str, ...], given: DTypeLike) -> str:
    """The kind of number that was asked for, if vectors are written in it."""
    try:
        kind = np.dtype(given).name
    except TypeError:
        kind = str(given)
    if kind not in allowed:
        raise Refused(EngineRefusal.WRONG_NUMBERS, given=kind, known=", ".join(allowed))
    return kind
