import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import type { WireMessage } from "../wire/types";
import Sentence from "./Sentence.svelte";
import { translator } from "./translator.svelte";

beforeEach(async () => {
  await translator.setLanguage("en");
  await translator.addMoreMessages();
});
afterEach(cleanup);

const laid: WireMessage = {
  key: "event-laid",
  arguments: {
    player: "Anna",
    position: 2,
    face: { key: "face-red", arguments: { value: 3 } },
  },
};

function renderSentence(message: WireMessage): HTMLElement {
  return render(Sentence, { message }).container;
}

test("a card in a sentence is drawn and still has its name", () => {
  const sentence = renderSentence(laid);
  expect(sentence.textContent).toMatch(/^Anna plays card 2: the/);
  const face = sentence.querySelector("[aria-label]");
  expect(face?.getAttribute("aria-label")).toBe("red 3");
  expect(sentence.textContent).not.toContain("red 3");
});

test("the punctuation after a card stays on its line", async () => {
  await translator.setLanguage("fr");
  const held = renderSentence({
    key: "event-discarded",
    arguments: { ...laid.arguments, face: { key: "face-blue", arguments: { value: 4 } } },
  });
  const card = held.querySelector("[aria-label]");
  expect(card?.parentElement?.textContent).toMatch(/\.$/);
});

test("a bracket stays with its card", () => {
  const sentence = renderSentence({
    key: "friend-why-save-clue",
    arguments: { teammate: "Ben", position: 2, faces: laid.arguments["face"] ?? "" },
  });
  const card = sentence.querySelector("[aria-label]");
  expect(card?.parentElement?.textContent).toMatch(/^\(.*\)\.$/);
});

test("a player's name is text, even if it looks like a placeholder for a card", () => {
  const sentence = renderSentence({
    ...laid,
    arguments: { ...laid.arguments, player: "0 face-red" },
  });
  expect(sentence.textContent).toMatch(/^0 face-red plays/);
  expect(sentence.querySelectorAll("[aria-label]")).toHaveLength(1);
});
