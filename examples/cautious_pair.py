"""Two players who play only what certainly fits, give clues about cards that fit, or discard.

Prints:

    finished (last-round): 14 points, the crowd finds it decent
"""

from tamaya.rules.hanabi import (
    Choice,
    Clue,
    Discard,
    Game,
    GiveClue,
    HeldCard,
    Level,
    Move,
    Play,
    Seat,
    SeenCard,
    View,
    compose,
    is_playable,
    knowledge,
    seed_from_words,
    verdict,
)


def is_news(view: View, clue: Clue, card: HeldCard | SeenCard) -> bool:
    """Whether the clue tells something new about a card that fits."""
    rules, board = view.board.rules, view.board
    if isinstance(card, HeldCard) or not is_playable(board, card.face):
        return False
    return rules.touches(clue, card.face) and clue not in board.clues_on(card.id)


def decide(view: View, seat: Seat) -> Move:
    """Choose a move from the view alone."""
    for card, faces in knowledge(view, seat, Level.DEDUCED).items():
        if all(is_playable(view.board, face) for face in faces):
            return Play(card)
    clues = [move for move in view.legal_moves if isinstance(move, GiveClue)]
    for clue in clues:
        for held in view.hands[clue.target]:
            if is_news(view, clue.clue, held):
                return clue
    discards = [move for move in view.legal_moves if isinstance(move, Discard)]
    return discards[-1] if discards else view.legal_moves[-1]


rules = compose(Choice("standard"))
game = Game.deal(rules, players=2, seed=seed_from_words("my first game"), first_seat=Seat(0))
while game.outcome is None:
    seat = game.board.seat_to_act
    game = game.make(decide(game.view(seat), seat))
end = game.outcome
applause = verdict(rules, end)
print(f"{end.result} ({end.cause}): {end.score} points", end="")
print(f", the crowd finds it {applause.band}" if applause else "")
