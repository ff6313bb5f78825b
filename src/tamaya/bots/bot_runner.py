"""The house at work: it sees which bot is to act, has it think, and moves for it as a guest."""

import asyncio
import logging
from collections.abc import Callable, Coroutine

from tamaya.bots.bot_processes import BotFailure, BotProcesses
from tamaya.bots.bot_tasks import BotTask, is_compiled, warm_up_task
from tamaya.bots.games import ADAPTERS, AnyMove
from tamaya.roster import best_bot
from tamaya.rules.game import Refused
from tamaya.rules.shuffle import seed_from_words
from tamaya.table.command_context import BOT_ID_PREFIX
from tamaya.table.commands import MakeMove
from tamaya.table.decisions import Sender
from tamaya.table.events import TableId
from tamaya.table.phase import Phase
from tamaya.table.ports import Clock, EventLog
from tamaya.table.service import Tables
from tamaya.table.table import SeatHolder, Table

POLL_SECONDS = 1.0
"""How often the house looks for seats whose time is over."""

POLLS_PER_FULL_CHECK = 30
"""After so many looks it goes round all tables, for those whose process has ended elsewhere."""

IDLE_MILLISECONDS = 10_000
"""How many milliseconds a bot may seem idle, on a round, before it is asked here."""

OVERDUE_BATCH = 100

log = logging.getLogger(__name__)


class BotRunner:
    """Attends to all bots of one process. Several processes may: a move is noted once."""

    def __init__(
        self,
        tables: Tables,
        event_log: EventLog,
        clock: Clock,
        processes: BotProcesses | None = None,
        poll_seconds: float = POLL_SECONDS,
    ) -> None:
        """Move at these tables; nothing happens before ``run``."""
        self._tables = tables
        self._log = event_log
        self._clock = clock
        self._processes = processes or BotProcesses()
        self._seconds = poll_seconds
        self._is_running = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._running_tables: set[TableId] = set()
        self._changed_meanwhile: set[TableId] = set()
        self._overdue_in_progress: set[TableId] = set()

    async def run(self) -> None:
        """Attend to the bots until cancelled; those to act already are asked at once."""
        self._is_running = True
        idle_milliseconds = 0
        try:
            while True:
                await self._run_logged(self._check_all_tables(idle_milliseconds))
                for _ in range(POLLS_PER_FULL_CHECK):
                    await self._run_logged(self._check_overdue())
                    await asyncio.sleep(self._seconds)
                idle_milliseconds = IDLE_MILLISECONDS
        finally:
            self._is_running = False
            await self._stop()

    def table_changed(self, table: TableId, sequence: int = 0) -> None:
        """Something was written at a table, up to this sequence: a bot may be to act."""
        if not self._is_running:
            return
        if table in self._running_tables:
            self._changed_meanwhile.add(table)
            return
        self._running_tables.add(table)
        self._spawn(self._run_bots_at(table, sequence))

    def on_preparing_change(self, listener: Callable[[], None]) -> None:
        """Tell this one whenever ``preparing_seats`` may answer otherwise than before."""
        self._processes.listener = listener

    def preparing_seats(self, table: Table) -> tuple[int, ...]:
        """The seats whose bots are being compiled by this process, so that they cannot move yet."""
        return tuple(
            seat
            for seat, holder in enumerate(table.holders)
            if holder is not None
            and holder.bot is not None
            and is_compiled(holder.bot)
            and self._processes.is_preparing((holder.bot, len(table.holders)))
        )

    async def _run_bots_at(self, table: TableId, sequence: int) -> None:
        """Have the bots of a table move for as long as they are to act."""
        try:
            is_moving = await self._run_bot_move(table, sequence)
            while is_moving or table in self._changed_meanwhile:
                self._changed_meanwhile.discard(table)
                is_moving = await self._run_bot_move(table, 0)
        finally:
            self._running_tables.discard(table)
            self._changed_meanwhile.discard(table)

    async def _run_bot_move(self, table: TableId, sequence: int) -> bool:
        now = (await self._tables.live(table, sequence)).table
        if now.game is None:
            self._prepare_bots(now)
        holder = holder_to_act(now)
        if now.game is None or holder is None or holder.bot is None or holder.is_away:
            return False
        move = await self._decide_move(now, holder.bot, holder.guest)
        # Whichever process asks first, for one decision of a bot there is one command.
        name = f"decision-{ADAPTERS[now.game.name].count_decisions(now.game)}"
        try:
            await self._tables.submit(
                table, Sender(holder.guest, holder.name), MakeMove(move), name
            )
        except Refused as refused:
            # The game was given up meanwhile, or the seat is somebody else's.
            log.info("the move of a bot came too late: %s", refused.reason)
            return False
        return True

    def _prepare_bots(self, table: Table) -> None:
        """Have bots compiled while people gather, so that nobody waits for it in the game."""
        for bot in {holder.bot for holder in table.holders if holder is not None}:
            if bot is not None and is_compiled(bot):
                task = warm_up_task(table.options.game, bot, len(table.holders))
                self._spawn(self._processes.prepare(task))

    async def _decide_move(self, table: Table, bot: str, words: str) -> str:
        """The move for the seat to act, decided by a bot that draws its chance from the words."""
        assert table.game is not None
        game, seat = table.game, table.game.board.seat_to_act
        task = BotTask(table.options.game, bot, seed_from_words(words), game.view(seat))
        move = await self._decide_legal_move(task, game.board.turn)
        return ADAPTERS[game.name].move_text(move)

    async def _decide_legal_move(self, task: BotTask, turn: int) -> AnyMove:
        try:
            move = await self._processes.decide(task)
        except BotFailure as undecided:
            failure = str(undecided)
        else:
            if move in task.legal_moves:
                return move
            failure = "its move is not legal"
        stand_in = task.for_stand_in()
        move_of = "a random move" if stand_in is None else f"the move of {stand_in.bot}"
        # No table, card or name: what a bot could not decide on is for nobody's eyes.
        log.warning("%s (%s, turn %d) makes %s: %s", task.bot, task.game, turn, move_of, failure)
        return (
            task.random_move()
            if stand_in is None
            else await self._decide_legal_move(stand_in, turn)
        )

    async def _check_overdue(self) -> None:
        """Begin to move for the seats whose time is over."""
        for summary in await self._log.overdue_tables(self._clock.now(), OVERDUE_BATCH):
            if summary.table not in self._overdue_in_progress:
                self._overdue_in_progress.add(summary.table)
                self._spawn(self._move_for_deadline(summary.table))

    async def _move_for_deadline(self, table: TableId) -> None:
        try:
            now = (await self._tables.live(table)).table
            holder = holder_to_act(now)
            if now.deadline is None or self._clock.now() < now.deadline or holder is None:
                return
            if holder.bot is not None and not holder.is_away:
                self.table_changed(table, now.sequence)
                return
            move = await self._decide_move(now, best_bot(now.options.game), table)
            try:
                await self._tables.move_for_deadline(table, move)
            except Refused as refused:
                log.info("the move for an overdue seat came too late: %s", refused.reason)
        finally:
            self._overdue_in_progress.discard(table)

    async def _check_all_tables(self, idle_milliseconds: int) -> None:
        """Notice every table at which a bot of the house has been to act for so long."""
        before = self._clock.now() - idle_milliseconds
        for summary in await self._log.all_tables():
            is_bot = summary.guest_to_act is not None and summary.guest_to_act.startswith(
                BOT_ID_PREFIX
            )
            if summary.phase is Phase.PLAYING and is_bot and summary.updated_at <= before:
                self.table_changed(summary.table)

    async def _run_logged(self, job: Coroutine[None, None, None]) -> None:
        """Do this, whatever comes of it."""
        await asyncio.wait({self._spawn(job)})

    def _spawn(self, job: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._on_task_done)
        return task

    def _on_task_done(self, task: asyncio.Task[None]) -> None:
        """One table's trouble, or the store's, is told and stops nothing else: rounds come back."""
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("bot task failed: %s", type(task.exception()).__name__)

    async def _stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._processes.close()


def holder_to_act(table: Table) -> SeatHolder | None:
    """Who holds the seat to act, while the game goes on."""
    if table.phase is not Phase.PLAYING or table.game is None:
        return None
    return table.holders[table.game.board.seat_to_act]
