/** The marks on a card: what it can still be, and how the rest was ruled out. */

import type { Face, HanabiRules, Knowledge } from "../../wire/types";

/** `only`: nothing else is possible. The others except `possible` say how it was ruled out. */
export type Mark = "only" | "possible" | "clued" | "excluded" | "counted" | "deduced";

export interface Marks {
  suits: readonly { suit: string; mark: Mark }[];
  values: readonly { value: number; mark: Mark }[];
}

const LEVELS = ["clued", "excluded", "counted", "deduced"] as const;

/** The marks of each suit and value, from the faces that each help level rules out. */
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

/** Whether the marks say anything, that is, not everything is still possible. */
export function areInformative({ suits, values }: Marks): boolean {
  return [...suits, ...values].some(({ mark }) => mark !== "possible");
}

/** The mark of a group of faces: the level that ruled out the last of them. */
function markOf(knowledge: Knowledge, isMeant: (face: Face) => boolean): Mark {
  if (knowledge.possible.some(isMeant)) {
    return knowledge.possible.every(isMeant) ? "only" : "possible";
  }
  return LEVELS.findLast((level) => knowledge[level].some(isMeant)) ?? "clued";
}
