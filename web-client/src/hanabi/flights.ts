/** Cards seen on their way: from the deck, to a firework, to the discard. Nothing waits for them. */

import { preferences } from "../preferences.svelte";
import type { Card, GameEvent } from "../wire/types";

const WAY = { duration: 420, easing: "cubic-bezier(0.3, 0.1, 0.2, 1)" } as const;

/** Where every held card lay, and how it looked, before something happened. */
export type Before = ReadonlyMap<Card, { box: DOMRect; look: HTMLElement }>;

export function heldCards(table: HTMLElement): Before {
  const cards = new Map<Card, { box: DOMRect; look: HTMLElement }>();
  if (!preferences.motion) return cards;
  for (const look of table.querySelectorAll<HTMLElement>("[data-card]")) {
    cards.set(Number(look.dataset["card"]), { box: look.getBoundingClientRect(), look });
  }
  return cards;
}

/** Show the way of each card from where it lay to where it lies now. */
export function fly(table: HTMLElement, before: Before, events: readonly GameEvent[]): void {
  if (!preferences.motion) return;
  for (const event of events) {
    if (event.event === "hanabi-laid") {
      leave(table, before, event.card, fireworkOf(table, event.face));
    } else if (event.event === "hanabi-discarded") {
      leave(table, before, event.card, place(table, "discard"));
    } else if (event.event === "hanabi-misfired") {
      leave(table, before, event.card, place(table, "discard"), place(table, "fireworks"));
    }
  }
  for (const look of table.querySelectorAll<HTMLElement>("[data-card]")) {
    const known = before.get(Number(look.dataset["card"]));
    arrive(look, known?.box ?? place(table, "deck")?.getBoundingClientRect(), known === undefined);
  }
}

/** A card that is still held slides to its new place; a new one comes from the deck. */
function arrive(look: HTMLElement, from: DOMRect | undefined, isNew: boolean): void {
  const to = look.getBoundingClientRect();
  if (
    from === undefined ||
    (Math.abs(from.left - to.left) < 2 && Math.abs(from.top - to.top) < 2)
  ) {
    return;
  }
  const translate = `${from.left - to.left}px ${from.top - to.top}px`;
  look.animate(
    isNew ? [{ translate, scale: "0.3", opacity: "0.2" }, {}] : [{ translate }, {}],
    WAY,
  );
}

/** A likeness of a card that was held goes to a place, by way of another where an error is made. */
function leave(
  table: HTMLElement,
  before: Before,
  card: Card,
  to: Element | null,
  by: Element | null = null,
): void {
  const known = before.get(card);
  if (known === undefined || to === null) return;
  const likeness = known.look.cloneNode(true) as HTMLElement;
  likeness.removeAttribute("data-card");
  likeness.dataset["likeness"] = "";
  likeness.setAttribute("aria-hidden", "true");
  likeness.setAttribute("tabindex", "-1");
  const { box } = known;
  Object.assign(likeness.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    margin: "0",
    zIndex: "20",
    pointerEvents: "none",
    translate: "none",
  });
  likeness.style.setProperty("--held-width", `${box.width}px`);
  table.append(likeness);
  const way = (element: Element): string => {
    const end = element.getBoundingClientRect();
    return `${end.left + end.width / 2 - box.left - box.width / 2}px ${end.top + end.height / 2 - box.top - box.height / 2}px`;
  };
  const stops: Keyframe[] = [{ translate: "0 0" }];
  if (by !== null) {
    const there = way(by);
    const smoke = "grayscale(1) brightness(0.6)";
    stops.push(
      { translate: there, offset: 0.4 },
      { translate: there, rotate: "9deg", offset: 0.48 },
    );
    stops.push({ translate: there, rotate: "-9deg", offset: 0.56, filter: smoke });
    stops.push({ translate: there, rotate: "0deg", offset: 0.64, filter: smoke });
    stops.push({ translate: way(to), scale: "0.4", opacity: "0", filter: smoke });
  } else {
    stops.push({ translate: way(to), scale: "0.7", opacity: "0.15" });
  }
  const flight = likeness.animate(stops, by === null ? WAY : { ...WAY, duration: 1100 });
  flight.finished.finally(() => likeness.remove()).catch(() => undefined);
}

function place(table: HTMLElement, name: string): Element | null {
  const places = [...table.querySelectorAll(`[data-place="${name}"]`)];
  return places.find((one) => one.checkVisibility()) ?? null;
}

function fireworkOf(table: HTMLElement, face: string): Element | null {
  return table.querySelector(`[data-letter="${face.charAt(0)}"]`) ?? place(table, "fireworks");
}
