/** New tables: opening one, taking a seat, adding bots and starting. */

import { preferences } from "../preferences.svelte";
import { botsFor, loadTableForm } from "../table-form/form";
import { contributionTo } from "../shuffle/shuffle-memory";
import { randomId } from "../wire/random-id";
import { request } from "../wire/server";
import type { OpenedTable, Options } from "../wire/types";
import { TableConnection } from "./table-connection.svelte";

/** Open a table and return its name. */
export async function openTable(options: Options): Promise<string> {
  const opened = await request<OpenedTable>("POST", "/api/tables", { options, id: randomId() });
  return opened.table;
}

/** Take a seat, add these bots, and start if nobody else is expected. */
export async function sitDown(
  table: string,
  bots: readonly string[] = [],
  begins = false,
): Promise<void> {
  const connection = new TableConnection(table);
  const stop = connection.connect();
  try {
    const contribution = contributionTo(await connection.attachedState());
    await connection.submit({ type: "sit", contribution });
    for (const bot of bots) await connection.submit({ type: "add-bot", bot });
    if (begins) await connection.submit({ type: "start" });
  } finally {
    stop();
  }
}

/** A game that starts at once: its game and its number of seats decide which bots can join. */
export type QuickGame = Options & Required<Pick<Options, "game" | "seats">>;

export type QuickGameName = "hanabi" | "ikebana";

/** Sensible options for a first game. */
export const QUICK_GAMES: Readonly<Record<QuickGameName, QuickGame>> = {
  hanabi: {
    game: "hanabi",
    edition: "deluxe",
    seats: 3,
    visibility: "unlisted",
    talk: "open",
    "help-level": 2,
  },
  ikebana: { game: "ikebana", seats: 3, visibility: "unlisted", talk: "open" },
};

/** Open a table with bots on all other seats, start the game and return the table's name. */
export async function playNow(options: QuickGame): Promise<string> {
  const form = await loadTableForm();
  const bot = botsFor(form, options.game, options.seats, false)[0]?.bot ?? "careful";
  const table = await openTable({ "bot-pace": preferences.botPace, ...options });
  await sitDown(table, Array<string>(options.seats - 1).fill(bot), true);
  return table;
}
