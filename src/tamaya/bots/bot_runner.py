"""Lets bots move: sees which bot is to act, asks it, and sends its move as a command."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress

from tamaya.bots.bot_processes import BotProcesses
from tamaya.bots.due_times import DueTimes
from tamaya.bots.game_adapters import ADAPTERS, AnyMove
from tamaya.bots.move_request import MoveRequest, is_compiled, warm_up_request
from tamaya.roster import best_bot
from tamaya.rules.seed_and_shuffle import seed_from_words
from tamaya.rules.shared_types import Refused
from tamaya.table.command_context import BOT_ID_PREFIX
from tamaya.table.commands import MakeMove
from tamaya.table.decisions import Sender
from tamaya.table.events import TableId
from tamaya.table.game_adapters import Game
from tamaya.table.phase import Phase
from tamaya.table.ports import Clock, EventLog, Summary
from tamaya.table.service import Tables
from tamaya.table.table_state import SeatHolder, Table
from tamaya.table.undo_decisions import SECONDS_TO_ANSWER
from tamaya.table.undo_points import UndoRequest
from tamaya.workers import WorkerFailure
from tamaya.workers.worker_pool import WAITED_TOO_LONG

POLL_SECONDS = 1.0
"""How often to look for seats whose time is up."""

POLLS_PER_FULL_CHECK = 30
"""How often to check all tables, for bots whose process elsewhere has ended."""

CLOCK_SKEW_MILLISECONDS = 5_000
"""How far the clocks of several machines may differ. A change further in the future means that
the clock of this machine was set back."""

OVERDUE_BATCH = 100

CHECKED_AT_ONCE = 100
"""How many tables a full check reads at a time: in between, everything else goes on."""

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
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """Run bots at these tables, once ``run`` is called; ``sleep`` keeps their pace."""
        self._tables = tables
        self._log = event_log
        self._clock = clock
        self._processes = processes or BotProcesses()
        self._seconds = poll_seconds
        self._sleep = sleep
        self._due_times = DueTimes()
        self._bots_to_act: dict[TableId, int] | None = None
        """At the last full check: the tables at which a bot was to act, and their last change."""
        self.on_failure: Callable[[BaseException], None] = log_failure
        """Called with every failure of a task."""
        self._is_running = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._running_tables: set[TableId] = set()
        self._changed_meanwhile: set[TableId] = set()
        self._overdue_in_progress: set[TableId] = set()
        self._undo_requests: set[tuple[TableId, int]] = set()
        """The requests to undo a move, by their time, that a bot waits for."""

    async def run(self) -> None:
        """Run bots until cancelled, those that are to act now first."""
        self._is_running = True
        try:
            while True:
                await self._run_logged(self._check_all_tables())
                for _ in range(POLLS_PER_FULL_CHECK):
                    await self._run_logged(self._check_overdue())
                    await asyncio.sleep(self._seconds)
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
        self._due_times.update(now, self._clock.now())
        if now.game is None:
            self._prepare_bots(now)
        holder = holder_to_act(now)
        if now.game is None or holder is None:
            return False
        is_bot = holder.bot is not None and not holder.is_away
        if now.undo_request is not None and (is_bot or is_substituted(now)):
            self._wait_for_answers(now, now.undo_request)
            return False
        if is_substituted(now):
            return await self._run_substitute_move(now)
        if holder.bot is None or holder.is_away:
            return False
        move = await self._decide_move(now, holder.bot, holder.guest)
        await self._keep_pace(now)
        # The name is the same in every process, so the decision is applied once.
        name = decision_name(now, now.game)
        if await self._is_undone_since(now):
            return True
        try:
            await self._tables.submit(
                table, Sender(holder.guest, holder.name), MakeMove(move), name
            )
        except Refused as refused:
            # The game was ended meanwhile, or somebody else took the seat.
            log.info("bot move came too late: %s", refused.reason)
            return False
        return True

    async def _keep_pace(self, table: Table) -> None:
        """Wait until the bot that has decided may move, so that people can follow.

        The log says when the move before was made, so every process waits for the same moment,
        after a restart too. A clock that was set back makes nobody wait longer than the pace.
        """
        pace = table.options.bot_pace.milliseconds
        left = table.decided_at + pace - self._clock.now()
        if left > 0:
            await self._sleep(min(left, pace) / 1000)

    async def _run_substitute_move(self, now: Table) -> bool:
        """Move for a person who is away, as for one whose time is up."""
        assert now.game is not None
        moves = len(now.game.moves)
        move = await self._decide_move(now, best_bot(now.options.game), now.id)
        await self._keep_pace(now)
        if await self._is_undone_since(now):
            return True
        try:
            await self._tables.move_for_substitute(now.id, move, moves)
        except Refused as refused:
            # The person is back, or another process was faster.
            log.info("substitute's move came too late: %s", refused.reason)
            return False
        return True

    async def _is_undone_since(self, seen: Table) -> bool:
        """Whether a move was undone since a bot has seen this table: then it decides again."""
        latest = await self._tables.live(seen.id, seen.sequence)
        return latest.table.undo_count != seen.undo_count

    def _wait_for_answers(self, table: Table, request: UndoRequest) -> None:
        """See that a bot does not wait for ever while people decide whether a move is undone."""
        if (table.id, request.at) not in self._undo_requests:
            self._undo_requests.add((table.id, request.at))
            self._spawn(self._drop_late_undo(table.id, request))

    async def _drop_late_undo(self, table: TableId, request: UndoRequest) -> None:
        try:
            # A clock that was set back makes nobody wait longer.
            left = request.at + 1000 * SECONDS_TO_ANSWER - self._clock.now()
            await self._sleep(min(max(0, left) / 1000, SECONDS_TO_ANSWER))
            with suppress(Refused):
                # Where it was answered meanwhile, there is nothing to drop.
                await self._tables.drop_late_undo(table, request.at)
        finally:
            self._undo_requests.discard((table, request.at))

    def _prepare_bots(self, table: Table) -> None:
        """Compile bots while people gather, so that nobody waits for it in the game."""
        for bot in {holder.bot for holder in table.holders if holder is not None}:
            if bot is not None and is_compiled(bot):
                request = warm_up_request(table.options.game, bot, len(table.holders))
                self._spawn(self._processes.prepare(request))

    async def _decide_move(self, table: Table, bot: str, words: str) -> str:
        """A bot's move for the seat to act; the words seed its randomness."""
        assert table.game is not None
        game, seat = table.game, table.game.board.seat_to_act
        request = MoveRequest(table.options.game, bot, seed_from_words(words), game.view(seat))
        move = await self._decide_legal_move(request, table.id, game.board.turn)
        return ADAPTERS[game.name].move_text(move)

    async def _decide_legal_move(self, request: MoveRequest, table: TableId, turn: int) -> AnyMove:
        try:
            move = await self._processes.decide(request, table)
        except WorkerFailure as undecided:
            failure = str(undecided)
        else:
            if move in request.legal_moves:
                return move
            failure = "illegal move"
        stand_in = request.for_stand_in()
        instead = "random move" if stand_in is None else stand_in.bot
        # No table, card or name: the log must not reveal anything of a running game.
        # Waiting on a busy server is no failure of the bot, and the metrics show it.
        log.log(
            logging.INFO if failure == WAITED_TOO_LONG else logging.WARNING,
            "bot failed: %s (%s, turn %d): %s; instead: %s",
            *(request.bot, request.game, turn, failure, instead),
        )
        return (
            request.random_move()
            if stand_in is None
            else await self._decide_legal_move(stand_in, table, turn)
        )

    async def _check_overdue(self) -> None:
        """Start to move for the seats whose time is up, as the store or this process knows it."""
        overdue = dict(self._due_times.overdue())
        # Those that cannot be read stay overdue, and must not keep the others from their turn.
        most = OVERDUE_BATCH + len(self._tables.unreadable)
        for summary in await self._log.overdue_tables(self._clock.now(), most):
            if summary.deadline is not None:
                overdue[summary.table] = summary.deadline
        for table, deadline in overdue.items():
            if table not in self._overdue_in_progress:
                self._overdue_in_progress.add(table)
                self._spawn(self._move_for_deadline(table, deadline))

    async def _move_for_deadline(self, table: TableId, deadline: int) -> None:
        try:
            now = (await self._tables.live(table)).table
            self._due_times.update(now, self._clock.now())
            holder = holder_to_act(now)
            if now.deadline != deadline or holder is None:
                return
            if is_substituted(now) or (holder.bot is not None and not holder.is_away):
                self.table_changed(table, now.sequence)
                return
            move = await self._decide_move(now, best_bot(now.options.game), table)
            try:
                await self._tables.move_for_deadline(table, move, deadline)
            except Refused as refused:
                log.info("move for an overdue seat came too late: %s", refused.reason)
        except Refused:
            # The table was deleted.
            self._due_times.forget(table)
            raise
        finally:
            self._overdue_in_progress.discard(table)

    async def _check_all_tables(self) -> None:
        """Find every table at which a bot should have moved.

        No wall clock decides: at the start every bot that is to act is run, and later those that
        have not moved since the check before.
        """
        to_act: dict[TableId, int] = {}
        last = None
        while page := await self._log.tables_for_bots(CHECKED_AT_ONCE, last):
            for each in filter(is_bot_to_act, page):
                to_act[each.table] = each.updated_at
                if (
                    self._bots_to_act is None
                    or self._bots_to_act.get(each.table) == each.updated_at
                ):
                    self.table_changed(each.table)
            await self._check_deadlines(page)
            last = page[-1]
        self._bots_to_act = to_act

    async def _check_deadlines(self, tables: Sequence[Summary]) -> None:
        """Where the clock was set back, see that no seat waits until it has caught up."""
        now = self._clock.now()
        for each in tables:
            is_future = each.updated_at > now + CLOCK_SKEW_MILLISECONDS
            if is_future and each.deadline and not self._due_times.has(each.table, each.deadline):
                with suppress(Refused):
                    self._due_times.update((await self._tables.live(each.table)).table, now)

    async def _run_logged(self, job: Coroutine[None, None, None]) -> None:
        """Run a job and wait for it; a failure is logged and not raised."""
        await asyncio.wait({self._spawn(job)})

    def _spawn(self, job: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._on_task_done)
        return task

    def _on_task_done(self, task: asyncio.Task[None]) -> None:
        """Report a failure. It stops nothing else: the next check tries again.

        A refusal is no failure: the table was deleted or cannot be read, or the store fails, and
        those log it.
        """
        self._tasks.discard(task)
        failure = None if task.cancelled() else task.exception()
        if failure is not None and not isinstance(failure, Refused):
            self.on_failure(failure)

    async def _stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._processes.close()


def log_failure(failure: BaseException) -> None:
    """Log the kind of a failure; its text may quote a card."""
    log.error("bot task failed: %s", type(failure).__name__)


def decision_name(table: Table, game: Game) -> str:
    """The id of a bot's command: the same in every process, and new after a move was undone."""
    number = ADAPTERS[game.name].count_decisions(game)
    return f"decision-{number}" + (f"-{table.undo_count}" if table.undo_count else "")


def holder_to_act(table: Table) -> SeatHolder | None:
    """The holder of the seat to act, while the game goes on."""
    if table.phase is not Phase.PLAYING or table.game is None or table.paused_at is not None:
        return None
    return table.holders[table.game.board.seat_to_act]


def is_substituted(table: Table) -> bool:
    """Whether a bot plays for the seat to act until its person comes back."""
    return table.game is not None and table.game.board.seat_to_act in table.substituted


def is_bot_to_act(summary: Summary) -> bool:
    """Whether the seat to act is held by a bot of the server."""
    guest = summary.guest_to_act
    return guest is not None and guest.startswith(BOT_ID_PREFIX)
