"""A table that is as long as the limits allow: everybody does everything until it is refused."""

from collections.abc import Mapping, Sequence

from tamaya.channels.memory_channel import MemoryChannel
from tamaya.notation.hanabi_move_text import WrittenMove, hanabi_move_text
from tamaya.rules.hanabi import Discard, Game, GiveClue, Rearrange
from tamaya.rules.shared_types import MOST_PLAYERS, Refused, Seat
from tamaya.stores.memory_store import MemoryStore
from tamaya.table.command_context import OfferedBot, Sender
from tamaya.table.commands import (
    AnswerRequest,
    AnswerUndo,
    Command,
    Contribute,
    Leave,
    MakeMove,
    RequestSeat,
    RequestUndo,
    Say,
    Sit,
    Start,
    Substitute,
    VoteToEnd,
    VoteToPause,
    WithdrawRequest,
    WriteNote,
)
from tamaya.table.entry_limits import LIMITS, MILLISECONDS_PER_ENTRY, EntryKind
from tamaya.table.events import GuestId, LogEntry, TableId
from tamaya.table.options import Options, SpectatorAccess, Talk
from tamaya.table.phase import Phase
from tamaya.table.presence import Presences
from tamaya.table.service import Tables
from tamaya.table.text_cleanup import LONGEST_NOTE, LONGEST_TEXT

SUITS = ("white", "red", "blue", "yellow", "green", "multicolour", "black")
LONGEST_GAME = Options(
    edition="custom",
    settings={
        "suits": "+".join(f"{suit}:55555" for suit in SUITS),
        "tokens": "20",
        "errors": "10",
        "hand": "5",
    },
    seats=MOST_PLAYERS,
    first_seat=Seat(0),
    talk=Talk.OPEN,
    watching=SpectatorAccess.ALL_HANDS,
)
"""The most cards, clue tokens and seats."""

SEATS = tuple(Sender(GuestId(f"seat-{number}"), f"Seat {number}") for number in range(MOST_PLAYERS))
"""Those who play; the first opens the table."""


class SteppedClock:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        """Start at some time."""
        self.time = 1_800_000_000_000

    def now(self) -> int:
        """The time in milliseconds since 1970."""
        return self.time


class LongestTable:
    """A table at which seats, newcomers and spectators do all they can."""

    def __init__(self) -> None:
        """Start with an empty store."""
        self.store = MemoryStore()
        self.clock = SteppedClock()
        self.tables = self.process()
        self.table = TableId("")
        self.refusals: set[str] = set()
        """The reasons of all refusals so far."""
        self._commands = 0
        self._alone: GuestId | None = None
        """The only guest who is here; None where everybody is."""

    def process(self) -> Tables:
        """The tables of another process with the same store."""
        return Tables(
            self.store, MemoryChannel(), self.clock, no_bots, find_presences=self._find_presences
        )

    async def fill(self) -> Sequence[LogEntry]:
        """The log after all that is allowed and after a game that was played to its end."""
        self.table = await self.tables.open(SEATS[0], LONGEST_GAME, "open")
        await self._change_seats_before_start()
        await self._talk()
        await self._write_on_cards()
        await self._change_seats()
        await self._pause()
        await self._substitute()
        await self._request_seats()
        await self._play()
        return await self.store.read(self.table)

    async def submit(self, sender: Sender, command: Command) -> bool:
        """Send a command, slowly enough; returns whether it was accepted."""
        self._commands += 1
        self.clock.time += MILLISECONDS_PER_ENTRY
        try:
            await self.tables.submit(self.table, sender, command, str(self._commands))
        except Refused as refused:
            self.refusals.add(refused.reason.value)
            return False
        return True

    async def submit_until_refused(self, sender: Sender, command: Command) -> None:
        """Send a command again and again."""
        while await self.submit(sender, command):
            pass

    async def _change_seats_before_start(self) -> None:
        setup = LIMITS[EntryKind.SETUP]
        for _ in range((setup.per_table - setup.for_host) // MOST_PLAYERS):
            for seat, player in enumerate(SEATS):
                await self.submit(player, Leave())
                assert await self.submit(player, Sit(seat, f"{seat:032x}"))
        table = (await self.tables.live(self.table)).table
        await self.submit_until_refused(
            next(player for player in SEATS if player.guest == table.host), Contribute("c" * 32)
        )
        assert [await self.submit(player, Start()) for player in SEATS].count(True) == 1

    async def _talk(self) -> None:
        for player in SEATS:
            await self.submit_until_refused(player, Say("é" * LONGEST_TEXT))
        for number in range(LIMITS[EntryKind.VISIT].per_table):
            spectator = Sender(GuestId(f"spectator-{number}"), "Spectator")
            await self.tables.watch(self.table, spectator.guest)
            await self.submit_until_refused(spectator, Say("é" * LONGEST_TEXT))

    async def _write_on_cards(self) -> None:
        for player in SEATS:
            for number in range(LIMITS[EntryKind.NOTE].per_owner):
                text = f"{number:é>{LONGEST_NOTE}}"
                assert await self.submit(player, WriteNote(number % MOST_PLAYERS, text))

    async def _change_seats(self) -> None:
        for _ in range(LIMITS[EntryKind.SEAT_CHANGE].per_owner):
            for seat, player in enumerate(SEATS):
                assert await self.submit(player, VoteToEnd())
                assert await self.submit(player, Leave())
                assert await self.submit(player, RequestSeat(seat))

    async def _pause(self) -> None:
        for number in range(LIMITS[EntryKind.PAUSE].per_owner):
            for player in SEATS:
                assert await self.submit(player, VoteToPause(wish=number % 2 == 0))

    async def _substitute(self) -> None:
        for seat, player in enumerate(SEATS):
            self._alone = player.guest
            absent = (seat + 1) % MOST_PLAYERS
            for _ in range(LIMITS[EntryKind.ABSENCE].per_owner):
                assert await self.submit(player, Substitute(absent))
                await self.tables.welcome_back(self.table, SEATS[absent].guest)
        self._alone = None

    async def _find_presences(self, table: TableId) -> Presences:
        del table
        now = self.clock.now()
        if self._alone is None:
            return Presences(now)
        return Presences(now, {each.guest: 0 for each in SEATS} | {self._alone: now})

    async def _request_seats(self) -> None:
        for number in range(LIMITS[EntryKind.REQUEST].per_table):
            newcomer = Sender(GuestId(f"newcomer-{number}"), "Newcomer")
            assert await self.submit(newcomer, RequestSeat(0))
            for player in SEATS[:-1]:
                assert await self.submit(player, AnswerRequest(agree=True))
            assert await self.submit(newcomer, WithdrawRequest())

    async def _play(self) -> None:
        while True:
            table = (await self.tables.live(self.table)).table
            game = table.game
            if table.phase is not Phase.PLAYING or not isinstance(game, Game):
                break
            for seat, player in enumerate(SEATS):
                hand = Rearrange(game.board.hands[seat][::-1])
                await self.submit_until_refused(
                    player, MakeMove(hanabi_move_text(WrittenMove(hand, Seat(seat))))
                )
            seat_to_act = SEATS[game.board.seat_to_act]
            move = MakeMove(lengthening_move(game))
            assert await self.submit(seat_to_act, move)
            while await self.submit(seat_to_act, RequestUndo()):
                for player in SEATS:
                    if player is not seat_to_act:
                        assert await self.submit(player, AnswerUndo(agree=True))
                assert await self.submit(seat_to_act, move)


def lengthening_move(game: Game) -> str:
    """A clue where there is a token, and else a discard, so that the game takes long."""
    moves = game.legal_moves
    clue = next((move for move in moves if isinstance(move, GiveClue)), None)
    discard = next((move for move in moves if isinstance(move, Discard)), None)
    return hanabi_move_text(WrittenMove(clue or discard or moves[0]))


def no_bots(game: str, seats: int) -> Mapping[str, OfferedBot]:
    """No bot plays here."""
    del game, seats
    return {}
