/** The order in which the viewer is putting their own hand: shown at once, sent when they stop. */

import type { HanabiView, MoveText } from "../../wire/types";
import { cardsOf } from "./arrangement";

/** How long the viewer must leave the hand alone before its order is sent, in milliseconds. */
export const REST = 1500;

export class ArrangementDraft {
  private text = $state<MoveText | null>(null);
  /** The order on the server. */
  private base: MoveText | null = null;
  /** The order that was sent and has not arrived yet. */
  private sent: MoveText | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `send` returns whether the server accepts the order. */
  constructor(private send: (text: MoveText) => Promise<boolean>) {}

  /** The view with the hand as the viewer has put it. */
  shownIn(view: HanabiView): HanabiView {
    const { seat } = view;
    const hand = seat === null ? undefined : view.hands[seat];
    if (this.text === null || hand === undefined) return view;
    const arranged = cardsOf(this.text).flatMap(({ id, isApart }) =>
      hand.filter((card) => card.id === id).map((card) => ({ ...card, "is-apart": isApart })),
    );
    if (arranged.length !== hand.length) return view;
    const hands = view.hands.map((other, index) => (index === seat ? arranged : other));
    return { ...view, hands, arrangement: this.text };
  }

  /** Put the hand into another order. */
  change(text: MoveText): void {
    this.clear();
    if (text === this.base && this.sent === null) return;
    this.text = text;
    this.timer = setTimeout(() => void this.flush(), REST);
  }

  /** Send the order now, if it is not sent yet. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    const { text } = this;
    if (text === null || text === this.sent) return;
    this.sent = text;
    if (await this.send(text)) return;
    this.sent = null;
    if (this.text === text) this.clear();
  }

  /** Give way to the order on the server, unless the viewer has changed it again meanwhile. */
  follow(arrangement: MoveText | null): void {
    if (arrangement === this.base) return;
    if (arrangement !== this.sent || this.text === this.sent) this.clear();
    this.base = arrangement;
    this.sent = null;
  }

  private clear(): void {
    clearTimeout(this.timer);
    this.text = null;
  }
}
