/** What the house offers, asked for once. */

import { ask } from "../wire/house";
import type { Offer } from "../wire/types";

let offered: Promise<Offer> | null = null;

/** All that can be chosen for a table. */
export function offer(): Promise<Offer> {
  offered ??= ask<Offer>("GET", "/api/games").catch((why: unknown) => {
    offered = null;
    throw why;
  });
  return offered;
}
