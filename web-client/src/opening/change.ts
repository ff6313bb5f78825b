/** How the parts of the form say what has been chosen, and how they call it. */

import type { OfferedWord, Said } from "../wire/types";
import { words } from "../words/words.svelte";
import type { Draft } from "./draft";

/** Choose something else; what no longer fits to it is let go. */
export type Change = (chosen: Partial<Draft>) => void;

/** A message at the beginning of a line. */
export function titled(said: Said): string {
  const text = words.tell(said);
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}

/** The values of an option or a setting, to be chosen from; a number is its own name. */
export function choicesOf(offered: readonly OfferedWord[]): { value: string; label: string }[] {
  return offered.map(({ word, name }) => ({
    value: word,
    label: name === null ? word : titled(name),
  }));
}
