/** The table of a game in which other moves are made: the log of the game, and then that of the branch. */

import { notesAt, type TableContext, type Timeline } from "../table/table-context";
import type { FinishedGame, GameView, WhatIf } from "../wire/types";

/** The context of a position after this many moves of a game and those of a branch. */
export function branchContext(
  game: FinishedGame,
  from: number,
  answer: WhatIf,
  timeline: Timeline,
  submit: TableContext["submit"],
): TableContext {
  const last = game.moves[from - 1]?.sequence ?? game.moves[0]?.sequence ?? 1;
  const before = game.entries.filter(({ sequence }) =>
    from === 0 ? sequence < last : sequence <= last,
  );
  const entries = [
    ...before,
    ...answer.entries.map((entry) => ({ ...entry, sequence: last + entry.sequence })),
  ];
  return {
    timeline,
    state: { ...answer.state, notes: notesAt(game.entries, from) },
    entries,
    entriesDuringGame: null,
    preparingSeats: [],
    absences: [],
    submit,
    origin: "what-if",
    fates: [],
  };
}

/** A view in which no hand is rearranged. */
export function withoutArrangement(view: GameView): GameView {
  return "arrangement" in view ? { ...view, arrangement: null } : view;
}
