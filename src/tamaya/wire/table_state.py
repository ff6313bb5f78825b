"""A table as one guest may see it: what its people chose, who sits where, how far it has come."""

from collections.abc import Iterator, Mapping
from operator import itemgetter

import msgspec

from tamaya.rules import hanabi, ikebana
from tamaya.rules.game import Refused
from tamaya.rules.hanabi import Cause, Result
from tamaya.rules.shuffle import commitment, seed_text
from tamaya.table.before_start import obstacle_to_start
from tamaya.table.events import GuestId
from tamaya.table.games import Game
from tamaya.table.phase import Phase
from tamaya.table.table import SeatHolder, SeatRequest, Table
from tamaya.table.visibility import Viewpoint
from tamaya.wire.message_wire import refusal_details
from tamaya.wire.options import ShownOptions, shown_options
from tamaya.wire.scalars import Card, Face, Moment, Seat, Sequence, TableName


class StatePart(msgspec.Struct, frozen=True, rename="kebab"):
    """A part of what is shown."""


class ShownHolder(StatePart, frozen=True):
    """Who holds a seat."""

    name: str
    """The name of its holder."""
    bot: str | None
    """The bot that holds it, by its name in the roster, or nothing for a person."""
    is_away: bool
    """Whether the holder left in mid-game, so that the hand waits for somebody."""
    is_me: bool
    """Whether it is the guest's own."""
    has_contributed: bool
    """Whether its holder has added a part to the shuffle."""


class ShownRefusal(StatePart, frozen=True):
    """What somebody would be verdict who asked for it now."""

    reason: str
    """A key of one of the closed lists of refusals."""
    details: Mapping[str, str | int]
    """What the sentence of the reason needs."""


class ShownRequest(StatePart, frozen=True):
    """Somebody asks for a seat of the running game."""

    seat: Seat
    """The seat asked for."""
    name: str
    """Who would sit there."""
    bot: str | None
    """The bot that would, or nothing for a person."""
    agreed: tuple[Seat, ...]
    """The seats that have agreed so far."""
    is_mine: bool
    """Whether the guest would sit there."""


class HanabiResult(StatePart, frozen=True, tag_field="game", tag="hanabi"):
    """How a game of Hanabi ended."""

    result: Result
    """Won, lost or finished."""
    cause: Cause
    """Why it ended."""
    score: int
    """What it is worth."""
    points: int
    """The points that lie on the table."""
    band: str | None
    """The crowd's verdict, or nothing where the scale is not used."""
    has_black_powder: bool
    """Whether the verdict carries the mention of a suit that only takes points off."""


class IkebanaResult(StatePart, frozen=True, tag_field="game", tag="ikebana"):
    """How a game of Ikebana ended."""

    points: tuple[int, ...]
    """The points of each seat."""
    winners: tuple[Seat, ...]
    """The seats that have the most: they share the victory."""


class Fairness(StatePart, frozen=True):
    """The parts of the shuffle: with the commitment they prove that nobody chose the cards."""

    secret: str
    """The house's part, which the commitment was made of."""
    contributions: tuple[str, ...]
    """Each seat's part; empty where there is none."""


class ShownNote(StatePart, frozen=True):
    """What a seat has written on a card."""

    seat: Seat
    """Who wrote it."""
    card: Card
    """The card that it is on."""
    text: str
    """Its words."""
    faces: tuple[Face, ...]
    """The faces that are marked."""


class TableState(StatePart, frozen=True):
    """A table as it stands, for one guest."""

    table: TableName
    """The table."""
    sequence: Sequence
    """The last entry that this includes."""
    phase: Phase
    """How far the table has come."""
    options: ShownOptions
    """What its people have chosen."""
    host_seat: Seat | None
    """The seat of whoever looks after the table, or nothing where they hold none."""
    is_host: bool
    """Whether the guest looks after the table."""
    holders: tuple[ShownHolder | None, ...]
    """Who holds each seat."""
    my_seat: Seat | None
    """The seat that the guest holds."""
    start_objection: ShownRefusal | None
    """Why the game cannot be begun yet, at a table that waits for its beginning."""
    commitment: str
    """What the house's part of the shuffle was committed to, from the opening on."""
    deadline: Moment | None
    """When the seat to act has used up its time, for those to whom the game is shown."""
    end_votes: tuple[Seat, ...]
    """The seats that wish the game be given up."""
    request: ShownRequest | None
    """The seat that somebody asks for."""
    is_given_up: bool
    """Whether the game was given up."""
    result: HanabiResult | IkebanaResult | None
    """How the game ended."""
    fairness: Fairness | None
    """The parts of the shuffle, once the game is over."""
    notes: tuple[ShownNote, ...]
    """What the guest's seat has written on cards; after the end, what every seat has."""
    rematch: TableName | None
    """The table at which the same people play again."""


def table_state(table: Table, guest: GuestId, viewpoint: Viewpoint, sequence: int) -> TableState:
    """The state of a table from a guest's viewpoint, at this sequence."""
    is_over = table.phase is Phase.FINISHED
    return TableState(
        table=table.id,
        sequence=sequence,
        phase=table.phase,
        options=shown_options(table.options),
        host_seat=table.seat_of(table.host),
        is_host=table.host == guest,
        holders=tuple(
            None if holder is None else shown_holder(holder, guest, has_contributed=bool(part))
            for holder, part in zip(table.holders, table.contributions, strict=True)
        ),
        my_seat=table.seat_of(guest),
        start_objection=start_objection(table),
        commitment=commitment(table.secret),
        # Every move sets it anew, and those outside are not verdict of moves.
        deadline=None if viewpoint.viewer is None else table.deadline,
        end_votes=tuple(sorted(table.end_votes)),
        request=None if table.request is None else shown_request(table.request, guest),
        is_given_up=table.is_given_up,
        result=None if table.game is None else result_of(table.game),
        # This is the only place where a secret leaves the house.
        fairness=Fairness(seed_text(table.secret), table.contributions) if is_over else None,
        notes=tuple(shown_notes(table, viewpoint)),
        rematch=table.rematch,
    )


def start_objection(table: Table) -> ShownRefusal | None:
    """The table's own objection to a beginning, where it has not begun."""
    obstacle: Refused | None = None
    if table.phase is Phase.WAITING:
        obstacle = obstacle_to_start(table)
    if obstacle is None:
        return None
    return ShownRefusal(obstacle.reason.value, refusal_details(obstacle))


def shown_holder(holder: SeatHolder, guest: GuestId, *, has_contributed: bool) -> ShownHolder:
    """A holder without the guest's id."""
    is_me = holder.guest == guest
    return ShownHolder(holder.name, holder.bot, holder.is_away, is_me, has_contributed)


def shown_notes(table: Table, viewpoint: Viewpoint) -> Iterator[ShownNote]:
    """The notes that some viewpoint may read."""
    for (seat, card), note in sorted(table.notes.items(), key=itemgetter(0)):
        if viewpoint.is_over or viewpoint.viewer == seat:
            yield ShownNote(seat, card, note.text, note.faces)


def shown_request(request: SeatRequest, guest: GuestId) -> ShownRequest:
    """A request without the id of whoever would sit there."""
    agreed = tuple(sorted(request.agreed))
    return ShownRequest(request.seat, request.name, request.bot, agreed, request.guest == guest)


def result_of(game: Game) -> HanabiResult | IkebanaResult | None:
    """How a game ended, or None while it goes on."""
    match game:
        case hanabi.Game():
            outcome = game.outcome
            if outcome is None:
                return None
            verdict = hanabi.verdict(game.board.rules, outcome)
            return HanabiResult(
                outcome.result,
                outcome.cause,
                outcome.score,
                outcome.points,
                band=None if verdict is None else verdict.band,
                has_black_powder=verdict is not None and verdict.has_black_powder,
            )
        case ikebana.Game():
            ended = game.outcome
            return None if ended is None else IkebanaResult(ended.points, ended.winners)
