"""Which observations a caller asks for: of whom, in which form, in which kind of number."""

from typing import Any, Literal

import numpy as np
from numpy.typing import DTypeLike, NDArray

from tamaya.engine.driver import Driver
from tamaya.engine.observation import Form, Sections, form_named, sections_of
from tamaya.engine.observing_rows import SEAT_TO_ACT
from tamaya.engine.refusals import EngineRefusal
from tamaya.engine.starts import shape_text
from tamaya.engine.tables import Tables
from tamaya.rules.game import Refused
from tamaya.rules.hanabi import Refusal, Rules

Observers = Literal["to-act", "all"] | int
"""The seat to act, every seat, or one seat by its number."""

NUMBERS = ("uint8", "int8", "float32")
"""The kinds of number that a vector may be written in."""


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

    def vectors(
        self,
        games: int,
        form: str,
        seats: Observers,
        dtype: DTypeLike | None,
        out: NDArray[Any] | None,
    ) -> NDArray[Any]:
        """A vector for each game, or for each game and seat."""
        sections = self.sections(form)
        first, columns = self._chosen(seats)
        shape = (games, columns, sections.length) if seats == "all" else (games, sections.length)
        if out is None:
            kind = dtype or (np.float32 if form == Form.BELIEF else np.uint8)
            out = self._driver.room(shape, kind)
        vectors = self._driver.side_by_side(out)
        if vectors.shape != shape:
            raise Refused(
                EngineRefusal.WRONG_SHAPE, wanted=shape_text(shape), given=shape_text(vectors.shape)
            )
        known = NUMBERS[-1:] if form == Form.BELIEF else NUMBERS
        kind = vectors.dtype.name
        if kind not in known:
            raise Refused(EngineRefusal.WRONG_NUMBERS, given=kind, known=", ".join(known))
        wide = vectors.reshape(games, columns, sections.length)
        self._driver.observe(sections, first, columns, wide)
        if vectors is not out and isinstance(out, np.ndarray):
            out[...] = vectors
        return out

    def packed(self, form: str, seats: Observers) -> NDArray[np.uint32]:
        """The same, 32 bits of each vector a word, the first the lowest."""
        if form == Form.BELIEF:
            raise Refused(EngineRefusal.UNKNOWN_FORM, form=form, known=", ".join(BITS_ONLY))
        sections = self.sections(form)
        first, columns = self._chosen(seats)
        packed = self._driver.observe_packed(sections, first, columns)
        return packed if seats == "all" else packed[:, 0]

    def _chosen(self, seats: Observers) -> tuple[int, int]:
        """The first seat that observes, and how many do."""
        if seats == "all":
            return 0, self._tables.players
        if seats == "to-act":
            return SEAT_TO_ACT, 1
        if seats not in range(self._tables.players):
            raise Refused(Refusal.NO_SUCH_SEAT)
        return seats, 1


BITS_ONLY = (Form.MINIMAL, Form.KNOWLEDGE, Form.SEER)
"""The forms that consist of bits only."""
