"""Choices of the form that both games offer: bots, chat, remarks and seats."""

from tamaya.i18n import message
from tamaya.i18n.hanabi_names import talk_message
from tamaya.i18n.table_option_names import remark_message
from tamaya.roster import ROSTER, BotLanguage, bot_for_seats, bot_profile, bots_of
from tamaya.rules.shared_types import FEWEST_PLAYERS, MOST_PLAYERS
from tamaya.table.options import Talk, remarks_of
from tamaya.wire.http.table_form_types import BotChoice, ValueChoice
from tamaya.wire.i18n_message import WireMessage, to_wire_message

SEATS = tuple(range(FEWEST_PLAYERS, MOST_PLAYERS + 1))


def bot_choices(game: str) -> tuple[BotChoice, ...]:
    """The bots that play a game, in the order of the roster."""
    here = bots_of(game)
    names = [name for name in ROSTER[game] if name in here]
    return tuple(bot_choice(game, name) for name in (*names, *sorted(here.difference(names))))


def bot_choice(game: str, name: str) -> BotChoice:
    """A bot of the roster, or one from outside that this server offers."""
    profile = bot_profile(game, name)
    return BotChoice(
        name,
        wire_message(f"bot-{name if name in ROSTER[game] else 'external'}-about"),
        profile.level,
        profile.language is BotLanguage.SECRET,
        tuple(seats for seats in SEATS if bot_for_seats(name, seats) == name),
    )


def talk_choices(explained_by: str) -> tuple[ValueChoice, ...]:
    """How much people may say, explained by messages whose keys begin with this."""
    return tuple(
        ValueChoice(
            talk, to_wire_message(talk_message(talk)), wire_message(f"{explained_by}-{talk}-about")
        )
        for talk in Talk
    )


def remark_choices(game: str) -> tuple[ValueChoice, ...]:
    """The remarks that make sense in a game."""
    return tuple(
        ValueChoice(remark, to_wire_message(remark_message(remark)), None)
        for remark in remarks_of(game)
    )


def wire_message(key: str) -> WireMessage:
    """The message with this key, without arguments."""
    return to_wire_message(message(key))
