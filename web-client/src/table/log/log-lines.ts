/** The lines of a log: what is told of each entry, without what everybody sees on the table. */

import type { Entry, WireMessage } from "../../wire/types";
import { movesUpTo } from "../table-context";

export interface LogLine {
  sequence: number;
  /** How many moves had been made once it had happened. */
  move: number;
  kind: "move" | "talk" | "table";
  sentences: readonly WireMessage[];
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
export function logLines(entries: readonly Entry[]): readonly LogLine[] {
  const moves = movesUpTo(entries);
  return entries
    .map((entry, place): LogLine => {
      const sentences = entry.sentences.filter(({ key }) => !SHOWN_ANYWAY.has(key));
      const { sequence } = entry;
      return { sequence, move: moves[place] ?? 0, kind: kindOf(entry), sentences };
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
