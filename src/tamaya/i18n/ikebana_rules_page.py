"""The rules page of a game of Ikebana, made from its parameters."""

from tamaya.i18n.ikebana_names import (
    card_message,
    combination_message,
    harmony_message,
    ikebana_game_message,
    joker_messages,
)
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
from tamaya.rules.ikebana.cards import BOUQUET_SIZE, COLOURS, FULL_DECK, SUITS, VALUES, copies
from tamaya.rules.ikebana.parameters import FIRST_POINTS, ROUNDS, Rules, refuse_players
from tamaya.rules.ikebana.scoring import (
    MULTIPLIERS,
    RUN_POINTS,
    RUNS,
    SAME_VALUE,
    Harmony,
    appraise,
)
from tamaya.rules.shared_types import FEWEST_PLAYERS, MOST_PLAYERS

EXAMPLES = (
    (
        Face("red", 4),
        Face("red", 4),
        Face("red", 1),
        Face("multicolour", 4),
        Face("multicolour", 1),
    ),
    (
        Face("green", 2),
        Face("blue", 2),
        Face("green", 3),
        Face("blue", 4),
        Face("multicolour", 5),
    ),
)
"""Bouquets with jokers: two combinations in one colour, and a run that leaves a card over."""

COLOURS_OF_HARMONY = {
    Harmony.ONE_COLOUR: 1,
    Harmony.FIVE_COLOURS: 5,
    Harmony.TWO_COLOURS: 2,
    Harmony.PLAIN: 4,
}
"""How many colours the picture of each harmony has."""


def ikebana_rules_page(rules: Rules, players: int | None = None) -> Page:
    """The page for one number of players, or for all."""
    if players is not None:
        refuse_players(players)
    counts = range(FEWEST_PLAYERS, MOST_PLAYERS + 1) if players is None else (players,)
    return Page(
        ikebana_game_message(rules),
        (
            Section(message("rules-goal-title"), goal(tuple(counts))),
            Section(message("rules-cards-title"), cards()),
            Section(message("rules-setup-title"), setup()),
            Section(message("rules-turn-title"), (Paragraph(message("ikebana-rules-turn")),)),
            Section(message("ikebana-rules-draw-title"), draw(tuple(counts))),
            Section(message("ikebana-rules-buy-title"), listed("buy", "price", "own", "uncover")),
            Section(message("ikebana-rules-seen-title"), listed("seen", "open", ruled="hidden")),
            Section(
                message("ikebana-rules-round-title"),
                listed("round", "worth", "deck", "next", ruled="tie"),
            ),
            Section(message("rules-score-title"), scoring(rules)),
            Section(message("rules-end-title"), ending()),
            rulings_section(),
        ),
    )


def listed(subject: str, *parts: str, ruled: str | None = None) -> tuple[Block, ...]:
    """A list of sentences about one subject; the last one may be a ruling."""
    texts = [message(f"ikebana-rules-{subject}-{part}") for part in parts]
    if ruled is not None:
        texts.append(ruling(message(f"ikebana-rules-{subject}-{ruled}")))
    return (Points(tuple(texts)),)


def goal(counts: tuple[int, ...]) -> tuple[Block, ...]:
    """The goal of the game."""
    return (Paragraph(message("ikebana-rules-goal", players=Alternatives(counts))),)


def cards() -> tuple[Block, ...]:
    """All cards of the game."""
    rows: list[tuple[Text, ...]] = [
        tuple(message(f"rules-column-{title}") for title in ("suit", "copies", "number"))
    ]
    for suit in SUITS:
        faces = [Face(suit, value) for value in VALUES]
        printed = Pictured(
            " ".join(str(face.value) * copies(face) for face in faces),
            tuple(face for face in faces for _ in range(copies(face))),
        )
        rows.append((message(f"suit-{suit}"), printed, str(sum(map(copies, faces)))))
    return (
        Paragraph(message("ikebana-rules-cards", count=len(FULL_DECK))),
        PageTable(tuple(rows)),
        Paragraph(message("ikebana-rules-jokers")),
        Paragraph(ruling(message("ikebana-rules-jokers-values"))),
    )


def setup() -> tuple[Block, ...]:
    """The setup of the game."""
    return (
        Points(
            (
                message("rules-setup-deck"),
                message("ikebana-rules-setup-points", points=FIRST_POINTS),
                ruling(message("ikebana-rules-setup-bank")),
                message("rules-setup-first"),
                ruling(message("rules-setup-first-other")),
                message("ikebana-rules-setup-rounds", rounds=ROUNDS, cards=BOUQUET_SIZE),
            )
        ),
    )


def draw(counts: tuple[int, ...]) -> tuple[Block, ...]:
    """What to do with a drawn card."""
    points = [message("ikebana-rules-draw-keep"), message("ikebana-rules-draw-reject")]
    if counts != (FEWEST_PLAYERS,):
        points.append(message("ikebana-rules-draw-round"))
    if FEWEST_PLAYERS in counts:
        points.append(message("ikebana-rules-draw-two"))
    points.append(message("ikebana-rules-draw-points"))
    return (Points(tuple(points)),)


def scoring(rules: Rules) -> tuple[Block, ...]:
    """What a bouquet is worth."""
    same = [
        (
            Pictured(message(f"ikebana-rules-{kind.value}"), in_colours((4,) * size)),
            message("ikebana-rules-times-value", times=size),
        )
        for size, kind in SAME_VALUE.items()
    ]
    runs = [
        (
            Pictured("-".join(map(str, values)), in_colours(values)),
            message("ikebana-rules-points", points=RUN_POINTS[kind]),
        )
        for values, kind in RUNS.items()
    ]
    harmonies = tuple(
        (
            Pictured(harmony_message(harmony), in_colours(VALUES, COLOURS_OF_HARMONY[harmony])),
            message("ikebana-rules-times", times=times),
        )
        for harmony, times in MULTIPLIERS.items()
    )
    blocks: list[Block] = [
        Paragraph(message("ikebana-rules-score-split")),
        Definitions((*same, *runs)),
        Paragraph(message("ikebana-rules-score-colours")),
        Definitions(harmonies),
        Paragraph(ruling(message("ikebana-rules-score-jokers"))),
    ]
    if rules.final_bouquet:
        blocks.append(Paragraph(message("ikebana-rules-score-final")))
    return (*blocks, *examples(rules))


def in_colours(values: tuple[int, ...], colours: int = len(COLOURS)) -> tuple[Face, ...]:
    """Cards with these values, in as many colours."""
    return tuple(Face(COLOURS[index % colours], value) for index, value in enumerate(values))


def examples(rules: Rules) -> tuple[Block, ...]:
    """Worked examples of the score."""
    return (
        Paragraph(message("ikebana-rules-examples")),
        Points(tuple(Pictured(example(bouquet, rules), bouquet) for bouquet in EXAMPLES)),
    )


def example(bouquet: tuple[Face, ...], rules: Rules) -> Message:
    """The points of a bouquet, and how they are counted."""
    found = appraise(bouquet)
    counted = {position for each in found.combinations for position in each.positions}
    left = [face for position, face in enumerate(bouquet, 1) if position not in counted]
    text = message(
        "ikebana-rules-example",
        cards=tuple(map(card_message, bouquet)),
        combinations=tuple(combination_message(each, bouquet) for each in found.combinations),
        harmony=harmony_message(found.harmony),
        multiplier=found.multiplier,
        points=found.points,
    )
    remarks = list(joker_messages(found))
    if left:
        remarks.append(message("ikebana-rules-example-left", cards=tuple(map(card_message, left))))
    if rules.final_bouquet:
        doubled = found.points * rules.multiplier(ROUNDS)
        remarks.append(message("ikebana-rules-example-final", points=doubled))
    for remark in remarks:
        text = message("rules-sentences", start=text, next=remark)
    return text


def ending() -> tuple[Block, ...]:
    """The end of the game, and who wins."""
    return (Paragraph(message("ikebana-rules-end", rounds=ROUNDS)),)
