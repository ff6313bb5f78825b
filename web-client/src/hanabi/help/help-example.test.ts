import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import type { HanabiRules } from "../../wire/types";
import { translator } from "../../i18n/translator.svelte";
import { exampleKnowledge } from "./help-example";
import HelpExample from "./HelpExample.svelte";

afterEach(cleanup);

const RULES = {
  suits: ["w", "r", "b", "y", "g"].map((letter) => ({ name: letter, letter })),
  values: [1, 2, 3, 4, 5],
} as unknown as HanabiRules;

it("rules out more at every level of help", () => {
  const possible = [1, 2, 3, 4].map((level) => exampleKnowledge(RULES, level).possible);
  expect(possible.map(({ length }) => length)).toEqual([5, 4, 3, 2]);
  expect(possible.at(-1)).toEqual(["w3", "g3"]);
});

it("mentions no more reasons than the level shows", async () => {
  await translator.setLanguage("en");
  await translator.addMoreMessages();
  const reasons = [
    /named this card’s value/,
    /ruled out (a|one) colour/,
    /you see all cards of this value/,
    /it must be another card/,
  ];
  for (const level of [0, 1, 2, 3, 4]) {
    const { container } = render(HelpExample, { level, rules: RULES });
    const caption = container.querySelector("figcaption")?.textContent ?? "";
    expect(reasons.filter((reason) => reason.test(caption))).toEqual(reasons.slice(0, level));
  }
});
