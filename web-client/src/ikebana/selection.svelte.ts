/** What costs points is chosen first and confirmed then: a purchaseFrom, or a card to be rejected. */

import type { IkebanaView, LegalBuy, LegalReject, Seat } from "../wire/types";
import { legalMove, purchaseFrom } from "./view-queries";

type Choice = { kind: "buy"; owner: Seat } | { kind: "reject" };

export class IkebanaSelection {
  private chosen = $state.raw<Choice | null>(null);

  constructor(private view: () => IkebanaView) {}

  /** Choose the top card of a pile, or let go of it. */
  buy(owner: Seat): void {
    const isChosen = this.chosen?.kind === "buy" && this.chosen.owner === owner;
    this.chosen = isChosen ? null : { kind: "buy", owner };
  }

  /** Choose to reject the card just drawn. */
  reject(): void {
    this.chosen = { kind: "reject" };
  }

  /** Choose nothing. */
  clear(): void {
    this.chosen = null;
  }

  /** The payment that waits to be confirmed; none once it is no longer allowed. */
  get payment(): LegalBuy | LegalReject | undefined {
    if (this.chosen === null) return undefined;
    return this.chosen.kind === "buy"
      ? purchaseFrom(this.view(), this.chosen.owner)
      : legalMove(this.view(), "reject");
  }
}
