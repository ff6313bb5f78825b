"""The list of saved games as rows of text."""

from collections.abc import Sequence
from datetime import UTC, datetime

from tamaya.i18n import Catalogue
from tamaya.terminal.connection.saved_games import SavedGame
from tamaya.terminal.render.screen_rows import Footer, Size, footer_rows
from tamaya.terminal.render.styled_rows import BLANK, Row, Span, pad, text_width, truncate, wrap

GAP = 2


def saved_game_rows(
    games: Sequence[SavedGame], selected: int, footer: Footer, size: Size, texts: Catalogue
) -> list[Row]:
    """The title, as many games around the selected one as fit, and the menu."""
    title: Row = (Span(truncate(texts.format("saved-title"), size.width), "title"),)
    below = footer_rows(footer, size.width, texts)
    if not games:
        above = [title, BLANK, *wrap(texts.format("saved-none"), size.width)]
    else:
        height = max(size.height - len(below) - 3, 1)
        first = min(max(selected - height // 2, 0), max(len(games) - height, 0))
        shown = games[first : first + height]
        columns = column_widths(games, texts)
        rows = [
            game_row(game, columns, size.width, texts, is_selected=game is games[selected])
            for game in shown
        ]
        above = [title, BLANK, *rows]
    return [*above, *[BLANK] * (size.height - len(above) - len(below)), *below]


def column_widths(games: Sequence[SavedGame], texts: Catalogue) -> tuple[int, ...]:
    """How wide the first columns are: the number, the time and the standing."""
    cells = [first_cells(game, texts) for game in games]
    return tuple(max(map(text_width, column)) for column in zip(*cells, strict=True))


def first_cells(game: SavedGame, texts: Catalogue) -> tuple[str, ...]:
    """What is shown of every game in full."""
    return (str(game.number), local_minute(game.changed_at), texts.render(game.standing))


def game_row(
    game: SavedGame, columns: tuple[int, ...], width: int, texts: Catalogue, *, is_selected: bool
) -> Row:
    """One game; the end of its players is cut where the row is short."""
    style = "prompt" if is_selected else "bold" if not game.is_over else ""
    cells = zip(first_cells(game, texts), columns, strict=True)
    text = "".join(f"{cell}{' ' * (column - text_width(cell) + GAP)}" for cell, column in cells)
    text += f"{texts.render(game.title)}{' ' * GAP}{', '.join(game.names)}"
    sign = "▶ " if is_selected else "  "
    span = Span(truncate(f"{sign}{text}", width), style, f"game {game.number}")
    return pad((span,), width) if is_selected else (span,)


def local_minute(at: int) -> str:
    """A moment in local time, to the minute."""
    return datetime.fromtimestamp(at / 1000, UTC).astimezone().strftime("%Y-%m-%d %H:%M")
