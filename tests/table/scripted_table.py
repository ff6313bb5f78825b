"""A table for tests: each command is decided and applied, without a store or a channel."""

from typing import Any, NamedTuple

import pytest

from tamaya.notation.hanabi_move_text import WrittenMove, hanabi_move_text
from tamaya.notation.ikebana_move_text import ikebana_move_text
from tamaya.rules import hanabi
from tamaya.rules.shared_types import Refused, Seat
from tamaya.table.absence_decisions import decide_return, decide_substitute_move
from tamaya.table.commands import Command, MakeMove, Sit, Start
from tamaya.table.decisions import (
    Context,
    Sender,
    decide,
    decide_deadline,
    decide_expiry,
    decide_watching,
)
from tamaya.table.events import (
    GuestId,
    LogEntry,
    TableEvent,
    TableId,
    TableOpened,
    command_of,
)
from tamaya.table.game_adapters import Game
from tamaya.table.live_table import apply_entries, number_entries
from tamaya.table.mid_game_seats import with_consequences
from tamaya.table.options import Options
from tamaya.table.phase import Phase
from tamaya.table.presence import Presences
from tamaya.table.table_state import Table, table_from_log

OPENING = 1_800_000_000_000
SECRET = "5ec2e7" + "0" * 58
BOTS = {"hanabi": ("careful", "random", "pair"), "ikebana": ("florist", "random")}

NAMES = {
    "careful": ("Aki", "Emi"),
    "random": ("Pochi", "Mimi"),
    "pair": ("Ren", "Nami"),
    "florist": ("Sakura", "Botan"),
}
"""The given names of the bots."""

TINY = Options(
    edition="custom",
    settings={"suits": "red:111", "hand": "1", "errors": "3"},
    seats=2,
    first_seat=0,
)
"""A small deck for two people: over in a few turns."""


def guest(name: str) -> GuestId:
    return GuestId(f"guest-{name}")


class Bot(NamedTuple):
    bot_to_use: str
    given_names: tuple[str, ...]
    has_secret_language: bool = False


def bots_for(game: str, seats: int) -> dict[str, Bot]:
    bots = {bot: Bot(bot, NAMES[bot]) for bot in BOTS.get(game, ())}
    if game == "hanabi":
        bots["pair"] = Bot("pair" if seats == 2 else "hat", NAMES["pair"], True)
    return bots


def part(number: int) -> str:
    """A contribution to the shuffle."""
    return f"{number:032x}"


def some_move(game: Game, place: int = 0) -> str:
    """A legal move of the seat to act, in its notation."""
    move: Any = game.legal_moves[place % len(game.legal_moves)]
    if isinstance(game, hanabi.Game):
        return hanabi_move_text(WrittenMove(move))
    return ikebana_move_text(move)


SIT = Sit(contribution=part(7))
"""Take any seat, with a contribution."""


class ScriptedTable:
    """A table and its log; people send commands by their names."""

    def __init__(self, options: Options = TINY, host: str = "alice") -> None:
        self.now = OPENING
        self.pause = 1000
        """How many milliseconds pass before each command."""
        self.bots_drawn = 0
        self.gone: dict[str, int] = {}
        """Who is not connected, and since when."""
        opening = TableOpened(options, guest(host), SECRET)
        self.log = [LogEntry(1, self.now, "", opening)]

    @classmethod
    def started(cls, *names: str, options: Options = TINY) -> "ScriptedTable":
        """The first opens the table, all sit down in this order, and the game starts."""
        scripted = cls(options, names[0])
        for number, name in enumerate(names):
            scripted.submit(name, Sit(contribution=part(number)))
        scripted.submit(names[0], Start())
        return scripted

    @property
    def table(self) -> Table:
        table = table_from_log(TableId("the-table"), self.log)
        assert table is not None
        return table

    @property
    def presences(self) -> Presences:
        """Everybody is here but those who have gone."""
        here = {holder.guest: self.now for holder in self.table.holders if holder is not None}
        return Presences(self.now, here | {guest(name): at for name, at in self.gone.items()})

    def go(self, name: str) -> None:
        """A person's connection ends."""
        self.gone[name] = self.now

    def come_back(self, name: str) -> tuple[TableEvent, ...]:
        """A person connects again."""
        self.gone.pop(name, None)
        return self.append(decide_return(self.table, guest(name)))

    def settle(self) -> tuple[TableEvent, ...]:
        """What follows from who is here by now."""
        return self.append(with_consequences(self.table, (), self.presences))

    def some_move(self) -> str:
        """A legal move of the seat to act."""
        game = self.table.game
        assert game is not None
        return some_move(game)

    def move_for_substitute(self, moves: int | None = None) -> tuple[TableEvent, ...]:
        """A bot makes a legal move for the person to act, decided after this many moves."""
        game = self.table.game
        assert game is not None
        made = len(game.moves) if moves is None else moves
        return self.append(decide_substitute_move(self.table, self.some_move(), made))

    @property
    def names(self) -> list[str | None]:
        return [None if holder is None else holder.name for holder in self.table.holders]

    def submit(self, name: str, command: Command) -> tuple[TableEvent, ...]:
        """The events of a command, logged after a pause."""
        self.bots_drawn += 1
        context = Context(GuestId(f"bot-{self.bots_drawn}"), bots_for, self.presences)
        sender = Sender(guest(name), name.title())
        events = decide(self.table, sender, command, context)
        return self.append(events, command_of(sender.guest, str(self.bots_drawn)))

    def watch(self, name: str) -> tuple[TableEvent, ...]:
        return self.append(decide_watching(self.table, guest(name)))

    def move_for_deadline(self, move: str | None = None) -> tuple[TableEvent, ...]:
        """A bot makes this move for the seat to act, or some legal one."""
        game = self.table.game
        assert game is not None
        move = some_move(game) if move is None else move
        deadline = self.table.deadline
        is_over = deadline is not None and deadline <= self.now
        return self.append(decide_deadline(self.table, move, deadline if is_over else 0))

    def expire(self, idle_milliseconds: int) -> tuple[TableEvent, ...]:
        return self.append(decide_expiry(self.table, self.now, idle_milliseconds))

    def append(self, events: tuple[TableEvent, ...], command: str = "") -> tuple[TableEvent, ...]:
        """Log the events later; refused by the rules, or where there are too many."""
        self.now += self.pause
        entries = number_entries(events, len(self.log), self.now, command)
        before = self.table
        after, _ = apply_entries(before, entries)
        after.entry_counts.refuse_excess(before.entry_counts, before.host)
        self.log += entries
        return events

    def refusal(self, name: str, command: Command) -> str:
        """Why a command is refused."""
        before = list(self.log)
        with pytest.raises(Refused) as refusal:
            self.submit(name, command)
        assert self.log == before
        return refusal.value.reason

    def name_to_act(self) -> str:
        """The name of the player to act."""
        table = self.table
        assert table.game is not None
        holder = table.holders[table.game.board.seat_to_act]
        assert holder is not None
        return holder.name.lower()

    def play(self, turns: int = 1) -> None:
        """Make some legal moves."""
        for _ in range(turns):
            game = self.table.game
            assert game is not None
            self.submit(self.name_to_act(), MakeMove(some_move(game)))

    def play_to_the_end(self) -> None:
        while self.table.phase is Phase.PLAYING:
            self.play()

    def seat(self, name: str) -> Seat | None:
        return self.table.seat_of(guest(name))
