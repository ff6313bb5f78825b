/** The fates of the cards of a game, sorted by face. */

import { parseFace } from "../ui/faces";
import type { CardEnd, CardFate, Face } from "../wire/types";

/** All copies of a face, the first to have left play first. */
export interface Copies {
  face: Face;
  value: number;
  fates: readonly CardFate[];
}

/** The ends of cards, the best one first. */
export const ENDS: readonly CardEnd[] = [
  "laid",
  "laid-from-discard",
  "misfired",
  "discarded",
  "held",
  "in-deck",
];

/**
 * For each suit the copies of each value. Cards that were shuffled in are listed with their new
 * number.
 */
export function copiesBySuit(
  fates: readonly CardFate[],
  suits: readonly { readonly letter: string; readonly name: string }[],
): readonly { suit: string; copies: readonly Copies[] }[] {
  const lasting = fates.filter(({ end }) => end !== "shuffled-in");
  return suits.map(({ name }) => {
    const byFace = new Map<Face, CardFate[]>();
    for (const fate of lasting) {
      if (parseFace(fate.face, suits).suit !== name) continue;
      byFace.set(fate.face, [...(byFace.get(fate.face) ?? []), fate]);
    }
    const copies = [...byFace].map(([face, same]) => ({
      face,
      value: parseFace(face, suits).value,
      fates: same.toSorted((one, other) => ENDS.indexOf(one.end) - ENDS.indexOf(other.end)),
    }));
    return { suit: name, copies: copies.toSorted((one, other) => one.value - other.value) };
  });
}
