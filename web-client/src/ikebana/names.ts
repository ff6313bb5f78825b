/** What flowers and bouquets are called, for readers of screens and for sentences. */

import { parseFace } from "../paper/faces";
import type { Face, IkebanaRules, Said } from "../wire/types";
import { listed, words } from "../words/words.svelte";

/** A face as a message, to be put into a sentence. */
export function saidFace(face: Face, rules: IkebanaRules): Said {
  const { suit, value } = parseFace(face, rules.suits);
  return { key: `face-${suit}`, arguments: { value } };
}

/** The name of a face, such as “red 3”. */
export function faceName(face: Face, rules: IkebanaRules): string {
  return words.tell(saidFace(face, rules));
}

/** The faces of a bouquet, listed. */
export function saidFaces(faces: readonly Face[], rules: IkebanaRules): Said | string {
  return listed(faces.map((face) => saidFace(face, rules))) as Said | string;
}
