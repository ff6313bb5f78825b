"""The moves of Hanabi as menu items."""

from tamaya.i18n import Catalogue
from tamaya.rules.hanabi import Tile
from tamaya.table.commands import MakeMove
from tamaya.terminal.hanabi.hand_rearrangement import with_apart_toggled, with_card_moved
from tamaya.terminal.input.menu_types import CHOICE_KEYS, SEAT_KEYS, Item, Menu, Prefill
from tamaya.terminal.input.typed_line import shown_word
from tamaya.terminal.received_table_state import Scene
from tamaya.terminal.render.cards import face_word, suit_letter
from tamaya.wire.hanabi.view_types import (
    HanabiView,
    LegalClue,
    LegalDecline,
    LegalDiscard,
    LegalPlay,
    LegalTakeBack,
)


def move_items(scene: Scene, view: HanabiView, texts: Catalogue) -> list[Item]:
    """The legal moves, and putting the hand in order."""
    if view.seat is None:
        return []
    position = {card.id: str(place) for place, card in enumerate(view.hands[view.seat], 1)}
    plays = [move for move in view.legal_moves if isinstance(move, LegalPlay)]
    discards = [move for move in view.legal_moves if isinstance(move, LegalDiscard)]
    clues = [move for move in view.legal_moves if isinstance(move, LegalClue)]
    takes = [move for move in view.legal_moves if isinstance(move, LegalTakeBack)]
    items = []
    for key, word, moves in (("p", "play", plays), ("d", "discard", discards)):
        if moves:
            label = texts.format(f"terminal-menu-{word}")
            cards = tuple(
                Item(
                    CHOICE_KEYS[int(position[move.card]) - 1],
                    position[move.card],
                    move_command(move),
                )
                for move in moves
            )
            items.append(Item(key, label, Menu(texts.format(f"terminal-which-{word}"), cards)))
    if clues:
        items += clue_items(scene, view, clues, texts)
    if takes:
        items += take_items(view, takes, texts)
    if any(isinstance(move, LegalDecline) for move in view.legal_moves):
        items.append(Item("n", texts.format("terminal-menu-nothing"), MakeMove("n")))
    if not scene.is_over and view.board.pending is None:
        items += hand_items(view, texts)
    return items


def move_command(move: LegalPlay | LegalDiscard | LegalTakeBack) -> MakeMove:
    """The command for a legal move."""
    return MakeMove(move.text)


def clue_items(
    scene: Scene, view: HanabiView, clues: list[LegalClue], texts: Catalogue
) -> list[Item]:
    """A teammate first, then the clue; without the first step where a tile asks for a clue."""
    targets = sorted({move.target for move in clues})
    teammates = [
        Item(SEAT_KEYS[target], scene.names[target], clue_menu(scene, target, clues, texts))
        for target in targets
    ]
    if view.board.pending in (Tile.COLOUR_CLUE, Tile.VALUE_CLUE):
        return teammates
    label = texts.format("terminal-menu-clue")
    if len(teammates) == 1:
        return [Item("c", label, teammates[0].target)]
    return [Item("c", label, Menu(texts.format("terminal-which-teammate"), tuple(teammates)))]


def clue_menu(scene: Scene, target: int, clues: list[LegalClue], texts: Catalogue) -> Menu:
    """The clues for one teammate: colours by their letters, values by their digits."""
    items = tuple(
        Item(clue_key(move.clue, texts), clue_label(move, texts), MakeMove(move.text))
        for move in clues
        if move.target == target
    )
    return Menu(texts.format("terminal-which-clue", player=scene.names[target]), items)


def clue_key(clue: str, texts: Catalogue) -> str:
    """The key for a clue: its digit, or the letter of its colour."""
    return clue if clue.isdigit() else suit_letter(clue, texts).lower()


def clue_label(move: LegalClue, texts: Catalogue) -> str:
    """The colour or value, and how many cards the clue points at."""
    name = move.clue if move.clue.isdigit() else texts.format(f"suit-{move.clue}")
    return f"{name} ×{len(move.touched)}"


def take_items(view: HanabiView, takes: list[LegalTakeBack], texts: Catalogue) -> list[Item]:
    """The discarded cards that may be chosen, each face once."""
    faces = {card.id: card.face for card in view.board.discards}
    first = {faces[move.card]: move for move in reversed(takes)}
    chosen = sorted(first.items(), key=lambda pair: pair[1].card)
    return [
        Item(key, face_word(face, texts), move_command(move))
        for key, (face, move) in zip(CHOICE_KEYS, chosen, strict=False)
    ]


def hand_items(view: HanabiView, texts: Catalogue) -> list[Item]:
    """Putting the hand in order, which is allowed at any time."""
    assert view.seat is not None
    hand = view.hands[view.seat]
    places = CHOICE_KEYS[: len(hand)]
    if len(hand) < 2 or view.arrangement is None:
        return []
    to_place = texts.format("terminal-which-place")
    move = tuple(
        Item(key, str(place + 1), Menu(to_place, tuple(
            Item(other, str(target + 1), MakeMove(with_card_moved(view, place, target)))
            for target, other in enumerate(places)
            if target != place
        )))
        for place, key in enumerate(places)
    )  # fmt: skip
    set_apart = tuple(
        Item(key, str(place + 1), MakeMove(with_apart_toggled(view, place)))
        for place, key in enumerate(places)
    )
    return [
        Item(
            "m", texts.format("terminal-menu-move"), Menu(texts.format("terminal-which-move"), move)
        ),
        Item(
            "s",
            texts.format("terminal-menu-apart"),
            Menu(texts.format("terminal-which-apart"), set_apart),
        ),
        note_item(len(hand), texts),
    ]


def note_item(cards: int, texts: Catalogue) -> Item:
    """A note on a card of the hand, whose text is typed."""
    word = shown_word("note", texts)
    places = tuple(
        Item(key, str(place), Prefill(f"{word} {place} "))
        for place, key in enumerate(CHOICE_KEYS[:cards], 1)
    )
    return Item(
        "w", texts.format("terminal-menu-note"), Menu(texts.format("terminal-which-note"), places)
    )


def card_menu(scene: Scene, view: HanabiView, number: int, texts: Catalogue) -> Menu | None:
    """The menu of a card: moves with one of your own cards, clues about a teammate's."""
    for seat, hand in enumerate(view.hands):
        for place, card in enumerate(hand):
            if card.id == number:
                title = texts.format("terminal-which-card", position=place + 1)
                if seat == view.seat:
                    return Menu(title, own_card_items(view, place, number, texts))
                clues = [
                    move
                    for move in view.legal_moves
                    if isinstance(move, LegalClue) and number in move.touched
                ]
                return clue_menu(scene, seat, clues, texts) if clues else None
    return None


def own_card_items(view: HanabiView, place: int, number: int, texts: Catalogue) -> tuple[Item, ...]:
    """Play, discard or set apart one card."""
    items = []
    for move in view.legal_moves:
        match move:
            case LegalPlay(text, card) if card == number:
                items.append(Item("p", texts.format("terminal-menu-play"), MakeMove(text)))
            case LegalDiscard(text, card) if card == number:
                items.append(Item("d", texts.format("terminal-menu-discard"), MakeMove(text)))
            case _:
                pass
    apart = MakeMove(with_apart_toggled(view, place))
    note = Prefill(f"{shown_word('note', texts)} {place + 1} ")
    return (
        *items,
        Item("s", texts.format("terminal-menu-apart"), apart),
        Item("w", texts.format("terminal-menu-note"), note),
    )
