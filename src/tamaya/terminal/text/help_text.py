"""Help and rules for the game at hand, as text of 80 columns."""

from tamaya.i18n import Catalogue
from tamaya.terminal.game_adapters import adapter_for
from tamaya.terminal.input.typed_commands import meanings_of
from tamaya.terminal.input.typed_line import shown_word
from tamaya.terminal.received_table_state import Scene
from tamaya.terminal.text.layout import definitions, paragraph
from tamaya.terminal.text.rules_page_text import page_text


def words_text(scene: Scene, texts: Catalogue) -> str:
    """Every command that can be typed in this game."""
    words = [
        (shown_word(meaning, texts), texts.format(f"terminal-words-{meaning}"))
        for meaning in meanings_of(scene)
    ]
    title = texts.format("terminal-words-title")
    notation = paragraph(texts.format(f"terminal-words-notation-{scene.state.options.game}"))
    return f"{underlined(title)}\n{definitions(words)}\n\n{notation}"


def keys_text(scene: Scene, texts: Catalogue) -> str:
    """What the screen shows of this game, and what its keys do."""
    title = texts.format("terminal-keys-title")
    parts = ("menu", *adapter_for(scene).help_topics)
    paragraphs = (paragraph(texts.format(f"terminal-keys-{part}")) for part in parts)
    return "\n\n".join((underlined(title), *paragraphs))


def rules_text(scene: Scene, texts: Catalogue) -> str:
    """The rules of the game at this table."""
    return page_text(adapter_for(scene).rules_page(scene.state.options), texts)


def moves_text(scene: Scene, texts: Catalogue) -> str:
    """Every legal move in the notation."""
    moves = () if scene.view is None else scene.view.legal_moves
    moves_line = " ".join(move.text for move in moves) or "–"
    return paragraph(texts.format("terminal-plain-moves", moves=moves_line))


def underlined(title: str) -> str:
    """A title underlined as in the rules."""
    return f"{title}\n{'-' * len(title)}"
