"""How a bot answers "Why did you do that?" while the game goes on.

The answer is made from the asker's view and from what everybody knows of the bot. The bot's own
view and reasons are not at hand here, so nothing of them can be told.
"""

from collections.abc import Sequence

from tamaya.i18n import Message, message
from tamaya.players.hanabi.friend import meaning_message, meaning_of_last_move
from tamaya.roster import BotLanguage
from tamaya.rules.hanabi import View


def live_answer(
    view: View, language: BotLanguage, bot: str, names: Sequence[str]
) -> Message | None:
    """What the last move in a seat's view means; None for a move without a meaning."""
    if language is not BotLanguage.CONVENTIONS:
        return message(f"bot-means-{language.value}", player=bot)
    if view.board.rules.errors == 1:
        return message("friend-why-one-error")
    meaning = meaning_of_last_move(view)
    return None if meaning is None else meaning_message(meaning, names)
