"""A table as it stands, folded from its log."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import reduce
from typing import Self, assert_never

from tamaya.rules.game import Onlooker, Refused, Seat, Viewer
from tamaya.rules.shuffle import Seed, mixed, parse_seed
from tamaya.table.events import (
    QUIET,
    BotSeated,
    Contributed,
    EndWished,
    GameGivenUp,
    GameStarted,
    GuestId,
    GuestRemoved,
    HandsWatched,
    HostChanged,
    Logged,
    MoveMade,
    NoteWritten,
    OptionsChanged,
    PasswordGiven,
    RematchOpened,
    RequestWithdrawn,
    SeatAnswered,
    SeatAskedFor,
    SeatLeft,
    SeatTaken,
    SeatTakenOver,
    Spoken,
    SpokenBesides,
    TableEvent,
    TableExpired,
    TableId,
    TableOpened,
)
from tamaya.table.games import Game, kind_of
from tamaya.table.options import Options, Watching
from tamaya.table.phase import Phase
from tamaya.table.refusals import TableRefusal


@dataclass(frozen=True, slots=True)
class Chair:
    """Who holds a seat."""

    guest: GuestId
    name: str
    bot: str | None = None
    """The bot's name in the roster, or None for a person."""
    is_away: bool = False
    """Whether the holder left in mid-game, so that the hand waits for somebody."""


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """Somebody asks for a seat in mid-game, and has been agreed to by these seats so far."""

    seat: Seat
    guest: GuestId
    name: str
    bot: str | None
    agreed: frozenset[Seat] = frozenset()


@dataclass(frozen=True, slots=True)
class Note:
    """What a seat has written on a card for itself."""

    text: str
    faces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """All that follows from a table's log. It holds secrets: only views of it leave the house."""

    id: TableId
    options: Options
    opener: GuestId
    """Who opened the table: it counts as theirs, whoever looks after it."""
    host: GuestId
    secret: Seed
    changed_at: int
    """When something was last noted that everybody at the table is told."""
    chairs: tuple[Chair | None, ...]
    sequence: int = 1
    contributions: tuple[str, ...] = ()
    """What each seat added to the shuffle, by seat; empty for a bot or an empty seat."""
    removed: frozenset[GuestId] = frozenset()
    phase: Phase = Phase.WAITING
    game: Game | None = None
    turn_began_at: int = 0
    wishes_to_end: frozenset[Seat] = frozenset()
    request: SeatRequest | None = None
    is_given_up: bool = False
    once_seated: Mapping[GuestId, Seat] = field(default_factory=dict)
    """Everybody who has held a seat in the game, and which: they never watch it."""
    have_seen_hands: frozenset[GuestId] = frozenset()
    """Everybody who has watched the game with all hands: they never sit down in it."""
    let_in: frozenset[GuestId] = frozenset()
    """Everybody who has said the password that the table has now."""
    notes: Mapping[tuple[Seat, int], Note] = field(default_factory=dict)
    """What each seat has written on which card."""
    notes_written: Mapping[Seat, int] = field(default_factory=dict)
    """How often each seat has written a note, or taken one away."""
    rematch: TableId | None = None

    @property
    def seed(self) -> Seed:
        """What the cards are dealt from: the house's secret mixed with everybody's contribution."""
        return mixed(self.secret, [part for part in self.contributions if part])

    @property
    def deadline(self) -> int | None:
        """When the seat to act has used up its time, in milliseconds since 1970."""
        seconds = self.options.turn_seconds
        if self.phase is not Phase.PLAYING or seconds is None:
            return None
        return self.turn_began_at + 1000 * seconds

    def seat_of(self, guest: GuestId) -> Seat | None:
        """The seat that a guest holds, if any."""
        for number, chair in enumerate(self.chairs):
            if chair is not None and chair.guest == guest and not chair.is_away:
                return Seat(number)
        return None

    def viewer(self, guest: GuestId) -> Viewer:
        """Whose eyes a guest looks through, or raises ``Refused``.

        Once the game is over everybody may see everything; while it goes on, a guest who holds
        or has held a seat never watches it, and whoever asks for one is not shown the hands.
        """
        if self.phase is Phase.FINISHED:
            return Onlooker.REVIEWER
        seat = self.seat_of(guest)
        if seat is not None:
            return seat
        if self.phase is not Phase.PLAYING:
            return Onlooker.SPECTATOR
        if guest in self.once_seated:
            raise Refused(TableRefusal.SEATED_MAY_NOT_WATCH)
        match self.options.watching:
            case Watching.NONE:
                raise Refused(TableRefusal.NOT_WATCHABLE)
            case Watching.WITHOUT_HANDS:
                return Onlooker.SPECTATOR
            case Watching.ALL_HANDS:
                if self.request is not None and self.request.guest == guest:
                    raise Refused(TableRefusal.REQUEST_PENDING)
                return Onlooker.REVIEWER
            case _:
                assert_never(self.options.watching)

    def needs_password(self, guest: GuestId) -> bool:
        """Whether a guest must say the password before the table is shown to them."""
        if not self.options.password or guest == self.host or guest in self.let_in:
            return False
        # Whoever left in mid-game may come back, even if they sat there before the password.
        return self.seat_of(guest) is None and guest not in self.once_seated

    def people(self) -> frozenset[Seat]:
        """The seats held by people who are there."""
        return frozenset(
            Seat(number)
            for number, chair in enumerate(self.chairs)
            if chair is not None and chair.bot is None and not chair.is_away
        )

    @property
    def is_agreed(self) -> bool:
        """Whether a seat is asked for and everybody else who is there has agreed, one at least."""
        if self.request is None or not self.request.agreed:
            return False
        return self.request.agreed >= self.people() - {self.request.seat}

    def after(self, logged: Logged) -> Self:
        """The table once this has been noted."""
        table = self.after_event(logged.event, logged.at)
        changed_at = self.changed_at if isinstance(logged.event, QUIET) else logged.at
        return replace(table, sequence=logged.sequence, changed_at=changed_at)

    def foreseen(self, *events: TableEvent) -> Self:
        """The table as it would be if these were noted now."""
        return reduce(lambda table, event: table.after_event(event, self.changed_at), events, self)

    def after_event(self, event: TableEvent, at: int) -> Self:
        """The table once this has happened at this time."""
        match event:
            case TableOpened():
                raise ValueError("a table is opened once")
            case OptionsChanged(options):
                chairs = (self.chairs + (None,) * options.seats)[: options.seats]
                parts = (self.contributions + ("",) * options.seats)[: options.seats]
                is_same_password = options.password == self.options.password
                return replace(
                    self,
                    options=options,
                    chairs=chairs,
                    contributions=parts,
                    let_in=self.let_in if is_same_password else frozenset(),
                )
            case SeatTaken(seat, guest, name, contribution):
                return self._with_chair(seat, Chair(guest, name), contribution)
            case Contributed(seat, contribution):
                return self._with_chair(seat, self.chairs[seat], contribution)
            case BotSeated(seat, guest, name, bot):
                return self._with_chair(seat, Chair(guest, name, bot), "")
            case SeatLeft(seat):
                return self._after_leaving(Seat(seat))
            case GuestRemoved(seat, guest):
                table = self._with_chair(seat, None, "")
                return replace(table, removed=self.removed | {guest})
            case HostChanged(host):
                return replace(self, host=host)
            case GameStarted():
                game = kind_of(self.options).deal(self.options, len(self.chairs), self.seed)
                seated = {
                    chair.guest: Seat(seat)
                    for seat, chair in enumerate(self.chairs)
                    if chair is not None
                }
                return replace(
                    self, phase=Phase.PLAYING, game=game, turn_began_at=at, once_seated=seated
                )
            case MoveMade(seat, move):
                return self._after_move(Seat(seat), move, at)
            case Spoken() | SpokenBesides():
                return self
            case HandsWatched(guest):
                return replace(self, have_seen_hands=self.have_seen_hands | {guest})
            case PasswordGiven(guest):
                return replace(self, let_in=self.let_in | {guest})
            case NoteWritten(seat, card, text, faces):
                return self._after_note(Seat(seat), card, Note(text, faces))
            case EndWished(seat, wish):
                wishes = self.wishes_to_end - {Seat(seat)}
                return replace(self, wishes_to_end=wishes | {Seat(seat)} if wish else wishes)
            case GameGivenUp():
                return replace(self, phase=Phase.FINISHED, is_given_up=True, request=None)
            case SeatAskedFor(seat, guest, name, bot):
                return replace(self, request=SeatRequest(Seat(seat), guest, name, bot))
            case SeatAnswered(seat, agree):
                if self.request is None or not agree:
                    return replace(self, request=None)
                agreed = self.request.agreed | {Seat(seat)}
                return replace(self, request=replace(self.request, agreed=agreed))
            case RequestWithdrawn():
                return replace(self, request=None)
            case SeatTakenOver(seat, guest, name, bot):
                return self._after_taking_over(Seat(seat), Chair(guest, name, bot))
            case RematchOpened(table):
                return replace(self, rematch=table)
            case TableExpired():
                return replace(self, phase=Phase.EXPIRED)
            case _:
                assert_never(event)

    def _with_chair(self, seat: int, chair: Chair | None, contribution: str) -> Self:
        return replace(
            self,
            chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]),
            contributions=(
                *self.contributions[:seat],
                contribution,
                *self.contributions[seat + 1 :],
            ),
        )

    def _after_note(self, seat: Seat, card: int, note: Note) -> Self:
        notes = {place: known for place, known in self.notes.items() if place != (seat, card)}
        if note.text or note.faces:
            notes[seat, card] = note
        written = {**self.notes_written, seat: self.notes_written.get(seat, 0) + 1}
        return replace(self, notes=notes, notes_written=written)

    def _after_leaving(self, seat: Seat) -> Self:
        chair = self.chairs[seat]
        if self.phase is not Phase.PLAYING or chair is None:
            return self._with_chair(seat, None, "")
        away = replace(chair, is_away=True)
        request = self.request
        if request is not None:
            request = replace(request, agreed=request.agreed - {seat})
        return replace(
            self,
            chairs=(*self.chairs[:seat], away, *self.chairs[seat + 1 :]),
            wishes_to_end=self.wishes_to_end - {seat},
            request=request,
        )

    def _after_taking_over(self, seat: Seat, chair: Chair) -> Self:
        request = self.request
        if request is not None and (request.seat == seat or request.guest == chair.guest):
            request = None
        return replace(
            self,
            chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]),
            wishes_to_end=self.wishes_to_end - {seat},
            request=request,
            once_seated={**self.once_seated, chair.guest: seat},
        )

    def _after_move(self, seat: Seat, move: str, at: int) -> Self:
        assert self.game is not None
        game = kind_of(self.options).make(self.game, seat, move)
        is_same_turn = game.board.turn == self.game.board.turn
        return replace(
            self,
            game=game,
            turn_began_at=self.turn_began_at if is_same_turn else at,
            phase=Phase.PLAYING if game.outcome is None else Phase.FINISHED,
            request=self.request if game.outcome is None else None,
        )


def opened(table: TableId, logged: Logged) -> Table:
    """The table with nothing but its first event."""
    event = logged.event
    assert isinstance(event, TableOpened)
    return Table(
        id=table,
        options=event.options,
        opener=event.host,
        host=event.host,
        secret=parse_seed(event.secret),
        changed_at=logged.at,
        chairs=(None,) * event.options.seats,
        contributions=("",) * event.options.seats,
        sequence=logged.sequence,
    )


def folded(table: TableId, log: Iterable[Logged]) -> Table | None:
    """The table that a whole log leads to, or None for an empty log."""
    entries = iter(log)
    first = next(entries, None)
    return None if first is None else reduce(Table.after, entries, opened(table, first))
