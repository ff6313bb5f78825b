"""Generate the page of the observation vector.

``python -m tamaya.engine.observation_reference_page`` prints it.
"""

import sys
from collections.abc import Iterator
from typing import NamedTuple

from tamaya.engine.observation_layout import Form, parts_of
from tamaya.engine.rule_tables import RuleTables, rule_tables_of
from tamaya.rules.hanabi import Choice, ColourClue, Rules, Suit, Tile, ValueClue, compose
from tamaya.rules.shared_types import FEWEST_PLAYERS, MOST_PLAYERS


class BitMeaning(NamedTuple):
    """The meaning of some adjacent bits."""

    section: str
    first: int
    size: int
    text: str


STANDARD = Rules(tuple(map(Suit, ("red", "yellow", "green", "white", "blue"))))
"""The standard game with the suits in the order of the Hanabi Learning Environment."""

ALL_EXTENSIONS = compose(Choice("deluxe", ("avalanche", "black-powder", "flamboyants")))
"""A game with a multicolour suit, black powder and bonus tiles."""

KINDS = ("play", "discard", "colour clue", "value clue")


def describe_bits(
    rules: Rules, players: int, form: Form | str = Form.KNOWLEDGE
) -> Iterator[BitMeaning]:
    """Describe all bits of a game's vector, from the first to the last."""
    tables = rule_tables_of(rules, players)
    place = 0
    for part in parts_of(tables, Form(form)):
        for size, text in _meanings(part.name, part.size, rules, tables, Form(form)):
            yield BitMeaning(part.section, place, size, text)
            place += size


def _meanings(
    part: str, size: int, rules: Rules, tables: RuleTables, form: Form
) -> Iterator[tuple[int, str]]:
    faces = tables.face_count
    seats = ["this seat", *(f"the seat {n} further" for n in range(1, tables.players))]
    slots = [f"slot {slot}" for slot in range(tables.hand_size)]
    suits = [suit.name for suit in rules.suits]
    texts: dict[str, list[tuple[int, str]]] = {
        "cards": [(faces, f"{slot} of {seat}: its face") for seat in seats[1:] for slot in slots],
        "short": [(1, f"{seat} holds fewer than {tables.hand_size} cards") for seat in seats],
        "deck": [(size, "as many set as the deck holds cards")],
        "fireworks": [
            (tables.highest, f"{name}: the number of cards laid, none set for 0") for name in suits
        ],
        "tokens": [(size, "as many set as there are tokens")],
        "lives": [(size, "as many set as errors are left")],
        "discards": [
            (sum(suit.copies), f"{suit.name}: for each value its {_copies(suit)} cards")
            for suit in rules.suits
        ],
        "last_seat": [(1, f"the last action was that of {seat}") for seat in seats],
        "last_kind": [(1, f"the last action was a {kind}") for kind in KINDS],
        "last_target": [(1, f"the clue went to {seat}") for seat in seats],
        "last_colour": [
            (1, f"the clue was {clue.colour}")
            for clue in rules.clues
            if isinstance(clue, ColourClue)
        ],
        "last_value": [
            (1, f"the clue was {clue.value}") for clue in rules.clues if isinstance(clue, ValueClue)
        ],
        "last_touched": [(1, f"the clue pointed at {slot}") for slot in slots],
        "last_slot": [(1, f"the card came from {slot}") for slot in slots],
        "last_face": [(faces, "the face of the card")],
        "last_laid": [(1, "the card was laid")],
        "last_token": [(1, "the card completed its firework, and a token came back")],
        "knowledge": [
            meaning
            for seat in (seats if form is not Form.MINIMAL else ())
            for slot in slots
            for meaning in (
                (faces, f"{slot} of {seat}: {POSSIBLE[form]}"),
                (tables.clue_count, f"{slot} of {seat}: {POINTED[form]}"),
            )
        ],
        "tiles_revealed": [(1, f"tile {tile.value} was revealed") for tile in sorted(Tile)],
        "tile_pending": [(1, f"tile {tile.value} waits for a choice") for tile in sorted(Tile)],
        "last_taken_back": [(1, "the last action took a card from the discard")],
        "last_declined": [(1, "the last action declined a tile")],
    }
    return iter(texts[part] if size else [])


POSSIBLE = {
    Form.KNOWLEDGE: "the faces that clues leave possible",
    Form.SEER: "its face",
    Form.BELIEF: "how likely each face is",
}
POINTED = {
    Form.KNOWLEDGE: "the clues that pointed at it",
    Form.SEER: "the clues that would point at it",
    Form.BELIEF: "the clues that pointed at it",
}


def _copies(suit: Suit) -> str:
    return ", ".join(map(str, suit.copies))


HEAD = """\
# The observation

What a seat knows, as a vector of bits. In every game that the Hanabi Learning Environment supports,
it is that environment's canonical observation, bit for bit: the tests play both side by side, for 2
to 5 players and in smaller games, against the copy in OpenSpiel. This page is generated from the
code (`python -m tamaya.engine.observation_reference_page`), and a test keeps it current.

```pycon
>>> from tamaya.engine.batch import Batch
>>> from tamaya.engine.observation_reference_page import describe_bits
>>> from tamaya.rules.hanabi import Choice, compose
>>> rules = compose(Choice("deluxe", ("black-powder",)))
>>> batch = Batch(rules, players=3, games=100)
>>> batch.observe().shape, batch.observe("all").shape, batch.observe(2, "minimal").shape
((100, 1111), (100, 3, 1111), (100, 511))
>>> next(bits for bits in describe_bits(rules, 3) if bits.first >= 300)
BitMeaning(section='hands', first=300, size=1, text='this seat holds fewer than 5 cards')

```

`describe_bits` describes each bit of any game. Seats are counted from the observer, and slots from
0 at the oldest card. Colours, suits and faces are in the order of the rules. Games made by
`tamaya.environments.rl_env` have the order of the learning environment: red, yellow, green, white,
blue.

## Forms

- `minimal` (`observation_type` 0 in the learning environment) has no knowledge of cards.
- `card-knowledge` (`observation_type` 1) has, for every card, the faces that its clues leave
  possible, then the clues that touched it. It does not count cards seen elsewhere.
- `seer` (`observation_type` 2) has the face of every card, even in the observer's own hand.
- `belief` is `card-knowledge` with a probability for each possible face: its share of the cards
  neither laid nor discarded. Agents of off-belief learning and of JaxMARL read this vector. When it
  is not their turn they take the last action of [`parallel_env`](environments.md#pettingzoo); that
  section also shows how to get the suits in their order.

Only `seer` depends on the observer's own hand. A test swaps that hand in every edition, and the
other forms do not change. There is no bit for the legal actions (`Batch.legal_mask`), for whose
turn it is, or for the number of the turn. The bits of the last action are 0 before the first one
and in a game started from a bare state, which does not record it; a game continued from a `Game` of
the rules (`Batch.of_games`) has them.

`Batch.observe(seats, form, dtype, out)` writes `uint8`, `int8` or `float32`, for the seat to act,
for `"all"` seats or for one. `Batch.observe_packed` packs 32 bits into a word, lowest bit first;
unpack them with `numpy.unpackbits(words.view("u1"), axis=-1, bitorder="little")`.

"""

OTHER_GAMES = """\
## Games that the learning environment does not have

The same sections are sized by the rules:

- A face is a suit and a value, suit by suit. The colours are those that a clue can name: black
  powder has none, and a multicolour suit that every colour touches has none of its own.
- A face is possible if every clue that touched the card touches the face, and no other clue that
  was given to the card's seat does. Several colours may have touched a card.
- The bit of a firework is the number of cards laid, even if they are laid downwards.
- The deck has as many bits as it has cards after the deal, the tokens and errors as many as there
  are, the discards as many as there are cards.
- Bonus tiles add a last section. The face of the last action is the card that a tile took back.

A game that has all of this, for two players:

"""

END = """\
## At the end of a game

In a complete game, the vector counts the token of the last firework as returned, like the learning
environment, although the rules end the game before that. A player whose card ended the game draws
no other: OpenSpiel agrees, while the learning environment's `rl_env` deals that card.
"""


def page() -> str:
    """Generate the whole page."""
    players = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    sizes = [["section", *(f"{count} players" for count in players)]]
    ranges = [_sections(STANDARD, count) for count in players]
    sizes += [[name, *(_span(*found[name]) for found in ranges)] for name in ranges[0]]
    totals = [sum(size for _, size in found.values()) for found in ranges]
    sizes.append(["all", *(str(total) for total in totals)])
    return (
        HEAD
        + "## Offsets of the sections\n\nFive plain suits, in the form `card-knowledge`:\n\n"
        + _table(sizes)
        + "\n## Bit by bit\n\nThe same game for two; more players have more of the same.\n\n"
        + _bits(STANDARD, 2)
        + "\n"
        + OTHER_GAMES
        + _bits(ALL_EXTENSIONS, 2)
        + "\n"
        + END
    )


def _sections(rules: Rules, players: int) -> dict[str, tuple[int, int]]:
    """Return the offset and the length of each section."""
    found: dict[str, tuple[int, int]] = {}
    for section, first, size, _ in describe_bits(rules, players):
        offset, length = found.get(section, (first, 0))
        found[section] = (offset, length + size)
    return found


def _bits(rules: Rules, players: int) -> str:
    rows = [["bits", "section", "what they say"]]
    rows += [
        [_span(first, size), section, text]
        for section, first, size, text in describe_bits(rules, players)
    ]
    return _table(rows)


def _span(first: int, size: int) -> str:
    return str(first) if size == 1 else f"{first} – {first + size - 1}"


def _table(rows: list[list[str]]) -> str:
    rule = ["---"] * len(rows[0])
    return "".join(f"| {' | '.join(row)} |\n" for row in (rows[0], rule, *rows[1:]))


if __name__ == "__main__":
    sys.stdout.write(page())
