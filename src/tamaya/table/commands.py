"""What people ask of a table. The same words travel over the wire."""

import msgspec

from tamaya.table.options import Options, Remark


class CommandBase(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", rename="kebab"
):
    """Something asked of a table by a guest."""


class Sit(CommandBase, frozen=True, tag="sit"):
    """Take a seat or move to another, this one or any free one.

    The contribution is mixed into the shuffle.
    """

    seat: int | None = None
    contribution: str = ""


class Contribute(CommandBase, frozen=True, tag="contribute"):
    """Add one's part to the shuffle after sitting down, as in a rematch."""

    contribution: str


class Leave(CommandBase, frozen=True, tag="leave"):
    """Give up one's seat."""


class AddBot(CommandBase, frozen=True, tag="add-bot"):
    """Have a bot of the house take a seat."""

    bot: str
    seat: int | None = None


class Remove(CommandBase, frozen=True, tag="remove"):
    """The host clears a seat before the start; a guest removed so may not come back."""

    seat: int


class ChangeOptions(CommandBase, frozen=True, tag="change-options"):
    """Settle the table's options anew."""

    options: Options
    keeps_password: bool = True
    """Whether the table's password stays where the options name none."""


class Start(CommandBase, frozen=True, tag="start"):
    """Begin the game."""


class MakeMove(CommandBase, frozen=True, tag="move"):
    """Make a move of the game, written in its notation."""

    move: str


class Say(CommandBase, frozen=True, tag="say"):
    """Say something in one's own words."""

    text: str


class MakeRemark(CommandBase, frozen=True, tag="remark"):
    """Say one of the remarks that everybody knows."""

    remark: Remark


class WriteNote(CommandBase, frozen=True, tag="note"):
    """Write a note on a card for oneself alone, or take it away with neither text nor marks."""

    card: int
    text: str = ""
    faces: tuple[str, ...] = ()
    """The faces that it may have, such as `r3`."""


class VoteToEnd(CommandBase, frozen=True, tag="vote-to-end"):
    """Wish that the game be given up, or wish it no longer."""

    wish: bool = True


class RequestSeat(CommandBase, frozen=True, tag="request-seat"):
    """Ask the others for a seat in a running game: for oneself, or for a bot."""

    seat: int
    bot: str | None = None


class WithdrawRequest(CommandBase, frozen=True, tag="withdraw-request"):
    """Ask no longer for the seat that one has asked for."""


class AnswerRequest(CommandBase, frozen=True, tag="answer-request"):
    """Agree or not to the seat that was asked for."""

    agree: bool


class OpenRematch(CommandBase, frozen=True, tag="rematch"):
    """Open a table for the same people and the same options."""


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
    | OpenRematch
)
