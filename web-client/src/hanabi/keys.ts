/** What a key asks for at the table. */

import type { Clue, HanabiRules } from "../wire/types";
import { say } from "../words/words.svelte";
import type { Chosen } from "./choosing.svelte";
import { isValue } from "./reading";

export type Wish =
  | { wish: "own"; position: number }
  | { wish: "name"; clue: Clue }
  | { wish: "walk"; across: number; down: number }
  | { wish: "look"; steps: number }
  | { wish: "play" | "discard" | "teammate" | "about" | "know" | "clear" | "now" | "help" };

const PLAIN: Readonly<Record<string, Wish>> = {
  ArrowLeft: { wish: "walk", across: -1, down: 0 },
  ArrowRight: { wish: "walk", across: 1, down: 0 },
  ArrowUp: { wish: "walk", across: 0, down: -1 },
  ArrowDown: { wish: "walk", across: 0, down: 1 },
  Escape: { wish: "clear" },
  "?": { wish: "help" },
  ",": { wish: "look", steps: -1 },
  ".": { wish: "look", steps: 1 },
  c: { wish: "teammate" },
  d: { wish: "discard" },
  e: { wish: "know" },
  i: { wish: "about" },
  n: { wish: "now" },
  p: { wish: "play" },
};

/**
 * What is wished for by a key. While a clue is thought of, digits name values and the letters on
 * cards name colours; otherwise digits are cards of one's own hand.
 */
export function wishOf(key: string, chosen: Chosen | null, rules: HanabiRules): Wish | null {
  const letter = key.length === 1 ? key.toLowerCase() : key;
  if (chosen?.kind === "teammate") {
    const named = suitOf(letter, rules) ?? letter;
    if (rules.clues.includes(named)) return { wish: "name", clue: named };
  } else if (isValue(letter)) {
    return { wish: "own", position: Number(letter) };
  }
  return PLAIN[letter] ?? null;
}

/** The suit of a letter in the reader's language, else of one in the notation of the house. */
function suitOf(letter: string, { suits }: HanabiRules): string | undefined {
  const spoken = suits.find(({ name }) => say(`letter-${name}`).toLowerCase() === letter);
  return (spoken ?? suits.find((suit) => suit.letter === letter))?.name;
}
