/** The keys of a replay. */

export type KeyAction =
  { action: "step"; steps: number } | { action: "first" | "last" | "autoplay" };

const ACTIONS: Readonly<Record<string, KeyAction>> = {
  ArrowLeft: { action: "step", steps: -1 },
  ArrowRight: { action: "step", steps: 1 },
  PageUp: { action: "step", steps: -10 },
  PageDown: { action: "step", steps: 10 },
  Home: { action: "first" },
  End: { action: "last" },
  " ": { action: "autoplay" },
};

/** Keys that the focused element handles itself: the slider steps, a button is pressed. */
const OWN = "input, textarea, select, dialog[open] *";
const PRESSED = "button, a, summary";

export function keyAction(press: KeyboardEvent): KeyAction | null {
  if (press.ctrlKey || press.metaKey || press.altKey || press.defaultPrevented) return null;
  const { target } = press;
  if (target instanceof Element) {
    if (target.matches(OWN)) return null;
    if (press.key === " " && target.matches(PRESSED)) return null;
  }
  return ACTIONS[press.key] ?? null;
}
