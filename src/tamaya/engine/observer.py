"""Which observations a caller asks for: of whom, in which form, in which kind of number."""

from typing import Any, Literal, NamedTuple

import numpy as np
from numpy.typing import DTypeLike, NDArray

from tamaya.engine.driver import Driver, Sight
from tamaya.engine.given import shape_text, whole_number
from tamaya.engine.kernels.observing import SEAT_TO_ACT
from tamaya.engine.observation import Form, Sections, form_named, sections_of
from tamaya.engine.refusals import EngineRefusal
from tamaya.engine.tables import Tables
from tamaya.rules.game import Refused
from tamaya.rules.hanabi import Refusal, Rules

Observers = Literal["to-act", "all"] | int
"""The seat to act, every seat, or one seat by its number."""

NUMBERS = ("uint8", "int8", "float32")
"""The kinds of number that a vector may be written in."""


class Room(NamedTuple):
    """Where vectors are written, and what a caller is given back once they are."""

    sight: Sight
    vectors: NDArray[Any]
    out: NDArray[Any]

    def given_back(self) -> NDArray[Any]:
        """The array that was asked for; where its numbers do not lie side by side, a copy did."""
        if self.vectors is not self.out and isinstance(self.out, np.ndarray):
            self.out[...] = self.vectors
        return self.out


class Observer:
    """Writes the observations of the games that lie on a device."""

    def __init__(self, rules: Rules, tables: Tables, driver: Driver) -> None:
        """Observe the games of this driver."""
        self._rules = rules
        self._tables = tables
        self._driver = driver
        self._sections: dict[Form, Sections] = {}

    def sections(self, form: str) -> Sections:
        """The sections of the vector in this form."""
        chosen = form_named(form)
        if chosen not in self._sections:
            self._sections[chosen] = sections_of(self._rules, self._tables, chosen)
        return self._sections[chosen]

    def shape(self, form: str, seats: Observers) -> tuple[int, ...]:
        """The shape of what is seen of one game: a vector, or one for each seat."""
        sections, (_, columns) = self.sections(form), self._chosen(seats)
        return (columns, sections.length) if _are_all(seats) else (sections.length,)

    def room(
        self,
        games: int,
        form: str,
        seats: Observers,
        dtype: DTypeLike | None,
        out: NDArray[Any] | None,
    ) -> Room:
        """Room for a vector of each game, or of each game and seat."""
        sections, (first, columns) = self.sections(form), self._chosen(seats)
        wide_shape = (games, columns, sections.length)
        shape = wide_shape if _are_all(seats) else (games, sections.length)
        known = NUMBERS[-1:] if form == Form.BELIEF else NUMBERS
        if out is None:
            kind = dtype or (np.float32 if form == Form.BELIEF else np.uint8)
            out = self._driver.room(shape, _kind_among(known, kind))
        _refuse_as_room(out)
        vectors = self._driver.side_by_side(out)
        _kind_among(known, vectors.dtype)
        if vectors.shape != shape:
            raise Refused(
                EngineRefusal.WRONG_SHAPE, wanted=shape_text(shape), given=shape_text(vectors.shape)
            )
        wide = vectors.reshape(wide_shape)
        return Room(Sight(sections, first, columns, wide), vectors, out)

    def packed(self, form: str, seats: Observers) -> NDArray[np.uint32]:
        """Vectors with 32 bits a word, the first the lowest."""
        sections = self.sections(form)
        if form == Form.BELIEF:
            raise Refused(EngineRefusal.UNKNOWN_FORM, form=form, known=", ".join(BITS_ONLY))
        first, columns = self._chosen(seats)
        packed = self._driver.observe_packed(sections, first, columns)
        return packed if _are_all(seats) else packed[:, 0]

    def _chosen(self, seats: Observers) -> tuple[int, int]:
        """The first seat that observes, and how many do."""
        if _are_all(seats):
            return 0, self._tables.players
        if isinstance(seats, str) and seats == "to-act":
            return SEAT_TO_ACT, 1
        number = -1 if isinstance(seats, str) else whole_number(seats)
        if number not in range(self._tables.players):
            raise Refused(Refusal.NO_SUCH_SEAT)
        return number, 1


def _are_all(seats: Observers) -> bool:
    # An array would compare each of its own.
    return isinstance(seats, str) and seats == "all"


BITS_ONLY = (Form.MINIMAL, Form.KNOWLEDGE, Form.SEER)
"""The forms that consist of bits only."""


def _refuse_as_room(out: Any) -> None:
    """Refuse what is no array, whichever library made it, or one that cannot be written into."""
    is_locked = isinstance(out, np.ndarray) and not out.flags.writeable
    if is_locked or not hasattr(out, "dtype"):
        given = f"read-only {type(out).__name__}" if is_locked else type(out).__name__
        raise Refused(EngineRefusal.WRONG_KIND, given=given, wanted=np.ndarray.__name__)


def _kind_among(known: tuple[str, ...], given: DTypeLike) -> str:
    """The kind of number that was asked for, if vectors are written in it."""
    try:
        kind = np.dtype(given).name
    except TypeError:
        kind = str(given)
    if kind not in known:
        raise Refused(EngineRefusal.WRONG_NUMBERS, given=kind, known=", ".join(known))
    return kind
