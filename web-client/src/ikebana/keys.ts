/** What a key asks for at the Ikebana table. */

export type Wish =
  | { wish: "draw" | "keep" | "reject" | "clear" | "now" | "help" }
  | { wish: "buy"; place: number }
  | { wish: "look"; steps: number };

const PLAIN: Readonly<Record<string, Wish>> = {
  d: { wish: "draw" },
  k: { wish: "keep" },
  r: { wish: "reject" },
  n: { wish: "now" },
  "?": { wish: "help" },
  ",": { wish: "look", steps: -1 },
  ".": { wish: "look", steps: 1 },
  Escape: { wish: "clear" },
};

/** What is wished for by a key; a digit is the pile in that place, as the seats are drawn. */
export function wishOf(key: string): Wish | null {
  if (/^[1-5]$/.test(key)) return { wish: "buy", place: Number(key) - 1 };
  return PLAIN[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/** Whether a key is meant for the table and not for a text, a list or a sheet. */
export function isForTheTable(press: KeyboardEvent): boolean {
  if (press.ctrlKey || press.metaKey || press.altKey || press.defaultPrevented) return false;
  if (document.querySelector("dialog[open]") !== null) return false;
  return !(press.target instanceof Element && press.target.matches("input, textarea, select"));
}
