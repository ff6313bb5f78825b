/** Clues and cards in the log: the last clue, and the history of one card. */

import type { Card, Clue, Entry, GameEvent, HanabiClued, Seat } from "../wire/types";

/** The last clue given by this moment, and which of its cards had been pointed at before. */
export interface LastClue {
  giver: Seat;
  target: Seat;
  clue: Clue;
  fresh: ReadonlySet<Card>;
  again: ReadonlySet<Card>;
}

/** The last move after this many moves, ignoring rearrangements, if it was a clue. */
export function lastClue(entries: readonly Entry[], upTo: number): LastClue | null {
  let last: HanabiClued | null = null;
  let before: ReadonlySet<Card> = new Set();
  const pointedAt = new Set<Card>();
  for (const { move, entry } of movesOf(entries)) {
    if (move > upTo) break;
    if (entry["game-events"].every(({ type }) => type === "hanabi-rearranged")) continue;
    last = entry["game-events"].find((event) => event.type === "hanabi-clued") ?? null;
    if (last === null) continue;
    before = new Set(pointedAt);
    for (const card of last.touched) pointedAt.add(card);
  }
  if (last === null) return null;
  return {
    giver: last.seat,
    target: last.target,
    clue: last.clue,
    fresh: new Set(last.touched.filter((card) => !before.has(card))),
    again: new Set(last.touched.filter((card) => before.has(card))),
  };
}

/** What the last clue said about a card, and whether for the first time; null if nothing. */
export function lastClueOn(
  clue: LastClue | null,
  card: Card,
): { clue: Clue; how: "fresh" | "again" } | null {
  if (clue?.fresh.has(card) === true) return { clue: clue.clue, how: "fresh" };
  return clue?.again.has(card) === true ? { clue: clue.clue, how: "again" } : null;
}

/** A clue that the holder of the card was given. */
export interface ReceivedClue {
  move: number;
  giver: Seat;
  clue: Clue;
  /** Whether it pointed at the card. */
  points: boolean;
}

export interface CardHistory {
  /** The move in which it was drawn: 0 for the deal. */
  drawnAt: number;
  clues: readonly ReceivedClue[];
}

/** The history of a card up to a moment; undefined if it had not been drawn yet. */
export function cardHistory(
  entries: readonly Entry[],
  card: Card,
  upTo: number,
): CardHistory | null {
  let holder: Seat | null = null;
  let drawnAt = 0;
  const clues: ReceivedClue[] = [];
  for (const { move, entry } of movesOf(entries)) {
    if (move > upTo) break;
    for (const event of entry["game-events"]) {
      if (event.type === "hanabi-drew" || event.type === "hanabi-drew-unseen") {
        if (event.card !== card) continue;
        holder = event.seat;
        drawnAt = move;
      } else if (event.type === "hanabi-clued" && event.target === holder) {
        const { seat: giver, clue, touched } = event;
        clues.push({ move, giver, clue, points: touched.includes(card) });
      }
    }
  }
  return holder === null ? null : { drawnAt, clues };
}

/** The events of a move. */
export function eventsOf(entries: readonly Entry[], move: number): readonly GameEvent[] {
  for (const each of movesOf(entries)) if (each.move === move) return each.entry["game-events"];
  return [];
}

/** The entries that changed the game, each with its number; the deal has number 0. */
function* movesOf(entries: readonly Entry[]): Generator<{ move: number; entry: Entry }> {
  let move = 0;
  for (const entry of entries) {
    if (entry.event.type === "move-made") yield { move: ++move, entry };
    else if (entry["game-events"].length > 0) yield { move, entry };
  }
}
