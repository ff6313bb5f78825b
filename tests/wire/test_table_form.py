"""The form for a new table offers everything, and everything it offers makes a game."""

import re
from itertools import combinations

import msgspec
import pytest

from tamaya.i18n import Language, catalogue
from tamaya.roster import ROSTER
from tamaya.rules import hanabi, ikebana
from tamaya.rules.hanabi.game_choice import SETTINGS
from tamaya.rules.shared_types import Refused
from tamaya.table.options import Options, Remark
from tamaya.wire.http.table_form_builder import composed_game, table_form
from tamaya.wire.http.table_form_types import ComposedHanabi, ComposedIkebana, GameChoice, TableForm
from tamaya.wire.i18n_message import WireMessage, from_wire_message

HANABI, IKEBANA = table_form().games


def wire_messages_in(value: object) -> list[WireMessage]:
    """Every message within a value."""
    match value:
        case WireMessage():
            return [value]
        case msgspec.Struct():
            return [
                said
                for name in value.__struct_fields__
                for said in wire_messages_in(getattr(value, name))
            ]
        case tuple():
            return [said for item in value for said in wire_messages_in(item)]
    return []


@pytest.mark.parametrize("language", Language)
def test_every_choice_has_a_name_in_every_language(language):
    messages = wire_messages_in(table_form())
    assert len(messages) > 100
    assert all(catalogue(language).render(from_wire_message(message)) for message in messages)


def test_all_games_editions_extensions_and_bots_are_offered():
    assert [edition.edition for edition in HANABI.editions] == list(hanabi.EDITIONS)
    for edition in HANABI.editions:
        box = hanabi.EDITIONS[edition.edition]
        is_custom = edition.edition == "custom"
        known = box.extensions if is_custom else box.extensions_in_the_box
        assert [one.extension for one in edition.extensions] == list(known)
    assert [one.extension for one in IKEBANA.extensions] == list(ikebana.EXTENSIONS)
    for game in table_form().games:
        assert [bot.bot for bot in game.bots] == list(ROSTER[game.game])
    assert {bot.bot for bot in HANABI.bots if bot.seats != HANABI.seats} == {"pair", "learned"}
    assert {bot.seats for bot in HANABI.bots if bot.bot in ("pair", "learned")} == {(2,)}
    assert {setting.setting for setting in HANABI.settings} <= set(SETTINGS)


def test_the_form_survives_the_round_trip():
    assert msgspec.json.decode(msgspec.json.encode(table_form()), type=TableForm) == table_form()


@pytest.mark.parametrize("game", table_form().games, ids=lambda game: game.game)
def test_a_game_can_be_played_with_every_offered_number_of_seats(game: GameChoice):
    for edition in game.editions or (None,):
        for seats in edition.seats if edition else game.seats:
            name = edition.edition if edition else "deluxe"
            composed_game(Options(game=game.game, edition=name, seats=seats))


@pytest.mark.parametrize("edition", HANABI.editions, ids=lambda edition: edition.edition)
def test_every_offered_value_makes_a_game_and_the_edition_has_one_of_them(edition):
    for setting in HANABI.settings:
        values = [choice.value for choice in setting.values]
        if edition.edition != "custom" and setting.setting in ("suits", "values"):
            assert setting.setting not in edition.settings
            continue
        assert edition.settings[setting.setting] in values
        for value in values:
            options = Options(edition=edition.edition, settings={setting.setting: value})
            summary = composed_game(options).summary
            assert isinstance(summary, ComposedHanabi)
            assert summary.settings[setting.setting] == value


def test_a_custom_game_has_the_chosen_number_of_suits_and_values():
    suits, values = HANABI.settings[:2]
    say = catalogue(Language.ENGLISH)
    names = [say.render(from_wire_message(choice.name)) for choice in suits.values if choice.name]
    assert names == [f"{number} colours" for number in range(2, 8)]
    assert [choice.value for choice in values.values] == ["2", "3", "4", "5"]
    for number, choice in enumerate(suits.values, 2):
        chosen = {"suits": choice.value, "values": "4"}
        summary = composed_game(Options(edition="custom", settings=chosen, seats=2)).summary
        assert isinstance(summary, ComposedHanabi)
        assert len(summary.rules.suits) == number
        assert summary.rules.values == (1, 2, 3, 4)


def test_too_many_suits_are_refused_with_a_reason():
    chosen = {"suits": HANABI.settings[0].values[-1].value}
    options = Options(edition="custom", extensions=("avalanche",), settings=chosen)
    with pytest.raises(Refused, match="too-many-suits"):
        composed_game(options)


@pytest.mark.parametrize(
    ("edition", "extension", "sentence"),
    [
        ("deluxe", "avalanche", "10 cards for it; every colour clue points at them."),
        (
            "czech",
            "avalanche",
            "5 cards for it; you can name multicolour in a clue like any other colour.",
        ),
        ("czech", "avalanche-2", "5 cards for it; every colour clue points at them."),
    ],
)
def test_an_avalanche_is_explained_as_in_the_chosen_box(edition, extension, sentence):
    box = next(box for box in HANABI.editions if box.edition == edition)
    about = next(one.about for one in box.extensions if one.extension == extension)
    text = catalogue(Language.ENGLISH).render(from_wire_message(about))
    assert text == f"One more firework, multicolour. The deck has {sentence}"


@pytest.mark.parametrize("edition", HANABI.editions, ids=lambda edition: edition.edition)
def test_two_extensions_go_together_unless_they_exclude_each_other(edition):
    for one, other in combinations(edition.extensions, 2):
        pair = (one.extension, other.extension)
        options = Options(edition=edition.edition, extensions=pair)
        assert (other.extension in one.excludes) == (one.extension in other.excludes)
        if other.extension in one.excludes:
            with pytest.raises(Refused, match="extensions-exclude-each-other"):
                composed_game(options)
        else:
            composed_game(options)


def test_our_own_variant_is_offered_as_such_and_under_no_box():
    boxes = {
        edition.edition
        for edition in HANABI.editions
        for one in edition.extensions
        if one.extension == "avalanche-tricky"
    }
    assert boxes == {"custom"}
    (custom,) = (edition for edition in HANABI.editions if edition.edition == "custom")
    (ours,) = (one for one in custom.extensions if one.extension == "avalanche-tricky")
    assert (
        catalogue(Language.ENGLISH)
        .render(from_wire_message(ours.about))
        .startswith("Our own variant")
    )
    # Older tables and records can still be read.
    composed_game(Options(edition="deluxe", extensions=("avalanche-tricky",)))


@pytest.mark.parametrize("language", Language)
def test_talk_in_ikebana_is_not_explained_with_clues_or_hidden_cards(language):
    say = catalogue(language)
    texts = [
        say.render(from_wire_message(said)).lower()
        for word in (*IKEBANA.talk, *IKEBANA.remarks)
        for said in (word.name, word.about)
        if said is not None
    ]
    assert len(texts) == 2 * 3 + 4
    assert not [line for line in texts if re.search("clue|card|indice|carte|nápověd|kart", line)]
    assert [word.value for word in HANABI.remarks] == list(Remark)


def test_a_summary_shows_the_parameters_of_the_game():
    extensions = ("black-powder", "final-flourish")
    made = composed_game(Options(extensions=extensions, settings={"tokens": "6"}, seats=5))
    summary = made.summary
    assert isinstance(summary, ComposedHanabi)
    assert [suit.name for suit in summary.rules.suits][-1] == "black"
    assert (summary.rules.cards, summary.rules.hand_size, summary.rules.tokens) == (60, 4, 6)
    assert [(size.seats, size.cards) for size in summary.hand_sizes] == [
        (2, 5),
        (3, 5),
        (4, 4),
        (5, 4),
    ]
    assert summary.settings["ending"] == "final-flourish"
    title = catalogue(Language.ENGLISH).render(from_wire_message(made.title))
    assert title == "Hanabi: Deluxe with Black powder and Final flourish (tokens=6)"


def test_a_summary_of_ikebana_shows_its_own_parameters():
    summary = composed_game(Options(game="ikebana", extensions=("final-bouquet",))).summary
    assert isinstance(summary, ComposedIkebana)
    assert summary.rules.final_bouquet


def test_a_choice_that_makes_no_game_is_refused_as_when_a_table_is_opened():
    for options in (
        Options(game="chess"),
        Options(seats=6),
        Options(settings={"errors": "99"}),
        Options(game="ikebana", settings={"errors": "1"}),
        Options(help_level=9),
    ):
        with pytest.raises(Refused):
            composed_game(options)
