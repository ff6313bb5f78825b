import { expect, test } from "vitest";

import { exampleView } from "../hanabi/fixtures";
import type { Entry, IkebanaRules, TableState } from "../wire/types";
import { commitmentOf, drawn, mixedSeed, shuffled } from "./recipe";
import { checkShuffle, type ShuffleEvidence, type ShuffleSteps } from "./shuffle-check";

const SECRET = "5e".repeat(32);
const MINE = "0a".repeat(16);
const CONTRIBUTIONS = [MINE, "0b".repeat(16), ""];
const SEED = mixedSeed(SECRET, CONTRIBUTIONS.slice(0, 2));
const { rules } = exampleView().board;
const BOX = "r1 r1 r1 r2 r2 b1 b1 b1 b2 b2".split(" ");
const DECK = shuffled(BOX, SEED, "deck");

type Events = readonly { type: string; [field: string]: unknown }[];
const entry = (event: object, events: Events = []): Entry =>
  ({ event, "game-events": events }) as unknown as Entry;
const drew = (face: string | undefined): Events[number] => ({ type: "hanabi-drew", face });

/** The log of a game at which two people and a bot sit. */
const logOf = (...events: Events): readonly Entry[] => [
  entry({ type: "seat-taken", seat: 0, name: "Anna" }),
  entry({ type: "seat-taken", seat: 2, name: "Cyril" }),
  entry({ type: "seat-left", seat: 2 }),
  entry({ type: "bot-seated", seat: 2, name: "careful" }),
  entry({ type: "seat-taken", seat: 1, name: "Bela" }),
  entry({ type: "game-started" }, events),
  // Who sits there later has no part in the shuffle.
  entry({ type: "seat-taken-over", seat: 0, name: "careful 2" }),
];
const ENTRIES = logOf(...DECK.slice(0, 6).map(drew));
const SEEN = logOf({ type: "hanabi-drew-unseen" }, ...DECK.slice(1, 6).map(drew));

const state = (changes: Partial<TableState> = {}): TableState =>
  ({
    commitment: commitmentOf(SECRET),
    fairness: { secret: SECRET, contributions: CONTRIBUTIONS },
    holders: [null, null, null],
    options: { "first-seat": null },
    ...changes,
  }) as TableState;

const check = (changes: Partial<ShuffleEvidence> = {}): ShuffleSteps | null =>
  checkShuffle({
    state: state(),
    rules,
    deal: {
      deck: DECK,
      tiles: shuffled([1, 2, 3, 4, 5, 6], SEED, "tiles"),
      first: drawn(3, SEED, "first seat"),
    },
    remembered: { table: "one", commitment: commitmentOf(SECRET), contribution: MINE },
    entries: ENTRIES,
    entriesDuringGame: SEEN,
    ...changes,
  });

const ALL_PASSED: ShuffleSteps = {
  commitment: "passed",
  secret: "passed",
  own: "passed",
  others: "passed",
  deal: "passed",
  cards: "passed",
};
const exchanged = <Item>([one, other, ...rest]: readonly Item[]): Item[] =>
  [other, one, ...rest] as Item[];

test("a fair shuffle passes every step", () => {
  expect(check()).toEqual(ALL_PASSED);
});

test("a running game has nothing to check", () => {
  expect(check({ state: state({ fairness: null }) })).toBeNull();
});

test("another commitment than the one that was seen fails", () => {
  const commitment = commitmentOf("07".repeat(32));
  const steps = check({ state: state({ commitment }) });
  expect(steps).toMatchObject({ commitment: "failed", secret: "failed" });
});

test("another secret fails, even with its own commitment", () => {
  const secret = "07".repeat(32);
  const fairness = { secret, contributions: CONTRIBUTIONS };
  const steps = check({ state: state({ fairness, commitment: commitmentOf(secret) }) });
  expect(steps).toMatchObject({ commitment: "failed", secret: "passed", deal: "failed" });
});

test("a contribution that was replaced or reordered fails", () => {
  const mixed = (contributions: readonly string[]): ShuffleSteps | null =>
    check({ state: state({ fairness: { secret: SECRET, contributions } }) });
  expect(mixed(["0c".repeat(16), ...CONTRIBUTIONS.slice(1)])).toMatchObject({
    own: "failed",
    deal: "failed",
  });
  expect(mixed(exchanged(CONTRIBUTIONS))).toMatchObject({ own: "passed", deal: "failed" });
});

test("a part from a bot of the server, or none from a person, fails", () => {
  for (const contributions of [
    [...CONTRIBUTIONS.slice(0, 2), "0c".repeat(16)],
    [MINE, "", ""],
  ]) {
    const steps = check({ state: state({ fairness: { secret: SECRET, contributions } }) });
    expect(steps).toMatchObject({ own: "passed", others: "failed" });
  }
});

test("another deck, other tiles or another first seat fail", () => {
  const deal = {
    deck: DECK,
    tiles: shuffled([1, 2, 3, 4, 5, 6], SEED, "tiles"),
    first: drawn(3, SEED, "first seat"),
  };
  const sorted = [...DECK].sort();
  const first = (deal.first + 1) % 3;
  expect(check({ deal: { ...deal, deck: sorted } })).toEqual({ ...ALL_PASSED, deal: "failed" });
  expect(check({ deal: { ...deal, tiles: exchanged(deal.tiles) } })?.deal).toBe("failed");
  expect(check({ deal: { ...deal, first } })?.deal).toBe("failed");
  // The host may choose who starts.
  const chosen = state({ options: { "first-seat": first } as TableState["options"] });
  expect(check({ deal: { ...deal, first }, state: chosen })?.deal).toBe("passed");
});

test("suits in another order are another deck", () => {
  const suits = rules.suits.toReversed();
  expect(check({ rules: { ...rules, suits } })).toMatchObject({ deal: "failed", cards: "failed" });
});

test("cards that were drawn in another order fail, now or during the game", () => {
  const wrong = logOf(...[...DECK.slice(0, 6)].sort().map(drew));
  const shown = logOf({ type: "hanabi-drew-unseen" }, ...[...DECK.slice(1, 6)].sort().map(drew));
  expect(check({ entries: wrong })).toEqual({ ...ALL_PASSED, cards: "failed" });
  expect(check({ entriesDuringGame: shown })).toEqual({ ...ALL_PASSED, cards: "failed" });
});

test("a card that is shuffled into the deck changes the order of the rest", () => {
  const rest = shuffled([...DECK.slice(3), "r1"], SEED, "reshuffle 1");
  const events: Events = [
    ...DECK.slice(0, 3).map(drew),
    { type: "hanabi-shuffled-in", face: "r1", deck: rest },
    ...rest.slice(0, 4).map(drew),
  ];
  const wrong = [...events.slice(0, 4), ...DECK.slice(3, 7).map(drew)];
  expect(check({ entries: logOf(...events) })).toEqual(ALL_PASSED);
  expect(check({ entries: logOf(...wrong) })?.cards).toBe("failed");
});

test("in Ikebana each new deck is checked, from the cards that were gathered", () => {
  const flowers = { suits: rules.suits } as unknown as IkebanaRules;
  const gathered = ["r1", "r2", "b1", "b2"];
  const second = shuffled(gathered, SEED, "reshuffle 1");
  const third = shuffled(BOX, SEED, "reshuffle 2");
  const events = (again: readonly string[]): Events => [
    ...DECK.map((face) => ({ type: "ikebana-drew", face })),
    { type: "ikebana-shuffled", deck: again },
    { type: "ikebana-drew", face: again[0] },
    { type: "ikebana-shuffled", deck: third },
    { type: "ikebana-drew", face: third[0] },
  ];
  const seen = logOf(
    { type: "ikebana-drew", face: DECK[0] },
    { type: "ikebana-drew-unseen" },
    { type: "ikebana-shuffled-unseen", cards: 10 },
    { type: "ikebana-drew", face: shuffled(BOX, SEED, "reshuffle 1")[0] },
    { type: "ikebana-shuffled-unseen", cards: 4 },
    { type: "ikebana-drew", face: "b2" },
  );
  const evidence = { rules: flowers, entriesDuringGame: seen };
  expect(check({ ...evidence, entries: logOf(...events(second)) })).toEqual(ALL_PASSED);
  const wrong = exchanged(second);
  expect(check({ ...evidence, entries: logOf(...events(wrong)) })?.cards).toBe("failed");
});

test("what this browser did not see is unknown, never passed", () => {
  expect(check({ remembered: null, entriesDuringGame: null, deal: null })).toEqual({
    ...ALL_PASSED,
    commitment: "unknown",
    own: "unknown",
    deal: "unknown",
    cards: "unknown",
  });
  // Somebody who was not allowed to watch saw no card.
  expect(check({ entriesDuringGame: logOf() })).toEqual({ ...ALL_PASSED, cards: "unknown" });
  // A spectator saw the commitment and added nothing.
  const remembered = { table: "one", commitment: commitmentOf(SECRET), contribution: null };
  expect(check({ remembered })).toEqual({ ...ALL_PASSED, own: "unknown" });
});
