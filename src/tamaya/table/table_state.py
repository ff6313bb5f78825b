"""The current state of a table, folded from its log."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import reduce
from typing import Self, assert_never

from tamaya.rules.seed_and_shuffle import Seed, mix_seeds, parse_seed
from tamaya.rules.shared_types import Onlooker, Refused, Seat, Viewer
from tamaya.table import events
from tamaya.table.entry_limits import MOST_UNDONE_DECISIONS, EntryCounts, EntryKind, Owner
from tamaya.table.events import GuestId, LogEntry, TableEvent, TableId
from tamaya.table.game_adapters import Game, adapter_for
from tamaya.table.options import BotAnswers, Options, SpectatorAccess
from tamaya.table.phase import Phase
from tamaya.table.refusals import TableRefusal
from tamaya.table.undo_points import UndoPoint, UndoRequest


@dataclass(frozen=True, slots=True)
class SeatHolder:
    """The holder of a seat."""

    guest: GuestId
    name: str
    bot: str | None = None
    """The bot's name in the roster, or None for a person."""
    is_away: bool = False
    """Whether the holder left during the game, so that the hand waits for somebody."""


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """A request for a seat of the running game, and the seats that have agreed so far."""

    seat: Seat
    guest: GuestId
    name: str
    bot: str | None
    at: int = 0
    """When it was made, in milliseconds since 1970."""
    agreed: frozenset[Seat] = frozenset()


@dataclass(frozen=True, slots=True)
class Note:
    """A private note on a card."""

    text: str
    faces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """Everything that follows from a table's log. It holds secrets, so it is never sent itself."""

    id: TableId
    options: Options
    opener: GuestId
    """Who opened the table: it counts as theirs, even with another host."""
    host: GuestId
    secret: Seed
    changed_at: int
    """The time of the last event that everybody at the table sees."""
    holders: tuple[SeatHolder | None, ...]
    sequence: int = 1
    contributions: tuple[str, ...] = ()
    """The contribution of each seat; empty for a bot or an empty seat."""
    removed: frozenset[GuestId] = frozenset()
    phase: Phase = Phase.WAITING
    game: Game | None = None
    turn_began_at: int = 0
    decided_at: int = 0
    """The time of the last decision in the game, or of its start."""
    end_votes: frozenset[Seat] = frozenset()
    request: SeatRequest | None = None
    substituted: frozenset[Seat] = frozenset()
    """The seats for which a bot plays until their person comes back."""
    pause_votes: frozenset[Seat] = frozenset()
    """The seats that want a pause; during one, those that want to go on."""
    paused_at: int | None = None
    """When the game was paused; None while it goes on."""
    undo_points: tuple[UndoPoint, ...] = ()
    """The decisions since somebody last saw a card because of one, in order."""
    undo_request: UndoRequest | None = None
    undo_count: int = 0
    """How often a move was undone."""
    is_given_up: bool = False
    seats_held: Mapping[GuestId, Seat] = field(default_factory=dict)
    """Everybody who has held a seat in this game, and which: they may not watch it."""
    hands_shown_to: frozenset[GuestId] = frozenset()
    """Everybody who has watched this game with all hands: they may not join it."""
    admitted: frozenset[GuestId] = frozenset()
    """Everybody who has given the current password."""
    notes: Mapping[tuple[Seat, int, GuestId], Note] = field(default_factory=dict)
    """The notes, by the writing seat, the card and the author, whose they stay."""
    rematch: TableId | None = None
    entry_counts: EntryCounts = field(default_factory=EntryCounts)
    """How many entries there are of those that are limited."""

    @property
    def seed(self) -> Seed:
        """The seed of the shuffle: the server's secret mixed with all contributions."""
        return mix_seeds(self.secret, [part for part in self.contributions if part])

    @property
    def deadline(self) -> int | None:
        """When the time of the seat to act is up, in milliseconds since 1970."""
        seconds = self.options.turn_seconds
        if self.phase is not Phase.PLAYING or seconds is None or self.paused_at is not None:
            return None
        return self.turn_began_at + 1000 * seconds

    def seat_of(self, guest: GuestId) -> Seat | None:
        """A guest's seat, if they hold one and are not away."""
        for number, holder in enumerate(self.holders):
            if holder is not None and holder.guest == guest and not holder.is_away:
                return Seat(number)
        return None

    def viewer(self, guest: GuestId) -> Viewer:
        """What a guest is in the game: a seat or an onlooker; raises ``Refused``.

        Once the game is over everybody may see everything. While it goes on, a guest who has held
        a seat may not watch it, and one who asks for a seat may not see the hands.
        """
        if self.phase is Phase.FINISHED:
            return Onlooker.REVIEWER
        seat = self.seat_of(guest)
        if seat is not None:
            return seat
        if self.phase is not Phase.PLAYING:
            return Onlooker.SPECTATOR
        if guest in self.seats_held:
            raise Refused(TableRefusal.SEATED_MAY_NOT_WATCH)
        match self.options.watching:
            case SpectatorAccess.NONE:
                raise Refused(TableRefusal.NOT_WATCHABLE)
            case SpectatorAccess.WITHOUT_HANDS:
                return Onlooker.SPECTATOR
            case SpectatorAccess.ALL_HANDS:
                if self.request is not None and self.request.guest == guest:
                    raise Refused(TableRefusal.REQUEST_PENDING)
                return Onlooker.ALL_HANDS
            case _:
                assert_never(self.options.watching)

    def needs_password(self, guest: GuestId) -> bool:
        """Whether a guest must give the password before the table is shown to them."""
        if not self.options.password or guest == self.host or guest in self.admitted:
            return False
        # Guests who left the game may come back, even if they sat down before the password.
        return self.seat_of(guest) is None and guest not in self.seats_held

    def human_seats(self) -> frozenset[Seat]:
        """The seats held by people who are not away."""
        return frozenset(
            Seat(number)
            for number, holder in enumerate(self.holders)
            if holder is not None and holder.bot is None and not holder.is_away
        )

    @property
    def has_live_answers(self) -> bool:
        """Whether bots answer questions about their moves while the game goes on."""
        people = sum(holder is not None and holder.bot is None for holder in self.holders)
        match self.options.bot_answers:
            case BotAnswers.ALWAYS:
                return self.phase is Phase.PLAYING
            case BotAnswers.ALONE:
                return self.phase is Phase.PLAYING and people == 1
            case BotAnswers.AFTER_GAME:
                return False
            case _:
                assert_never(self.options.bot_answers)

    def undo_point(self, seat: Seat) -> UndoPoint | None:
        """The game before a seat's last decision, if only bots have decided since.

        None also where the table does not allow it, or somebody has seen a card since.
        """
        if self.phase is not Phase.PLAYING or not self.options.undo:
            return None
        point = next((each for each in reversed(self.undo_points) if each.is_by_person), None)
        return point if point is not None and point.seat == seat else None

    def after(self, entry: LogEntry) -> Self:
        """The table after an entry; raises ``Refused`` where the rules refuse its move."""
        table = self.after_event(entry.event, entry.at)
        changed_at = self.changed_at if isinstance(entry.event, events.PRIVATE_EVENTS) else entry.at
        return replace(
            table,
            sequence=entry.sequence,
            changed_at=changed_at,
            entry_counts=self._counts_after(entry, table),
        )

    def _counts_after(self, entry: LogEntry, after: Self) -> EntryCounts:
        """The counts after an entry that has led to this table."""
        counts, event, author = self.entry_counts, entry.event, entry.author
        is_move = isinstance(event, events.MoveMade)
        if is_move and not adapter_for(self.options).has_rearranged(after.game):
            return counts.after_turn()
        if author is None:
            return counts
        counted_as = self._counted_as(event, author)
        return counts if counted_as is None else counts.after_entry(*counted_as, author, entry.at)

    def _counted_as(self, event: TableEvent, author: GuestId) -> tuple[EntryKind, Owner] | None:
        """For what and for whom an event counts; None for one that is never refused."""
        match event:
            case (
                events.OptionsChanged()
                | events.SeatTaken()
                | events.Contributed()
                | events.BotSeated()
            ):
                return EntryKind.SETUP, author
            case events.MoveMade(seat):
                return EntryKind.REARRANGEMENT, Seat(seat)
            case events.SeatSpoke():
                return EntryKind.TALK, author
            case events.SpectatorSpoke():
                return EntryKind.SPECTATOR_TALK, author
            case events.HandsWatched() | events.PasswordGiven():
                return EntryKind.VISIT, author
            case events.NoteWritten(seat):
                return EntryKind.NOTE, Seat(seat)
            case events.EndVoted(seat, False):
                return EntryKind.SEAT_CHANGE, Seat(seat)
            case events.SeatRequested(bot=None):
                return EntryKind.REQUEST, author
            case events.SeatRequested():
                own = self.seat_of(author)
                return None if own is None else (EntryKind.SEAT_CHANGE, own)
            case events.UndoRequested(seat):
                return EntryKind.UNDO, Seat(seat)
            case events.MoveUndone(seat) if self.undo_request is None:
                # Alone with bots, nobody has to be asked.
                return EntryKind.UNDO, Seat(seat)
            case events.SeatTakenOver(seat, guest) if guest == author:
                return EntryKind.SEAT_CHANGE, Seat(seat)
            case events.SeatFreed(decided_by=seat):
                return EntryKind.SEAT_CHANGE, Seat(seat)
            case events.SubstitutionBegan(decided_by=seat):
                return EntryKind.ABSENCE, Seat(seat)
            case events.PauseVoted(seat):
                return EntryKind.PAUSE, Seat(seat)
            case _:
                return None

    def preview(self, *new_events: TableEvent) -> Self:
        """The table as it would be after these events."""
        return reduce(
            lambda table, event: table.after_event(event, self.changed_at), new_events, self
        )

    def after_event(self, event: TableEvent, at: int) -> Self:
        """The table after an event at this time."""
        match event:
            case events.TableOpened():
                raise ValueError("a table is opened once")
            case events.OptionsChanged(options):
                holders = (self.holders + (None,) * options.seats)[: options.seats]
                parts = (self.contributions + ("",) * options.seats)[: options.seats]
                is_same_password = options.password == self.options.password
                return replace(
                    self,
                    options=options,
                    holders=holders,
                    contributions=parts,
                    admitted=self.admitted if is_same_password else frozenset(),
                )
            case events.SeatTaken(seat, guest, name, contribution):
                return self._with_holder(seat, SeatHolder(guest, name), contribution)
            case events.Contributed(seat, contribution):
                return self._with_holder(seat, self.holders[seat], contribution)
            case events.BotSeated(seat, guest, name, bot):
                return self._with_holder(seat, SeatHolder(guest, name, bot), "")
            case events.SeatLeft(seat) | events.SeatFreed(seat):
                return self._after_leaving(Seat(seat))
            case events.GuestRemoved(seat, guest):
                table = self._with_holder(seat, None, "")
                return replace(table, removed=self.removed | {guest})
            case events.HostChanged(host):
                return replace(self, host=host)
            case events.GameStarted():
                game = adapter_for(self.options).deal(self.options, len(self.holders), self.seed)
                seated = {
                    holder.guest: Seat(seat)
                    for seat, holder in enumerate(self.holders)
                    if holder is not None
                }
                return replace(
                    self,
                    phase=Phase.PLAYING,
                    game=game,
                    turn_began_at=at,
                    decided_at=at,
                    seats_held=seated,
                )
            case events.MoveMade(seat, move, is_for_deadline, is_by_substitute):
                is_own = not (is_for_deadline or is_by_substitute)
                return self._after_move(Seat(seat), move, at, is_own=is_own)
            case events.SeatSpoke() | events.SpectatorSpoke():
                return self
            case events.HandsWatched(guest):
                return replace(self, hands_shown_to=self.hands_shown_to | {guest})
            case events.PasswordGiven(guest):
                return replace(self, admitted=self.admitted | {guest})
            case events.NoteWritten(seat, card, text, faces):
                return self._after_note(Seat(seat), card, Note(text, faces))
            case events.EndVoted(seat, wish):
                votes = self.end_votes - {Seat(seat)}
                return replace(self, end_votes=votes | {Seat(seat)} if wish else votes)
            case events.GameGivenUp():
                return replace(
                    self,
                    phase=Phase.FINISHED,
                    is_given_up=True,
                    request=None,
                    undo_points=(),
                    undo_request=None,
                )
            case events.SeatRequested(seat, guest, name, bot):
                return replace(self, request=SeatRequest(Seat(seat), guest, name, bot, at))
            case events.RequestAnswered(seat, agree):
                if self.request is None or not agree:
                    return replace(self, request=None)
                agreed = self.request.agreed | {Seat(seat)}
                return replace(self, request=replace(self.request, agreed=agreed))
            case events.RequestWithdrawn() | events.RequestLapsed():
                return replace(self, request=None)
            case events.SeatTakenOver(seat, guest, name, bot):
                return self._after_taking_over(Seat(seat), SeatHolder(guest, name, bot))
            case events.SubstitutionBegan(seat):
                return replace(self, substituted=self.substituted | {Seat(seat)})
            case events.SubstitutionEnded(seat):
                return replace(self, substituted=self.substituted - {Seat(seat)})
            case events.PauseVoted(seat, wish):
                votes = self.pause_votes - {Seat(seat)}
                is_for_change = wish == (self.paused_at is None)
                return replace(self, pause_votes=votes | {Seat(seat)} if is_for_change else votes)
            case events.GamePaused():
                return replace(self, paused_at=at, pause_votes=frozenset())
            case events.GameResumed():
                return self._after_pause(at)
            case events.UndoRequested(seat):
                return replace(self, undo_request=UndoRequest(Seat(seat), at))
            case events.UndoAnswered(seat, agree):
                if self.undo_request is None or not agree:
                    return replace(self, undo_request=None)
                agreed = self.undo_request.agreed | {Seat(seat)}
                return replace(self, undo_request=replace(self.undo_request, agreed=agreed))
            case events.UndoDropped():
                return replace(self, undo_request=None)
            case events.MoveUndone(_, moves):
                return self._after_undo(moves, at)
            case events.RematchOpened(table):
                return replace(self, rematch=table)
            case events.TableExpired():
                return replace(self, phase=Phase.EXPIRED)
            case _:
                assert_never(event)

    def _with_holder(self, seat: int, holder: SeatHolder | None, contribution: str) -> Self:
        return replace(
            self,
            holders=(*self.holders[:seat], holder, *self.holders[seat + 1 :]),
            contributions=(
                *self.contributions[:seat],
                contribution,
                *self.contributions[seat + 1 :],
            ),
        )

    def _after_note(self, seat: Seat, card: int, note: Note) -> Self:
        author = self.holders[seat]
        assert author is not None
        key = (seat, card, author.guest)
        notes = {known: written for known, written in self.notes.items() if known != key}
        if note.text or note.faces:
            notes[key] = note
        return replace(self, notes=notes)

    def _after_leaving(self, seat: Seat) -> Self:
        holder = self.holders[seat]
        if self.phase is not Phase.PLAYING or holder is None:
            return self._with_holder(seat, None, "")
        away = replace(holder, is_away=True)
        request = self.request
        if request is not None:
            request = replace(request, agreed=request.agreed - {seat})
        return replace(
            self,
            holders=(*self.holders[:seat], away, *self.holders[seat + 1 :]),
            end_votes=self.end_votes - {seat},
            pause_votes=self.pause_votes - {seat},
            request=request,
            undo_request=self._undo_request_without(seat),
        )

    def _after_pause(self, at: int) -> Self:
        """The turn lasts longer by the pause; a clock that was set back changes nothing."""
        assert self.paused_at is not None
        pause = max(0, at - self.paused_at)
        return replace(
            self,
            paused_at=None,
            pause_votes=frozenset(),
            turn_began_at=self.turn_began_at + pause,
        )

    def _undo_request_without(self, seat: Seat) -> UndoRequest | None:
        """The request to undo a move once this seat's holder has left it."""
        request = self.undo_request
        if request is None or request.seat == seat:
            return None
        return replace(request, agreed=request.agreed - {seat})

    def _after_taking_over(self, seat: Seat, holder: SeatHolder) -> Self:
        request = self.request
        if request is not None and (request.seat == seat or request.guest == holder.guest):
            request = None
        return replace(
            self,
            holders=(*self.holders[:seat], holder, *self.holders[seat + 1 :]),
            end_votes=self.end_votes - {seat},
            pause_votes=self.pause_votes - {seat},
            substituted=self.substituted - {seat},
            request=request,
            undo_request=self._undo_request_without(seat),
            seats_held={**self.seats_held, holder.guest: seat},
        )

    def _after_move(self, seat: Seat, move: str, at: int, *, is_own: bool) -> Self:
        assert self.game is not None
        adapter = adapter_for(self.options)
        game = adapter.make_move(self.game, seat, move)
        if adapter.has_rearranged(game):
            return replace(self, game=game)
        is_same_turn = game.board.turn == self.game.board.turn
        undo_points: tuple[UndoPoint, ...] = ()
        if adapter.can_be_undone(self.game, game):
            holder = self.holders[seat]
            is_by_person = is_own and holder is not None and holder.bot is None
            undo_points = (*self.undo_points, UndoPoint(seat, is_by_person, self.game))
            undo_points = undo_points[-MOST_UNDONE_DECISIONS:]
        return replace(
            self,
            game=game,
            turn_began_at=self.turn_began_at if is_same_turn else at,
            decided_at=at,
            phase=Phase.PLAYING if game.outcome is None else Phase.FINISHED,
            request=self.request if game.outcome is None else None,
            undo_points=undo_points,
            undo_request=None,
        )

    def _after_undo(self, moves: int, at: int) -> Self:
        """The table with the game as it was before this many moves; its seat has all its time."""
        assert self.game is not None
        points, left = self.undo_points, len(self.game.moves) - moves
        place = next(n for n, point in enumerate(points) if len(point.game.moves) == left)
        return replace(
            self,
            game=points[place].game,
            turn_began_at=at,
            decided_at=at,
            undo_points=points[:place],
            undo_request=None,
            undo_count=self.undo_count + 1,
        )


def initial_table(table: TableId, entry: LogEntry) -> Table:
    """The table after the first entry of its log."""
    event = entry.event
    assert isinstance(event, events.TableOpened)
    return Table(
        id=table,
        options=event.options,
        opener=event.host,
        host=event.host,
        secret=parse_seed(event.secret),
        changed_at=entry.at,
        holders=(None,) * event.options.seats,
        contributions=("",) * event.options.seats,
        sequence=entry.sequence,
    )


def table_from_log(table: TableId, log: Iterable[LogEntry]) -> Table | None:
    """The table after a whole log, or None for an empty one."""
    entries = iter(log)
    first = next(entries, None)
    return None if first is None else reduce(Table.after, entries, initial_table(table, first))
