/** Tables opened from here: made, sat down at, filled with bots and begun. */

import { loadTableForm } from "../table-form/form";
import { randomId } from "../wire/random-id";
import { request } from "../wire/server";
import type { OpenedTable, Options } from "../wire/types";
import { contribution, TableConnection } from "./table-connection.svelte";

/** Open a table, and return its name. */
export async function openTable(options: Options): Promise<string> {
  const opened = await request<OpenedTable>("POST", "/api/tables", { options, id: randomId() });
  return opened.table;
}

/** Sit down at a table, have these bots sit down too, and begin where nobody else is waited for. */
export async function sitDown(
  table: string,
  bots: readonly string[] = [],
  begins = false,
): Promise<void> {
  const connection = new TableConnection(table);
  const stop = connection.connect();
  try {
    await connection.submit({ type: "sit", contribution: contribution() });
    for (const bot of bots) await connection.submit({ type: "add-bot", bot });
    if (begins) await connection.submit({ type: "start" });
  } finally {
    stop();
  }
}

/** Sensible options for a game that starts at once. */
const QUICK_GAME: Options = {
  game: "hanabi",
  edition: "deluxe",
  seats: 3,
  visibility: "unlisted",
  talk: "open",
  "help-level": 2,
};

/** Open a table with bots on every other seat, begin, and return its name. */
export async function playNow(options: Options = QUICK_GAME): Promise<string> {
  const { games } = await loadTableForm();
  const bot = games.find(({ game }) => game === options.game)?.bots[0]?.bot ?? "careful";
  const table = await openTable(options);
  const others = (options.seats ?? 2) - 1;
  await sitDown(table, Array<string>(others).fill(bot), true);
  return table;
}
