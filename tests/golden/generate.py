"""Generate the golden games: ``python tests/golden/generate.py`` writes the same files again.

Each game is the first one, with seeds numbered from 1, that has the specified end and events. The
players see every card, and their random choices come from the seed too. A golden file changes only
together with the rules it records.
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
from tamaya.rules.seed_and_shuffle import Seed, below, numbers

FOLDER = Path(__file__).parent / "games"


@dataclass(frozen=True)
class GameSpec:
    """What a golden game must be like."""

    name: str
    players: int
    ends: Cause
    edition: str
    extensions: str = ""
    settings: str = ""
    slips: int = 0
    """How many of a hundred decisions are random legal moves."""
    shows: tuple[type[Event], ...] = ()


GAMES = (
    GameSpec("grands-feux", 2, Cause.COMPLETE, "grands-feux"),
    GameSpec("grands-feux-avalanche", 4, Cause.LAST_ROUND, "grands-feux", "avalanche", slips=10),
    GameSpec(
        "grands-feux-black-powder", 3, Cause.LAST_ROUND, "grands-feux", "black-powder", slips=10
    ),
    GameSpec("grands-feux-flourish", 2, Cause.LOST_CARD, "grands-feux", "final-flourish", slips=10),
    GameSpec(
        "grands-feux-everything",
        5,
        Cause.LAST_ROUND,
        "grands-feux",
        "avalanche,black-powder,flamboyants",
        slips=5,
        shows=(ShuffledIn,),
    ),
    GameSpec(
        "deluxe-flamboyants",
        3,
        Cause.COMPLETE,
        "deluxe",
        "flamboyants",
        slips=5,
        shows=(ShuffledIn, LaidFromDiscard, ErrorUndone),
    ),
    GameSpec(
        "deluxe-flamboyants-flourish",
        4,
        Cause.COMPLETE,
        "deluxe",
        "flamboyants,final-flourish",
        shows=(EffectLost,),
    ),
    GameSpec("deluxe-tricky", 2, Cause.ERRORS, "deluxe", "avalanche-tricky", slips=40),
    GameSpec("deluxe-powder-flourish", 5, Cause.COMPLETE, "deluxe", "black-powder,final-flourish"),
    GameSpec("first-box", 4, Cause.ERRORS, "first-box", slips=40),
    GameSpec("first-box-strict", 5, Cause.ERRORS, "first-box", "one-error", slips=3),
    GameSpec("first-box-easy", 3, Cause.COMPLETE, "first-box", "avalanche,ten-tokens"),
    GameSpec("czech", 5, Cause.LAST_ROUND, "czech", slips=10),
    GameSpec("czech-avalanche", 2, Cause.LAST_ROUND, "czech", "avalanche"),
    GameSpec("czech-avalanche-2", 4, Cause.ERRORS, "czech", "avalanche-2", slips=40),
    GameSpec("czech-last-breath", 3, Cause.COMPLETE, "czech", "final-flourish", slips=3),
    GameSpec("console", 2, Cause.LAST_ROUND, "console", slips=5),
    GameSpec("console-five", 5, Cause.COMPLETE, "console"),
    GameSpec("standard", 2, Cause.COMPLETE, "standard"),
    GameSpec("standard-three", 3, Cause.ERRORS, "standard", slips=50),
    GameSpec("standard-five", 5, Cause.LAST_ROUND, "standard", slips=15),
    GameSpec(
        "custom-seven",
        5,
        Cause.LAST_ROUND,
        "custom",
        "flamboyants",
        "suits=white+red+blue+yellow+green+purple+teal,hand=3,points=kept",
        slips=5,
    ),
    GameSpec(
        "custom-kept", 2, Cause.ERRORS, "custom", "black-powder", "points=kept,values=3", slips=40
    ),
    GameSpec(
        "custom-last-breath",
        5,
        Cause.NO_MOVE,
        "custom",
        "final-flourish",
        "suits=red:22222+blue:22222,hand=2,tokens=1,errors=10",
        slips=30,
    ),
    GameSpec(
        "custom-tiny", 2, Cause.COMPLETE, "custom", "", "suits=orange,values=2,hand=1,tokens=1"
    ),
)


def play_game(spec: GameSpec, seed: Seed) -> Game:
    """Play a whole game from a seed."""
    rules = compose(
        Choice(
            spec.edition,
            tuple(filter(None, spec.extensions.split(","))),
            parse_settings(spec.settings),
        )
    )
    game = Game.deal(rules, spec.players, seed)
    choices = numbers(seed, "golden players")
    while game.outcome is None:
        if below(20, choices) == 0:
            game = game.make(reversed_hand(game))
            continue
        moves = list(game.legal_moves)
        if below(100, choices) >= spec.slips:
            best = min(map(cost, [game] * len(moves), moves))
            moves = [move for move in moves if cost(game, move) == best]
        game = game.make(moves[below(len(moves), choices)])
    return game


def reversed_hand(game: Game) -> Rearrange:
    """The hand of the seat to act in reverse order, with its new left card set apart."""
    hand = game.board.hands[game.board.seat_to_act][::-1]
    return Rearrange(hand, frozenset(hand[:1]))


def cost(game: Game, move: Decision) -> int:
    """How bad a move is for a player who sees every card."""
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
            can_be_played = any(board.fits(faces[card]) for hand in others for card in hand)
            return 15 if can_be_played and board.tokens > 1 else 35
        case Decline():
            return 25


def matches(spec: GameSpec, game: Game) -> bool:
    assert game.outcome is not None
    kinds = {type(event) for event in game.history}
    return game.outcome.cause is spec.ends and kinds.issuperset(spec.shows)


def first_game(spec: GameSpec) -> tuple[str, Game]:
    """The first game that matches, and the words of its seed."""
    number = 0
    while True:
        number += 1
        words = f"golden {spec.name} {number}"
        game = play_game(spec, seed_from_words(words))
        if matches(spec, game):
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


def record(spec: GameSpec, words: str, game: Game) -> dict[str, Any]:
    assert game.outcome is not None
    steps = list(replay_steps(game))
    setup = game.setup
    return {
        "name": spec.name,
        "edition": spec.edition,
        "extensions": list(filter(None, spec.extensions.split(","))),
        "settings": spec.settings,
        "seed of the words": words,
        "rules": rules_record(setup.rules, setup.players),
        "players": setup.players,
        "first seat": setup.first_seat,
        "deck": faces_text(setup.deck),
        "tiles": list(setup.tiles),
        "shuffles": [
            faces_text(event.deck) for event in game.history if isinstance(event, ShuffledIn)
        ],
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


def replay_steps(game: Game) -> Iterator[Game]:
    """The game before its first move and after each move."""
    step = Game.begin(game.setup)
    yield step
    for made in game.moves:
        step = step.make(made.move, made.seat)
        yield step


def texts() -> dict[str, str]:
    """The text of every golden file by its name."""
    records = (record(spec, *first_game(spec)) for spec in GAMES)
    return {
        f"{game['name']}.json": json.dumps(game, indent=1, ensure_ascii=False) + "\n"
        for game in records
    }


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, text in texts().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
