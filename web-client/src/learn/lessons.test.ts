import { describe, expect, it } from "vitest";
import type { Entry, HanabiMove, HanabiView, HandCard } from "../wire/types";
import { adviceFor, moveResults, learnedLessons } from "./lessons";

const card = (id: number, face: string | null, possible: string[] = ["r1", "r2"]): HandCard => ({
  id,
  face,
  "is-newest": false,
  "is-apart": false,
  touched: possible.length < 2 ? ["1"] : [],
  missed: [],
  knowledge: { possible, clued: [], excluded: [], counted: [], deduced: [] },
});

function view(own: readonly HandCard[], moves: readonly HanabiMove[]): HanabiView {
  const other = [card(10, "r1"), card(11, "r4"), card(12, "b1")];
  return {
    seat: 0,
    hands: [own, other],
    board: { playable: ["r1", "b1"] },
    "legal-moves": moves,
  } as unknown as HanabiView;
}

const red: HanabiMove = { type: "clue", text: "c", target: 1, clue: "red", touched: [10, 11] };
const ones: HanabiMove = { type: "clue", text: "c", target: 1, clue: "1", touched: [10, 12] };
const play = (id: number): HanabiMove => ({ type: "play", text: "p", card: id, warning: null });
const discard = (id: number, hasWarning = false): HanabiMove => ({
  type: "discard",
  text: "d",
  card: id,
  warning: hasWarning ? "irreplaceable" : null,
});

describe("advice for a beginner", () => {
  it("waits for the others", () => {
    expect(adviceFor(view([], []), new Set(), 0)).toEqual({ kind: "wait" });
  });

  it("starts with the clue that points at the most playable cards", () => {
    const own = [card(0, null), card(1, null)];
    const advice = adviceFor(view(own, [red, ones, play(0), discard(0)]), new Set(), 0);
    expect(advice).toEqual({ kind: "clue", target: 1, clue: "1", isGood: true });
  });

  it("plays a card that is certain to fit", () => {
    const own = [card(0, null), card(1, null, ["r1"])];
    const advice = adviceFor(view(own, [red, play(0), play(1)]), new Set(["clue"]), 1);
    expect(advice).toEqual({ kind: "play", position: 2, isClued: true });
  });

  it("discards the oldest card without a warning", () => {
    const own = [card(7, null), card(3, null), card(5, null)];
    const moves = [red, discard(7), discard(3, true), discard(5)];
    expect(adviceFor(view(own, moves), new Set(["clue"]), 1)).toEqual({
      kind: "discard",
      position: 3,
    });
  });

  it("takes a risk after many turns without a certain play", () => {
    const own = [card(0, null, ["r2", "r3"]), card(1, null, ["r1", "r2"])];
    const advice = adviceFor(view(own, [red, play(0), play(1)]), new Set(["clue", "discard"]), 5);
    expect(advice).toEqual({ kind: "play", position: 2, isClued: false });
  });

  it("returns to clues once everything was tried", () => {
    const own = [card(7, null)];
    const advice = adviceFor(view(own, [red, discard(7)]), new Set(["clue", "discard"]), 2);
    expect(advice.kind).toBe("clue");
  });
});

it("has learned what the learner's own moves caused", () => {
  const entries = [
    { event: { type: "move-made", seat: 0 }, "game-events": [{ type: "hanabi-clued" }] },
    { event: { type: "move-made", seat: 1 }, "game-events": [{ type: "hanabi-discarded" }] },
    { event: { type: "move-made", seat: 0 }, "game-events": [{ type: "hanabi-misfired" }] },
  ] as unknown as Entry[];
  const results = moveResults(entries, 0);
  expect(results).toEqual(["clued", "misfired"]);
  expect([...learnedLessons(results)]).toEqual(["clue", "play"]);
});
