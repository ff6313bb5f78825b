"""The moves of Ikebana as people type them: ``draw``, ``buy Bob``."""

from collections.abc import Mapping

from tamaya.terminal.input.menu_types import SEAT_KEYS
from tamaya.terminal.input.typed_line import MoveParser, TypedLine
from tamaya.wire.ikebana.view_types import IkebanaView


def parse_buy(line: TypedLine[IkebanaView]) -> str:
    """Buy the top card of somebody's pile."""
    return f"b{SEAT_KEYS[line.other_seat(' '.join(line.words))]}"


def single(move: str) -> MoveParser[IkebanaView]:
    """A parser for a move of one word."""

    def parse(line: TypedLine[IkebanaView]) -> str:
        line.refuse_words()
        return move

    return parse


MOVE_WORDS: Mapping[str, MoveParser[IkebanaView]] = {
    "draw": single("d"),
    "keep": single("k"),
    "reject": single("r"),
    "buy": parse_buy,
}
