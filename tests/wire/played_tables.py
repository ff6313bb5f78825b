"""Tables for the wire tests: people who sit down, play, talk and watch, without a server."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from tamaya.notation.hanabi_move_text import WrittenMove, hanabi_move_text
from tamaya.notation.ikebana_move_text import ikebana_move_text
from tamaya.rules import hanabi, ikebana
from tamaya.table.events import (
    GameStarted,
    GuestId,
    HandsWatched,
    MoveMade,
    NoteWritten,
    SeatTaken,
    TableEvent,
    TableId,
    TableOpened,
)
from tamaya.table.game_adapters import Game
from tamaya.table.live_table import AppliedEntry, LiveTable, number_entries
from tamaya.table.options import Options
from tamaya.table.table_state import initial_table
from tamaya.testing import hanabi_random_games, ikebana_random_games
from tamaya.wire.codec import frame_bytes
from tamaya.wire.entry_changes import sent_table, with_changes
from tamaya.wire.messages_for_guest import attached_message, current_cursor, messages_since
from tamaya.wire.server_messages import Attached, Entry, EntryWithChanges, NewEntry

SECRET = "5ec2e7" + "0" * 58
PASSWORD = "a-hash-of-the-password"
WATCHER = GuestId("guest-who-watches")
HOUR = 1_800_000_000_000


def guest(seat: int) -> GuestId:
    return GuestId(f"guest-of-seat-{seat}")


def contribution(seat: int) -> str:
    return f"c0ffee{seat:026x}"


def apply_events(live: LiveTable, *events: TableEvent) -> list[AppliedEntry]:
    """Apply events to a table, each a minute after the one before."""
    known = len(live.applied)
    at = HOUR + 60_000 * live.table.sequence
    for event in events:
        live.apply(number_entries([event], live.table.sequence, at, command_behind(event)))
    return live.applied[known:]


def command_behind(event: TableEvent) -> str:
    """The command that led to an event: a note is its author's, whoever holds the seat later."""
    return f"{guest(event.seat)}:1" if isinstance(event, NoteWritten) else "somebody:1"


class Reader:
    """A guest attached to a table, with every message they receive."""

    def __init__(self, live: LiveTable, guest: GuestId) -> None:
        self._live = live
        self._guest = guest
        self._known = current_cursor(live, guest)
        self.messages: list[Attached | NewEntry] = [attached_message(live, guest)]
        self.changes: list[Attached | EntryWithChanges] = []
        """The same for a client that wants only changes, after the first."""

    def receive(self) -> list[Attached | NewEntry]:
        """The messages about everything since the last call."""
        messages = list(messages_since(self._live, self._guest, self._known))
        self._known = current_cursor(self._live, self._guest)
        self.changes += with_changes(messages, sent_table(self.messages[-1]))
        self.messages += messages
        return messages

    @property
    def frames(self) -> list[bytes]:
        """Every message in both forms."""
        return [frame_bytes(message) for message in (*self.messages, *self.changes)]

    @property
    def log(self) -> list[Entry]:
        """The log as a client has it."""
        log: list[Entry] = []
        for message in self.messages:
            match message:
                case Attached(after=after, entries=entries):
                    log = [*log[:after], *entries]
                case NewEntry():
                    kept = {name: getattr(message, name) for name in Entry.__struct_fields__}
                    log.append(Entry(**kept))
        return log


def messages_for_events(
    live: LiveTable, reader: GuestId, *events: TableEvent
) -> list[Attached | NewEntry]:
    """The messages that a guest receives about these events."""
    attending = Reader(live, reader)
    apply_events(live, *events)
    return attending.receive()


def seated(options: Options) -> LiveTable:
    """A table with every seat taken, before the start."""
    first, *others = number_entries(
        [
            TableOpened(options, guest(0), SECRET),
            *(
                SeatTaken(seat, guest(seat), f"Name {seat}", contribution(seat))
                for seat in range(options.seats)
            ),
        ],
        0,
        HOUR,
        "somebody:0",
    )
    live = LiveTable(initial_table(TableId("the-table"), first), [AppliedEntry(first, ())])
    live.apply(others)
    return live


def begun(options: Options, game: Game | None = None) -> LiveTable:
    """The same after the deal, from its own seed or that of this game."""
    live = seated(options)
    apply_events(live, GameStarted())
    if game is not None:
        live.table = replace(live.table, game=game)
        live.applied[-1] = AppliedEntry(live.applied[-1].entry, game.history)
    return live


def watched(live: LiveTable) -> LiveTable:
    """The same with a spectator who is recorded as seeing all hands."""
    apply_events(live, HandsWatched(WATCHER))
    return live


def moves_of(game: Game) -> list[MoveMade]:
    """The table's event for each move of a game."""
    match game:
        case hanabi.Game():
            return [
                MoveMade(
                    made.seat,
                    hanabi_move_text(WrittenMove(made.move, made.seat)),
                )
                for made in game.moves
            ]
        case ikebana.Game():
            return [MoveMade(made.seat, ikebana_move_text(made.move)) for made in game.moves]


def random_steps(options: Options, chance: Random, skill: float = 0.9) -> Sequence[Game]:
    """A game after each of its moves, played at random to its end."""
    game = begun(options).table.game
    match game:
        case hanabi.Game():
            return hanabi_random_games.play_randomly(game, chance, skill)
        case ikebana.Game():
            return ikebana_random_games.play_randomly(game, chance, skill)
    raise AssertionError(game)


def play_game(
    options: Options, chance: Random, skill: float = 0.9
) -> Iterator[tuple[LiveTable, AppliedEntry]]:
    """A table after each entry from the deal to the end, with that entry."""
    live = begun(options)
    yield live, live.applied[-1]
    for move in moves_of(random_steps(options, chance, skill)[-1]):
        apply_events(live, move)
        yield live, live.applied[-1]
