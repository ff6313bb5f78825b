/** What flowers and bouquets are called, for readers of screens and for sentences. */

import { parseFace } from "../ui/faces";
import type { Face, IkebanaRules, WireMessage } from "../wire/types";
import { listMessage, translator } from "../i18n/translator.svelte";

/** A face as a message, to be put into a sentence. */
export function faceMessage(face: Face, rules: IkebanaRules): WireMessage {
  const { suit, value } = parseFace(face, rules.suits);
  return { key: `face-${suit}`, arguments: { value } };
}

/** The name of a face, such as “red 3”. */
export function faceName(face: Face, rules: IkebanaRules): string {
  return translator.format(faceMessage(face, rules));
}

/** The faces of a bouquet, listed. */
export function faceListMessage(faces: readonly Face[], rules: IkebanaRules): WireMessage | string {
  return listMessage(faces.map((face) => faceMessage(face, rules))) as WireMessage | string;
}
