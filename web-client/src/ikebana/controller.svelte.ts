/** The viewer's actions at the Ikebana table: moving, paying, looking at details. */

import type { TableContext } from "../table/table-context";
import { submitCommand } from "../table/command";
import type { IkebanaRoundEnded, IkebanaView, Seat } from "../wire/types";
import { IkebanaSelection } from "./selection.svelte";
import type { KeyAction } from "./keys";
import { legalMove, purchaseFrom, finishedRounds, seatsInOrder } from "./view-queries";

/** Where a card may be dropped: on the viewer's own bouquet or pile. */
export type DropTarget = "bouquet" | "pile";

export class IkebanaController {
  readonly selection = new IkebanaSelection(() => this.view);
  /** Whether a move has been sent and is not answered yet. */
  isBusy = $state(false);
  /** The seat whose bouquet is shown in detail. */
  detailedSeat = $state<Seat | null>(null);
  /** The round whose bouquets are shown. */
  round = $state<number | null>(null);
  /** Whether that round has just ended. */
  isCelebrating = $state(false);
  isStandingOpen = $state(false);
  isHelpOpen = $state(false);
  /** Where the dragged card would land. */
  aim = $state<DropTarget | null>(null);

  constructor(private context: () => TableContext) {}

  get view(): IkebanaView {
    return this.context().timeline.view as IkebanaView;
  }

  /** Whether the viewer can act: not in a replay, nor while an earlier moment is shown. */
  get isLive(): boolean {
    const { submit, timeline, state } = this.context();
    return (
      submit !== null && !timeline.isPast && state.phase === "playing" && this.view.seat !== null
    );
  }

  /** The rounds that were over at the shown moment. */
  get rounds(): readonly IkebanaRoundEnded[] {
    const { entries, timeline } = this.context();
    return finishedRounds(entries, timeline.move);
  }

  /** The number of rounds that are over now, whatever moment is shown. */
  get endedRounds(): number {
    const { entries, timeline } = this.context();
    return finishedRounds(entries, timeline.moves).length;
  }

  /** Show the bouquets of a round. */
  showRound(round: number): void {
    this.round = round;
    this.isCelebrating = false;
  }

  /** Show the bouquets of the round that has just ended. */
  celebrate(round: number): void {
    this.showRound(round);
    this.isCelebrating = true;
  }

  closeRound(): void {
    this.round = null;
    this.isCelebrating = false;
  }

  /** The round that has just ended: the viewer has no card of the next one yet. */
  get justEnded(): IkebanaRoundEnded | undefined {
    const { bouquets, gains } = this.view.board;
    const before = this.view.seat === null ? bouquets : [bouquets[this.view.seat]];
    const hasBegun = before.some((bouquet) => (bouquet?.cards.length ?? 0) > 0);
    return hasBegun ? undefined : this.rounds.find(({ number }) => number === gains.length);
  }

  /** Send a move. */
  async makeMove(text: string): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    await submitCommand(this.context(), { type: "move", move: text });
    this.selection.clear();
    this.isBusy = false;
  }

  /** A card was dropped: the top card of a seat's pile, or with null the card of the turn. */
  drop(owner: Seat | null, place: DropTarget | null): void {
    if (!this.isLive || place === null) return;
    if (place === "pile") {
      if (owner === null && legalMove(this.view, "reject")) this.selection.reject();
    } else if (owner === null) {
      const move = legalMove(this.view, "keep") ?? legalMove(this.view, "draw");
      if (move !== undefined) void this.makeMove(move.text);
    } else if (this.selection.payment?.type !== "buy" || this.selection.payment.owner !== owner) {
      this.selection.buy(owner);
    }
  }

  /** Perform the action of a key. */
  perform(action: KeyAction): void {
    const { selection, view } = this;
    const { timeline } = this.context();
    switch (action.action) {
      case "draw":
      case "keep": {
        const move = legalMove(view, action.action);
        if (this.isLive && move !== undefined) void this.makeMove(move.text);
        break;
      }
      case "reject":
        if (this.isLive) selection.reject();
        break;
      case "buy": {
        const owner = seatsInOrder(view)[action.pile];
        if (this.isLive && owner !== undefined && purchaseFrom(view, owner)) selection.buy(owner);
        break;
      }
      case "step":
        timeline.step(action.steps);
        break;
      case "now":
        timeline.goToLatest();
        break;
      case "clear":
        selection.clear();
        break;
      case "help":
        this.isHelpOpen = true;
        break;
    }
  }
}
