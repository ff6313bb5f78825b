/** The keys of the Ikebana table. */

export type KeyAction =
  | { action: "draw" | "keep" | "reject" | "clear" | "now" | "help" }
  | { action: "buy"; pile: number }
  | { action: "step"; steps: number };

const PLAIN: Readonly<Record<string, KeyAction>> = {
  d: { action: "draw" },
  k: { action: "keep" },
  r: { action: "reject" },
  n: { action: "now" },
  "?": { action: "help" },
  ",": { action: "step", steps: -1 },
  ".": { action: "step", steps: 1 },
  Escape: { action: "clear" },
};

/** The action of a key; a digit is the pile in that place, in the order of the seats on screen. */
export function keyAction(key: string): KeyAction | null {
  if (/^[1-5]$/.test(key)) return { action: "buy", pile: Number(key) - 1 };
  return PLAIN[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/** Whether a key is meant for the table and not for a text field, a list or a sheet. */
export function isTableKey(press: KeyboardEvent): boolean {
  if (press.ctrlKey || press.metaKey || press.altKey || press.defaultPrevented) return false;
  if (document.querySelector("dialog[open]") !== null) return false;
  return !(press.target instanceof Element && press.target.matches("input, textarea, select"));
}
