import { expect, test } from "vitest";
import type { MyGame } from "../wire/types";
import { editionOf, EVERY_EDITION, filtered, oneOfEachEdition } from "./filters";

const game = (table: string, phase: MyGame["phase"], name: string, edition: string): MyGame =>
  ({ table, phase, options: { game: name, edition } }) as MyGame;

const GAMES = [
  game("a", "playing", "hanabi", "deluxe"),
  game("b", "waiting", "ikebana", "deluxe"),
  game("c", "finished", "hanabi", "standard"),
  game("d", "finished", "hanabi", "deluxe"),
  game("e", "expired", "hanabi", "deluxe"),
];
const names = (games: readonly MyGame[]): string => games.map(({ table }) => table).join("");

test("games are filtered by phase and edition, and expired tables are left out", () => {
  expect(names(filtered(GAMES, "all", EVERY_EDITION))).toBe("abcd");
  expect(names(filtered(GAMES, "running", EVERY_EDITION))).toBe("ab");
  expect(names(filtered(GAMES, "finished", "hanabi deluxe"))).toBe("d");
});

test("Ikebana is one edition, whatever its options say", () => {
  expect(GAMES.map(editionOf)).toContain("ikebana");
  expect(names(oneOfEachEdition(GAMES))).toBe("abc");
});
