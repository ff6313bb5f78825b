/** Toasts: short messages that disappear by themselves. */

export type ToastKind = "info" | "good" | "bad";

export interface Toast {
  id: number;
  text: string;
  kind: ToastKind;
}

const AT_ONCE = 3;
const SHORTEST = 3_500;
const PER_LETTER = 55;

class Toasts {
  shown = $state.raw<readonly Toast[]>([]);
  private count = 0;

  show(text: string, kind: ToastKind): void {
    const id = ++this.count;
    // The same message is not stacked: it only stays longer.
    const others = this.shown.filter((toast) => toast.text !== text);
    this.shown = [...others, { id, text, kind }].slice(-AT_ONCE);
    setTimeout(() => this.dismiss(id), SHORTEST + text.length * PER_LETTER);
  }

  dismiss(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();

/** Show a message for as long as it takes to read it. */
export function toast(text: string, kind: ToastKind = "info"): void {
  toasts.show(text, kind);
}
