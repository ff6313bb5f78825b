"""Tables for the tests of the terminal: people at one screen, and what each of them is told."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random

from tamaya.i18n import Catalogue, Language, catalogue
from tamaya.table.commands import MakeMove
from tamaya.table.options import Options
from tamaya.table.table import Table
from tamaya.terminal.ink import row_text
from tamaya.terminal.local_house import Bot, LocalHouse, Person, open_local_house
from tamaya.terminal.local_line import LocalLine, travelled
from tamaya.terminal.pace import Pace
from tamaya.terminal.scene import Scene, scene_after
from tamaya.wire.telling import Known, attached, known_now, news

ENGLISH = catalogue(Language.ENGLISH)

SEVEN_SUITS = {"edition": "deluxe", "extensions": ("avalanche", "black-powder", "flamboyants")}
"""The largest game that comes out of a box."""


@dataclass
class Evening:
    """A game among people of this terminal, each of whom can be looked over the shoulder."""

    house: LocalHouse
    lines: list[LocalLine]
    say: Catalogue = ENGLISH
    _told: dict[int, tuple[Scene, Known]] = field(default_factory=dict)

    async def table(self) -> Table:
        """The whole truth."""
        return (await self.house._tables.live(self.lines[0]._table)).table

    async def scene(self, seat: int) -> Scene:
        """All that one of them has been told."""
        line = self.lines[seat]
        guest = line._asker.guest
        live = await self.house._tables.live(line._table)
        scene, known = self._told.get(seat, (None, None))
        messages = [attached(live, guest)] if known is None else news(live, guest, known)
        for message in messages:
            scene = scene_after(scene, travelled(message), self.say)
        self._told[seat] = (scene, known_now(live, guest))
        return scene

    async def seat_to_act(self) -> int | None:
        table = await self.table()
        is_over = table.game is None or table.game.outcome is not None
        return None if is_over else table.game.board.seat_to_act

    async def act(self, random: Random) -> None:
        """Whoever is to act does anything legal, plays seldom so that the game is long."""
        seat = await self.seat_to_act()
        moves = [move.text for move in (await self.scene(seat)).view.legal_moves]
        calm = [move for move in moves if not move.startswith("p")] or moves
        move = random.choice(moves if random.random() < 0.3 else calm)
        assert await self.lines[seat].ask(MakeMove(move)) is None


@asynccontextmanager
async def evening(
    *names: str, words: str = "an evening", language: Language = Language.ENGLISH, **options: object
) -> AsyncIterator[Evening]:
    """A table of people only."""
    async with open_local_house("memory:", Pace(0)) as house:
        seats: list[Person | Bot] = [Person(name) for name in names]
        lines = await house.begin(Options(**options), seats, words)
        yield Evening(house, lines, catalogue(language))


def text_of(rows: list) -> str:
    """A screen without its inks."""
    return "\n".join(map(row_text, rows))
