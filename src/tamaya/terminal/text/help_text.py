"""What can be done at a terminal, and the rules of the game at hand, as pages of 80 columns."""

from tamaya.i18n import Catalogue
from tamaya.terminal.game_title import game_rules
from tamaya.terminal.input.typed_commands import shown_word
from tamaya.terminal.scene import Scene
from tamaya.terminal.text.layout import definitions, paragraph
from tamaya.terminal.text.page_text import page_text

TABLE_WORDS = ("say", "start", "resign", "look", "moves", "rules", "help", "leave")
GAME_WORDS = {
    "hanabi": ("play", "discard", "clue", "take", "nothing", "move", "apart"),
    "ikebana": ("draw", "keep", "reject", "buy"),
}
"""The words that mean something in each game."""

BOARD_TOPICS = {
    "hanabi": ("cards", "marks", "fireworks"),
    "ikebana": ("bouquets",),
}
"""What there is to explain of each board."""


def words_text(scene: Scene, texts: Catalogue) -> str:
    """What can be typed in this game."""
    game = scene.state.options.game
    meanings = (*GAME_WORDS[game], *TABLE_WORDS)
    words = [(shown_word(one, texts), texts.format(f"terminal-words-{one}")) for one in meanings]
    title = texts.format("terminal-words-title")
    notation = paragraph(texts.format(f"terminal-words-notation-{game}"))
    return f"{underlined(title)}\n{definitions(words)}\n\n{notation}"


def keys_text(scene: Scene, texts: Catalogue) -> str:
    """What the screen shows of this game and what its keys do."""
    title = texts.format("terminal-keys-title")
    parts = ("menu", *BOARD_TOPICS[scene.state.options.game])
    paragraphs = (paragraph(texts.format(f"terminal-keys-{part}")) for part in parts)
    return "\n\n".join((underlined(title), *paragraphs))


def rules_text(scene: Scene, texts: Catalogue) -> str:
    """The rules of the game that is played here."""
    return page_text(game_rules(scene.state.options), texts)


def moves_text(scene: Scene, texts: Catalogue) -> str:
    """Every move that can be made, in the notation."""
    moves = () if scene.view is None else scene.view.legal_moves
    moves_line = " ".join(move.text for move in moves) or "–"
    return paragraph(texts.format("terminal-plain-moves", moves=moves_line))


def underlined(title: str) -> str:
    """A title as those of the rules stand."""
    return f"{title}\n{'-' * len(title)}"
