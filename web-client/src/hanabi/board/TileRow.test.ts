import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";

import { translator } from "../../i18n/translator.svelte";
import { exampleView } from "../fixtures";
import HelpSheet from "../help/HelpSheet.svelte";
import TileRow from "./TileRow.svelte";

beforeAll(() => translator.setLanguage("en"));
afterEach(cleanup);

const view = exampleView({}, { "tiles-revealed": [6], "tiles-left": [1, 2, 3, 4, 5] });

test("the bonus tiles say what they are", () => {
  render(TileRow, { props: { board: view.board } });
  const label = screen.getByText("Bonus tiles");
  expect(label.classList).not.toContain("visually-hidden");
  const tiles = screen.getByRole("list", { name: "Bonus tiles" });
  const [revealed, ...others] = [...tiles.querySelectorAll("li")].map((tile) => tile.title);
  expect(revealed).toBe("add a discarded card to its firework");
  expect(others).toEqual(["face down", "face down", "face down", "face down", "face down"]);
});

test("the help explains the sign of every bonus tile, where there are any", () => {
  const { rules } = view.board;
  const help = render(HelpSheet, { props: { rules, open: true } });
  for (const effect of [
    "get a clue token back",
    "give a free colour clue",
    "give a free value clue",
  ]) {
    expect(screen.getByText(effect)).toBeTruthy();
  }
  help.unmount();
  render(HelpSheet, { props: { rules: { ...rules, tiles: false }, open: true } });
  expect(screen.queryByText("get a clue token back")).toBeNull();
});
