/** What the viewer does at the Ikebana table: makes moves, pays, looks closer. */

import type { Company } from "../table/company";
import { request } from "../table/requesting";
import type { IkebanaRoundEnded, IkebanaView, Seat } from "../wire/types";
import { Choosing } from "./choosing.svelte";
import type { Wish } from "./keys";
import { legal, purchase, roundsOver, seatsInOrder } from "./reading";

/** Where a card may be dragged: to one's own bouquet, or onto one's own discards. */
export type Place = "bouquet" | "pile";

export class Acting {
  readonly choosing = new Choosing(() => this.view);
  /** Whether a move is asked for and not answered yet. */
  isBusy = $state(false);
  /** The seat whose bouquet is looked at closely. */
  detailed = $state<Seat | null>(null);
  /** The round whose bouquets are looked at. */
  round = $state<number | null>(null);
  isStandingOpen = $state(false);
  isHelpOpen = $state(false);
  /** Where the card that is dragged would land. */
  aim = $state<Place | null>(null);

  constructor(private company: () => Company) {}

  get view(): IkebanaView {
    return this.company().sight.view as IkebanaView;
  }

  /** Whether anything can be asked for: not in a replay, nor while one looks back. */
  get isLive(): boolean {
    const { ask, sight, state } = this.company();
    return ask !== null && !sight.isPast && state.phase === "playing" && this.view.seat !== null;
  }

  /** The rounds that were over at the moment that is shown. */
  get rounds(): readonly IkebanaRoundEnded[] {
    const { entries, sight } = this.company();
    return roundsOver(entries, sight.move);
  }

  /** The round that has just ended: there is no card of the next one before the viewer yet. */
  get fresh(): IkebanaRoundEnded | undefined {
    const { bouquets, gains } = this.view.board;
    const before = this.view.seat === null ? bouquets : [bouquets[this.view.seat]];
    const hasBegun = before.some((bouquet) => (bouquet?.cards.length ?? 0) > 0);
    return hasBegun ? undefined : this.rounds.find(({ number }) => number === gains.length);
  }

  /** Ask for a move. */
  async make(text: string): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    await request(this.company(), { ask: "move", move: text });
    this.choosing.clear();
    this.isBusy = false;
  }

  /** A card was dropped somewhere: the top of a seat's pile, or of nobody's the card of the turn. */
  drop(owner: Seat | null, place: Place | null): void {
    if (!this.isLive || place === null) return;
    if (place === "pile") {
      if (owner === null && legal(this.view, "reject")) this.choosing.reject();
    } else if (owner === null) {
      const move = legal(this.view, "keep") ?? legal(this.view, "draw");
      if (move !== undefined) void this.make(move.text);
    } else if (this.choosing.payment?.kind !== "buy" || this.choosing.payment.owner !== owner) {
      this.choosing.buy(owner);
    }
  }

  /** Do what a key asked for. */
  grant(wish: Wish): void {
    const { choosing, view } = this;
    const { sight } = this.company();
    switch (wish.wish) {
      case "draw":
      case "keep": {
        const move = legal(view, wish.wish);
        if (this.isLive && move !== undefined) void this.make(move.text);
        break;
      }
      case "reject":
        if (this.isLive) choosing.reject();
        break;
      case "buy": {
        const owner = seatsInOrder(view)[wish.place];
        if (this.isLive && owner !== undefined && purchase(view, owner)) choosing.buy(owner);
        break;
      }
      case "look":
        sight.step(wish.steps);
        break;
      case "now":
        sight.now();
        break;
      case "clear":
        choosing.clear();
        break;
      case "help":
        this.isHelpOpen = true;
        break;
    }
  }
}
