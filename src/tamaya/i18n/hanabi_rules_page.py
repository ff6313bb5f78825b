"""The rules page of a game of Hanabi, made from its parameters."""

from collections.abc import Callable, Sequence
from itertools import groupby

from tamaya.i18n.hanabi_clue_example import clue_example
from tamaya.i18n.hanabi_names import TALK_LEVELS, hanabi_game_message, suit_message
from tamaya.i18n.hanabi_rules_end_and_score import ending, scoring
from tamaya.i18n.message import Alternatives, Message, message
from tamaya.i18n.page_types import (
    Block,
    Definitions,
    Page,
    PageTable,
    Paragraph,
    Pictured,
    Points,
    Section,
    Text,
)
from tamaya.i18n.ruling_mark import ruling, rulings_section
from tamaya.rules.cards import Face
from tamaya.rules.hanabi.cards import Direction, Suit, Touch
from tamaya.rules.hanabi.editions import EDITIONS
from tamaya.rules.hanabi.extensions import MULTICOLOUR_TEN_OWN
from tamaya.rules.hanabi.game_choice import Choice, compose
from tamaya.rules.hanabi.parameters import Ending, Rules, Tile
from tamaya.rules.shared_types import FEWEST_PLAYERS, MOST_PLAYERS, Refused


def hanabi_rules_page_of(choice: Choice, players: int | None = None) -> Page:
    """The page of a game as it was chosen, with what its rulebook suggests."""
    rules = compose(choice)
    suggestions = EDITIONS[choice.edition].suggestions
    return hanabi_rules_page(hanabi_game_message(choice), rules, players, suggestions)


def hanabi_rules_page(
    title: Message,
    rules: Rules,
    players: int | None = None,
    suggestions: Sequence[Sequence[str]] = (),
) -> Page:
    """The page for one number of players, or for all.

    The suggestions are combinations of extensions from the rulebook of the edition.
    """
    if players is not None:
        rules.refuse_players(players)
    counts = possible_players(rules) if players is None else (players,)
    sections = [
        Section(message("rules-goal-title"), goal(rules, counts)),
        Section(message("rules-cards-title"), cards(rules)),
        Section(message("rules-setup-title"), setup(rules, counts)),
        Section(message("rules-turn-title"), (Paragraph(message("rules-turn")),)),
        Section(message("rules-clue-title"), clue(rules, counts)),
        Section(message("rules-discard-title"), discard(rules)),
        Section(message("rules-play-title"), play()),
        Section(message("rules-fireworks-title"), fireworks(rules)),
    ]
    if rules.tiles:
        sections.append(Section(message("rules-tiles-title"), tiles(rules)))
    sections += [
        Section(message("rules-end-title"), ending(rules)),
        Section(message("rules-score-title"), scoring(rules)),
        Section(message("rules-talking-title"), talking()),
        Section(message("rules-advice-title"), advice(rules)),
    ]
    if suggestions:
        sections.append(Section(message("rules-combine-title"), combining(suggestions)))
    sections.append(rulings_section())
    return Page(title, tuple(sections))


def possible_players(rules: Rules) -> tuple[int, ...]:
    """The numbers of players for which there are enough cards."""

    def is_possible(players: int) -> bool:
        try:
            rules.refuse_players(players)
        except Refused:
            return False
        return True

    return tuple(filter(is_possible, range(FEWEST_PLAYERS, MOST_PLAYERS + 1)))


def goal(rules: Rules, counts: tuple[int, ...]) -> tuple[Block, ...]:
    """The goal of the game."""
    suits = tuple(suit_message(suit.name) for suit in rules.suits)
    return (
        Paragraph(message("rules-goal", players=Alternatives(counts))),
        Paragraph(message("rules-goal-fireworks", count=len(suits), suits=suits)),
    )


def cards(rules: Rules) -> tuple[Block, ...]:
    """All cards of the game."""
    titles = ("suit", "order", "copies", "number")
    rows: list[tuple[Text, ...]] = [tuple(message(f"rules-column-{title}") for title in titles)]
    for suit in rules.suits:
        order = " ".join(map(str, suit.values))
        number = str(sum(suit.copies))
        rows.append((suit_message(suit.name), order, all_copies(suit), number))
    blocks: list[Block] = [
        Paragraph(message("rules-cards", count=rules.cards)),
        PageTable(tuple(rows)),
    ]
    unprinted = names(rules, cards_message, has_unprinted_copies)
    if unprinted:
        blocks.append(Paragraph(ruling(message("rules-cards-divided", suits=unprinted))))
    if MULTICOLOUR_TEN_OWN.suit in rules.suits:
        blocks.append(Paragraph(message("rules-own-variant")))
    return tuple(blocks)


def all_copies(suit: Suit) -> Pictured:
    """Every card of a suit."""
    copies = [(value, suit.copies[value - 1]) for value in suit.values]
    text = " ".join(str(value) * count for value, count in copies)
    return Pictured(text, tuple(Face(suit.name, value) for value, n in copies for _ in range(n)))


def has_unprinted_copies(suit: Suit) -> bool:
    """Whether no rulebook says how many copies of each value a suit has."""
    return suit.name == "multicolour" or (suit.name == "black" and suit.touch is Touch.NONE)


def setup(rules: Rules, counts: tuple[int, ...]) -> tuple[Block, ...]:
    """The setup of the game."""
    hands = [
        message("rules-setup-hand", players=Alternatives(tuple(alike)), count=size)
        for size, alike in groupby(counts, rules.hand_size)
    ]
    points = [
        message("rules-setup-deck"),
        *hands,
        message("rules-setup-hold"),
        message("rules-setup-tokens", count=rules.tokens),
        message("rules-setup-errors", count=rules.errors),
    ]
    if rules.tiles:
        points.append(message("rules-setup-tiles", count=len(Tile)))
    points += [message("rules-setup-first"), ruling(message("rules-setup-first-other"))]
    return (Points(tuple(points)),)


def clue(rules: Rules, counts: tuple[int, ...]) -> tuple[Block, ...]:
    """How to give a clue."""
    colours = names(rules, suit_message_named, lambda suit: suit.touch is Touch.OWN)
    everywhere = names(rules, cards_message, lambda suit: suit.touch is Touch.EVERY)
    nowhere = names(rules, cards_message, lambda suit: suit.touch is Touch.NONE)
    values = tuple(range(1, rules.highest + 1))
    points = [message("rules-clue-cost")]
    if colours:
        points.append(message("rules-clue-what"))
        points.append(message("rules-clue-colours", colours=colours))
    else:
        points.append(message("rules-clue-values-only"))
    points.append(message("rules-clue-values", values=values))
    if colours and everywhere:
        points.append(message("rules-clue-every", count=len(everywhere), suits=everywhere))
    if colours and nowhere:
        points.append(message("rules-clue-none", count=len(nowhere), suits=nowhere))
    if rules.empty_clues:
        points.append(message("rules-clue-empty"))
    else:
        points.append(ruling(message("rules-clue-not-empty")))
    points.append(message("rules-clue-whom"))
    if can_hands_be_empty(rules, counts):
        points.append(ruling(message("rules-clue-no-cards")))
    smallest = min(map(rules.hand_size, counts))
    return Points(tuple(points)), Paragraph(clue_example(rules, smallest))


def can_hands_be_empty(rules: Rules, counts: tuple[int, ...]) -> bool:
    """Whether a hand can become empty; a last round takes at most one card from each."""
    is_flourish = rules.ending is Ending.FINAL_FLOURISH
    return is_flourish or min(map(rules.hand_size, counts)) == 1


def discard(rules: Rules) -> tuple[Block, ...]:
    """How to discard."""
    full = message("rules-discard-full", count=rules.tokens)
    return (Points((message("rules-discard"), full)),)


def play() -> tuple[Block, ...]:
    """How to play a card."""
    keys = ("rules-play", "rules-play-fits", "rules-play-misfires", "rules-play-draw")
    return (Points(tuple(map(message, keys))),)


def fireworks(rules: Rules) -> tuple[Block, ...]:
    """How fireworks are laid, and the bonus for a complete one."""
    rising = names(rules, suit_message_named, lambda suit: suit.direction is Direction.UP)
    falling = names(rules, suit_message_named, lambda suit: suit.direction is Direction.DOWN)
    points: list[Text] = [message("rules-fireworks")]
    if rules.highest == 1:
        points.append(message("rules-fireworks-single"))
    else:
        if rising:
            up = message("rules-fireworks-up", highest=rules.highest, suits=rising)
            points.append(Pictured(up, firework(rules, Direction.UP)))
        if falling:
            down = message("rules-fireworks-down", highest=rules.highest, suits=falling)
            points.append(Pictured(down, firework(rules, Direction.DOWN)))
    mixed = names(rules, cards_message, is_like_a_joker)
    if mixed:
        points.append(message("rules-fireworks-no-jokers", suits=mixed))
    if not can_reveal_tiles(rules):
        points.append(message("rules-bonus-token"))
    elif falling:
        points += [message("rules-bonus-tile-up"), message("rules-bonus-token-down")]
    else:
        points.append(message("rules-bonus-tile"))
    return (Points(tuple(points)),)


def firework(rules: Rules, direction: Direction) -> tuple[Face, ...]:
    """The cards of the first firework that is laid in this direction, in order."""
    suit = next(suit for suit in rules.suits if suit.direction is direction)
    return tuple(Face(suit.name, value) for value in suit.values)


def is_like_a_joker(suit: Suit) -> bool:
    """Whether the cards of a suit could be mistaken for jokers."""
    return suit.name == "multicolour" or suit.touch is Touch.EVERY


def can_reveal_tiles(rules: Rules) -> bool:
    """Whether a bonus tile can ever be revealed.

    A rising firework reveals one unless it is the last to be completed, which ends the game.
    """
    is_rising = any(suit.direction is Direction.UP for suit in rules.suits)
    return rules.tiles and is_rising and len(rules.suits) > 1


def tiles(rules: Rules) -> tuple[Block, ...]:
    """What the bonus tiles do."""
    if not can_reveal_tiles(rules):
        return (Paragraph(message("rules-tiles-idle")),)
    effects = tuple(
        (Pictured(str(tile.value), tile=tile.value), message(f"rules-tile-{tile.value}"))
        for tile in Tile
    )
    return (
        Paragraph(message("rules-tiles")),
        Definitions(effects),
        Paragraph(ruling(message("rules-tiles-lost"))),
    )


def talking() -> tuple[Block, ...]:
    """The levels of talking."""
    levels = tuple(message(f"talking-{rule}-about") for rule in TALK_LEVELS)
    return Paragraph(message("rules-talking")), Points(levels)


def advice(rules: Rules) -> tuple[Block, ...]:
    """Advice for beginners, as far as it applies to this game."""
    points = [ruling(message("rules-advice-arrange")), message("rules-advice-discard")]
    if rules.ending is Ending.FINAL_FLOURISH:
        unknown, single, unfinished = "unknown-flourish", "single-flourish", None
    elif can_reveal_tiles(rules):
        unknown, single, unfinished = "unknown", "single-tiles", "unfinished-tiles"
    else:
        unknown, single, unfinished = "unknown", "single", "unfinished"
    singles = sum(copies == 1 for copies in rules.copies.values())
    if 2 * singles < len(rules.faces):
        points.append(message(f"rules-advice-{unknown}"))
    if singles:
        points.append(message(f"rules-advice-{single}"))
    if unfinished is not None:
        points.append(message(f"rules-advice-{unfinished}"))
    return (Points(tuple(points)),)


def combining(suggestions: Sequence[Sequence[str]]) -> tuple[Block, ...]:
    """The combinations of extensions that the rulebook suggests."""
    combinations = tuple(
        message(
            "rules-combine-all" if len(extensions) > 2 else "rules-combine-two",
            extensions=tuple(message(f"extension-{name}") for name in extensions),
        )
        for extensions in suggestions
    )
    return Paragraph(message("rules-combine")), Points(combinations)


def names(
    rules: Rules, name_of: Callable[[Suit], Message], is_included: Callable[[Suit], bool]
) -> tuple[Message, ...]:
    """The names of some suits of the game."""
    return tuple(map(name_of, filter(is_included, rules.suits)))


def suit_message_named(suit: Suit) -> Message:
    """The name of a suit."""
    return suit_message(suit.name)


def cards_message(suit: Suit) -> Message:
    """The plural adjective for cards of a suit."""
    return message(f"cards-{suit.name}")
