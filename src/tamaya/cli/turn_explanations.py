"""What a friend would say of each turn of a recorded game, seeing what the seat to act saw."""

from collections.abc import Mapping, Sequence

from tamaya.i18n import Message
from tamaya.players.hanabi.friend import Friend, explanation_messages
from tamaya.rules.game import Onlooker, Viewer
from tamaya.rules.hanabi import Game, Rearrange


def turn_explanations(
    game: Game, names: Sequence[str], viewer: Viewer
) -> Mapping[int, tuple[Message, ...]]:
    """By the number of each turn: what a friend has read from the clues, and why it would move.

    A seat is told its own turns only: the reasons of another would tell it what it cannot see.
    """
    before = Game.begin(game.setup)
    friends = [Friend() for _ in names]
    explained: dict[int, tuple[Message, ...]] = {}
    for made in game.moves:
        is_visible = isinstance(viewer, Onlooker) or viewer == made.seat
        # A choice that a bonus tile asks for belongs to the turn, and goes without saying.
        if is_visible and before.board.pending is None and not isinstance(made.move, Rearrange):
            explanation = friends[made.seat].explain(before.view(made.seat))
            explained[before.board.turn + 1] = tuple(explanation_messages(explanation, names))
        before = before.make(made.move, made.seat)
    return explained
