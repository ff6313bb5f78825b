/** What the house offers, asked for once. */

import { ask } from "../wire/house";
import type { Offer } from "../wire/types";

/** How many letters something may have; nothing while the house does not say, which refuses then. */
export async function longest(what: "text" | "note"): Promise<number | undefined> {
  const told = await offer().catch(() => null);
  return told?.[`longest-${what}`];
}

let offered: Promise<Offer> | null = null;

/** All that can be chosen for a table. */
export function offer(): Promise<Offer> {
  offered ??= ask<Offer>("GET", "/api/games").catch((why: unknown) => {
    offered = null;
    throw why;
  });
  return offered;
}
