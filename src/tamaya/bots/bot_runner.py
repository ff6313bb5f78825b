"""Lets bots move: sees which bot is to act, asks it, and sends its move as a command."""

import asyncio
import logging
from collections.abc import Callable, Coroutine

from tamaya.bots.bot_processes import BotFailure, BotProcesses
from tamaya.bots.bot_tasks import BotTask, is_compiled, warm_up_task
from tamaya.bots.game_adapters import ADAPTERS, AnyMove
from tamaya.roster import best_bot
from tamaya.rules.seed_and_shuffle import seed_from_words
from tamaya.rules.shared_types import Refused
from tamaya.table.command_context import BOT_ID_PREFIX
from tamaya.table.command_decisions import Sender
from tamaya.table.commands import MakeMove
from tamaya.table.events import TableId
from tamaya.table.phase import Phase
from tamaya.table.ports import Clock, EventLog
from tamaya.table.service import Tables
from tamaya.table.table_state import SeatHolder, Table

POLL_SECONDS = 1.0
"""How often to look for seats whose time is up."""

POLLS_PER_FULL_CHECK = 30
"""How often to check all tables, for bots whose process elsewhere has ended."""

IDLE_MILLISECONDS = 10_000
"""How long a bot may seem idle before a full check runs it here."""

OVERDUE_BATCH = 100

log = logging.getLogger(__name__)


class BotRunner:
    """Runs the bots of one process. Several may run the same bot: its move is applied once."""

    def __init__(
        self,
        tables: Tables,
        event_log: EventLog,
        clock: Clock,
        processes: BotProcesses | None = None,
        poll_seconds: float = POLL_SECONDS,
    ) -> None:
        """Run bots at these tables, once ``run`` is called."""
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
        """Run bots until cancelled, those that are to act now first."""
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
        """A table's log has grown to this sequence: a bot may be to act."""
        if not self._is_running:
            return
        if table in self._running_tables:
            self._changed_meanwhile.add(table)
            return
        self._running_tables.add(table)
        self._spawn(self._run_bots_at(table, sequence))

    def on_preparing_change(self, listener: Callable[[], None]) -> None:
        """Call the listener whenever ``preparing_seats`` may have changed."""
        self._processes.listener = listener

    def preparing_seats(self, table: Table) -> tuple[int, ...]:
        """The seats whose bots cannot move yet because this process is compiling them."""
        return tuple(
            seat
            for seat, holder in enumerate(table.holders)
            if holder is not None
            and holder.bot is not None
            and is_compiled(holder.bot)
            and self._processes.is_preparing((holder.bot, len(table.holders)))
        )

    async def _run_bots_at(self, table: TableId, sequence: int) -> None:
        """Let a table's bots move as long as one is to act."""
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
        # The name is the same in every process, so the decision is applied once.
        name = f"decision-{ADAPTERS[now.game.name].count_decisions(now.game)}"
        try:
            await self._tables.submit(
                table, Sender(holder.guest, holder.name), MakeMove(move), name
            )
        except Refused as refused:
            # The game was ended meanwhile, or somebody else took the seat.
            log.info("bot move came too late: %s", refused.reason)
            return False
        return True

    def _prepare_bots(self, table: Table) -> None:
        """Compile bots while people gather, so that nobody waits for it in the game."""
        for bot in {holder.bot for holder in table.holders if holder is not None}:
            if bot is not None and is_compiled(bot):
                task = warm_up_task(table.options.game, bot, len(table.holders))
                self._spawn(self._processes.prepare(task))

    async def _decide_move(self, table: Table, bot: str, words: str) -> str:
        """A bot's move for the seat to act; the words seed its randomness."""
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
            failure = "illegal move"
        stand_in = task.for_stand_in()
        instead = "random move" if stand_in is None else stand_in.bot
        # No table, card or name: the log must not reveal anything of a running game.
        log.warning(
            "bot failed: %s (%s, turn %d): %s; instead: %s",
            *(task.bot, task.game, turn, failure, instead),
        )
        return (
            task.random_move()
            if stand_in is None
            else await self._decide_legal_move(stand_in, turn)
        )

    async def _check_overdue(self) -> None:
        """Start to move for the seats whose time is up."""
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
                log.info("move for an overdue seat came too late: %s", refused.reason)
        finally:
            self._overdue_in_progress.discard(table)

    async def _check_all_tables(self, idle_milliseconds: int) -> None:
        """Find every table at which a bot has been to act for at least this long."""
        before = self._clock.now() - idle_milliseconds
        for summary in await self._log.all_tables():
            is_bot = summary.guest_to_act is not None and summary.guest_to_act.startswith(
                BOT_ID_PREFIX
            )
            if summary.phase is Phase.PLAYING and is_bot and summary.updated_at <= before:
                self.table_changed(summary.table)

    async def _run_logged(self, job: Coroutine[None, None, None]) -> None:
        """Run a job and wait for it; a failure is logged and not raised."""
        await asyncio.wait({self._spawn(job)})

    def _spawn(self, job: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._on_task_done)
        return task

    def _on_task_done(self, task: asyncio.Task[None]) -> None:
        """Log a failure. It stops nothing else: the next check tries again."""
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("bot task failed: %s", type(task.exception()).__name__)

    async def _stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._processes.close()


def holder_to_act(table: Table) -> SeatHolder | None:
    """The holder of the seat to act, while the game goes on."""
    if table.phase is not Phase.PLAYING or table.game is None:
        return None
    return table.holders[table.game.board.seat_to_act]
