/** A small Hanabi table for tests: two seats, two suits. */

import type { TableContext } from "../table/table-context";
import type { Command, HanabiBoard, HanabiView, HandCard, TableState } from "../wire/types";

export function heldCard(
  id: number,
  face: string | null,
  touched: readonly string[] = [],
): HandCard {
  return {
    id,
    face,
    "is-newest": false,
    "is-apart": false,
    touched,
    missed: [],
    knowledge: null,
  };
}

const BOARD: HanabiBoard = {
  rules: {
    suits: ["red", "blue"].map((name) => ({
      name,
      letter: name.charAt(0),
      touch: "own",
      direction: "up",
      copies: [3, 2],
      scoring: "points",
    })),
    values: [1, 2],
    clues: ["red", "blue", "1", "2"],
    cards: 10,
    "hand-size": 2,
    tokens: 8,
    errors: 3,
    "empty-clues": false,
    ending: "last-round",
    tiles: true,
    "lost-points": "zero",
    "highest-score": 4,
  },
  "seat-to-act": 0,
  turn: 4,
  tokens: 3,
  errors: 0,
  "deck-size": 4,
  fireworks: ["red", "blue"].map((suit) => ({
    suit,
    direction: "up",
    laid: [],
    "next-face": `${suit.charAt(0)}1`,
    fate: "open",
  })),
  discards: [
    { id: 5, face: "b2" },
    { id: 4, face: "r1" },
  ],
  "tiles-revealed": [],
  "tiles-left": [1, 2, 3, 4, 5, 6],
  pending: null,
  "turns-left": null,
  score: 0,
  "highest-reachable-score": 4,
  playable: ["r1", "b1"],
  useless: [],
  irreplaceable: [],
};

/** The view of seat 0. */
export function exampleView(
  changes: Partial<HanabiView> = {},
  board: Partial<HanabiBoard> = {},
): HanabiView {
  return {
    game: "hanabi",
    seat: 0,
    board: { ...BOARD, ...board },
    hands: [
      [heldCard(0, null), heldCard(1, null)],
      [heldCard(2, "r1"), heldCard(3, "b1", ["blue"])],
    ],
    "legal-moves": [],
    objections: { play: null, discard: null, clue: null },
    arrangement: "a=0.1",
    ...changes,
  };
}

/** A context with this view; commands that are sent are collected in `commands`. */
export function exampleContext(view: HanabiView, commands: Command[] = []): TableContext {
  const holder = { bot: null, "is-away": false, "has-contributed": true, "has-substitute": false };
  const state = {
    table: "example",
    phase: "playing",
    "my-seat": 0,
    holders: [
      { ...holder, name: "Anna", "is-me": true },
      { ...holder, name: "Bela", "is-me": false },
    ],
    notes: [],
    options: { game: "hanabi", talk: "silent" },
  } as unknown as TableState;
  const nothing = (): void => undefined;
  return {
    timeline: {
      view,
      move: 4,
      moves: 4,
      isPast: false,
      goTo: nothing,
      step: nothing,
      goToLatest: nothing,
    },
    state,
    entries: [],
    entriesDuringGame: null,
    preparingSeats: [],
    absences: [],
    submit: (command) => {
      commands.push(command);
      return Promise.resolve();
    },
    origin: "table",
    fates: null,
  };
}
