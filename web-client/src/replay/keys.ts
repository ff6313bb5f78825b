/** What a key asks for in a replay. */

export type Wish = { wish: "look"; steps: number } | { wish: "first" | "last" | "run" };

const WISHES: Readonly<Record<string, Wish>> = {
  ArrowLeft: { wish: "look", steps: -1 },
  ArrowRight: { wish: "look", steps: 1 },
  PageUp: { wish: "look", steps: -10 },
  PageDown: { wish: "look", steps: 10 },
  Home: { wish: "first" },
  End: { wish: "last" },
  " ": { wish: "run" },
};

/** Keys that mean something to whatever has them: the slider steps by itself, a button is pressed. */
const OWN = "input, textarea, select, dialog[open] *";
const PRESSED = "button, a, summary";

export function wishOf(press: KeyboardEvent): Wish | null {
  if (press.ctrlKey || press.metaKey || press.altKey || press.defaultPrevented) return null;
  const { target } = press;
  if (target instanceof Element) {
    if (target.matches(OWN)) return null;
    if (press.key === " " && target.matches(PRESSED)) return null;
  }
  return WISHES[press.key] ?? null;
}
