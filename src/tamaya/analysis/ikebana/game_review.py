"""Reviews a whole game of Ikebana: what each decision gave away, and what each draw brought."""

from collections.abc import Callable

from tamaya.analysis.ikebana.expected_leads import expected_leads
from tamaya.analysis.ikebana.move_worths import MoveWorths, move_worths
from tamaya.analysis.ikebana.review_types import IkebanaMoveReview, IkebanaReview
from tamaya.analysis.review_types import Label
from tamaya.notation import ikebana_move_text
from tamaya.rules.ikebana import Draw, Game, Move, Reject

POLICY = "florist"
LABELS = ((6.0, Label.BLUNDER), (3.0, Label.MISTAKE), (1.0, Label.INACCURACY))
"""From how many expected points lost a move is called so."""
CHANCE_LABELS = ((0.3, Label.BLUNDER), (0.15, Label.MISTAKE), (0.05, Label.INACCURACY))
"""From how much of the chance to win a move of the last turn is called so."""


def review_ikebana(
    game: Game, *, report: Callable[[int, int], None] | None = None
) -> IkebanaReview:
    """Review a game as far as it was played."""
    steps = len(game.moves) + 1
    tell = report or (lambda _done, _of: None)
    played = game.beginning()
    start = expected_leads(played.state)
    moves = []
    worths = _worths(played)
    for number, made in enumerate(game.moves):
        before, before_worths = played, worths
        played = before.make(made.move)
        worths = _worths(played)
        assert before_worths is not None
        moves.append(_review(before, before_worths, made.move, played, worths))
        tell(number + 1, steps)
    tell(steps, steps)
    points = game.board.points
    return IkebanaReview(game.board.players, points, POLICY, start, tuple(moves))


def label_of(loss: float, win_chance_lost: float | None) -> Label | None:
    """What a loss is called; in the last turn only the chance to win counts."""
    thresholds = LABELS if win_chance_lost is None else CHANCE_LABELS
    lost = loss if win_chance_lost is None else win_chance_lost
    return next((label for least, label in thresholds if lost >= least), None)


def _review(
    before: Game, worths: MoveWorths, move: Move, after: Game, next_worths: MoveWorths | None
) -> IkebanaMoveReview:
    loss, chance_lost = worths.loss(move), worths.win_chance_lost(move)
    is_best = not loss and not chance_lost
    return IkebanaMoveReview(
        number=len(before.moves),
        turn=before.board.turn + 1,
        round=before.board.round,
        seat=before.board.seat_to_act,
        move=ikebana_move_text(move),
        leads=expected_leads(after.state),
        luck=_luck(worths, move, next_worths),
        choice=0.0 - loss,
        best=ikebana_move_text(move if is_best else worths.best),
        worth=worths.points[move],
        win_chance=None if worths.chances is None else worths.chances[move],
        win_chance_lost=chance_lost,
        label=label_of(loss, chance_lost),
    )


def _worths(game: Game) -> MoveWorths | None:
    """What the moves are worth now; None once the game is over."""
    if game.outcome is not None:
        return None
    return move_worths(game.view(game.board.seat_to_act))


def _luck(worths: MoveWorths, move: Move, after: MoveWorths | None) -> float:
    """What the card is worth that was drawn, less what a draw could be expected to be worth."""
    if after is None or not isinstance(move, Draw | Reject):
        return 0.0
    expected = worths.points[move] if isinstance(move, Draw) else worths.redraw
    assert expected is not None
    return max(after.points.values()) - expected
