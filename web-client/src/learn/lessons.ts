/**
 * Advice for a first game. It is derived from what the server sends: the legal moves, what a card
 * can be, what is playable. No rules are applied here.
 */

import { cluesTo, discardOf, canClue, playOf, positionIn } from "../hanabi/view-queries";
import type { Card, Clue, Entry, HanabiView, HandCard, LegalClue, Seat } from "../wire/types";

/** A lesson that is learned by doing it. */
export const LESSONS = ["clue", "play", "discard"] as const;
export type Lesson = (typeof LESSONS)[number];

/** The effect of the learner's last move. */
export type MoveResult = "clued" | "laid" | "misfired" | "discarded";

/** The learner's next move, or waiting for the others. */
export type Advice =
  | { kind: "wait" }
  | { kind: "over" }
  | { kind: "clue"; target: Seat; clue: Clue; isGood: boolean }
  | { kind: "play"; position: number; isClued: boolean }
  | { kind: "discard"; position: number };

const RESULTS: Readonly<Record<string, MoveResult>> = {
  "hanabi-clued": "clued",
  "hanabi-laid": "laid",
  "hanabi-misfired": "misfired",
  "hanabi-discarded": "discarded",
};
const TAUGHT: Readonly<Record<MoveResult, Lesson>> = {
  clued: "clue",
  laid: "play",
  misfired: "play",
  discarded: "discard",
};

/** The effects of each move of a seat, in order. */
export function moveResults(entries: readonly Entry[], seat: Seat): readonly MoveResult[] {
  return entries.flatMap(({ event, "game-events": gameEvents }) => {
    if (event.type !== "move-made" || event.seat !== seat) return [];
    const result = gameEvents.map(({ type }) => RESULTS[type]).find((each) => each !== undefined);
    return result === undefined ? [] : [result];
  });
}

/** The lessons learned by these moves. */
export function learnedLessons(results: readonly MoveResult[]): ReadonlySet<Lesson> {
  return new Set(results.map((result) => TAUGHT[result]));
}

/** After this many moves without a certain play, a card that may fit is played. */
const PATIENCE = 5;

/** The next advice: a certain play first, then what has not been tried yet. */
export function adviceFor(view: HanabiView, done: ReadonlySet<Lesson>, moves: number): Advice {
  if (view.seat === null || view["legal-moves"].length === 0) return { kind: "wait" };
  const hand = view.hands[view.seat] ?? [];
  const sure = hand.find((card) => isSure(view, card) && playOf(view, card.id) !== undefined);
  if (sure !== undefined && (done.has("clue") || !canClue(view))) {
    const isClued = sure.touched.length > 0;
    return { kind: "play", position: positionIn(hand, sure.id), isClued };
  }
  const clue = bestClue(view);
  const spare = spareCard(view, hand);
  if (spare !== null && done.has("clue") && (!done.has("discard") || clue === null)) {
    return { kind: "discard", position: positionIn(hand, spare) };
  }
  const guess = likeliest(view, hand);
  if (guess !== null && !done.has("play") && moves >= PATIENCE) {
    return { kind: "play", position: positionIn(hand, guess), isClued: false };
  }
  if (clue !== null) {
    const isGood = worthOf(view, clue) > 0;
    return { kind: "clue", target: clue.target, clue: clue.clue, isGood };
  }
  return { kind: "play", position: 1, isClued: false };
}

/** Whether everything that a card can be is playable. */
function isSure(view: HanabiView, card: HandCard): boolean {
  const possible = card.knowledge?.possible ?? [];
  return possible.length > 0 && possible.every((face) => view.board.playable.includes(face));
}

/** The card that is most likely to be playable, if any can be. */
function likeliest(view: HanabiView, hand: readonly HandCard[]): Card | null {
  const share = ({ knowledge }: HandCard): number => {
    const possible = knowledge?.possible ?? [];
    const fitting = possible.filter((face) => view.board.playable.includes(face));
    return possible.length === 0 ? 0 : fitting.length / possible.length;
  };
  const [best] = hand.toSorted((one, other) => share(other) - share(one));
  return best === undefined || share(best) === 0 ? null : best.id;
}

/** The oldest card without a clue and without a warning. */
function spareCard(view: HanabiView, hand: readonly HandCard[]): Card | null {
  const spare = hand
    .filter((card) => card.touched.length === 0 && discardOf(view, card.id)?.warning === null)
    .map(({ id }) => id);
  return spare.length === 0 ? null : Math.min(...spare);
}

/** The clue that points at the most playable cards and the fewest others. */
function bestClue(view: HanabiView): LegalClue | null {
  const clues = view.hands.flatMap((_, seat) => cluesTo(view, seat));
  const worth = new Map(clues.map((clue) => [clue, worthOf(view, clue)]));
  return clues.reduce<LegalClue | null>(
    (best, clue) =>
      best === null || (worth.get(clue) ?? 0) > (worth.get(best) ?? 0) ? clue : best,
    null,
  );
}

/** Two points for each playable face, minus one for each other card; known cards do not count. */
function worthOf(view: HanabiView, clue: LegalClue): number {
  const hand = view.hands[clue.target] ?? [];
  const cards = hand.filter(
    ({ id, touched }) => clue.touched.includes(id) && !touched.includes(clue.clue),
  );
  const laid = new Set(
    cards.flatMap(({ face }) => (face !== null && view.board.playable.includes(face) ? face : [])),
  );
  return 2 * laid.size - (cards.length - laid.size);
}
