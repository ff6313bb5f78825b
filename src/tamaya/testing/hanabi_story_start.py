"""The start of a story: a deal with given hands, or a position in mid-game."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

from tamaya.notation.faces import face_text
from tamaya.rules.hanabi import (
    Board,
    CardId,
    Chance,
    Direction,
    Ending,
    Face,
    Rules,
    Seat,
    SeenCard,
    Setup,
    State,
    Tile,
    copies_left,
)
from tamaya.testing.hanabi_story_card_text import ImpossibleStory, faces_text, parse_face

REST = "..."
"""Written after the discards: all cards not named elsewhere are discarded too."""


class UnplacedCards:
    """The cards that the story has not placed yet."""

    def __init__(self, rules: Rules) -> None:
        """Start with every card of the game, in order."""
        self.rules = rules
        self.left = list(rules.full_deck())

    def take(self, words: str, place: str) -> tuple[Face, ...]:
        """Take the cards with these names; ``place`` says where they go."""
        faces = tuple(parse_face(word, self.rules) for word in words.split())
        for face in faces:
            if face not in self.left:
                copies = self.rules.copies[face]
                raise ImpossibleStory(
                    f"{place}: the game has only {copies}× {face_text(face)}, all placed already"
                )
            self.left.remove(face)
        return faces

    def fill(self, number: int) -> tuple[Face, ...]:
        """Take this many cards, in order."""
        taken, self.left = self.left[:number], self.left[number:]
        return tuple(taken)


@dataclass(frozen=True, slots=True)
class StorySetup:
    """The table before the first sentence."""

    rules: Rules
    hands: Mapping[str, str]
    """The hand of each player from left to right, clockwise from seat 0."""
    first_seat: Seat
    deck: str
    """The top of the deck first."""
    tiles: Sequence[int]
    """The next bonus tiles; the others follow in numerical order."""
    chance: Chance


@dataclass(frozen=True, slots=True)
class MidgameSetup:
    """What a story in mid-game adds."""

    fireworks: str = ""
    discards: str = ""
    tokens: int | None = None
    errors: int = 0
    revealed: Sequence[int] | None = None
    turns_left: int | None = None


def deal_setup(scene: StorySetup) -> Setup:
    """The setup that deals these hands; all other cards complete the deck."""
    rules, box = scene.rules, UnplacedCards(scene.rules)
    hands = _hands(scene, box)
    top = box.take(scene.deck, "the deck")
    hands = _filled(hands, box, rules.hand_size(len(hands)))
    deck = (*_in_order_of_drawing(hands), *top, *box.left)
    tiles = _tiles(scene.tiles, ()) if rules.tiles else ()
    return Setup(rules, len(hands), deck, scene.first_seat, tiles, scene.chance)


def midgame(scene: StorySetup, middle: MidgameSetup) -> tuple[Setup, State]:
    """A position with every card in its place, but without a history.

    The setup has the same cards and tiles, those outside the deck first.
    """
    rules, box = scene.rules, UnplacedCards(scene.rules)
    heights = _heights(middle.fireworks, rules)
    laid = [
        box.take(faces_text(sequence[:height]), "the fireworks")
        for sequence, height in zip(rules.sequences, heights, strict=True)
    ]
    hands = _hands(scene, box)
    named_discards, rest, after = middle.discards.partition(REST)
    if after.strip():
        raise ImpossibleStory(f"{REST!r} must come last, not before {after.strip()!r}")
    discards = box.take(named_discards, "the discard")
    deck = box.take(scene.deck, "the deck")
    if deck or not rest:
        hands = _filled(hands, box, rules.hand_size(len(hands)))
    if rest:
        discards = (*discards, *box.fill(len(box.left)))
    deck = (*deck, *box.left)
    drawn = (*chain(*laid), *discards, *_in_order_of_drawing(hands))
    numbers = iter(map(CardId, range(len(drawn))))
    complete = sum(
        suit.direction is Direction.UP and height == rules.highest
        for suit, height in zip(rules.suits, heights, strict=True)
    )
    tiles, revealed = _pile(scene, middle, complete)
    board = Board(
        rules=rules,
        players=len(hands),
        seat_to_act=scene.first_seat,
        fireworks=tuple(tuple(next(numbers) for _ in cards) for cards in laid),
        discards=tuple(SeenCard(next(numbers), face) for face in discards),
        hands=tuple(tuple(next(numbers) for _ in hand)[::-1] for hand in hands),
        tokens=rules.tokens if middle.tokens is None else middle.tokens,
        deck_size=len(deck),
        errors=middle.errors,
        turn=sum(heights) + len(discards),
        touched=(0,) * len(drawn),
        missed=(0,) * len(drawn),
        tiles_revealed=revealed,
        turns_left=_turns_left(scene, middle, deck_size=len(deck)),
    )
    _check(board)
    setup = Setup(rules, len(hands), drawn + deck, scene.first_seat, revealed + tiles, scene.chance)
    return setup, State(board, faces=drawn, deck=deck, tiles=tiles, chance=scene.chance)


def _hands(scene: StorySetup, box: UnplacedCards) -> list[tuple[Face, ...]]:
    size = scene.rules.hand_size(len(scene.hands))
    hands = [box.take(words, f"{player}'s hand") for player, words in scene.hands.items()]
    for player, hand in zip(scene.hands, hands, strict=True):
        if len(hand) > size:
            raise ImpossibleStory(f"{player}'s hand has {len(hand)} cards; the limit is {size}")
    return hands


def _filled(hands: list[tuple[Face, ...]], box: UnplacedCards, size: int) -> list[tuple[Face, ...]]:
    return [(*hand, *box.fill(size - len(hand))) for hand in hands]


def _in_order_of_drawing(hands: Iterable[tuple[Face, ...]]) -> tuple[Face, ...]:
    # A new card goes to the left of the hand, so the card drawn last is written first.
    return tuple(face for hand in hands for face in reversed(hand))


def _heights(words: str, rules: Rules) -> list[int]:
    heights = [0] * len(rules.suits)
    for word in words.split():
        top = parse_face(word, rules)
        suit = rules.suit_index[top.suit]
        if heights[suit]:
            raise ImpossibleStory(f"the {top.suit} firework is named twice")
        heights[suit] = rules.sequences[suit].index(top) + 1
    return heights


def _tiles(named: Sequence[int], gone: Iterable[Tile]) -> tuple[Tile, ...]:
    tiles = tuple(map(Tile, named))
    return (*tiles, *(tile for tile in Tile if tile not in tiles and tile not in gone))


def _pile(
    scene: StorySetup, middle: MidgameSetup, complete: int
) -> tuple[tuple[Tile, ...], tuple[Tile, ...]]:
    """The tiles face down and those revealed: by default one for each complete firework."""
    if not scene.rules.tiles:
        return (), ()
    others = [tile for tile in Tile if tile not in scene.tiles]
    named = others[:complete] if middle.revealed is None else middle.revealed
    revealed = tuple(map(Tile, named))
    return _tiles(scene.tiles, revealed), revealed


def _turns_left(scene: StorySetup, middle: MidgameSetup, *, deck_size: int) -> int | None:
    has_last_round = scene.rules.ending is Ending.LAST_ROUND
    if deck_size or not has_last_round:
        if middle.turns_left is not None:
            raise ImpossibleStory("turns_left needs a last round: an empty deck that ends the game")
        return None
    return len(scene.hands) if middle.turns_left is None else middle.turns_left


def _check(board: Board) -> None:
    if not 0 <= board.tokens <= board.rules.tokens:
        raise ImpossibleStory(f"{board.tokens} tokens: the game has {board.rules.tokens}")
    if not 0 <= board.errors < board.rules.errors:
        raise ImpossibleStory(f"{board.errors} errors: the game would be over")
    if board.is_complete():
        raise ImpossibleStory("every firework is complete: the game would be over")
    if board.rules.ending is Ending.FINAL_FLOURISH:
        for suit, sequence in enumerate(board.rules.sequences):
            for face in sequence[len(board.fireworks[suit]) :]:
                if copies_left(board, face) == 0:
                    raise ImpossibleStory(
                        f"every {face_text(face)} is lost: the game would be over"
                    )
