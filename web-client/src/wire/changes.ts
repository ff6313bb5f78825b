/** Entries that have only what has changed: the page keeps the rest as it was sent before. */

import type { EntryWithChanges, GameView, NewEntry, TableState } from "./types";

/** What the page was last sent of a table. */
export interface ReceivedTable {
  state: TableState;
  view: GameView | null;
}

type Fields = Readonly<Record<string, unknown>>;

/** The whole entry, from what was received before. */
export function wholeEntry(entry: EntryWithChanges, before: ReceivedTable): NewEntry {
  return {
    ...entry,
    type: "entry",
    state: withChanges(before.state, entry.state),
    view: entry.view === null ? null : withChanges(before.view ?? {}, entry.view),
  };
}

/** A state, a view or a board after these changes; what has not changed stays the same object. */
function withChanges<Whole>(before: object, changes: Fields): Whole {
  const now: Record<string, unknown> = { ...before };
  for (const [name, value] of Object.entries(changes)) {
    const old = now[name];
    if (Array.isArray(old) && isFields(value)) {
      now[name] = old.map((item: unknown, index) => (index in value ? value[index] : item));
    } else if (name === "board" && isFields(old) && isFields(value)) {
      now[name] = withChanges(old, value);
    } else {
      now[name] = value;
    }
  }
  return now as Whole;
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
