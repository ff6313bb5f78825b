/** The lines of a log: what is told of each entry, without what everybody sees on the table. */

import type { Entry, Said } from "../wire/types";
import { movesUpTo } from "./company";

export interface Line {
  sequence: number;
  /** How many moves had been made once it had happened. */
  move: number;
  kind: "move" | "talk" | "table";
  said: readonly Said[];
}

/** Sentences that only repeat what the table shows by itself. */
const SHOWN_ANYWAY = new Set([
  "event-turn-passed",
  "event-drew",
  "event-drew-unseen",
  "event-token-returned",
  "table-event-move-made",
  "table-event-contributed",
  "table-event-note-written",
  "ikebana-event-turn-passed",
  "ikebana-scored",
  "ikebana-scored-double",
  "ikebana-joker",
  "ikebana-standings",
]);

/** What is worth a line, in order. */
export function linesOf(entries: readonly Entry[]): readonly Line[] {
  const moves = movesUpTo(entries);
  return entries
    .map((entry, place): Line => {
      const said = entry.said.filter(({ key }) => !SHOWN_ANYWAY.has(key));
      const { sequence } = entry;
      return { sequence, move: moves[place] ?? 0, kind: kindOf(entry), said };
    })
    .filter((line) => line.said.length > 0);
}

function kindOf(entry: Entry): Line["kind"] {
  switch (entry.event.event) {
    case "move-made":
      return "move";
    case "spoken":
    case "spoken-besides":
      return "talk";
    default:
      return "table";
  }
}
