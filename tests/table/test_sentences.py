"""Every refusal, option, remark and pace of a table has its words in three languages."""

from enum import StrEnum

import pytest

from tamaya.i18n import Language, catalogue, refusal_message
from tamaya.i18n.table_option_names import (
    first_seat_message,
    help_message,
    option_message,
    pace_message,
    phase_message,
    remark_message,
)
from tamaya.rules.hanabi import Level
from tamaya.rules.shared_types import Refused
from tamaya.table.options import (
    BotAnswers,
    BotPace,
    DeadlineAction,
    Options,
    Remark,
    SpectatorAccess,
    Talk,
    Visibility,
)
from tamaya.table.phase import Phase
from tamaya.table.refusals import TableRefusal

DETAILS = {
    TableRefusal.TOO_MANY_OPEN_TABLES: {"most": 20},
    TableRefusal.NOT_CONTRIBUTED: {"player": "Alice"},
    TableRefusal.NO_SUCH_CARD: {"card": 99},
    TableRefusal.TOO_MANY_NOTES: {"most": 500},
    TableRefusal.WAIT_FOR_NEXT_TURN: {"most": 500},
    TableRefusal.TOO_MANY_REARRANGEMENTS: {"most": 500},
    TableRefusal.TOO_MANY_CHANGES: {"most": 500},
    TableRefusal.TOO_MANY_SEAT_CHANGES: {"most": 500},
    TableRefusal.TOO_MANY_MESSAGES: {"most": 500},
    TableRefusal.TOO_MANY_VISITORS: {"most": 500},
    TableRefusal.TOO_MANY_UNDO_REQUESTS: {"most": 500},
    TableRefusal.UNKNOWN_GAME: {"game": "chess"},
    TableRefusal.UNKNOWN_SETTING: {"setting": "tokens"},
    TableRefusal.WRONG_NUMBER_OF_SEATS: {"fewest": 2, "most": 5},
    TableRefusal.NO_SUCH_HELP_LEVEL: {"most": 4},
    TableRefusal.BAD_PACE: {"shortest": 10, "days": 14},
    TableRefusal.TOO_FEW_SEATS: {"seats": 2},
    TableRefusal.UNKNOWN_BOT: {"bot": "clever"},
    TableRefusal.BOT_SEES_ALL: {"bot": "oracle"},
    TableRefusal.SECRET_LANGUAGE: {"bot": "hat"},
    TableRefusal.BOT_FOR_TWO_SEATS: {"bot": "pair", "instead": "hat"},
    TableRefusal.BAD_CONTRIBUTION: {"digits": 32},
    TableRefusal.TEXT_TOO_LONG: {"longest": 500},
    TableRefusal.NOTE_TOO_LONG: {"longest": 200},
    TableRefusal.BAD_NAME: {"longest": 24},
    TableRefusal.REMATCH_OPENED: {"table": "another"},
}


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("reason", TableRefusal)
def test_the_message_of_every_refusal_quotes_its_details(language, reason):
    details = DETAILS.get(reason, {})
    sentence = catalogue(language).render(refusal_message(Refused(reason, **details)))
    assert sentence.endswith(".")
    for detail in details.values():
        assert str(detail) in sentence


OPTIONS: dict[str, type[StrEnum]] = {
    "visibility": Visibility,
    "talk": Talk,
    "at-deadline": DeadlineAction,
    "watching": SpectatorAccess,
    "bot-pace": BotPace,
    "bot-answers": BotAnswers,
}


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("option", OPTIONS)
def test_every_value_of_an_option_has_its_own_name(language, option):
    assert option.replace("-", "_") in Options.__struct_fields__
    values = OPTIONS[option]
    names = {catalogue(language).render(option_message(option, value)) for value in values}
    assert len(names) == len(values)


@pytest.mark.parametrize("language", Language)
def test_every_remark_phase_and_level_of_help_has_its_own_name(language):
    say = catalogue(language).render
    assert len({say(remark_message(remark)) for remark in Remark}) == len(Remark)
    assert len({say(phase_message(phase)) for phase in Phase}) == len(Phase)
    assert say(first_seat_message())
    levels = [0, *Level]
    assert len({say(help_message(level)) for level in levels}) == len(levels)


PACES = {
    None: "no time limit",
    10: "10 seconds per turn",
    60: "1 minute per turn",
    90: "90 seconds per turn",
    300: "5 minutes per turn",
    7200: "2 hours per turn",
    86400: "1 day per turn",
    14 * 86400: "14 days per turn",
}


@pytest.mark.parametrize("seconds", PACES)
def test_the_pace_is_given_in_the_largest_whole_unit(seconds):
    assert catalogue(Language.ENGLISH).render(pace_message(seconds)) == PACES[seconds]
