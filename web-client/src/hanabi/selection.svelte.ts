/** What somebody is about to do: a card or a teammate chosen, a clue named, not yet confirmed. */

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
  /** A move that the marks speak against, and that was asked for once already. */
  warned = $state<string | null>(null);

  constructor(private view: () => HanabiView) {}

  /** What is chosen; a card that has left its hand meanwhile is not. */
  get chosen(): Choice | null {
    const { picked } = this;
    if (picked === null || picked.card === null) return picked;
    if (holderOf(this.view(), picked.card) !== null) return picked;
    return picked.kind === "own" ? null : { ...picked, card: null };
  }

  /** Choose one's own card, or let go of it. */
  own(card: Card): void {
    this.set(this.isChosen(card) ? null : { kind: "own", card });
  }

  /** Choose a teammate by a card or by the name; the same again lets go. */
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

  /** Name what the clue would tell. */
  name(clue: Clue): void {
    if (this.chosen?.kind === "teammate") this.set({ ...this.chosen, clue });
  }

  /** Choose nothing. */
  clear(): void {
    this.set(null);
  }

  /** Whether this card is the chosen one. */
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

  /** What may be done with one's own chosen card. */
  get play(): LegalPlay | undefined {
    return this.chosen?.kind === "own" ? playOf(this.view(), this.chosen.card) : undefined;
  }
  get discard(): LegalDiscard | undefined {
    return this.chosen?.kind === "own" ? discardOf(this.view(), this.chosen.card) : undefined;
  }

  /** Whether a move should be asked for once more: the marks speak against it. */
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
