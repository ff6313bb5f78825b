/** What a key asks for at the Ikebana table. */

export type KeyAction =
  | { action: "draw" | "keep" | "reject" | "clear" | "now" | "help" }
  | { action: "buy"; place: number }
  | { action: "look"; steps: number };

const PLAIN: Readonly<Record<string, KeyAction>> = {
  d: { action: "draw" },
  k: { action: "keep" },
  r: { action: "reject" },
  n: { action: "now" },
  "?": { action: "help" },
  ",": { action: "look", steps: -1 },
  ".": { action: "look", steps: 1 },
  Escape: { action: "clear" },
};

/** What is wished for by a key; a digit is the pile in that place, as the seats are drawn. */
export function keyAction(key: string): KeyAction | null {
  if (/^[1-5]$/.test(key)) return { action: "buy", place: Number(key) - 1 };
  return PLAIN[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/** Whether a key is meant for the table and not for a text, a list or a sheet. */
export function isTableKey(press: KeyboardEvent): boolean {
  if (press.ctrlKey || press.metaKey || press.altKey || press.defaultPrevented) return false;
  if (document.querySelector("dialog[open]") !== null) return false;
  return !(press.target instanceof Element && press.target.matches("input, textarea, select"));
}
