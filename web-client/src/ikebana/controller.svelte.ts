/** What the viewer does at the Ikebana table: makes moves, pays, looks closer. */

import type { TableContext } from "../table/table-context";
import { submitCommand } from "../table/command";
import type { IkebanaRoundEnded, IkebanaView, Seat } from "../wire/types";
import { IkebanaSelection } from "./selection.svelte";
import type { KeyAction } from "./keys";
import { legalMove, purchaseFrom, finishedRounds, seatsInOrder } from "./view-queries";

/** Where a card may be dragged: to one's own bouquet, or onto one's own discards. */
export type DropTarget = "bouquet" | "pile";

export class IkebanaController {
  readonly selection = new IkebanaSelection(() => this.view);
  /** Whether a move is asked for and not answered yet. */
  isBusy = $state(false);
  /** The seat whose bouquet is looked at closely. */
  detailedSeat = $state<Seat | null>(null);
  /** The round whose bouquets are looked at. */
  round = $state<number | null>(null);
  isStandingOpen = $state(false);
  isHelpOpen = $state(false);
  /** Where the card that is dragged would land. */
  aim = $state<DropTarget | null>(null);

  constructor(private context: () => TableContext) {}

  get view(): IkebanaView {
    return this.context().timeline.view as IkebanaView;
  }

  /** Whether anything can be asked for: not in a replay, nor while one looks back. */
  get isLive(): boolean {
    const { submit, timeline, state } = this.context();
    return (
      submit !== null && !timeline.isPast && state.phase === "playing" && this.view.seat !== null
    );
  }

  /** The rounds that were over at the moment that is shown. */
  get rounds(): readonly IkebanaRoundEnded[] {
    const { entries, timeline } = this.context();
    return finishedRounds(entries, timeline.move);
  }

  /** The round that has just ended: there is no card of the next one before the viewer yet. */
  get justEnded(): IkebanaRoundEnded | undefined {
    const { bouquets, gains } = this.view.board;
    const before = this.view.seat === null ? bouquets : [bouquets[this.view.seat]];
    const hasBegun = before.some((bouquet) => (bouquet?.cards.length ?? 0) > 0);
    return hasBegun ? undefined : this.rounds.find(({ number }) => number === gains.length);
  }

  /** Ask for a move. */
  async makeMove(text: string): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    await submitCommand(this.context(), { type: "move", move: text });
    this.selection.clear();
    this.isBusy = false;
  }

  /** A card was dropped somewhere: the top of a seat's pile, or of nobody's the card of the turn. */
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

  /** Do what a key asked for. */
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
        const owner = seatsInOrder(view)[action.place];
        if (this.isLive && owner !== undefined && purchaseFrom(view, owner)) selection.buy(owner);
        break;
      }
      case "look":
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
