/** How the parts of the form say what has been chosen, and how they call it. */

import type { ValueChoice, WireMessage } from "../wire/types";
import { translator } from "../i18n/translator.svelte";
import type { Draft } from "./draft";

/** Choose something else; what no longer fits to it is let go. */
export type Change = (chosen: Partial<Draft>) => void;

/** A message at the beginning of a line. */
export function capitalized(message: WireMessage): string {
  const text = translator.format(message);
  return text.charAt(0).toLocaleUpperCase(translator.language) + text.slice(1);
}

/** The values of an option or a setting, to be chosen from; a number is its own name. */
export function choicesOf(offered: readonly ValueChoice[]): { value: string; label: string }[] {
  return offered.map(({ value, name }) => ({
    value,
    label: name === null ? value : capitalized(name),
  }));
}
