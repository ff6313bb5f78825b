/** The lines of a log: the sentences of each entry, without those that the board shows too. */

import type { Entry, WireMessage } from "../../wire/types";
import { movesUpTo, undoneMoves } from "../table-context";

export interface LogLine {
  sequence: number;
  /** The number of moves after this entry. */
  move: number;
  kind: "move" | "undone" | "talk" | "table";
  sentences: readonly WireMessage[];
}

/** The entries that deserve a line, in order. */
export function logLines(entries: readonly Entry[]): readonly LogLine[] {
  const moves = movesUpTo(entries);
  const undone = undoneMoves(entries);
  return entries
    .map((entry, index): LogLine => {
      const sentences = entry.sentences.filter((each) => !each["is-on-board"]);
      const { sequence } = entry;
      const kind = undone.has(entry) ? "undone" : kindOf(entry);
      return { sequence, move: moves[index] ?? 0, kind, sentences };
    })
    .filter((line) => line.sentences.length > 0);
}

function kindOf(entry: Entry): LogLine["kind"] {
  switch (entry.event.type) {
    case "move-made":
      return "move";
    case "seat-spoke":
    case "spectator-spoke":
      return "talk";
    default:
      return "table";
  }
}
