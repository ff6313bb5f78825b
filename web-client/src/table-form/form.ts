/** What the house offers, asked for once. */

import { request } from "../wire/server";
import type { TableForm } from "../wire/types";

/** How many letters something may have; nothing while the house does not say, which refuses then. */
export async function maxLength(what: "text" | "note"): Promise<number | undefined> {
  const form = await loadTableForm().catch(() => null);
  return form?.[`longest-${what}`];
}

let pending: Promise<TableForm> | null = null;

/** All that can be chosen for a table. */
export function loadTableForm(): Promise<TableForm> {
  pending ??= request<TableForm>("GET", "/api/games").catch((why: unknown) => {
    pending = null;
    throw why;
  });
  return pending;
}
