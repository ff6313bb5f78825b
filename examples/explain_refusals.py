"""Ask the referee why a move is illegal: every refusal has a name.

Prints:

    discard at the start: tokens-full
    clue to yourself: clue-to-yourself
    clue that names black: colour-not-named
    somebody else's turn: not-your-turn
"""

from tamaya.rules.hanabi import (
    CardId,
    Choice,
    ColourClue,
    Discard,
    Game,
    GiveClue,
    Play,
    Seat,
    compose,
    objection,
    seed_from_words,
)

rules = compose(Choice("grands-feux", ("black-powder",)))
state = Game.deal(rules, 2, seed_from_words("why not"), first_seat=Seat(0)).state
for attempt, seat, move in (
    ("discard at the start", Seat(0), Discard(CardId(0))),
    ("clue to yourself", Seat(0), GiveClue(Seat(0), ColourClue("red"))),
    ("clue that names black", Seat(0), GiveClue(Seat(1), ColourClue("black"))),
    ("somebody else's turn", Seat(1), Play(CardId(5))),
):
    print(f"{attempt}: {objection(state, seat, move)}")
