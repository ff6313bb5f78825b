import { expect, test } from "vitest";
import { gameOfQuery, rulesPath, type ChosenGame } from "./rules-address";

const DELUXE: ChosenGame = {
  game: "hanabi",
  edition: "deluxe",
  extensions: ["black-powder", "flamboyants"],
  settings: { tokens: "9", suits: "red+blue:none:down" },
  seats: 3,
};

test("the address of the rules names the game in the words of the command line", () => {
  expect(rulesPath({ ...DELUXE, settings: { tokens: "9" } })).toBe(
    "/rules/hanabi?edition=deluxe&with=black-powder,flamboyants&set=tokens=9&players=3",
  );
  expect(rulesPath({ ...DELUXE, game: "ikebana", extensions: [], settings: {}, seats: null })).toBe(
    "/rules/ikebana",
  );
});

test("a game is read from the address of its rules", () => {
  const address = new URL(rulesPath(DELUXE), "https://server.test");
  expect(gameOfQuery("hanabi", address.searchParams, "standard")).toEqual(DELUXE);
  expect(gameOfQuery("hanabi", new URLSearchParams(), "standard")).toEqual({
    game: "hanabi",
    edition: "standard",
    extensions: [],
    settings: {},
    seats: null,
  });
});
