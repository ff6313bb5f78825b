/** What the server offers for a new table, requested once. */

import { request } from "../wire/server";
import type { BotChoice, TableForm } from "../wire/types";

/**
 * The longest text the server accepts; undefined if it is unknown, then the server refuses longer
 * ones.
 */
export async function maxLength(what: "text" | "note"): Promise<number | undefined> {
  const form = await loadTableForm().catch(() => null);
  return form?.[`longest-${what}`];
}

let pending: Promise<TableForm> | null = null;

/** Everything that can be chosen for a table. */
export function loadTableForm(): Promise<TableForm> {
  pending ??= request<TableForm>("GET", "/api/games").catch((why: unknown) => {
    pending = null;
    throw why;
  });
  return pending;
}

/**
 * The bots that play a game with this number of seats. Those with a secret language are for experts,
 * and for tables without people.
 */
export function botsFor(
  form: TableForm,
  game: string,
  seats: number,
  isForExperts: boolean,
): readonly BotChoice[] {
  const bots = form.games.find((each) => each.game === game)?.bots ?? [];
  return bots.filter(
    (each) => each.seats.includes(seats) && (isForExperts || !each["has-secret-language"]),
  );
}
