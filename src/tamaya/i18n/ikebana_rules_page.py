"""The rules of a game of Ikebana as a page."""

from tamaya.i18n.ikebana_words import harmony_message, ikebana_message
from tamaya.i18n.message import Alternatives, Message, message
from tamaya.i18n.page import Block, Definitions, Page, PageTable, Paragraph, Points, Section
from tamaya.rules.cards import Face
from tamaya.rules.game import FEWEST_PLAYERS, MOST_PLAYERS
from tamaya.rules.ikebana.cards import BOUQUET_SIZE, FULL_DECK, SUITS, VALUES, copies
from tamaya.rules.ikebana.parameters import FIRST_POINTS, ROUNDS, Rules, refuse_players
from tamaya.rules.ikebana.scoring import MULTIPLIERS, RUN_POINTS, RUNS, SAME_VALUE


def ikebana_page(rules: Rules, players: int | None = None) -> Page:
    """All that a newcomer needs to play, for any or for one number of players."""
    if players is not None:
        refuse_players(players)
    counts = range(FEWEST_PLAYERS, MOST_PLAYERS + 1) if players is None else (players,)
    return Page(
        ikebana_message(rules),
        (
            Section(message("rules-goal-title"), goal(tuple(counts))),
            Section(message("rules-cards-title"), cards()),
            Section(message("rules-setup-title"), setup()),
            Section(message("rules-turn-title"), (Paragraph(message("ikebana-rules-turn")),)),
            Section(message("ikebana-rules-draw-title"), draw(tuple(counts))),
            Section(message("ikebana-rules-buy-title"), listed("buy", "price", "own", "uncover")),
            Section(message("ikebana-rules-seen-title"), listed("seen", "open", "hidden")),
            Section(message("ikebana-rules-round-title"), listed("round", "worth", "next", "deck")),
            Section(message("rules-score-title"), scoring(rules)),
            Section(message("rules-end-title"), ending()),
        ),
    )


def listed(subject: str, *parts: str) -> tuple[Block, ...]:
    """Short texts about one subject."""
    return (Points(tuple(message(f"ikebana-rules-{subject}-{part}") for part in parts)),)


def goal(counts: tuple[int, ...]) -> tuple[Block, ...]:
    """What the players are up to."""
    return (Paragraph(message("ikebana-rules-goal", players=Alternatives(counts))),)


def cards() -> tuple[Block, ...]:
    """Every card there is."""
    rows: list[tuple[Message | str, ...]] = [
        tuple(message(f"rules-column-{title}") for title in ("suit", "copies", "number"))
    ]
    for suit in SUITS:
        faces = [Face(suit, value) for value in VALUES]
        printed = " ".join(str(face.value) * copies(face) for face in faces)
        rows.append((message(f"suit-{suit}"), printed, str(sum(map(copies, faces)))))
    return (
        Paragraph(message("ikebana-rules-cards", count=len(FULL_DECK))),
        PageTable(tuple(rows)),
        Paragraph(message("ikebana-rules-jokers")),
    )


def setup() -> tuple[Block, ...]:
    """How a game begins."""
    return (
        Points(
            (
                message("rules-setup-deck"),
                message("ikebana-rules-setup-points", points=FIRST_POINTS),
                message("rules-setup-first"),
                message("ikebana-rules-setup-rounds", rounds=ROUNDS, cards=BOUQUET_SIZE),
            )
        ),
    )


def draw(counts: tuple[int, ...]) -> tuple[Block, ...]:
    """What happens with a card from the deck."""
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
        (message(f"ikebana-rules-{kind.value}"), message("ikebana-rules-times-value", times=size))
        for size, kind in SAME_VALUE.items()
    ]
    runs = [
        ("-".join(map(str, values)), message("ikebana-rules-points", points=RUN_POINTS[kind]))
        for values, kind in RUNS.items()
    ]
    harmonies = tuple(
        (harmony_message(harmony), message("ikebana-rules-times", times=times))
        for harmony, times in MULTIPLIERS.items()
    )
    blocks: list[Block] = [
        Paragraph(message("ikebana-rules-score-split")),
        Definitions((*same, *runs)),
        Paragraph(message("ikebana-rules-score-colours")),
        Definitions(harmonies),
        Paragraph(message("ikebana-rules-score-jokers")),
    ]
    if rules.final_bouquet:
        blocks.append(Paragraph(message("ikebana-rules-score-final")))
    return tuple(blocks)


def ending() -> tuple[Block, ...]:
    """Who wins."""
    return (Paragraph(message("ikebana-rules-end", rounds=ROUNDS)),)
