"""Earlier moments of the game at hand, step by step."""

from dataclasses import replace

from msgspec.structs import replace as replace_fields

from tamaya.table.phase import Phase
from tamaya.terminal.hot_seat import HotSeat
from tamaya.terminal.received_table_state import Scene


class LookBack:
    """Where the person at the screen looks: at the game as it stands, or at an earlier moment."""

    def __init__(self, hot_seat: HotSeat) -> None:
        """Look at the game as it stands."""
        self._hot_seat = hot_seat
        self._scene: Scene | None = None
        self._moves = 0

    @property
    def scene(self) -> Scene | None:
        """The earlier moment; None for the game as it stands."""
        return self._scene

    @property
    def moves(self) -> int:
        """How many moves had been made at the earlier moment."""
        return self._moves

    async def step(self, by: int) -> None:
        """Go this many moves back or on; behind the last move is the game as it stands."""
        live = self._hot_seat.scene
        if live is None or live.view is None:
            self.stop()
            return
        wanted = max((live.moves if self._scene is None else self._moves) + by, 0)
        view = await self._hot_seat.past_view(wanted) if wanted < live.moves else None
        if view is None:
            self.stop()
            return
        # At an earlier moment the game was not over.
        state = replace_fields(live.state, phase=Phase.PLAYING)
        log = live.log[: live.paragraphs_after_move[wanted]]
        self._scene = replace(live, state=state, view=view, log=log)
        self._moves = wanted

    def stop(self) -> None:
        """Look at the game as it stands."""
        self._scene = None
