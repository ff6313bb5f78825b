/** An example card that explains the help levels, made of the faces of the chosen game. */

import type { HanabiRules, Knowledge } from "../../wire/types";

/**
 * What is known about the card at a level: a clue named its value, another ruled out a colour, all
 * copies of a second colour are visible, and a third is another hidden card.
 */
export function exampleKnowledge(rules: HanabiRules, level: number): Knowledge {
  const value = rules.values[Math.floor(rules.values.length / 2)] ?? 1;
  const faces = rules.suits.flatMap(({ letter }) => rules.values.map((each) => letter + each));
  const [passed, seen, elsewhere] = rules.suits.slice(1).map(({ letter }) => letter + value);
  const lists = {
    clued: faces.filter((face) => face.slice(1) !== String(value)),
    excluded: faces.filter((face) => level >= 2 && face === passed),
    counted: faces.filter((face) => level >= 3 && face === seen),
    deduced: faces.filter((face) => level >= 4 && face === elsewhere),
  };
  const ruledOut = new Set(Object.values(lists).flat());
  return { possible: faces.filter((face) => !ruledOut.has(face)), ...lists };
}
