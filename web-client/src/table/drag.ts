/** Dragging a card to one of the places of a table, which say by `data-place` what they are. */

export interface Drop<Place extends string = string> {
  place: Place | null;
  /** Where in its hand it would come to lie, from 0. */
  slot: number;
}

const FAR_ENOUGH = 8;

/**
 * Have an element dragged to one of these places: `ondrag` is told where it would land, `ondrop`
 * where it did. A press without a way stays a press.
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
    // A quick pointer leaves the card before it is known to drag it: all of the page is heard.
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
    // The press that ends a drag is no choice of the card.
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
    // The card that is dragged lies over everything.
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
