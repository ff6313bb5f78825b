/** Queries on a view of Ikebana; they apply no rules, only look up what the server has sent. */

import { standingEntries } from "../table/table-context";
import type {
  Entry,
  IkebanaBoard,
  IkebanaMove,
  IkebanaRoundEnded,
  IkebanaView,
  LegalBuy,
  Seat,
} from "../wire/types";

/** The first legal move of this type, if any. */
export function legalMove<Type extends IkebanaMove["type"]>(
  view: IkebanaView,
  type: Type,
): Extract<IkebanaMove, { type: Type }> | undefined {
  return view["legal-moves"].find(
    (move): move is Extract<IkebanaMove, { type: Type }> => move.type === type,
  );
}

/** The purchase from this seat's pile, if it is allowed. */
export function purchaseFrom(view: IkebanaView, owner: Seat): LegalBuy | undefined {
  return view["legal-moves"].find(
    (move): move is LegalBuy => move.type === "buy" && move.owner === owner,
  );
}

/** What a seat's bouquet would score now. */
export function worthOf(board: IkebanaBoard, seat: Seat): number {
  return (board.bouquets[seat]?.appraisal.points ?? 0) * board["round-multiplier"];
}

/** The seats in the viewer's order: the next one first, the viewer's own last. */
export function seatsInOrder(view: IkebanaView): readonly Seat[] {
  const seats = view.board.points.length;
  const first = view.seat === null ? 0 : view.seat + 1;
  return Array.from({ length: seats }, (_, index) => (first + index) % seats);
}

/** The rounds that were over after this many moves. */
export function finishedRounds(
  entries: readonly Entry[],
  upTo: number,
): readonly IkebanaRoundEnded[] {
  let moves = 0;
  const over: IkebanaRoundEnded[] = [];
  for (const { event, "game-events": gameEvents } of standingEntries(entries)) {
    if (event.type !== "move-made") continue;
    if (++moves > upTo) break;
    for (const event of gameEvents) {
      if (event.type === "ikebana-round-ended") over.push(event);
    }
  }
  return over;
}

/** The positions of a bouquet, counted from 1, that are in none of its combinations. */
export function uncombinedPositions(
  size: number,
  combinations: readonly { readonly positions: readonly number[] }[],
): readonly number[] {
  const taken = new Set(combinations.flatMap(({ positions }) => positions));
  return Array.from({ length: size }, (_, index) => index + 1).filter(
    (position) => !taken.has(position),
  );
}
