import { describe, expect, it } from "vitest";
import type { TableForm, EditionChoice, ExtensionChoice, WireMessage } from "../wire/types";
import { initialDraft, draftOf, withExtension, fitToForm } from "./draft";

const message: WireMessage = { key: "list-and", arguments: {} };
const extension = (name: string, ...excludes: string[]): ExtensionChoice => ({
  extension: name,
  name: message,
  about: message,
  excludes,
});
const box = (edition: string, ...extensions: ExtensionChoice[]): EditionChoice => ({
  edition,
  name: message,
  about: message,
  seats: [2, 3, 4, 5],
  extensions,
  settings: { errors: "3" },
});
const avalanche = extension("avalanche", "avalanche-tricky");
const tricky = extension("avalanche-tricky", "avalanche");

const OFFER = {
  games: [
    {
      game: "hanabi",
      seats: [2, 3, 4, 5],
      editions: [box("deluxe", avalanche, tricky, extension("black-powder")), box("standard")],
      extensions: [],
    },
    { game: "ikebana", seats: [2, 3, 4], editions: [], extensions: [extension("final-bouquet")] },
  ],
  defaults: {
    game: "hanabi",
    edition: "deluxe",
    extensions: [],
    settings: {},
    seats: 4,
    "first-seat": null,
    visibility: "listed",
    "has-password": false,
    talk: "silent",
    "help-level": 0,
    "turn-seconds": null,
    "at-deadline": "wait",
    "bot-pace": "instant",
    "expert-bots": false,
    "bot-answers": "alone",
    undo: true,
    watching: "none",
  },
} as unknown as TableForm;

describe("the draft of a table", () => {
  it("starts as a table for friends", () => {
    expect(initialDraft(OFFER, "brisk")).toMatchObject({
      game: "hanabi",
      edition: "deluxe",
      seats: 3,
    });
  });

  it("drops what another edition does not have", () => {
    const deluxe = {
      ...initialDraft(OFFER, "brisk"),
      extensions: ["black-powder"],
      settings: { errors: "1" },
    };
    expect(fitToForm({ ...deluxe, edition: "standard" }, OFFER)).toMatchObject({
      extensions: [],
      settings: { errors: "1" },
    });
  });

  it("does not repeat the edition's own settings", () => {
    expect(
      fitToForm({ ...initialDraft(OFFER, "brisk"), settings: { errors: "3" } }, OFFER).settings,
    ).toEqual({});
  });

  it("drops seats, editions and first players that another game does not have", () => {
    const five = {
      ...initialDraft(OFFER, "brisk"),
      seats: 5,
      "first-seat": 4,
      extensions: ["black-powder"],
    };
    expect(fitToForm({ ...five, game: "ikebana" }, OFFER)).toMatchObject({
      seats: 2,
      "first-seat": null,
      extensions: [],
    });
  });

  it("replaces extensions that exclude the new one", () => {
    const begun = withExtension(
      withExtension(initialDraft(OFFER, "brisk"), avalanche, true),
      tricky,
      true,
    );
    expect(begun.extensions).toEqual(["avalanche-tricky"]);
    expect(withExtension(begun, tricky, false).extensions).toEqual([]);
  });

  it("does not know the password of a table that has one", () => {
    const { password } = draftOf({ ...OFFER.defaults, "has-password": true });
    expect(password).toBe("");
  });
});
