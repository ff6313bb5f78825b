/** What the viewer does at the table: chooses, asks for moves, looks closer. */

import type { Company } from "../table/company";
import { request } from "../table/requesting";
import type { Card, HanabiView, LegalDiscard, LegalPlay, Seat } from "../wire/types";
import { Choosing } from "./choosing.svelte";
import type { Wish } from "./keys";
import { holderOf, teammatesOf } from "./reading";

export class Acting {
  readonly choosing = new Choosing(() => this.view);
  /** Whether a move is asked for and not answered yet. */
  isBusy = $state(false);
  /** The card that is looked at closely. */
  detailed = $state<Card | null>(null);
  /** The seat whose knowledge is shown in place of its cards. */
  known = $state<Seat | null>(null);
  isHelpOpen = $state(false);

  constructor(private company: () => Company) {}

  get view(): HanabiView {
    return this.company().sight.view as HanabiView;
  }

  /** Whether anything can be asked for: not in a replay, nor while one looks back. */
  get isLive(): boolean {
    const { ask, sight, state } = this.company();
    return ask !== null && !sight.isPast && state.phase === "playing" && this.view.seat !== null;
  }

  /** Choose a card: one's own to play it, a teammate's for a clue; else it is looked at. */
  choose(seat: Seat, card: Card): void {
    if (!this.isLive) this.detailed = card;
    else if (seat === this.view.seat) this.choosing.own(card);
    else this.choosing.teammate(seat, card);
  }

  /** Ask for a move. */
  async make(text: string): Promise<void> {
    this.isBusy = true;
    if (await request(this.company(), { ask: "move", move: text })) this.choosing.clear();
    this.isBusy = false;
  }

  /** Ask for a play or a discard, once more where the marks speak against it. */
  attempt(move: LegalPlay | LegalDiscard | undefined): void {
    if (move !== undefined && !this.isBusy && !this.choosing.asksAgain(move)) {
      void this.make(move.text);
    }
  }

  /** Do what a key asked for; `focused` is the card that the keyboard is at. */
  grant(wish: Wish, focused: Card | null): void {
    const { choosing, view } = this;
    const { sight } = this.company();
    switch (wish.wish) {
      case "own": {
        const card = view.seat === null ? undefined : view.hands[view.seat]?.[wish.position - 1];
        if (card !== undefined && view.seat !== null) this.choose(view.seat, card.id);
        break;
      }
      case "name":
        choosing.name(wish.clue);
        break;
      case "play":
        this.attempt(choosing.play);
        break;
      case "discard":
        this.attempt(choosing.discard);
        break;
      case "teammate":
        this.nextTeammate();
        break;
      case "about":
        this.detailed = choosing.chosen?.card ?? focused;
        break;
      case "know":
        this.know(
          choosing.chosen?.kind === "teammate" ? choosing.chosen.seat : holderOf(view, focused),
        );
        break;
      case "look":
        sight.step(wish.steps);
        break;
      case "now":
        sight.now();
        break;
      case "help":
        this.isHelpOpen = true;
        break;
      case "clear":
        this.known = null;
        choosing.clear();
        break;
    }
  }

  /** Show what a seat knows, or its cards again. */
  know(seat: Seat | null): void {
    this.known = this.known === seat || seat === this.view.seat ? null : seat;
  }

  private nextTeammate(): void {
    if (!this.isLive) return;
    const teammates = teammatesOf(this.view);
    const { chosen } = this.choosing;
    const place = chosen?.kind === "teammate" ? teammates.indexOf(chosen.seat) : -1;
    const seat = teammates[(place + 1) % teammates.length];
    if (seat !== undefined) this.choosing.teammate(seat, null);
  }
}
