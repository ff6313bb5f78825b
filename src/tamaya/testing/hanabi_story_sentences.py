"""The sentences of stories, and the moves they stand for.

``Alice clues 1 to Bob`` · ``Bob plays r1`` · ``Cathy discards card 3`` · ``Bob takes back r4`` ·
``Bob declines`` · ``Bob rearranges b4 (r1) w2 w2 w3``, where a card in brackets is set apart.
A card is named by its face or its position; ``Bob's r1`` is a card of another player.
"""

import re

from tamaya.rules.hanabi import (
    CardId,
    Clue,
    ColourClue,
    Decline,
    Discard,
    Face,
    GiveClue,
    Move,
    Play,
    Rearrange,
    Seat,
    State,
    TakeBack,
    ValueClue,
)
from tamaya.testing.hanabi_story_card_text import ImpossibleStory, faces_text, parse_face

PLAYERS = ("Alice", "Bob", "Cathy", "Donald", "Emily")
"""The players of every story, from seat 0."""

SENTENCE = re.compile(
    r"(?P<player>\w+) (?P<does>clues|plays|discards|takes back|declines|rearranges)\b ?(?P<what>.*)"
)
CLUE = re.compile(r"(?P<named>\w+) to (?P<player>\w+)")
CARD = re.compile(r"(?:(?P<owner>\w+)'s )?(?:card (?P<position>\d+)|(?P<face>[a-z]\d))")


def seat_of(player: str) -> Seat:
    """The seat of a player."""
    if player not in PLAYERS:
        raise ImpossibleStory(f"unknown player {player!r}; use one of {', '.join(PLAYERS)}")
    return Seat(PLAYERS.index(player))


def parse_sentence(sentence: str, state: State) -> tuple[Seat, Move]:
    """Parse a sentence into a seat and a move; the cards it names must be there."""
    found = SENTENCE.fullmatch(sentence)
    if found is None:
        raise ImpossibleStory("not a sentence of a story")
    seat, what = seat_of(found["player"]), found["what"]
    match found["does"]:
        case "clues":
            return seat, _clue(what)
        case "plays":
            return seat, Play(parse_card(what, state, seat))
        case "discards":
            return seat, Discard(parse_card(what, state, seat))
        case "takes back":
            return seat, TakeBack(parse_card(what, state, None))
        case "rearranges":
            return seat, _arrangement(what, state, seat)
        case _ if what:
            raise ImpossibleStory(f"nothing may follow 'declines', not even {what!r}")
        case _:
            return seat, Decline()


def parse_card(phrase: str, state: State, seat: Seat | None) -> CardId:
    """Parse the name of a card of this seat, or of the discard without a seat."""
    found = CARD.fullmatch(phrase)
    if found is None:
        raise ImpossibleStory(f"{phrase!r} is not the name of a card")
    if found["owner"]:
        seat = seat_of(found["owner"])
    board = state.board
    if seat is None:
        place, cards = "the discard has", tuple(seen.id for seen in board.discards)
    elif seat < board.players:
        place, cards = f"{PLAYERS[seat]} holds", board.hands[seat]
    else:
        raise ImpossibleStory(f"{PLAYERS[seat]} does not sit at this table")
    faces = [state.faces[card] for card in cards]
    named = found["position"] or parse_face(found["face"], board.rules)
    index = int(named) - 1 if isinstance(named, str) else _index(named, faces)
    if not 0 <= index < len(cards):
        raise ImpossibleStory(f"there is no {phrase}: {place} {faces_text(faces) or 'no cards'}")
    return cards[index]


def _index(face: Face, faces: list[Face]) -> int:
    return faces.index(face) if face in faces else -1


def _clue(what: str) -> GiveClue:
    found = CLUE.fullmatch(what)
    if found is None:
        raise ImpossibleStory(f"write a clue as 'red to Bob' or '1 to Bob', not {what!r}")
    named = found["named"]
    clue: Clue = ValueClue(int(named)) if named.isdecimal() else ColourClue(named)
    return GiveClue(seat_of(found["player"]), clue)


def _arrangement(what: str, state: State, seat: Seat) -> Rearrange:
    """Parse an order of the hand; a repeated face is the next copy to the right."""
    if not seat < state.board.players:
        raise ImpossibleStory(f"{PLAYERS[seat]} does not sit at this table")
    left = list(state.board.hands[seat])
    cards: list[CardId] = []
    apart: set[CardId] = set()
    for word in what.split():
        face = parse_face(word.strip("()"), state.board.rules)
        card = next((card for card in left if state.faces[card] == face), None)
        if card is None:
            hand = faces_text(state.faces[card] for card in state.board.hands[seat])
            raise ImpossibleStory(f"there is no {word} left: {PLAYERS[seat]} holds {hand}")
        left.remove(card)
        cards.append(card)
        if word.startswith("("):
            apart.add(card)
    return Rearrange(tuple(cards), frozenset(apart))
