/** The move that rearranges the viewer's own hand. */

import type { Card, HandCard, MoveText } from "../../wire/types";

/** Another slot for a card, or whether it is set apart. */
export type HandChange = { slot: number } | { apart: boolean };

/**
 * The move that puts a card into another slot, or sets it apart or back. `arrangement` is the move
 * that leaves the hand as it is; its numbers in another order ask for another order.
 */
export function rearrange(
  arrangement: MoveText,
  hand: readonly HandCard[],
  card: Card,
  change: HandChange,
): MoveText {
  const moved = hand.find(({ id }) => id === card);
  if (moved === undefined) return arrangement;
  const others = hand.filter((held) => held !== moved);
  const order = "slot" in change ? others.toSpliced(change.slot, 0, moved) : hand;
  const numbers = order.map(({ id, "is-apart": isApart }) => {
    const staysApart = id === card && "apart" in change ? change.apart : isApart;
    return staysApart ? `${id}!` : `${id}`;
  });
  const [seat = ""] = arrangement.split("=");
  return `${seat}=${numbers.join(".")}`;
}

/** The cards of such a move from left to right. */
export function cardsOf(arrangement: MoveText): { id: Card; isApart: boolean }[] {
  const [, cards = ""] = arrangement.split("=");
  return cards.split(".").map((card) => ({ id: parseInt(card, 10), isApart: card.endsWith("!") }));
}
