"""Who is away, as a terminal shows it."""

import pytest
from tests.terminal.tables import open_terminal_table

from tamaya.i18n import Language, catalogue
from tamaya.table.commands import FreeSeat, Substitute
from tamaya.table.presence import Absence, AbsenceChoice
from tamaya.terminal.input.table_menu import main_menu
from tamaya.terminal.received_table_state import scene_after
from tamaya.terminal.render.screen_rows import board_rows
from tamaya.wire.server_messages import Absences, AbsentSeat


@pytest.mark.parametrize("language", Language)
async def test_a_seat_is_marked_and_what_may_be_decided_is_in_the_menu(language):
    texts = catalogue(language)
    async with open_terminal_table("Ann", "Bob", edition="standard") as table:
        acting = (await table.scene(0)).view.board.seat_to_act
        waiting = await table.scene(1 - acting)
        choices = tuple(AbsenceChoice)
        absences = Absences(
            waiting.state.table,
            (AbsentSeat(acting, Absence.AWAY, 1_800_000_000_000, choices),),
            effects=None,
        )
        away = scene_after(waiting, absences, texts)
        word = texts.format("client-table-away")
        you, marked = f"({texts.format('terminal-own-seat')})", f"({word})"
        assert away.seat_marks == ((marked, you) if acting == 0 else (you, marked))
        drawn = "".join(span.text for row in board_rows(away, 100, 40, texts) for span in row)
        # A long word is cut off.
        assert f"({word}"[:6] in drawn
        menu = main_menu(away, texts)
        assert word in menu.title
        assert {Substitute(acting), FreeSeat(acting)} <= {item.target for item in menu.items}
        back = scene_after(away, Absences(waiting.state.table, (), effects=None), texts)
        assert back.seat_marks == (("", you) if acting == 0 else (you, ""))
        assert Substitute(acting) not in {item.target for item in main_menu(back, texts).items}
