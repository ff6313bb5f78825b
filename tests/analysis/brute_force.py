"""The highest score by trying every move with the referee: slow, and free of ideas."""

from tamaya.rules.hanabi import GiveClue, Judgement, State, judge, legal_moves


def highest_by_brute_force(state: State, known: dict[object, int] | None = None) -> int:
    """The highest final score over all lines of play.

    Which clue is given changes nothing but marks, so one clue stands for all.
    """
    known = {} if known is None else known
    board = state.board
    if board.outcome is not None:
        return board.outcome.score
    key = (
        tuple(
            tuple(sorted(map(str, (state.faces[card] for card in hand)))) for hand in board.hands
        ),
        tuple(sorted(str(seen.face) for seen in board.discards)),
        tuple(map(len, board.fireworks)),
        (board.tokens, board.errors, board.seat_to_act, board.turns_left, board.pending),
        (state.deck, len(state.tiles)),
    )
    if key not in known:
        best = None
        tried: set[object] = set()
        for move in legal_moves(state):
            kind = GiveClue if isinstance(move, GiveClue) else (type(move), _face(state, move))
            if kind in tried:
                continue
            tried.add(kind)
            judgement = judge(state, board.seat_to_act, move)
            assert isinstance(judgement, Judgement)
            score = highest_by_brute_force(judgement.state, known)
            best = score if best is None else max(best, score)
        assert best is not None
        known[key] = best
    return known[key]


def _face(state: State, move: object) -> object:
    card = getattr(move, "card", None)
    return None if card is None else state.faces[card]
