import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";

import type { Command, HanabiMove, HanabiView, Tile } from "../wire/types";
import { say, translator } from "../i18n/translator.svelte";
import { exampleContext, exampleView } from "./fixtures";
import HanabiTable from "./HanabiTable.svelte";

beforeAll(() => translator.setLanguage("en"));
afterEach(cleanup);

const clues: readonly HanabiMove[] = [
  { type: "clue", text: "b:red", target: 1, clue: "red", touched: [2] },
  { type: "clue", text: "b:1", target: 1, clue: "1", touched: [2, 3] },
];

function sitDown(view: HanabiView): Command[] {
  const commands: Command[] = [];
  render(HanabiTable, { props: { context: exampleContext(view, commands) } });
  return commands;
}

test("a clue is previewed as a sentence before it is given", async () => {
  const commands = sitDown(exampleView({ "legal-moves": clues }));
  await fireEvent.click(screen.getByRole("button", { name: /^Card 1: red 1/ }));
  await fireEvent.click(screen.getByRole("button", { name: /^1: points at 2 cards/ }));
  expect(document.querySelector("[data-sentence]")?.textContent).toBe(
    "Anna tells Bela: cards 1 and 2 are 1s.",
  );
  expect(commands).toEqual([]);
  await fireEvent.click(screen.getByRole("button", { name: "Give clue" }));
  expect(commands).toEqual([{ type: "move", move: "b:1" }]);
});

test("cards that a clue points at again are highlighted differently from new ones", async () => {
  sitDown(exampleView({ "legal-moves": clues }));
  await fireEvent.click(screen.getByRole("button", { name: /^Card 1: red 1/ }));
  await fireEvent.click(screen.getByRole("button", { name: /^1: points at 2 cards/ }));
  expect(document.querySelector("[data-card='2']")?.classList).toContain("fresh");
  expect(document.querySelector("[data-card='3']")?.classList).toContain("again");
});

test("a discard that the marks advise against has to be confirmed", async () => {
  const move = { type: "discard", text: "d0", card: 0, warning: "playable" } as const;
  const commands = sitDown(exampleView({ "legal-moves": [move] }));
  await fireEvent.click(screen.getByRole("button", { name: /^Your card 1/ }));
  await fireEvent.click(screen.getByRole("button", { name: "Discard" }));
  expect(commands).toEqual([]);
  await fireEvent.click(screen.getByRole("button", { name: "Discard anyway" }));
  expect(commands).toEqual([{ type: "move", move: "d0" }]);
});

test("a move that is not allowed says why", async () => {
  const play = { type: "play", text: "p0", card: 0, warning: null } as const;
  const objections = { play: null, discard: "tokens-full", clue: null };
  sitDown(exampleView({ "legal-moves": [play], objections }));
  await fireEvent.click(screen.getByRole("button", { name: /^Your card 1/ }));
  expect(screen.getByText(say("refusal-tokens-full"))).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Discard" }).disabled).toBe(true);
});

test.each<Tile>([5, 6])("bonus tile %i takes a card from the discard", async (tile) => {
  const moves: HanabiMove[] = [
    { type: "take-back", text: "t4", card: 4 },
    { type: "decline", text: "t-" },
  ];
  const commands = sitDown(exampleView({ "legal-moves": moves }, { pending: tile }));
  expect(screen.getByText(`Bonus tile: ${say(`tile-${tile}`)}.`)).toBeTruthy();
  // Only cards that may be chosen are offered.
  expect(document.querySelectorAll("[data-take-back]")).toHaveLength(1);
  await fireEvent.click(screen.getByRole("button", { name: "red 1" }));
  await fireEvent.click(screen.getByRole("button", { name: "Skip" }));
  expect(commands.map((command) => "move" in command && command.move)).toEqual(["t4", "t-"]);
});

test.each<[Tile, number, string]>([
  [3, 0, "red"],
  [4, 1, "1"],
])("bonus tile %i gives a free clue of its kind alone", async (tile, move, clue) => {
  const commands = sitDown(
    exampleView({ "legal-moves": clues.slice(move, move + 1) }, { pending: tile }),
  );
  await fireEvent.click(screen.getByRole("button", { name: "Bela" }));
  const named = [...document.querySelectorAll<HTMLButtonElement>("[data-clue]:not(:disabled)")];
  expect(named.map(({ dataset }) => dataset["clue"])).toEqual([clue]);
  await fireEvent.click(named[0] as HTMLElement);
  expect(document.querySelector("[data-sentence]")?.textContent).toContain("for free");
  await fireEvent.click(screen.getByRole("button", { name: "Give clue" }));
  expect(commands).toHaveLength(1);
});

test("a bot that is not ready yet is not shown as thinking", () => {
  const context = exampleContext(exampleView({}, { "seat-to-act": 1 }));
  render(HanabiTable, { props: { context: { ...context, preparingSeats: [1] } } });
  expect(document.querySelector("[data-turn]")?.textContent.trim()).toBe("Bela is getting ready");
});
