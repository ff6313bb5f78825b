/** The selection before a move: a card or a teammate, a clue, not yet confirmed. */

import type {
  Card,
  Clue,
  HanabiView,
  LegalClue,
  LegalDiscard,
  LegalPlay,
  Seat,
} from "../wire/types";
import { cluesTo, discardOf, holderOf, playOf } from "./view-queries";

export type Choice =
  | { kind: "own"; card: Card }
  | { kind: "teammate"; seat: Seat; card: Card | null; clue: Clue | null };

export class HanabiSelection {
  private picked = $state.raw<Choice | null>(null);
  /** A move that the marks advise against and that was attempted once. */
  warned = $state<string | null>(null);

  constructor(private view: () => HanabiView) {}

  /** The selection; null if the card has left its hand meanwhile. */
  get chosen(): Choice | null {
    const { picked } = this;
    if (picked === null || picked.card === null) return picked;
    if (holderOf(this.view(), picked.card) !== null) return picked;
    return picked.kind === "own" ? null : { ...picked, card: null };
  }

  /** Select one's own card; the same card again clears the selection. */
  own(card: Card): void {
    this.set(this.isChosen(card) ? null : { kind: "own", card });
  }

  /** Select a teammate by a card or the name; the same again clears the selection. */
  teammate(seat: Seat, card: Card | null): void {
    const { chosen } = this;
    if (chosen?.kind !== "teammate" || chosen.seat !== seat) {
      this.set({ kind: "teammate", seat, card, clue: null });
    } else if (chosen.card === card) {
      this.set(null);
    } else {
      this.set({ ...chosen, card });
    }
  }

  /** Name a colour or value for the clue. */
  name(clue: Clue): void {
    if (this.chosen?.kind === "teammate") this.set({ ...this.chosen, clue });
  }

  /** Clear the selection. */
  clear(): void {
    this.set(null);
  }

  /** Whether this card is selected. */
  isChosen(card: Card): boolean {
    return this.chosen?.card === card;
  }

  /** The clue that would be given now. */
  get clue(): LegalClue | null {
    const { chosen } = this;
    if (chosen?.kind !== "teammate" || chosen.clue === null) return null;
    return cluesTo(this.view(), chosen.seat).find(({ clue }) => clue === chosen.clue) ?? null;
  }

  /** The cards that the clue would point at. */
  get touched(): ReadonlySet<Card> {
    return new Set(this.clue?.touched ?? []);
  }

  /** The moves with the selected own card. */
  get play(): LegalPlay | undefined {
    return this.chosen?.kind === "own" ? playOf(this.view(), this.chosen.card) : undefined;
  }
  get discard(): LegalDiscard | undefined {
    return this.chosen?.kind === "own" ? discardOf(this.view(), this.chosen.card) : undefined;
  }

  /**
   * Whether a move has to be confirmed: the marks advise against it, and it is attempted for the
   * first time.
   */
  warnOnce(move: LegalPlay | LegalDiscard): boolean {
    if (move.warning === null || this.warned === move.text) return false;
    this.warned = move.text;
    return true;
  }

  private set(picked: Choice | null): void {
    this.picked = picked;
    this.warned = null;
  }
}
