/** Mistakes of one's own games as exercises; which are solved is kept in this browser. */

import { keyMoments, type AnyReview, type AnyReviewedMove } from "./key-moments";

export interface Exercise {
  readonly table: string;
  /** The number of the move that was a mistake, from 1. */
  readonly move: number;
  readonly isSolved: boolean;
}

const STORED = "tamaya-exercises";
/** The most exercises that a browser keeps; the oldest give way. */
export const MOST_EXERCISES = 300;

/** The moves of a seat for which a better one is known; of all seats if it is null. */
export function exerciseMoves(review: AnyReview, seat: number | null): readonly AnyReviewedMove[] {
  return keyMoments(review).filter(
    (move) => move.better !== null && (seat === null || move.seat === seat),
  );
}

/** The exercises with those of a table added; what is solved stays so. */
export function withTable(
  known: readonly Exercise[],
  table: string,
  moves: readonly number[],
): readonly Exercise[] {
  const isSolved = (move: number): boolean =>
    known.some((each) => each.table === table && each.move === move && each.isSolved);
  return [
    ...known.filter((each) => each.table !== table),
    ...moves.map((move) => ({ table, move, isSolved: isSolved(move) })),
  ].slice(-MOST_EXERCISES);
}

/** The exercises with one solved. */
export function withSolved(
  known: readonly Exercise[],
  table: string,
  move: number,
): readonly Exercise[] {
  return known.map((each) =>
    each.table === table && each.move === move ? { ...each, isSolved: true } : each,
  );
}

/** The exercises that are not solved, the newest games first. */
export function openExercises(known: readonly Exercise[]): readonly Exercise[] {
  const tables = [...new Set(known.map(({ table }) => table))].toReversed();
  return tables.flatMap((table) => known.filter((each) => each.table === table && !each.isSolved));
}

/** The address of an exercise. */
export function exerciseAddress({ table, move }: Exercise): string {
  return `/replay/${table}?exercise=${move}`;
}

export function readExercises(): readonly Exercise[] {
  try {
    const rows: unknown = JSON.parse(localStorage.getItem(STORED) ?? "[]");
    return Array.isArray(rows) ? rows.filter(isExercise) : [];
  } catch {
    return [];
  }
}

export function keepExercises(exercises: readonly Exercise[]): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(exercises));
  } catch {
    // Without storage every exercise is open again next time.
  }
}

function isExercise(row: unknown): row is Exercise {
  if (typeof row !== "object" || row === null) return false;
  const { table, move, isSolved } = row as Partial<Exercise>;
  return typeof table === "string" && Number.isSafeInteger(move) && typeof isSolved === "boolean";
}
