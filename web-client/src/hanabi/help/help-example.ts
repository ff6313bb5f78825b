/** A card to show what the levels of help mean, made up of the faces of the game that is chosen. */

import type { HanabiRules, Knowledge } from "../../wire/types";

/**
 * What can be known of a card at a level: it was pointed at by its value, a clue of one colour
 * passed it by, all copies of a second are in sight, and a third one lies in other hidden cards.
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
