/**
 * What this browser knew of each table's shuffle before the game: the commitment it saw, and the
 * contribution it made. It is stored here and nowhere else, so that the server cannot change it.
 */

import { randomId } from "../wire/random-id";
import type { TableState } from "../wire/types";

/** What was known of one table's shuffle before the start. */
export interface RememberedShuffle {
  readonly table: string;
  /** The commitment that was seen first. */
  readonly commitment: string;
  /** The contribution that this browser made, if it sat down. */
  readonly contribution: string | null;
}

const KEY = "tamaya-shuffles";
/** How many tables are remembered. */
export const MOST_TABLES = 200;

/** For browsers without storage: until the page is closed. */
let unstored: readonly RememberedShuffle[] = [];

/** What was known of a table's shuffle before the start; null if this browser was not there. */
export function rememberedShuffle(table: string): RememberedShuffle | null {
  return read().find((each) => each.table === table) ?? null;
}

/** Remember the commitment of a table that has not started, if none is known yet. */
export function rememberCommitment(
  state: Pick<TableState, "table" | "commitment" | "phase">,
): void {
  const { table, commitment, phase } = state;
  if (phase !== "waiting" || rememberedShuffle(table) !== null) return;
  write({ table, commitment, contribution: null });
}

/**
 * This browser's random contribution to the shuffle of a table, the same however often it sits
 * down. It takes the table's state, because it must not be sent before the commitment was seen:
 * a server that knew it could still choose its secret.
 */
export function contributionTo(state: TableState): string {
  rememberCommitment(state);
  const known = rememberedShuffle(state.table);
  const contribution = known?.contribution ?? randomId();
  if (known !== null) write({ ...known, contribution });
  return contribution;
}

function read(): readonly RememberedShuffle[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? (stored as readonly RememberedShuffle[]) : [];
  } catch {
    return unstored;
  }
}

function write(shuffle: RememberedShuffle): void {
  const others = read().filter((each) => each.table !== shuffle.table);
  unstored = [...others, shuffle].slice(-MOST_TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify(unstored));
  } catch {
    // Without storage it is remembered until the page is closed.
  }
}
