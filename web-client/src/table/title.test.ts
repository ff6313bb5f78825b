import { beforeAll, expect, test } from "vitest";

import type { ShownOptions } from "../wire/types";
import { translator } from "../i18n/translator.svelte";
import { titleOf } from "./title";

const chosen = (options: Partial<ShownOptions>): ShownOptions =>
  ({ game: "hanabi", edition: "deluxe", extensions: [], ...options }) as ShownOptions;

beforeAll(() => translator.setLanguage("en"));

test("the title has the edition", () => {
  expect(titleOf(chosen({}))).toBe("Hanabi: Deluxe");
  expect(titleOf(chosen({ game: "ikebana" }))).toBe("Ikebana");
});

test("extensions are listed", () => {
  const extensions = ["avalanche", "black-powder", "flamboyants"];
  expect(titleOf(chosen({ extensions: ["avalanche"] }))).toBe(
    "Hanabi: Deluxe with Colour avalanche",
  );
  expect(titleOf(chosen({ extensions }))).toBe(
    "Hanabi: Deluxe with Colour avalanche, Black powder and 5 Flamboyants",
  );
});
