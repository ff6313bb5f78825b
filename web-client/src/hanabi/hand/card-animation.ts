/** Animations of cards: from the deck, to a firework, to the discard. Nothing waits for them. */

import { preferences } from "../../preferences.svelte";
import type { Card, GameEvent } from "../../wire/types";

const WAY = { duration: 420, easing: "cubic-bezier(0.3, 0.1, 0.2, 1)" } as const;

/** The position and look of every card in a hand. */
export type HeldCards = ReadonlyMap<Card, { box: DOMRect; look: HTMLElement }>;

export function measureCards(table: HTMLElement): HeldCards {
  const cards = new Map<Card, { box: DOMRect; look: HTMLElement }>();
  if (!preferences.motion) return cards;
  for (const look of table.querySelectorAll<HTMLElement>("[data-card]")) {
    cards.set(Number(look.dataset["card"]), { box: layoutBox(look), look });
  }
  return cards;
}

/**
 * The layout position of a card, ignoring its current animation. With the visible position, a
 * second animation would start too far off by the rest of the first, and each further one by twice
 * as much.
 */
export function layoutBox(look: HTMLElement): DOMRect {
  const seen = look.getBoundingClientRect();
  const [across, down] = getComputedStyle(look).translate.split(" ").map(Number.parseFloat);
  // A card is scaled around its centre.
  const left = seen.left + (seen.width - look.offsetWidth) / 2 - (across || 0);
  const top = seen.top + (seen.height - look.offsetHeight) / 2 - (down || 0);
  return new DOMRect(left, top, look.offsetWidth, look.offsetHeight);
}

/** Animate each card from where it was to where it is now. */
export function animateCards(
  table: HTMLElement,
  before: HeldCards,
  now: HeldCards,
  events: readonly GameEvent[],
): void {
  // Nobody sees a hidden page, and all animations would start at once when it is shown.
  if (!preferences.motion || document.hidden) return;
  // Measure everything before anything moves: every change forces a new layout.
  const leaving = events.flatMap((event) => departure(table, before, event));
  const deck = place(table, "deck")?.getBoundingClientRect();
  for (const [card, { box, look }] of now) {
    const from = before.get(card)?.box;
    arrive(look, from ?? deck, box, from === undefined);
  }
  for (const depart of leaving) depart();
}

/** A card that is still in a hand slides to its new place; a new one comes from the deck. */
function arrive(look: HTMLElement, from: DOMRect | undefined, to: DOMRect, isNew: boolean): void {
  if (
    from === undefined ||
    (Math.abs(from.left - to.left) < 2 && Math.abs(from.top - to.top) < 2)
  ) {
    return;
  }
  const translate = `${from.left - to.left}px ${from.top - to.top}px`;
  if (isNew) look.animate([{ translate, scale: "0.3", opacity: "0.2" }, {}], WAY);
  // A running animation goes on, and the card slides meanwhile.
  else look.animate([{ translate }, { translate: "0 0" }], { ...WAY, composite: "add" });
}

/** The animation of a card that an event takes out of a hand, ready to start. */
function departure(table: HTMLElement, before: HeldCards, event: GameEvent): (() => void)[] {
  const leave = (card: Card, to: Element | null, by: Element | null = null): (() => void)[] => {
    const known = before.get(card);
    if (known === undefined || to === null) return [];
    const stops = waypoints(known.box, to, by);
    return [
      () => animateDeparture(table, known, stops, by === null ? WAY : { ...WAY, duration: 1100 }),
    ];
  };
  switch (event.type) {
    case "hanabi-laid":
      return leave(event.card, fireworkOf(table, event.face));
    case "hanabi-discarded":
      return leave(event.card, place(table, "discard"));
    case "hanabi-misfired":
      return leave(event.card, place(table, "discard"), place(table, "fireworks"));
    default:
      return [];
  }
}

/** The path of a card to a place, with a detour for an error. */
function waypoints(box: DOMRect, to: Element, by: Element | null): Keyframe[] {
  const way = (element: Element): string => {
    const end = element.getBoundingClientRect();
    const across = end.left + end.width / 2 - box.left - box.width / 2;
    const down = end.top + end.height / 2 - box.top - box.height / 2;
    return `${across}px ${down}px`;
  };
  const start = { translate: "0 0" };
  if (by === null) return [start, { translate: way(to), scale: "0.7", opacity: "0.15" }];
  const there = way(by);
  const smoke = "grayscale(1) brightness(0.6)";
  return [
    start,
    { translate: there, offset: 0.4 },
    { translate: there, rotate: "9deg", offset: 0.48 },
    { translate: there, rotate: "-9deg", offset: 0.56, filter: smoke },
    { translate: there, rotate: "0deg", offset: 0.64, filter: smoke },
    { translate: way(to), scale: "0.4", opacity: "0", filter: smoke },
  ];
}

/** Animate a copy of a card that has left its hand. */
function animateDeparture(
  table: HTMLElement,
  { box, look }: { box: DOMRect; look: HTMLElement },
  stops: Keyframe[],
  timing: KeyframeAnimationOptions,
): void {
  const copy = look.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-card");
  copy.dataset["copy"] = "";
  copy.setAttribute("aria-hidden", "true");
  copy.setAttribute("tabindex", "-1");
  Object.assign(copy.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    margin: "0",
    zIndex: "20",
    pointerEvents: "none",
    translate: "none",
  });
  copy.style.setProperty("--held-width", `${box.width}px`);
  table.append(copy);
  const flight = copy.animate(stops, timing);
  flight.finished.finally(() => copy.remove()).catch(() => undefined);
}

function place(table: HTMLElement, name: string): Element | null {
  const places = [...table.querySelectorAll(`[data-place="${name}"]`)];
  return places.find((one) => one.checkVisibility()) ?? null;
}

function fireworkOf(table: HTMLElement, face: string): Element | null {
  return table.querySelector(`[data-letter="${face.charAt(0)}"]`) ?? place(table, "fireworks");
}
