import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import { exampleContext, exampleView } from "../hanabi/fixtures";
import { translator } from "../i18n/translator.svelte";
import type { TableContext } from "../table/table-context";
import type { Entry, TableState } from "../wire/types";
import { commitmentOf, drawn, mixedSeed, shuffled } from "./recipe";
import ShuffleCheck from "./ShuffleCheck.svelte";
import { contributionTo } from "./shuffle-memory";

beforeAll(async () => {
  await translator.setLanguage("en");
  await translator.addMoreMessages();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const SECRET = "5e".repeat(32);

/** A finished game of two, after a start that this browser saw; the server answers with its file. */
function finishedGame(changes: Partial<TableState> = {}): TableContext {
  const context = exampleContext(exampleView());
  const commitment = commitmentOf(SECRET);
  const waiting: TableState = { ...context.state, commitment, phase: "waiting" };
  const contributions = [contributionTo(waiting), "0b".repeat(16)];
  const seed = mixedSeed(SECRET, contributions);
  const deck = shuffled("r1 r1 r1 r2 r2 b1 b1 b1 b2 b2".split(" "), seed, "deck");
  const file = { deck, first: drawn(2, seed, "first seat") };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(file)));
  const entries = [
    { event: { type: "seat-taken", seat: 0, name: "Anna" }, "game-events": [] },
    { event: { type: "seat-taken", seat: 1, name: "Bela" }, "game-events": [] },
    {
      event: { type: "game-started" },
      "game-events": deck.slice(0, 4).map((face) => ({ type: "hanabi-drew", face })),
    },
  ] as unknown as readonly Entry[];
  const options = { ...waiting.options, "first-seat": null };
  const fairness = { secret: SECRET, contributions };
  const state: TableState = { ...waiting, phase: "finished", options, fairness, ...changes };
  return { ...context, state, entries, entriesDuringGame: entries };
}

const failedSteps = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>("[data-result=failed]")].map(
    ({ dataset }) => dataset["step"],
  );

test("a fair game has a tick at every step", async () => {
  render(ShuffleCheck, { props: { context: finishedGame() } });
  expect(await screen.findByText("Everything matches.")).toBeTruthy();
  expect(document.querySelectorAll("[data-result=passed]").length).toBe(6);
});

test("a commitment that was exchanged after the start has a cross", async () => {
  const commitment = commitmentOf("07".repeat(32));
  render(ShuffleCheck, { props: { context: finishedGame({ commitment }) } });
  expect(await screen.findByText("This is not the shuffle that was promised.")).toBeTruthy();
  expect(failedSteps()).toEqual(["commitment", "secret"]);
});

test("a contribution that was exchanged has a cross", async () => {
  const contributions = ["0a".repeat(16), "0b".repeat(16)];
  render(ShuffleCheck, {
    props: { context: finishedGame({ fairness: { secret: SECRET, contributions } }) },
  });
  expect(await screen.findByText("This is not the shuffle that was promised.")).toBeTruthy();
  expect(failedSteps()).toEqual(["own", "deal", "cards"]);
});

test("without the game's file the deck is not called right", async () => {
  const context = finishedGame();
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
  render(ShuffleCheck, { props: { context } });
  expect(await screen.findByText(/Nothing is wrong, but/)).toBeTruthy();
  const unknown = document.querySelectorAll<HTMLElement>("[data-result=unknown]");
  expect([...unknown].map(({ dataset }) => dataset["step"])).toEqual(["deal"]);
});
