/** The names of cards and clues, for screen readers and sentences. */

import { parseFace } from "../ui/faces";
import { listMessage, say } from "../i18n/translator.svelte";
import type {
  Clue,
  Face,
  HanabiRules,
  HandCard,
  LegalClue,
  ShownNote,
  WireMessage,
} from "../wire/types";
import { isValue, positionIn } from "./view-queries";

/** The name of a face, such as “red 3”. */
export function faceName(face: Face, rules: HanabiRules): string {
  const { suit, value } = parseFace(face, rules.suits);
  return say(`face-${suit}`, { value });
}

/** The name of what a clue names. */
export function clueName(clue: Clue): string {
  return isValue(clue) ? clue : say(`suit-${clue}`);
}

/** What a clue says, as in the log. */
export function clueContent(clue: Clue, positions: readonly number[]): WireMessage {
  const count = positions.length;
  const where = listMessage(positions.map(String));
  if (isValue(clue)) {
    return { key: "clue-says-value", arguments: { count, positions: where, value: Number(clue) } };
  }
  const one: WireMessage = { key: `card-${clue}`, arguments: {} };
  const more: WireMessage = { key: `cards-${clue}`, arguments: {} };
  return { key: "clue-says-colour", arguments: { count, positions: where, one, more } };
}

/** The sentence of a clue, as it will be in the log. */
export function clueSentence(
  clue: LegalClue,
  hand: readonly HandCard[],
  player: string,
  teammate: string,
  isFree: boolean,
): WireMessage {
  const content = clueContent(
    clue.clue,
    clue.touched.map((card) => positionIn(hand, card)),
  );
  return {
    key: isFree ? "event-clued-free" : "event-clued",
    arguments: { player, teammate, clue: content },
  };
}

/** Everything known about a card in a hand, in a few words. */
export function cardName(
  card: HandCard,
  position: number,
  rules: HanabiRules,
  isOwn: boolean,
): string {
  const parts: string[] = [nameInHand(card, position, rules, isOwn)];
  if (card["is-newest"]) parts.push(say("client-hanabi-newest"));
  if (card["is-apart"]) parts.push(say("client-hanabi-apart"));
  if (card.touched.length > 0) {
    const clues = listMessage([...new Set(card.touched)].map(clueName));
    parts.push(say("client-hanabi-clues", { clues }));
  }
  const possible = card.knowledge?.possible;
  if (possible !== undefined && possible.length <= 3) {
    const faces = listMessage(
      possible.map((face) => faceName(face, rules)),
      "or",
    );
    parts.push(say("client-hanabi-can-be", { faces }));
  }
  return joinRemarks(parts);
}

function nameInHand(card: HandCard, position: number, rules: HanabiRules, isOwn: boolean): string {
  if (card.face !== null) {
    return say("client-hanabi-card", { position, face: faceName(card.face, rules) });
  }
  return say(isOwn ? "client-hanabi-card-own" : "client-hanabi-card-unseen", { position });
}

/** A note in one line: its text and the faces it marks. */
export function noteText(note: ShownNote, rules: HanabiRules): string {
  const faces = listMessage(
    note.faces.map((face) => faceName(face, rules)),
    "or",
  );
  const parts = note.text === "" ? [] : [note.text];
  if (note.faces.length > 0) parts.push(say("client-hanabi-can-be", { faces }));
  return joinRemarks(parts);
}

/** Remarks joined with the separator of the language. */
export function joinRemarks(remarks: readonly string[]): string {
  return remarks.reduce((start, item) => say("list-semicolon", { start, item }));
}
