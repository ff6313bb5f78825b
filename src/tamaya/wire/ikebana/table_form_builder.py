"""What the form that opens a table offers for Ikebana, and the game that its choices make."""

from tamaya.i18n.ikebana_names import ikebana_game_message
from tamaya.rules.ikebana import EXTENSIONS, compose
from tamaya.table.options import Options
from tamaya.wire.http.form_choices import (
    SEATS,
    bot_choices,
    remark_choices,
    talk_choices,
    wire_message,
)
from tamaya.wire.http.table_form_types import (
    ComposedGame,
    ComposedIkebana,
    ExtensionChoice,
    GameChoice,
)
from tamaya.wire.i18n_message import to_wire_message
from tamaya.wire.ikebana.view_builder import shown_rules


def ikebana_choice() -> GameChoice:
    """Ikebana, of which there is one edition."""
    return GameChoice(
        game="ikebana",
        name=wire_message("ikebana-game"),
        about=wire_message("game-ikebana-about"),
        seats=SEATS,
        editions=(),
        extensions=tuple(
            ExtensionChoice(
                name, wire_message(f"extension-{name}"), wire_message(f"extension-{name}-about"), ()
            )
            for name in EXTENSIONS
        ),
        settings=(),
        bots=bot_choices("ikebana"),
        has_help=False,
        talk=talk_choices("ikebana-talking"),
        remarks=remark_choices("ikebana"),
    )


def composed_ikebana(options: Options) -> ComposedGame:
    """The game of Ikebana that options make."""
    rules = compose(options.extensions)
    return ComposedGame(
        to_wire_message(ikebana_game_message(rules)), ComposedIkebana(shown_rules(rules))
    )
