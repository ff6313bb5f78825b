/** Clues and cards in the log: the clues to show, and the history of one card. */

import { standingEntries } from "../table/table-context";
import type { Card, Clue, Entry, GameEvent, Seat } from "../wire/types";

/** A clue that the table still shows, and which of its cards had been pointed at before. */
export interface ShownClue {
  giver: Seat;
  target: Seat;
  clue: Clue;
  fresh: ReadonlySet<Card>;
  again: ReadonlySet<Card>;
}

/**
 * The clues to show after this many moves, the oldest first: those of the others since the viewer's
 * last decision, and the last move if it was a clue. Rearranging a hand decides nothing.
 */
export function shownClues(
  entries: readonly Entry[],
  upTo: number,
  viewer: Seat | null,
): readonly ShownClue[] {
  let shown: ShownClue[] = [];
  const pointedAt = new Set<Card>();
  for (const { move, entry } of movesOf(entries)) {
    if (move > upTo) break;
    if (entry["game-events"].every(({ type }) => type === "hanabi-rearranged")) continue;
    const isOwn = entry.event.type === "move-made" && entry.event.seat === viewer;
    // Without a seat there is no turn to wait for.
    if (viewer === null || isOwn) shown = [];
    else shown = shown.filter(({ giver }) => giver !== viewer);
    const clued = entry["game-events"].find((event) => event.type === "hanabi-clued");
    if (clued === undefined) continue;
    shown.push({
      giver: clued.seat,
      target: clued.target,
      clue: clued.clue,
      fresh: new Set(clued.touched.filter((card) => !pointedAt.has(card))),
      again: new Set(clued.touched.filter((card) => pointedAt.has(card))),
    });
    for (const card of clued.touched) pointedAt.add(card);
  }
  return shown;
}

/** What a shown clue said about a card, and whether it was the first to point at it. */
export interface ClueOnCard {
  giver: Seat;
  clue: Clue;
  how: "fresh" | "again";
}

/** What the shown clues said about a card. */
export function cluesOn(clues: readonly ShownClue[], card: Card): readonly ClueOnCard[] {
  return clues
    .filter(({ fresh, again }) => fresh.has(card) || again.has(card))
    .map(({ giver, clue, fresh }) => ({ giver, clue, how: fresh.has(card) ? "fresh" : "again" }));
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

/** The last move of a seat up to a moment that was more than rearranging; null if there is none. */
export function lastMoveOf(
  entries: readonly Entry[],
  seat: Seat,
  upTo: number,
): { move: number; entry: Entry } | null {
  let last: { move: number; entry: Entry } | null = null;
  for (const { move, entry } of movesOf(entries)) {
    if (move > upTo) break;
    const { event } = entry;
    const isRearranged = entry["game-events"].every(({ type }) => type === "hanabi-rearranged");
    if (event.type === "move-made" && event.seat === seat && !isRearranged) last = { move, entry };
  }
  return last;
}

/** The events of a move. */
export function eventsOf(entries: readonly Entry[], move: number): readonly GameEvent[] {
  for (const each of movesOf(entries)) if (each.move === move) return each.entry["game-events"];
  return [];
}

/** The entries that changed the game, each with its number; the deal has number 0. */
function* movesOf(entries: readonly Entry[]): Generator<{ move: number; entry: Entry }> {
  let move = 0;
  for (const entry of standingEntries(entries)) {
    if (entry.event.type === "move-made") yield { move: ++move, entry };
    else if (entry["game-events"].length > 0) yield { move, entry };
  }
}
