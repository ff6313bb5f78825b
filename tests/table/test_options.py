"""The options of a table: which are valid, who changes them, and until when."""

import msgspec
import pytest
from tests.table.scripted_table import SIT, TINY, ScriptedTable, guest

from tamaya.rules import hanabi, ikebana
from tamaya.rules.hanabi import Level
from tamaya.rules.shared_types import Refused
from tamaya.table.commands import AddBot, ChangeOptions, Sit, Start
from tamaya.table.decisions import check_options
from tamaya.table.events import OptionsChanged
from tamaya.table.options import (
    MOST_DAYS,
    SECONDS_PER_DAY,
    SHORTEST_TURN,
    DeadlineAction,
    Options,
    SpectatorAccess,
    Talk,
    Visibility,
)
from tamaya.table.refusals import TableRefusal
from tamaya.testing.game_choices import choice_words, every_choice

HASH = "$argon2id$v=19$m=65536,t=3,p=4$c2FsdA$aGFzaA"
REFUSED = {
    "one seat": (Options(seats=1), TableRefusal.WRONG_NUMBER_OF_SEATS),
    "six seats": (Options(seats=6), TableRefusal.WRONG_NUMBER_OF_SEATS),
    "another game": (Options(game="chess"), TableRefusal.UNKNOWN_GAME),
    "a first seat beyond the last": (Options(seats=2, first_seat=2), TableRefusal.NO_SUCH_SEAT),
    "a first seat before the first": (Options(first_seat=-1), TableRefusal.NO_SUCH_SEAT),
    "more help than there is": (
        Options(help_level=max(Level) + 1),
        TableRefusal.NO_SUCH_HELP_LEVEL,
    ),
    "less help than none": (Options(help_level=-1), TableRefusal.NO_SUCH_HELP_LEVEL),
    "no time at all": (Options(turn_seconds=SHORTEST_TURN - 1), TableRefusal.BAD_PACE),
    "all the time in the world": (
        Options(turn_seconds=MOST_DAYS * SECONDS_PER_DAY + 1),
        TableRefusal.BAD_PACE,
    ),
    "an edition": (Options(edition="gold"), hanabi.RulesRefusal.UNKNOWN_EDITION),
    "an extension": (Options(extensions=("gold",)), hanabi.RulesRefusal.UNKNOWN_EXTENSION),
    "a setting": (Options(settings={"gold": "1"}), hanabi.RulesRefusal.UNKNOWN_SETTING),
    "no deck left": (
        msgspec.structs.replace(TINY, seats=3),
        hanabi.RulesRefusal.TOO_FEW_CARDS,
    ),
    "an extension of the other game": (
        Options(game="ikebana", extensions=("avalanche",)),
        ikebana.RulesRefusal.UNKNOWN_EXTENSION,
    ),
    "a setting of the other game": (
        Options(game="ikebana", settings={"tokens": "9"}),
        TableRefusal.UNKNOWN_SETTING,
    ),
}


@pytest.mark.parametrize("fault", REFUSED)
def test_options_that_make_no_game_are_refused(fault):
    options, reason = REFUSED[fault]
    with pytest.raises(Refused) as refused:
        check_options(options)
    assert refused.value.reason is reason
    assert ScriptedTable().refusal("alice", ChangeOptions(options)) is reason


@pytest.mark.parametrize("seconds", [None, SHORTEST_TURN, 300, MOST_DAYS * SECONDS_PER_DAY])
@pytest.mark.parametrize("at_deadline", DeadlineAction)
def test_a_turn_has_seconds_or_days_or_no_limit(seconds, at_deadline):
    scripted = ScriptedTable()
    options = msgspec.structs.replace(TINY, turn_seconds=seconds, at_deadline=at_deadline)
    scripted.submit("alice", ChangeOptions(options))
    assert scripted.table.options == options


@pytest.mark.parametrize("choice", list(every_choice()), ids=choice_words)
def test_every_game_of_every_box_can_be_played_at_a_table(choice):
    options = Options(
        edition=choice.edition, extensions=choice.extensions, settings=choice.settings, seats=3
    )
    scripted = ScriptedTable.started("alice", "bob", "cathy", options=options)
    game = scripted.table.game
    assert isinstance(game, hanabi.Game)
    assert game.setup.rules == hanabi.compose(choice)
    scripted.play()
    assert len(scripted.table.game.moves) == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("extensions", [(), ("final-bouquet",)])
def test_ikebana_can_be_played_at_a_table(seats, extensions):
    options = Options(game="ikebana", extensions=extensions, seats=seats)
    names = ("alice", "bob", "cathy", "donald", "emily")[:seats]
    scripted = ScriptedTable.started(*names, options=options)
    game = scripted.table.game
    assert isinstance(game, ikebana.Game)
    assert game.setup.rules == ikebana.compose(extensions)
    scripted.play(6)
    assert scripted.table.game.board.turn > 0


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
@pytest.mark.parametrize("game", ["hanabi", "ikebana"])
def test_the_first_seat_can_be_chosen(game, seat):
    options = Options(game=game, first_seat=seat)
    scripted = ScriptedTable.started("alice", "bob", "cathy", "donald", options=options)
    assert scripted.table.game.board.seat_to_act == seat


def test_without_a_choice_the_seed_draws_the_first_seat():
    scripted = ScriptedTable.started("alice", "bob", options=Options(seats=2))
    table = scripted.table
    dealt = hanabi.Game.deal(table.game.setup.rules, 2, table.seed)
    assert table.game == dealt


def test_the_host_changes_the_options_until_the_start():
    scripted = ScriptedTable()
    options = Options(
        seats=2, talk=Talk.OPEN, watching=SpectatorAccess.NONE, visibility=Visibility.UNLISTED
    )
    assert scripted.refusal("bob", ChangeOptions(options)) is TableRefusal.NOT_THE_HOST
    assert scripted.submit("alice", ChangeOptions(options)) == (OptionsChanged(options),)
    scripted.submit("alice", SIT)
    scripted.submit("bob", SIT)
    scripted.submit("alice", ChangeOptions(TINY))
    scripted.submit("alice", Start())
    assert scripted.refusal("alice", ChangeOptions(options)) is TableRefusal.ALREADY_STARTED
    assert scripted.table.options == TINY


def test_added_seats_are_free_and_everybody_keeps_theirs():
    scripted = ScriptedTable(Options(seats=2))
    scripted.submit("bob", Sit(1, f"{7:032x}"))
    scripted.submit("alice", ChangeOptions(Options(seats=4)))
    assert scripted.names == [None, "Bob", None, None]
    assert scripted.table.contributions == ("", f"{7:032x}", "", "")
    scripted.submit("alice", ChangeOptions(Options(seats=2)))
    assert scripted.names == [None, "Bob"]


def test_a_taken_seat_cannot_be_removed():
    scripted = ScriptedTable(Options(seats=4))
    scripted.submit("bob", Sit(2))
    fewer = ChangeOptions(Options(seats=2))
    assert scripted.refusal("alice", fewer) is TableRefusal.TOO_FEW_SEATS
    scripted.submit("bob", Sit(1))
    scripted.submit("alice", fewer)
    assert scripted.names == [None, "Bob"]


def test_the_options_cannot_change_to_a_game_that_a_seated_bot_cannot_play():
    scripted = ScriptedTable(Options(seats=2))
    scripted.submit("alice", AddBot("careful"))
    ikebana_for_two = ChangeOptions(Options(game="ikebana", seats=2))
    assert scripted.refusal("alice", ikebana_for_two) is TableRefusal.UNKNOWN_BOT
    scripted.submit("alice", ChangeOptions(Options(edition="czech", seats=2)))
    assert scripted.table.options.edition == "czech"


def test_a_password_stays_until_it_is_changed_or_removed():
    scripted = ScriptedTable(msgspec.structs.replace(TINY, password=HASH))
    scripted.submit("alice", ChangeOptions(TINY))
    assert scripted.table.options.password == HASH
    other = HASH + "b3RoZXI"
    scripted.submit("alice", ChangeOptions(msgspec.structs.replace(TINY, password=other)))
    assert scripted.table.options.password == other
    scripted.submit("alice", ChangeOptions(TINY, keeps_password=False))
    assert scripted.table.options.password == ""


def test_an_unhashed_password_raises_and_is_not_quoted():
    with pytest.raises(ValueError, match="hash") as caught:
        check_options(Options(password="open sesame"))
    assert "sesame" not in str(caught.value)
    check_options(Options(password=HASH))


def test_a_table_is_opened_by_its_host_with_every_seat_free():
    table = ScriptedTable(Options(seats=5), "zoe").table
    assert table.host == guest("zoe")
    assert table.holders == (None,) * 5
