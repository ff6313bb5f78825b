"""The house at work: it sees which bot is to act, has it think, and moves for it as a guest."""

import asyncio
import logging
from collections.abc import Callable, Coroutine

from tamaya.house.questions import (
    AnyMove,
    Question,
    decisions_made,
    first_question,
    is_compiled,
    move_text,
)
from tamaya.house.thinkers import Thinkers, Undecided
from tamaya.roster import best_bot
from tamaya.rules.game import Refused
from tamaya.rules.shuffle import seed_from_words
from tamaya.table.asking import HOUSE_BOT
from tamaya.table.commands import MakeMove
from tamaya.table.decide import Asker
from tamaya.table.events import TableId
from tamaya.table.phase import Phase
from tamaya.table.ports import Clock, EventLog
from tamaya.table.service import Tables
from tamaya.table.table import Chair, Table

SECONDS_BETWEEN_LOOKS = 1.0
"""How often the house looks for seats whose time is over."""

LOOKS_BETWEEN_ROUNDS = 30
"""After so many looks it goes round all tables, for those whose process has ended elsewhere."""

PATIENCE = 10_000
"""How many milliseconds a bot may seem idle, on a round, before it is asked here."""

MOST_OVERDUE_AT_ONCE = 100

log = logging.getLogger(__name__)


class House:
    """Attends to all bots of one process. Several processes may: a move is noted once."""

    def __init__(
        self,
        tables: Tables,
        event_log: EventLog,
        clock: Clock,
        thinkers: Thinkers | None = None,
        seconds_between_looks: float = SECONDS_BETWEEN_LOOKS,
    ) -> None:
        """Move at these tables; nothing happens before ``run``."""
        self._tables = tables
        self._log = event_log
        self._clock = clock
        self._thinkers = thinkers or Thinkers()
        self._seconds = seconds_between_looks
        self._is_open = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._attended: set[TableId] = set()
        self._noticed_again: set[TableId] = set()
        self._moved_for: set[TableId] = set()

    async def run(self) -> None:
        """Attend to the bots until cancelled; those to act already are asked at once."""
        self._is_open = True
        patience = 0
        try:
            while True:
                await self._tried(self._go_round(patience))
                for _ in range(LOOKS_BETWEEN_ROUNDS):
                    await self._tried(self._look_for_overdue())
                    await asyncio.sleep(self._seconds)
                patience = PATIENCE
        finally:
            self._is_open = False
            await self._stop()

    def notice(self, table: TableId, sequence: int = 0) -> None:
        """Something was written at a table, up to this sequence: a bot may be to act."""
        if not self._is_open:
            return
        if table in self._attended:
            self._noticed_again.add(table)
            return
        self._attended.add(table)
        self._begin(self._attend(table, sequence))

    def whenever_readiness_changes(self, listener: Callable[[], None]) -> None:
        """Tell this one whenever ``getting_ready`` may answer otherwise than before."""
        self._thinkers.listener = listener

    def getting_ready(self, table: Table) -> tuple[int, ...]:
        """The seats whose bots are being compiled by this process, so that they cannot move yet."""
        return tuple(
            seat
            for seat, chair in enumerate(table.chairs)
            if chair is not None
            and chair.bot is not None
            and is_compiled(table.options.game, chair.bot)
            and self._thinkers.is_preparing((chair.bot, len(table.chairs)))
        )

    async def _attend(self, table: TableId, sequence: int) -> None:
        """Have the bots of a table move for as long as they are to act."""
        try:
            is_moving = await self._has_bot_moved(table, sequence)
            while is_moving or table in self._noticed_again:
                self._noticed_again.discard(table)
                is_moving = await self._has_bot_moved(table, 0)
        finally:
            self._attended.discard(table)
            self._noticed_again.discard(table)

    async def _has_bot_moved(self, table: TableId, sequence: int) -> bool:
        now = (await self._tables.live(table, sequence)).table
        if now.game is None:
            self._prepare_bots(now)
        chair = acting_chair(now)
        if now.game is None or chair is None or chair.bot is None or chair.is_away:
            return False
        move = await self._decision(now, chair.bot, chair.guest)
        # Whichever process asks first, for one decision of a bot there is one command.
        name = f"decision-{decisions_made(now.game)}"
        try:
            await self._tables.ask(table, Asker(chair.guest, chair.name), MakeMove(move), name)
        except Refused as refused:
            # The game was given up meanwhile, or the seat is somebody else's.
            log.info("the move of a bot came too late: %s", refused.reason)
            return False
        return True

    def _prepare_bots(self, table: Table) -> None:
        """Have bots compiled while people gather, so that nobody waits for it in the game."""
        for bot in {chair.bot for chair in table.chairs if chair is not None}:
            if bot is not None and is_compiled(table.options.game, bot):
                self._begin(self._thinkers.prepare(first_question(bot, len(table.chairs))))

    async def _decision(self, table: Table, bot: str, words: str) -> str:
        """The move for the seat to act, decided by a bot that draws its chance from the words."""
        assert table.game is not None
        game, seat = table.game, table.game.board.seat_to_act
        question = Question(table.options.game, bot, seed_from_words(words), game.view(seat))
        return move_text(await self._decided(question, game.board.turn))

    async def _decided(self, question: Question, turn: int) -> AnyMove:
        try:
            move = await self._thinkers.decide(question)
        except Undecided as undecided:
            trouble = str(undecided)
        else:
            if move in question.legal_moves:
                return move
            trouble = "its move is not legal"
        stand_in = question.of_a_stand_in()
        move_of = "a random move" if stand_in is None else f"the move of {stand_in.bot}"
        # No table, card or name: what a bot could not decide on is for nobody's eyes.
        log.warning(
            "%s (%s, turn %d) makes %s: %s", question.bot, question.game, turn, move_of, trouble
        )
        return question.any_move() if stand_in is None else await self._decided(stand_in, turn)

    async def _look_for_overdue(self) -> None:
        """Begin to move for the seats whose time is over."""
        for summary in await self._log.due(self._clock.now(), MOST_OVERDUE_AT_ONCE):
            if summary.table not in self._moved_for:
                self._moved_for.add(summary.table)
                self._begin(self._move_for_overdue(summary.table))

    async def _move_for_overdue(self, table: TableId) -> None:
        try:
            now = (await self._tables.live(table)).table
            chair = acting_chair(now)
            if now.deadline is None or self._clock.now() < now.deadline or chair is None:
                return
            if chair.bot is not None and not chair.is_away:
                self.notice(table, now.sequence)
                return
            move = await self._decision(now, best_bot(now.options.game), table)
            try:
                await self._tables.move_for_deadline(table, move)
            except Refused as refused:
                log.info("the move for an overdue seat came too late: %s", refused.reason)
        finally:
            self._moved_for.discard(table)

    async def _go_round(self, patience: int) -> None:
        """Notice every table at which a bot of the house has been to act for so long."""
        before = self._clock.now() - patience
        for summary in await self._log.all_tables():
            is_bot = summary.acting is not None and summary.acting.startswith(HOUSE_BOT)
            if summary.phase is Phase.PLAYING and is_bot and summary.updated_at <= before:
                self.notice(summary.table)

    async def _tried(self, work: Coroutine[None, None, None]) -> None:
        """Do this, whatever comes of it."""
        await asyncio.wait({self._begin(work)})

    def _begin(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        """One table's trouble, or the store's, is told and stops nothing else: rounds come back."""
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("the house was disturbed: %s", type(task.exception()).__name__)

    async def _stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._thinkers.close()


def acting_chair(table: Table) -> Chair | None:
    """Who holds the seat to act, while the game goes on."""
    if table.phase is not Phase.PLAYING or table.game is None:
        return None
    return table.chairs[table.game.board.seat_to_act]
