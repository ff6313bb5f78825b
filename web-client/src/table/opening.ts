/** Tables opened from here: made, sat down at, filled with bots and begun. */

import { drawnDigits } from "../wire/chance";
import { ask } from "../wire/house";
import type { OpenedTable, Options } from "../wire/types";
import { contribution, TableLine } from "./line.svelte";

/** Open a table, and return its name. */
export async function openTable(options: Options): Promise<string> {
  const opened = await ask<OpenedTable>("POST", "/api/tables", { options, id: drawnDigits() });
  return opened.table;
}

/** Sit down at a table, have these bots sit down too, and begin where nobody else is waited for. */
export async function sitDown(
  table: string,
  bots: readonly string[] = [],
  begins = false,
): Promise<void> {
  const line = new TableLine(table);
  const stop = line.begin();
  try {
    await line.ask({ ask: "sit", contribution: contribution() });
    for (const bot of bots) await line.ask({ ask: "add-bot", bot });
    if (begins) await line.ask({ ask: "start" });
  } finally {
    stop();
  }
}

/** A table of sensible choices for whoever wants to play at once. */
const AT_ONCE: Options = {
  game: "hanabi",
  edition: "deluxe",
  seats: 3,
  visibility: "unlisted",
  talk: "open",
  "help-level": 2,
};

/** Open a table with bots on every other seat, begin, and return its name. */
export async function playNow(bot: string, options: Options = AT_ONCE): Promise<string> {
  const table = await openTable(options);
  const others = (options.seats ?? 2) - 1;
  await sitDown(table, Array<string>(others).fill(bot), true);
  return table;
}
