/** The viewer's actions at the Hanabi table: selecting, moving, looking at details. */

import type { TableContext } from "../table/table-context";
import { submitCommand } from "../table/command";
import type { Card, HanabiView, LegalDiscard, LegalPlay, Seat } from "../wire/types";
import { rearrange, type HandChange } from "./hand/arrangement";
import { ArrangementDraft } from "./hand/arrangement-draft.svelte";
import { HanabiSelection } from "./selection.svelte";
import type { KeyAction } from "./keys";
import { holderOf, teammatesOf } from "./view-queries";

export class HanabiController {
  /** How the viewer is putting their hand in order. */
  readonly draft = new ArrangementDraft((move) =>
    submitCommand(this.context(), { type: "move", move }),
  );
  readonly selection = new HanabiSelection(() => this.view);
  /** Whether a move has been sent and is not answered yet. */
  isBusy = $state(false);
  /** The card whose details are shown. */
  detailedCard = $state<Card | null>(null);
  /** The seat whose knowledge is shown instead of its cards. */
  knowledgeSeat = $state<Seat | null>(null);
  isHelpOpen = $state(false);
  /** The seat of the bot that is asked about its last move. */
  askedSeat = $state<Seat | null>(null);

  constructor(private context: () => TableContext) {}

  readonly view = $derived.by(() => {
    const view = this.context().timeline.view as HanabiView;
    return this.context().timeline.isPast ? view : this.draft.shownIn(view);
  });

  /** Whether the viewer can act: not in a replay, nor while an earlier moment is shown. */
  get isLive(): boolean {
    const { submit, timeline, state } = this.context();
    return (
      submit !== null && !timeline.isPast && state.phase === "playing" && this.view.seat !== null
    );
  }

  /**
   * Select one of your cards for a move or a teammate's for a clue; show details if the viewer
   * can't act.
   */
  choose(seat: Seat, card: Card): void {
    if (!this.isLive) this.detailedCard = card;
    else if (seat === this.view.seat) this.selection.own(card);
    else this.selection.teammate(seat, card);
  }

  /** Show the order of the hand that has arrived from the server. */
  followArrangement(): void {
    const { timeline } = this.context();
    if (!timeline.isPast) this.draft.follow((timeline.view as HanabiView).arrangement);
  }

  /** Put one of your cards into another slot, or set it apart or back. */
  rearrange(card: Card, change: HandChange): void {
    const { arrangement, seat, hands } = this.view;
    if (arrangement === null || seat === null) return;
    this.draft.change(rearrange(arrangement, hands[seat] ?? [], card, change));
  }

  /** Send a move, and before it the order of the hand that the viewer has seen it in. */
  async makeMove(text: string): Promise<void> {
    this.isBusy = true;
    await this.draft.flush();
    if (await submitCommand(this.context(), { type: "move", move: text })) this.selection.clear();
    this.isBusy = false;
  }

  /** Play or discard a card; if the marks advise against it, only the second attempt is sent. */
  attempt(move: LegalPlay | LegalDiscard | undefined): void {
    if (move !== undefined && !this.isBusy && !this.selection.warnOnce(move)) {
      void this.makeMove(move.text);
    }
  }

  /** Perform the action of a key; `focused` is the card that has the keyboard focus. */
  perform(action: KeyAction, focused: Card | null): void {
    const { selection, view } = this;
    const { timeline } = this.context();
    switch (action.action) {
      case "own": {
        const card = view.seat === null ? undefined : view.hands[view.seat]?.[action.position - 1];
        if (card !== undefined && view.seat !== null) this.choose(view.seat, card.id);
        break;
      }
      case "name":
        selection.name(action.clue);
        break;
      case "play":
        this.attempt(selection.play);
        break;
      case "discard":
        this.attempt(selection.discard);
        break;
      case "teammate":
        this.nextTeammate();
        break;
      case "details":
        this.detailedCard = selection.chosen?.card ?? focused;
        break;
      case "knowledge":
        this.toggleKnowledge(
          selection.chosen?.kind === "teammate" ? selection.chosen.seat : holderOf(view, focused),
        );
        break;
      case "step":
        timeline.step(action.steps);
        break;
      case "now":
        timeline.goToLatest();
        break;
      case "help":
        this.isHelpOpen = true;
        break;
      case "clear":
        this.knowledgeSeat = null;
        selection.clear();
        break;
    }
  }

  /** Show what a seat knows, or its cards again. */
  toggleKnowledge(seat: Seat | null): void {
    this.knowledgeSeat = this.knowledgeSeat === seat || seat === this.view.seat ? null : seat;
  }

  private nextTeammate(): void {
    if (!this.isLive) return;
    const teammates = teammatesOf(this.view);
    const { chosen } = this.selection;
    const index = chosen?.kind === "teammate" ? teammates.indexOf(chosen.seat) : -1;
    const seat = teammates[(index + 1) % teammates.length];
    if (seat !== undefined) this.selection.teammate(seat, null);
  }
}
