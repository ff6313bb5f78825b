/** How the parts of the form say what has been chosen, and how they call it. */

import type { Said } from "../wire/types";
import { words } from "../words/words.svelte";
import type { Draft } from "./draft";

/** Choose something else; what no longer fits to it is let go. */
export type Change = (chosen: Partial<Draft>) => void;

/** A message at the beginning of a line. */
export function titled(said: Said): string {
  const text = words.tell(said);
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}
