import { beforeAll, expect, test } from "vitest";

import { adapterFor } from "./game-adapter";
import { exampleView } from "./hanabi/fixtures";
import { translator } from "./i18n/translator.svelte";
import type { HanabiResult, IkebanaResult } from "./wire/types";

const players = ["Anna", "Bela", "Cyril"];
const hanabi = adapterFor("hanabi");
const ikebana = adapterFor("ikebana");
const result = (changes: Partial<HanabiResult>): HanabiResult => ({
  game: "hanabi",
  result: "finished",
  cause: "last-round",
  score: 17,
  points: 17,
  band: "good",
  "has-black-powder": false,
  "is-scored": true,
  ...changes,
});
const victory = (winners: readonly number[]): IkebanaResult => ({
  game: "ikebana",
  points: [12, 30, 30],
  winners,
});

beforeAll(() => translator.setLanguage("en"));

test("a lost game of Hanabi is listed without a score", () => {
  expect(translator.format(hanabi.shortResult(result({}), players))).toBe("17 points");
  expect(translator.format(hanabi.shortResult(result({ result: "lost", score: 0 }), players))).toBe(
    "lost",
  );
});

test("a final flourish is won or lost, not scored", () => {
  const view = exampleView();
  const flourish = exampleView(
    {},
    { rules: { ...view.board.rules, ending: "final-flourish" as const } },
  );
  const lost = result({ result: "lost", cause: "errors", score: 0 });
  expect(translator.format(hanabi.resultSentence(lost, players, view))).toBe("Score: 0 points");
  const sentence = translator.format(hanabi.resultSentence(lost, players, flourish));
  expect(sentence).toContain("The game is lost.");
  expect(sentence).not.toContain("0");
});

test("winners of Ikebana share a victory", () => {
  expect(translator.format(ikebana.resultSentence(victory([1]), players, null))).toBe(
    "Bela wins with 30 points.",
  );
  expect(translator.format(ikebana.resultSentence(victory([1, 2]), players, null))).toBe(
    "Bela and Cyril share the victory with 30 points each.",
  );
});

test("only Hanabi has help levels and explained moves", () => {
  expect([hanabi, ikebana].map(({ loadHelpExample }) => loadHelpExample !== null)).toEqual([
    true,
    false,
  ]);
  expect([hanabi, ikebana].map(({ hasExplanations }) => hasExplanations)).toEqual([true, false]);
});

test("a game that the client does not know is an error", () => {
  expect(() => adapterFor("chess")).toThrow("unknown game: chess");
});

test.each(["hanabi", "ikebana"])("every message that %s names exists", (game) => {
  const { titleKey, ruleKeys, downloadFormats, remarks } = adapterFor(game);
  const keys = [
    titleKey,
    `${titleKey}-extended`,
    ...ruleKeys,
    ...downloadFormats.map((format) => `client-table-download-${format}`),
    ...remarks.map((remark) => `remark-${remark}`),
  ];
  expect(keys.filter((key) => !translator.has(key))).toEqual([]);
});
