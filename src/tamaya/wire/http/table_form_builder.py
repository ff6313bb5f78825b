"""The form for a new table: everything that can be chosen, and the game that a choice makes."""

from enum import StrEnum
from functools import cache

from tamaya.i18n.table_option_names import help_message, option_message, pace_message
from tamaya.rules.hanabi import Level
from tamaya.table.before_start import check_options
from tamaya.table.options import (
    MOST_DAYS,
    SECONDS_PER_DAY,
    SHORTEST_TURN,
    BotAnswers,
    BotPace,
    DeadlineAction,
    Options,
    SpectatorAccess,
    Visibility,
)
from tamaya.table.text_cleanup import LONGEST_NAME, LONGEST_NOTE, LONGEST_TEXT
from tamaya.wire.game_adapters import ADAPTERS
from tamaya.wire.http.table_form_types import (
    ComposedGame,
    HelpLevelChoice,
    PaceChoice,
    TableForm,
    ValueChoice,
)
from tamaya.wire.i18n_message import to_wire_message
from tamaya.wire.public_table_options import shown_options
from tamaya.wire.scalar_types import LONGEST_PASSWORD

PACES = (None, 7 * SECONDS_PER_DAY, 3 * SECONDS_PER_DAY, SECONDS_PER_DAY, 300, 120, 60, 30)


@cache
def table_form() -> TableForm:
    """Everything that can be chosen; made once, as it never changes."""
    return TableForm(
        games=tuple(adapter.game_choice() for adapter in ADAPTERS.values()),
        defaults=shown_options(Options()),
        help_levels=tuple(
            HelpLevelChoice(level, to_wire_message(help_message(level))) for level in (0, *Level)
        ),
        visibility=value_choices("visibility", Visibility),
        watching=value_choices("watching", SpectatorAccess),
        at_deadline=value_choices("at-deadline", DeadlineAction),
        bot_pace=value_choices("bot-pace", BotPace),
        bot_answers=value_choices("bot-answers", BotAnswers),
        paces=tuple(
            PaceChoice(seconds, to_wire_message(pace_message(seconds))) for seconds in PACES
        ),
        shortest_turn=SHORTEST_TURN,
        longest_turn=MOST_DAYS * SECONDS_PER_DAY,
        longest_name=LONGEST_NAME,
        longest_text=LONGEST_TEXT,
        longest_note=LONGEST_NOTE,
        longest_password=LONGEST_PASSWORD,
    )


def value_choices(option: str, values: type[StrEnum]) -> tuple[ValueChoice, ...]:
    """The values of an option."""
    return tuple(
        ValueChoice(value, to_wire_message(option_message(option, value)), None) for value in values
    )


def composed_game(options: Options) -> ComposedGame:
    """The game that options make; refused if no table can be opened with them."""
    check_options(options)
    return ADAPTERS[options.game].composed_game(options)
