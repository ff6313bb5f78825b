import { expect, test } from "vitest";

import { layoutBox } from "./card-animation";

/** A card of 100 by 140 whose layout position is 50, 20, drawn elsewhere and smaller. */
function cardSeen(across: number, down: number, scale: number): HTMLElement {
  const card = document.createElement("button");
  card.style.translate = `${across}px ${down}px`;
  const [width, height] = [100 * scale, 140 * scale];
  const left = 50 + across + (100 - width) / 2;
  const top = 20 + down + (140 - height) / 2;
  card.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  Object.defineProperties(card, { offsetWidth: { value: 100 }, offsetHeight: { value: 140 } });
  document.body.append(card);
  return card;
}

test.each([
  [0, 0, 1],
  [700, -250, 1],
  [700, -250, 0.3],
])("a card that is seen on its way has its place where it goes", (across, down, scale) => {
  const { left, top, width, height } = layoutBox(cardSeen(across, down, scale));
  expect([left, top, width, height]).toEqual([50, 20, 100, 140]);
});
