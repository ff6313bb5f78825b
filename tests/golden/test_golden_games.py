"""Golden games, parsed from plain text and replayed, end as they are recorded."""

import json
import re
import runpy
from pathlib import Path

import pytest

from tamaya.rules.hanabi import (
    CardId,
    Cause,
    ColourClue,
    Decline,
    Direction,
    Discard,
    Ending,
    Face,
    Game,
    GiveClue,
    LostPoints,
    Play,
    Rearrange,
    Recorded,
    Rules,
    Scoring,
    Seat,
    Setup,
    Suit,
    TakeBack,
    Tile,
    Touch,
    ValueClue,
)

HERE = Path(__file__).parent
FILES = sorted((HERE / "games").glob("*.json"))
EDITIONS = {"grands-feux", "deluxe", "first-box", "czech", "console", "standard", "custom"}

CARD_MOVES = {"plays": Play, "discards": Discard, "takes back": TakeBack}
MOVE = re.compile(r"(\d) (plays|discards|takes back|clues|declines|rearranges) ?(.*)")


def name_of(path):
    return path.stem


@pytest.fixture(params=FILES, ids=name_of)
def record(request):
    return json.loads(request.param.read_text(encoding="utf-8"))


def rules_of(record):
    """The rules as written in the file, without the name of an edition."""
    rules = record["rules"]
    suits = tuple(
        Suit(
            suit["name"],
            Touch(suit["touch"]),
            Direction(suit["direction"]),
            tuple(suit["copies"]),
            Scoring(suit["score"]),
        )
        for suit in rules["suits"]
    )
    return Rules(
        suits,
        hand_sizes=(rules["hand"],) * 4,
        tokens=rules["tokens"],
        errors=rules["errors"],
        empty_clues=rules["empty clues"],
        ending=Ending(rules["ending"]),
        tiles=rules["tiles"],
        lost_points=LostPoints(rules["lost points"]),
    )


def start_of(record):
    letters = {suit["letter"]: suit["name"] for suit in record["rules"]["suits"]}

    def faces(text):
        return tuple(Face(letters[word[0]], int(word[1:])) for word in text.split())

    return Game.begin(
        Setup(
            rules=rules_of(record),
            players=record["players"],
            deck=faces(record["deck"]),
            first_seat=Seat(record["first seat"]),
            tiles=tuple(map(Tile, record["tiles"])),
            chance=Recorded(tuple(map(faces, record["shuffles"]))),
        )
    )


def parse_move(text):
    seat, does, what = MOVE.fullmatch(text).groups()
    if does == "clues":
        named, target = what.split(" to ")
        clue = ValueClue(int(named)) if named.isdecimal() else ColourClue(named)
        move = GiveClue(Seat(int(target)), clue)
    elif does == "rearranges":
        cards = [CardId(int(word.strip("()"))) for word in what.split()]
        apart = frozenset(CardId(int(card)) for card in re.findall(r"\((\d+)\)", what))
        move = Rearrange(tuple(cards), apart)
    elif does == "declines":
        move = Decline()
    else:
        move = CARD_MOVES[does](CardId(int(what)))
    return Seat(int(seat)), move


def steps(record):
    game = start_of(record)
    games = [game]
    for text in record["moves"]:
        seat, move = parse_move(text)
        game = game.make(move, seat)
        games.append(game)
    return games


def test_the_game_has_the_recorded_end(record):
    outcome = steps(record)[-1].outcome
    assert record["end"] == {
        "result": outcome.result,
        "cause": outcome.cause,
        "score": outcome.score,
        "points": outcome.points,
    }


def test_the_game_ends_with_its_last_move(record):
    assert [game.outcome is None for game in steps(record)] == [True] * len(record["moves"]) + [
        False
    ]


def test_the_table_matches_every_checkpoint(record):
    letters = {suit["name"]: suit["letter"] for suit in record["rules"]["suits"]}
    games = steps(record)
    for known in record["checkpoints"]:
        game = games[known["moves"]]
        board = game.board
        discard = (f"{letters[seen.face.suit]}{seen.face.value}" for seen in board.discards)
        assert known == {
            "moves": len(game.moves),
            "to act": board.seat_to_act,
            "tokens": board.tokens,
            "errors": board.errors,
            "fireworks": [len(laid) for laid in board.fireworks],
            "discard": " ".join(discard),
            "hands": [" ".join(map(str, hand)) for hand in board.hands],
            "deck": board.deck_size,
            "legal moves": len(game.legal_moves),
        }


def test_every_edition_and_every_end_has_a_golden_game():
    records = [json.loads(path.read_text(encoding="utf-8")) for path in FILES]
    assert {record["edition"] for record in records} == EDITIONS
    assert {record["end"]["cause"] for record in records} == set(Cause)
    assert {record["players"] for record in records} == {2, 3, 4, 5}


@pytest.mark.slow
def test_generating_the_games_again_gives_the_same_files():
    texts = runpy.run_path(str(HERE / "generate.py"))["texts"]()
    assert set(texts) == {path.name for path in FILES}
    for path in FILES:
        assert texts[path.name] == path.read_text(encoding="utf-8"), path.name
