/** Dragging a card to a place of the table, marked with `data-place`. */

export interface Drop<Place extends string = string> {
  place: Place | null;
  /** The slot of the hand, counted from 0. */
  slot: number;
}

const FAR_ENOUGH = 8;

/**
 * Make an element draggable to these places: `ondrag` gets the place it would land on, `ondrop`
 * where it was dropped. A press without a movement stays a click.
 */
export function draggable<Place extends string>(
  element: HTMLElement,
  places: readonly Place[],
  handlers: { ondrag: (drop: Drop<Place> | null) => void; ondrop: (drop: Drop<Place>) => void },
): () => void {
  let start: { x: number; y: number; pointer: number } | null = null;
  let isDragging = false;

  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || start !== null) return;
    start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    // A fast pointer leaves the card before the drag begins, so listen to the whole page.
    for (const [kind, react] of later) window.addEventListener(kind, react);
  };
  const move = (event: PointerEvent): void => {
    if (start === null || event.pointerId !== start.pointer) return;
    const x = event.clientX - start.x;
    const y = event.clientY - start.y;
    if (!isDragging && Math.hypot(x, y) < FAR_ENOUGH) return;
    if (!isDragging) {
      isDragging = true;
      element.setPointerCapture(event.pointerId);
    }
    element.style.translate = `${x}px ${y}px`;
    element.style.zIndex = "5";
    element.style.transition = "none";
    handlers.ondrag(dropAt(element, places, event));
  };
  const reset = (): void => {
    start = null;
    for (const [kind, react] of later) window.removeEventListener(kind, react);
    element.style.translate = "";
    element.style.zIndex = "";
    element.style.transition = "";
    if (isDragging) handlers.ondrag(null);
    isDragging = false;
  };
  const end = (event: PointerEvent): void => {
    if (event.pointerId !== start?.pointer) return;
    const wasDragging = isDragging;
    reset();
    if (!wasDragging) return;
    if (event.type === "pointerup") handlers.ondrop(dropAt(element, places, event));
    // The click at the end of a drag does not select the card.
    element.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => element.removeEventListener("click", swallow, { capture: true }), 50);
  };
  const later = [
    ["pointermove", move],
    ["pointerup", end],
    ["pointercancel", end],
  ] as const;
  element.addEventListener("pointerdown", down);
  return () => {
    element.removeEventListener("pointerdown", down);
    reset();
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function dropAt<Place extends string>(
  element: HTMLElement,
  places: readonly Place[],
  { clientX: x, clientY: y }: PointerEvent,
): Drop<Place> {
  const hand = element.closest("[data-place=hand]");
  const cards = [...(hand?.querySelectorAll<HTMLElement>("[data-card]") ?? [])];
  const slot = cards.filter((card) => card !== element && middle(card) < x).length;
  for (const under of document.elementsFromPoint(x, y)) {
    // The dragged card is above everything.
    if (element.contains(under)) continue;
    const found = under.closest<HTMLElement>("[data-place]")?.dataset["place"];
    const place = places.find((one) => one === found);
    if (place !== undefined) return { place, slot };
  }
  return { place: null, slot };
}

function middle(element: HTMLElement): number {
  const box = element.getBoundingClientRect();
  return box.left + box.width / 2;
}
