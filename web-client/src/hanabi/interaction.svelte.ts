/** The table on the screen: the animations of its cards, and the keyboard. */

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { TableContext } from "../table/table-context";
import type { HanabiController } from "./controller.svelte";
import { animateCards, measureCards, type HeldCards } from "./hand/card-animation";
import { eventsOf } from "./history";
import { keyAction } from "./keys";

/** Animate cards when the game advances on screen. */
export function animateMoves(context: () => TableContext): Attachment<HTMLElement> {
  return (table) => {
    let last = untrack(() => context().timeline.move);
    let before: HeldCards = new Map();
    $effect(() => {
      const { entries, timeline } = context();
      // Jumps through the game are not animated.
      const isNext = timeline.move - last === 1;
      last = timeline.move;
      const now = measureCards(table);
      if (isNext) animateCards(table, before, now, eventsOf(entries, last));
      before = now;
    });
  };
}

/** Perform the action of a key, unless somebody is typing or a sheet is open. */
export function handleKey(event: KeyboardEvent, controller: HanabiController): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const at = event.target instanceof Element ? event.target : document.body;
  if (at.closest("input, textarea, select, dialog") !== null) return;
  const action = keyAction(event.key, controller.selection.chosen, controller.view.board.rules);
  if (action === null) return;
  // A held key repeats only where it moves the focus.
  if (event.repeat && action.action !== "focus" && action.action !== "step") return;
  const focused = at.closest<HTMLElement>("[data-card]");
  // The log scrolls with the same keys, and a replay steps with them.
  if (
    action.action === "focus" &&
    focused === null &&
    (!controller.isLive || at.closest(".log") !== null)
  ) {
    return;
  }
  if (action.action === "focus") moveFocus(focused, action.across, action.down);
  else controller.perform(action, focused === null ? null : Number(focused.dataset["card"]));
  event.preventDefault();
}

/** Focus the next card in a direction; without a focused card, the first of the viewer's hand. */
function moveFocus(from: HTMLElement | null, across: number, down: number): void {
  const hands = [...document.querySelectorAll("[data-hand]")].map((hand) => [
    ...hand.querySelectorAll<HTMLElement>("[data-card]"),
  ]);
  const row = hands.findIndex((cards) => from !== null && cards.includes(from));
  if (from === null || row < 0) {
    hands.at(-1)?.[0]?.focus();
    return;
  }
  const column = hands[row]?.indexOf(from) ?? 0;
  const cards = hands[Math.min(Math.max(row + down, 0), hands.length - 1)] ?? [];
  cards[Math.min(Math.max(column + across, 0), cards.length - 1)]?.focus();
}
