/** Shared by the parts of the form: changing the draft, and labels. */

import type { BotChoice, ValueChoice, WireMessage } from "../wire/types";
import { plainMessage, translator } from "../i18n/translator.svelte";
import type { Draft } from "./draft";

/** Change the draft; options that no longer fit are dropped. */
export type Change = (chosen: Partial<Draft>) => void;

/** A message with a capital letter, for the start of a line. */
export function capitalized(message: WireMessage): string {
  const text = translator.format(message);
  return text.charAt(0).toLocaleUpperCase(translator.language) + text.slice(1);
}

/** The values of an option or a setting as choices; a number is its own label. */
export function choicesOf(offered: readonly ValueChoice[]): { value: string; label: string }[] {
  return offered.map(({ value, name }) => ({
    value,
    label: name === null ? value : capitalized(name),
  }));
}

/** A bot to choose: how well it plays, and which one it is. */
export function botTitle({ bot, level }: BotChoice): string {
  return `${capitalized(plainMessage(`bot-level-${level}`))} (${bot})`;
}
