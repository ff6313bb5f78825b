import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import type { Said } from "../wire/types";
import Sentence from "./Sentence.svelte";
import { words } from "./words.svelte";

beforeEach(() => words.speak("en"));
afterEach(cleanup);

const laid: Said = {
  key: "event-laid",
  arguments: {
    player: "Anna",
    position: 2,
    face: { key: "face-red", arguments: { value: 3 } },
  },
};

function drawn(said: Said): HTMLElement {
  return render(Sentence, { said }).container;
}

test("a card in a sentence is drawn and still called by its name", () => {
  const sentence = drawn(laid);
  expect(sentence.textContent).toMatch(/^Anna plays card 2: the/);
  const face = sentence.querySelector("[aria-label]");
  expect(face?.getAttribute("aria-label")).toBe("red 3");
  expect(sentence.textContent).not.toContain("red 3");
});

test("the mark after a card stays with it on the line", async () => {
  await words.speak("fr");
  const held = drawn({
    key: "event-discarded",
    arguments: { ...laid.arguments, face: { key: "face-blue", arguments: { value: 4 } } },
  });
  const card = held.querySelector("[aria-label]");
  expect(card?.parentElement?.textContent).toMatch(/\.$/);
});

test("a bracket stays with the card that it holds", () => {
  const sentence = drawn({
    key: "friend-why-save-clue",
    arguments: { teammate: "Ben", position: 2, faces: laid.arguments["face"] ?? "" },
  });
  const card = sentence.querySelector("[aria-label]");
  expect(card?.parentElement?.textContent).toMatch(/^\(.*\)\.$/);
});

test("a name is a name, even one that looks like a place for a card", () => {
  const sentence = drawn({ ...laid, arguments: { ...laid.arguments, player: "0 face-red" } });
  expect(sentence.textContent).toMatch(/^0 face-red plays/);
  expect(sentence.querySelectorAll("[aria-label]")).toHaveLength(1);
});
