"""Makes the golden games anew: ``python tests/golden/generate.py`` gives the very same files.

Each game is the first one, counting seeds from 1, that ends as its line below wants it to and in
which what it wants to show has happened. The players know all cards, and their whims come from
the seed too. A golden file is only ever changed together with the law it records.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tamaya.rules.hanabi import (
    SUIT_LETTERS,
    Cause,
    Choice,
    ColourClue,
    Decision,
    Decline,
    Discard,
    EffectLost,
    ErrorUndone,
    Event,
    Face,
    Game,
    GiveClue,
    LaidFromDiscard,
    Move,
    Play,
    Rearrange,
    Rules,
    ShuffledIn,
    TakeBack,
    compose,
    copies_left,
    is_useless,
    parse_settings,
    seed_from_words,
)
from tamaya.rules.shuffle import Seed, below, numbers

FOLDER = Path(__file__).parent / "games"


@dataclass(frozen=True)
class Wanted:
    """A game worth keeping."""

    name: str
    players: int
    ends: Cause
    edition: str
    extensions: str = ""
    settings: str = ""
    slips: int = 0
    """Of a hundred decisions, so many are any legal one."""
    shows: tuple[type[Event], ...] = ()


GAMES = (
    Wanted("grands-feux", 2, Cause.COMPLETE, "grands-feux"),
    Wanted("grands-feux-avalanche", 4, Cause.LAST_ROUND, "grands-feux", "avalanche", slips=10),
    Wanted(
        "grands-feux-black-powder", 3, Cause.LAST_ROUND, "grands-feux", "black-powder", slips=10
    ),
    Wanted("grands-feux-flourish", 2, Cause.LOST_CARD, "grands-feux", "final-flourish", slips=10),
    Wanted(
        "grands-feux-everything",
        5,
        Cause.LAST_ROUND,
        "grands-feux",
        "avalanche,black-powder,flamboyants",
        slips=5,
        shows=(ShuffledIn,),
    ),
    Wanted(
        "deluxe-flamboyants",
        3,
        Cause.COMPLETE,
        "deluxe",
        "flamboyants",
        slips=5,
        shows=(ShuffledIn, LaidFromDiscard, ErrorUndone),
    ),
    Wanted(
        "deluxe-flamboyants-flourish",
        4,
        Cause.COMPLETE,
        "deluxe",
        "flamboyants,final-flourish",
        shows=(EffectLost,),
    ),
    Wanted("deluxe-tricky", 2, Cause.ERRORS, "deluxe", "avalanche-tricky", slips=40),
    Wanted("deluxe-powder-flourish", 5, Cause.COMPLETE, "deluxe", "black-powder,final-flourish"),
    Wanted("first-box", 4, Cause.ERRORS, "first-box", slips=40),
    Wanted("first-box-strict", 5, Cause.ERRORS, "first-box", "one-error", slips=3),
    Wanted("first-box-easy", 3, Cause.COMPLETE, "first-box", "avalanche,ten-tokens"),
    Wanted("czech", 5, Cause.LAST_ROUND, "czech", slips=10),
    Wanted("czech-avalanche", 2, Cause.LAST_ROUND, "czech", "avalanche"),
    Wanted("czech-avalanche-2", 4, Cause.ERRORS, "czech", "avalanche-2", slips=40),
    Wanted("czech-last-breath", 3, Cause.COMPLETE, "czech", "final-flourish", slips=3),
    Wanted("console", 2, Cause.LAST_ROUND, "console", slips=5),
    Wanted("console-five", 5, Cause.COMPLETE, "console"),
    Wanted("standard", 2, Cause.COMPLETE, "standard"),
    Wanted("standard-three", 3, Cause.ERRORS, "standard", slips=50),
    Wanted("standard-five", 5, Cause.LAST_ROUND, "standard", slips=15),
    Wanted(
        "custom-seven",
        5,
        Cause.LAST_ROUND,
        "custom",
        "flamboyants",
        "suits=white+red+blue+yellow+green+purple+teal,hand=3,points=kept",
        slips=5,
    ),
    Wanted(
        "custom-kept", 2, Cause.ERRORS, "custom", "black-powder", "points=kept,values=3", slips=40
    ),
    Wanted(
        "custom-last-breath",
        5,
        Cause.NO_MOVE,
        "custom",
        "final-flourish",
        "suits=red:22222+blue:22222,hand=2,tokens=1,errors=10",
        slips=30,
    ),
    Wanted("custom-tiny", 2, Cause.COMPLETE, "custom", "", "suits=orange,values=2,hand=1,tokens=1"),
)


def played(wanted: Wanted, seed: Seed) -> Game:
    """The whole game that a seed gives."""
    rules = compose(
        Choice(
            wanted.edition,
            tuple(filter(None, wanted.extensions.split(","))),
            parse_settings(wanted.settings),
        )
    )
    game = Game.deal(rules, wanted.players, seed)
    whims = numbers(seed, "golden players")
    while game.outcome is None:
        if below(20, whims) == 0:
            game = game.make(turned_round(game))
            continue
        moves = list(game.legal_moves)
        if below(100, whims) >= wanted.slips:
            best = min(map(cost, [game] * len(moves), moves))
            moves = [move for move in moves if cost(game, move) == best]
        game = game.make(moves[below(len(moves), whims)])
    return game


def turned_round(game: Game) -> Rearrange:
    """The hand of the seat to act in the opposite order, its new left card set apart."""
    hand = game.board.hands[game.board.seat_to_act][::-1]
    return Rearrange(hand, frozenset(hand[:1]))


def cost(game: Game, move: Decision) -> int:
    """How little somebody who knows all cards thinks of a move."""
    board, faces = game.board, game.state.faces
    held = [faces[card] for hand in board.hands for card in hand]
    match move:
        case Play(card):
            return faces[card].value if board.fits(faces[card]) else 99
        case Discard(card) if is_useless(board, faces[card]):
            return 20
        case Discard(card) if held.count(faces[card]) > 1:
            return 30
        case Discard(card) if copies_left(board, faces[card]) > 1:
            return 40 + faces[card].value
        case Discard():
            return 60
        case TakeBack(card):
            return 50 if is_useless(board, faces[card]) else 10
        case GiveClue():
            others = [hand for seat, hand in enumerate(board.hands) if seat != board.seat_to_act]
            waits = any(board.fits(faces[card]) for hand in others for card in hand)
            return 15 if waits and board.tokens > 1 else 35
        case Decline():
            return 25


def is_as_wanted(wanted: Wanted, game: Game) -> bool:
    assert game.outcome is not None
    kinds = {type(event) for event in game.history}
    return game.outcome.cause is wanted.ends and kinds.issuperset(wanted.shows)


def first_game(wanted: Wanted) -> tuple[str, Game]:
    """The first game that is as wanted, and the words of its seed."""
    number = 0
    while True:
        number += 1
        words = f"golden {wanted.name} {number}"
        game = played(wanted, seed_from_words(words))
        if is_as_wanted(wanted, game):
            return words, game


def face_text(face: Face) -> str:
    return f"{SUIT_LETTERS[face.suit]}{face.value}"


def faces_text(faces: tuple[Face, ...]) -> str:
    return " ".join(map(face_text, faces))


def rules_record(rules: Rules, players: int) -> dict[str, Any]:
    return {
        "suits": [
            {
                "name": suit.name,
                "letter": SUIT_LETTERS[suit.name],
                "touch": suit.touch.value,
                "direction": suit.direction.value,
                "copies": list(suit.copies),
                "score": suit.scoring.value,
            }
            for suit in rules.suits
        ],
        "hand": rules.hand_size(players),
        "tokens": rules.tokens,
        "errors": rules.errors,
        "empty clues": rules.empty_clues,
        "ending": rules.ending.value,
        "tiles": rules.tiles,
        "lost points": rules.lost_points.value,
    }


def move_text(seat: int, move: Move) -> str:
    match move:
        case Play(card):
            return f"{seat} plays {card}"
        case Discard(card):
            return f"{seat} discards {card}"
        case GiveClue(target, clue):
            named = clue.colour if isinstance(clue, ColourClue) else clue.value
            return f"{seat} clues {named} to {target}"
        case TakeBack(card):
            return f"{seat} takes back {card}"
        case Decline():
            return f"{seat} declines"
        case Rearrange(cards, apart):
            marked = (f"({card})" if card in apart else f"{card}" for card in cards)
            return f"{seat} rearranges {' '.join(marked)}"


def checkpoint(game: Game) -> dict[str, Any]:
    board = game.board
    return {
        "moves": len(game.moves),
        "to act": board.seat_to_act,
        "tokens": board.tokens,
        "errors": board.errors,
        "fireworks": [len(laid) for laid in board.fireworks],
        "discard": faces_text(tuple(seen.face for seen in board.discards)),
        "hands": [" ".join(map(str, hand)) for hand in board.hands],
        "deck": board.deck_size,
        "legal moves": len(game.legal_moves),
    }


def record(wanted: Wanted, words: str, game: Game) -> dict[str, Any]:
    assert game.outcome is not None
    steps = list(replayed(game))
    setup = game.setup
    return {
        "name": wanted.name,
        "edition": wanted.edition,
        "extensions": list(filter(None, wanted.extensions.split(","))),
        "settings": wanted.settings,
        "seed of the words": words,
        "rules": rules_record(setup.rules, setup.players),
        "players": setup.players,
        "first seat": setup.first_seat,
        "deck": faces_text(setup.deck),
        "tiles": list(setup.tiles),
        "shuffles": [faces_text(e.deck) for e in game.history if isinstance(e, ShuffledIn)],
        "moves": [move_text(made.seat, made.move) for made in game.moves],
        "checkpoints": [
            checkpoint(steps[len(steps) * part // 4 if part < 4 else -1]) for part in range(5)
        ],
        "end": {
            "result": game.outcome.result.value,
            "cause": game.outcome.cause.value,
            "score": game.outcome.score,
            "points": game.outcome.points,
        },
    }


def replayed(game: Game) -> Iterator[Game]:
    """The game before its first move, after it, and so on."""
    step = Game.begin(game.setup)
    yield step
    for made in game.moves:
        step = step.make(made.move, made.seat)
        yield step


def texts() -> dict[str, str]:
    """The text of every golden file by its name."""
    records = (record(wanted, *first_game(wanted)) for wanted in GAMES)
    return {
        f"{game['name']}.json": json.dumps(game, indent=1, ensure_ascii=False) + "\n"
        for game in records
    }


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, text in texts().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
