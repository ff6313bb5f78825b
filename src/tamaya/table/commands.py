"""The commands that guests send to a table, as they travel over the wire."""

import msgspec

from tamaya.table.options import Options, Remark


class CommandBase(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", rename="kebab"
):
    """A command."""


class Sit(CommandBase, frozen=True, tag="sit"):
    """Take a seat or move to another: this one, or any free one.

    The contribution is mixed into the shuffle.
    """

    seat: int | None = None
    contribution: str = ""


class Contribute(CommandBase, frozen=True, tag="contribute"):
    """Add a contribution to the shuffle after sitting down, as in a rematch."""

    contribution: str


class Leave(CommandBase, frozen=True, tag="leave"):
    """Give up the seat."""


class AddBot(CommandBase, frozen=True, tag="add-bot"):
    """Let one of the server's bots take a seat."""

    bot: str
    seat: int | None = None


class Remove(CommandBase, frozen=True, tag="remove"):
    """Clear a seat before the start, as the host; a removed guest may not come back."""

    seat: int


class ChangeOptions(CommandBase, frozen=True, tag="change-options"):
    """Replace the table's options, as the host."""

    options: Options
    keeps_password: bool = True
    """Whether the table keeps its password where the options have none."""


class Start(CommandBase, frozen=True, tag="start"):
    """Start the game, as the host."""


class MakeMove(CommandBase, frozen=True, tag="move"):
    """Make a move, written in the game's notation."""

    move: str


class Say(CommandBase, frozen=True, tag="say"):
    """Say something in free text."""

    text: str


class MakeRemark(CommandBase, frozen=True, tag="remark"):
    """Say one of the fixed remarks."""

    remark: Remark


class WriteNote(CommandBase, frozen=True, tag="note"):
    """Write a private note on a card; with neither text nor faces, remove it."""

    card: int
    text: str = ""
    faces: tuple[str, ...] = ()
    """The faces that the card may have, such as `r3`."""


class VoteToEnd(CommandBase, frozen=True, tag="vote-to-end"):
    """Vote to end the game early, or take the vote back."""

    wish: bool = True


class RequestSeat(CommandBase, frozen=True, tag="request-seat"):
    """Ask the others for a seat in a running game, for the sender or for a bot."""

    seat: int
    bot: str | None = None


class WithdrawRequest(CommandBase, frozen=True, tag="withdraw-request"):
    """Take back a request for a seat."""


class AnswerRequest(CommandBase, frozen=True, tag="answer-request"):
    """Agree to a request for a seat, or refuse it."""

    agree: bool


class Substitute(CommandBase, frozen=True, tag="substitute"):
    """Let a bot play for somebody who is away, until they come back."""

    seat: int


class FreeSeat(CommandBase, frozen=True, tag="free-seat"):
    """Free the seat of somebody who is away, so that somebody else may ask for it."""

    seat: int


class VoteToPause(CommandBase, frozen=True, tag="vote-to-pause"):
    """Vote to pause the game, or to go on."""

    wish: bool = True
    """Whether the seat wants the game paused."""


class RequestUndo(CommandBase, frozen=True, tag="request-undo"):
    """Ask the others to let the sender undo their last move; alone with bots, undo it at once."""


class AnswerUndo(CommandBase, frozen=True, tag="answer-undo"):
    """Agree that a move is undone, or refuse it."""

    agree: bool


class WithdrawUndo(CommandBase, frozen=True, tag="withdraw-undo"):
    """Take back a request to undo a move."""


class OpenRematch(CommandBase, frozen=True, tag="rematch"):
    """Open another table for the same people with the same options."""


Command = (
    Sit
    | Contribute
    | Leave
    | AddBot
    | Remove
    | ChangeOptions
    | Start
    | MakeMove
    | Say
    | MakeRemark
    | WriteNote
    | VoteToEnd
    | RequestSeat
    | WithdrawRequest
    | AnswerRequest
    | Substitute
    | FreeSeat
    | VoteToPause
    | RequestUndo
    | AnswerUndo
    | WithdrawUndo
    | OpenRematch
)
