/** The marks on a card: what of it is still possible, and by what the rest was ruled out. */

import type { Face, HanabiRules, Knowledge } from "../../wire/types";

/** `only`: nothing else is possible. The others but `possible` say by what it was ruled out. */
export type Mark = "only" | "possible" | "clued" | "excluded" | "counted" | "deduced";

export interface Marks {
  suits: readonly { suit: string; mark: Mark }[];
  values: readonly { value: number; mark: Mark }[];
}

const LEVELS = ["clued", "excluded", "counted", "deduced"] as const;

/** The marks of each suit and each value, from the faces that were ruled out at each level. */
export function marksOf(knowledge: Knowledge, rules: HanabiRules): Marks {
  return {
    suits: rules.suits.map(({ name, letter }) => ({
      suit: name,
      mark: markOf(knowledge, (face) => face.startsWith(letter)),
    })),
    values: rules.values.map((value) => ({
      value,
      mark: markOf(knowledge, (face) => face.slice(1) === String(value)),
    })),
  };
}

/** The mark of one face. */
export function markOfFace(knowledge: Knowledge, face: Face): Mark {
  return markOf(knowledge, (other) => other === face);
}

/** Whether the marks say anything: not every suit and every value is still possible. */
export function areInformative({ suits, values }: Marks): boolean {
  return [...suits, ...values].some(({ mark }) => mark !== "possible");
}

/** The mark of all faces of a kind: the first level by which the last of them was ruled out. */
function markOf(knowledge: Knowledge, isMeant: (face: Face) => boolean): Mark {
  if (knowledge.possible.some(isMeant)) {
    return knowledge.possible.every(isMeant) ? "only" : "possible";
  }
  return LEVELS.findLast((level) => knowledge[level].some(isMeant)) ?? "clued";
}
