"""What can be done at a terminal, and the rules of the game at hand, as pages of 80 columns."""

from tamaya.i18n import Catalogue
from tamaya.terminal.game_title import game_rules
from tamaya.terminal.page_text import page_text
from tamaya.terminal.scene import Scene
from tamaya.terminal.text import definitions, paragraph
from tamaya.terminal.typed import shown_word

AT_A_TABLE = ("say", "start", "resign", "look", "moves", "rules", "help", "leave")
IN_A_GAME = {
    "hanabi": ("play", "discard", "clue", "take", "nothing", "move", "apart"),
    "ikebana": ("draw", "keep", "reject", "buy"),
}
"""The words that mean something in each game."""

ON_A_BOARD = {
    "hanabi": ("cards", "marks", "fireworks"),
    "ikebana": ("bouquets",),
}
"""What there is to explain of each board."""


def words_text(scene: Scene, say: Catalogue) -> str:
    """What can be typed in this game."""
    game = scene.state.options.game
    meanings = (*IN_A_GAME[game], *AT_A_TABLE)
    words = [(shown_word(one, say), say.say(f"terminal-words-{one}")) for one in meanings]
    title = say.say("terminal-words-title")
    notation = paragraph(say.say(f"terminal-words-notation-{game}"))
    return f"{underlined(title)}\n{definitions(words)}\n\n{notation}"


def keys_text(scene: Scene, say: Catalogue) -> str:
    """What the screen shows of this game and what its keys do."""
    title = say.say("terminal-keys-title")
    parts = ("menu", *ON_A_BOARD[scene.state.options.game])
    paragraphs = (paragraph(say.say(f"terminal-keys-{part}")) for part in parts)
    return "\n\n".join((underlined(title), *paragraphs))


def rules_text(scene: Scene, say: Catalogue) -> str:
    """The rules of the game that is played here."""
    return page_text(game_rules(scene.state.options), say)


def moves_text(scene: Scene, say: Catalogue) -> str:
    """Every move that can be made, in the notation."""
    moves = () if scene.view is None else scene.view.legal_moves
    told = " ".join(move.text for move in moves) or "–"
    return paragraph(say.say("terminal-plain-moves", moves=told))


def underlined(title: str) -> str:
    """A title as those of the rules stand."""
    return f"{title}\n{'-' * len(title)}"
