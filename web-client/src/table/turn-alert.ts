/** Alerts players when it is their turn. */

import { withBase } from "../base-path";
import { preferences } from "../preferences.svelte";
import type { GameView, TableState } from "../wire/types";
import { say } from "../i18n/translator.svelte";
import { sound } from "./sounds";
import { titleOf } from "./title";

/** Whether it is the viewer's turn. */
export function isMyTurn(state: TableState, view: GameView | null): boolean {
  return state.phase === "playing" && view !== null && view["legal-moves"].length > 0;
}

/** The title of the window: among many, it shows where it is one's turn. */
export function pageTitle(state: TableState | null, view: GameView | null): string {
  if (state === null) return "tamaya";
  const title = `${titleOf(state.options)} · tamaya`;
  return isMyTurn(state, view) ? `● ${say("client-table-your-turn")} · ${title}` : title;
}

/** Alert by a sound, by vibration, and with a notification while the page is hidden. */
export function alertTurn(state: TableState): void {
  sound("turn");
  if (!document.hidden) return;
  if (typeof navigator.vibrate === "function") navigator.vibrate([60, 40, 60]);
  if (preferences.notifications && typeof Notification !== "undefined") void notify(state);
}

/** Show a notification; a click on it opens the table. */
async function notify(state: TableState): Promise<void> {
  try {
    await navigator.serviceWorker.register(withBase("/notifications.js"));
    const worker = await navigator.serviceWorker.ready;
    await worker.showNotification(say("client-table-your-turn"), {
      body: titleOf(state.options),
      // A second notification for the same table replaces the first.
      tag: state.table,
      icon: withBase("/icon-192.png"),
      data: withBase(`/table/${state.table}`),
    });
  } catch {
    // Without permission or service workers, the title and the sound remain.
  }
}
