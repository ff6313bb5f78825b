/** The keys of the Hanabi table. */

import type { Clue, HanabiRules } from "../wire/types";
import { say } from "../i18n/translator.svelte";
import type { Choice } from "./selection.svelte";
import { isValue } from "./view-queries";

export type KeyAction =
  | { action: "own"; position: number }
  | { action: "name"; clue: Clue }
  | { action: "focus"; across: number; down: number }
  | { action: "step"; steps: number }
  | {
      action: "play" | "discard" | "teammate" | "details" | "knowledge" | "clear" | "now" | "help";
    };

const PLAIN: Readonly<Record<string, KeyAction>> = {
  ArrowLeft: { action: "focus", across: -1, down: 0 },
  ArrowRight: { action: "focus", across: 1, down: 0 },
  ArrowUp: { action: "focus", across: 0, down: -1 },
  ArrowDown: { action: "focus", across: 0, down: 1 },
  Escape: { action: "clear" },
  "?": { action: "help" },
  ",": { action: "step", steps: -1 },
  ".": { action: "step", steps: 1 },
  c: { action: "teammate" },
  d: { action: "discard" },
  e: { action: "knowledge" },
  i: { action: "details" },
  n: { action: "now" },
  p: { action: "play" },
};

/**
 * The action of a key. While a clue is being chosen, digits name values and the letters on cards
 * name colours; otherwise digits select cards of the viewer's own hand.
 */
export function keyAction(
  key: string,
  chosen: Choice | null,
  rules: HanabiRules,
): KeyAction | null {
  const letter = key.length === 1 ? key.toLowerCase() : key;
  if (chosen?.kind === "teammate") {
    const named = suitOf(letter, rules) ?? letter;
    if (rules.clues.includes(named)) return { action: "name", clue: named };
  } else if (isValue(letter)) {
    return { action: "own", position: Number(letter) };
  }
  return PLAIN[letter] ?? null;
}

/** The suit of a letter in the reader's language, else in the notation. */
function suitOf(letter: string, { suits }: HanabiRules): string | undefined {
  const spoken = suits.find(({ name }) => say(`letter-${name}`).toLowerCase() === letter);
  return (spoken ?? suits.find((suit) => suit.letter === letter))?.name;
}
