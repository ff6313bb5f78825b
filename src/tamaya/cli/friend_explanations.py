"""The bot ``friend`` explains each turn of a recorded game, from the view of the seat to act."""

from collections.abc import Mapping, Sequence

from tamaya.i18n import Message
from tamaya.players.hanabi.friend import Friend, explanation_messages
from tamaya.rules.hanabi import Game, Rearrange
from tamaya.rules.shared_types import Onlooker, Viewer


def turn_explanations(
    game: Game, names: Sequence[str], viewer: Viewer
) -> Mapping[int, tuple[Message, ...]]:
    """By the number of each turn: what ``friend`` reads from the clues, and why it would move.

    A seat gets only its own turns: the reasons of another seat would reveal hidden cards.
    """
    before = Game.begin(game.setup)
    friends = [Friend() for _ in names]
    explained: dict[int, tuple[Message, ...]] = {}
    for made in game.moves:
        is_visible = isinstance(viewer, Onlooker) or viewer == made.seat
        # A choice for a bonus tile belongs to the turn that was already explained.
        if is_visible and before.board.pending is None and not isinstance(made.move, Rearrange):
            explanation = friends[made.seat].explain(before.view(made.seat))
            explained[before.board.turn + 1] = tuple(explanation_messages(explanation, names))
        before = before.make(made.move, made.seat)
    return explained
