/** Moves that cost points are selected first and then confirmed: buying or rejecting a card. */

import type { IkebanaView, LegalBuy, LegalReject, Seat } from "../wire/types";
import { legalMove, purchaseFrom } from "./view-queries";

type Choice = { kind: "buy"; owner: Seat } | { kind: "reject" };

export class IkebanaSelection {
  private chosen = $state.raw<Choice | null>(null);

  constructor(private view: () => IkebanaView) {}

  /** Select the top card of a pile; the same pile again clears the selection. */
  buy(owner: Seat): void {
    const isChosen = this.chosen?.kind === "buy" && this.chosen.owner === owner;
    this.chosen = isChosen ? null : { kind: "buy", owner };
  }

  /** Select rejecting the drawn card. */
  reject(): void {
    this.chosen = { kind: "reject" };
  }

  /** Clear the selection. */
  clear(): void {
    this.chosen = null;
  }

  /** The payment to be confirmed; null once it is no longer allowed. */
  get payment(): LegalBuy | LegalReject | undefined {
    if (this.chosen === null) return undefined;
    return this.chosen.kind === "buy"
      ? purchaseFrom(this.view(), this.chosen.owner)
      : legalMove(this.view(), "reject");
  }
}
