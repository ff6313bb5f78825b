/** Calling people back to the table when it is their turn. */

import { preferences } from "../preferences.svelte";
import type { GameView, TableState } from "../wire/types";
import { say } from "../i18n/translator.svelte";
import { sound } from "./sounds";
import { titleOf } from "./title";

/** Whether the game waits for whoever looks at it. */
export function isMyTurn(state: TableState, view: GameView | null): boolean {
  return state.phase === "playing" && view !== null && view["legal-moves"].length > 0;
}

/** What stands above the page: one sees among many whether this one waits. */
export function pageTitle(state: TableState | null, view: GameView | null): string {
  if (state === null) return "tamaya";
  const title = `${titleOf(state.options)} · tamaya`;
  return isMyTurn(state, view) ? `● ${say("client-table-your-turn")} · ${title}` : title;
}

/** Call: by a sound, by the telephone's trembling, and by the browser where nobody looks. */
export function alertTurn(state: TableState): void {
  sound("turn");
  if (!document.hidden) return;
  if (typeof navigator.vibrate === "function") navigator.vibrate([60, 40, 60]);
  if (preferences.notifications && typeof Notification !== "undefined") void notify(state);
}

/** The browser says whose turn it is; a press on that leads back to the table. */
async function notify(state: TableState): Promise<void> {
  try {
    await navigator.serviceWorker.register("/notifications.js");
    const worker = await navigator.serviceWorker.ready;
    await worker.showNotification(say("client-table-your-turn"), {
      body: titleOf(state.options),
      // A second notification of the same table takes the place of the first.
      tag: state.table,
      icon: "/icon-192.png",
      data: `/table/${state.table}`,
    });
  } catch {
    // Whoever has taken the permission back, or has no workers, still has the title and the sound.
  }
}
