/** Queries on a view of Hanabi; they apply no rules, only look up what the server has sent. */

import type {
  Card,
  Clue,
  HanabiView,
  HandCard,
  LegalClue,
  LegalDiscard,
  LegalPlay,
  LegalTakeBack,
  Seat,
} from "../wire/types";

/** The clues that may be given to this seat. */
export function cluesTo(view: HanabiView, seat: Seat): readonly LegalClue[] {
  return view["legal-moves"].filter(
    (move): move is LegalClue => move.type === "clue" && move.target === seat,
  );
}

/** Whether the viewer may give a clue at all. */
export function canClue(view: HanabiView): boolean {
  return view["legal-moves"].some(({ type }) => type === "clue");
}

/** The move that plays this card, if it is allowed. */
export function playOf(view: HanabiView, card: Card): LegalPlay | undefined {
  return view["legal-moves"].find(
    (move): move is LegalPlay => move.type === "play" && move.card === card,
  );
}

/** The move that discards this card, if it is allowed. */
export function discardOf(view: HanabiView, card: Card): LegalDiscard | undefined {
  return view["legal-moves"].find(
    (move): move is LegalDiscard => move.type === "discard" && move.card === card,
  );
}

/** The moves that take a card from the discard, for a bonus tile. */
export function takeBacks(view: HanabiView): readonly LegalTakeBack[] {
  return view["legal-moves"].filter((move): move is LegalTakeBack => move.type === "take-back");
}

/** Whether it is the viewer's turn at the shown moment. */
export function isMyTurn(view: HanabiView): boolean {
  return view["legal-moves"].length > 0;
}

/** Whether a clue names a value. */
export function isValue(clue: Clue): boolean {
  return /^\d+$/.test(clue);
}

/** The other seats in the viewer's order, the next one first; all seats for a spectator. */
export function teammatesOf(view: HanabiView): readonly Seat[] {
  const seats = view.hands.length;
  const first = view.seat === null ? 0 : view.seat + 1;
  const shown = view.seat === null ? seats : seats - 1;
  return Array.from({ length: shown }, (_, index) => (first + index) % seats);
}

/** The seat that holds this card, or null. */
export function holderOf(view: HanabiView, card: Card | null): Seat | null {
  const seat = view.hands.findIndex((hand) => hand.some(({ id }) => id === card));
  return seat < 0 ? null : seat;
}

/** The position of a card in a hand, counted from 1; 0 if it is not there. */
export function positionIn(hand: readonly HandCard[], card: Card): number {
  return hand.findIndex(({ id }) => id === card) + 1;
}
