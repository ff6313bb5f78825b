/** The names of flowers and bouquets, for screen readers and sentences. */

import { parseFace } from "../ui/faces";
import type { Face, IkebanaRules, WireMessage } from "../wire/types";
import { listMessage, translator } from "../i18n/translator.svelte";

/** A face as a message. */
export function faceMessage(face: Face, rules: IkebanaRules): WireMessage {
  const { suit, value } = parseFace(face, rules.suits);
  return { key: `face-${suit}`, arguments: { value } };
}

/** The name of a face, such as “red 3”. */
export function faceName(face: Face, rules: IkebanaRules): string {
  return translator.format(faceMessage(face, rules));
}

/** The faces of a bouquet as a list. */
export function faceListMessage(faces: readonly Face[], rules: IkebanaRules): WireMessage | string {
  return listMessage(faces.map((face) => faceMessage(face, rules))) as WireMessage | string;
}
