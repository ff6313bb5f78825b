/** Checks, after a game, that its cards come from the server's secret and the contributions. */

import { standingEntries } from "../table/table-context";
import type { Entry, Face, GameView, Seat, TableState } from "../wire/types";
import { commitmentOf, drawn, mixedSeed, shuffled } from "./recipe";
import type { RememberedShuffle } from "./shuffle-memory";

/** What the file of a finished game says of the deal. */
export interface RecordedDeal {
  readonly deck: readonly Face[];
  /** The bonus tiles, in a game that has them. */
  readonly tiles?: readonly number[];
  /** The seat that started. */
  readonly first: Seat;
}

/** Everything that a check needs. */
export interface ShuffleEvidence {
  readonly state: TableState;
  readonly rules: GameView["board"]["rules"];
  /** The deal in the file of the game; null if it could not be loaded. */
  readonly deal: RecordedDeal | null;
  /** What this browser knew before the start. */
  readonly remembered: RememberedShuffle | null;
  /** The log as it is now. */
  readonly entries: readonly Entry[];
  /** The log as it was sent during the game; null for a page that was opened later. */
  readonly entriesDuringGame: readonly Entry[] | null;
}

/** Whether a step succeeded; unknown where this browser has nothing to compare with. */
export type StepResult = "passed" | "failed" | "unknown";

/** The steps, in order: each has a sentence for every result. */
export interface ShuffleSteps {
  /** The commitment is the one that was seen before the start. */
  readonly commitment: StepResult;
  /** The server's secret is the one that it committed to. */
  readonly secret: StepResult;
  /** The contribution of this browser is among those that were mixed. */
  readonly own: StepResult;
  /** Every person at the start contributed, and no bot of the server did. */
  readonly others: StepResult;
  /** The deck, the tiles and the first seat follow from all of them. */
  readonly deal: StepResult;
  /** The cards came in that order, also when this browser saw them during the game. */
  readonly cards: StepResult;
}

/** Check each step; null before the game is over. */
export function checkShuffle(evidence: ShuffleEvidence): ShuffleSteps | null {
  const { state, remembered, entries, entriesDuringGame } = evidence;
  const { commitment, fairness } = state;
  if (fairness === null) return null;
  const { secret, contributions } = fairness;
  const own = remembered?.contribution ?? null;
  const seed = mixedSeed(
    secret,
    contributions.filter((each) => each !== ""),
  );
  const box = boxOf(evidence.rules);
  return {
    commitment: resultOf(remembered && remembered.commitment === commitment),
    secret: resultOf(commitmentOf(secret) === commitment),
    own: resultOf(own === null ? null : contributions.includes(own)),
    others: resultOf(areFromPeople(contributions, entries)),
    deal: resultOf(evidence.deal && isDealtFrom(seed, box, evidence.deal, state)),
    cards: resultOf(
      isDrawnFrom(seed, box, entries) &&
        (showsDraws(entriesDuringGame) ? isDrawnFrom(seed, box, entriesDuringGame) : null),
    ),
  };
}

function resultOf(isTrue: boolean | null): StepResult {
  return isTrue === null ? "unknown" : isTrue ? "passed" : "failed";
}

/** All cards in the order that every shuffle starts from: suit by suit, value by value. */
function boxOf({ suits }: GameView["board"]["rules"]): readonly Face[] {
  return suits.flatMap(({ letter, copies }) =>
    copies.flatMap((count, index) => Array<Face>(count).fill(`${letter}${index + 1}`)),
  );
}

/** The names of the people who sat at the table when the game started, by seat. */
export function peopleAtStart(entries: readonly Entry[]): ReadonlyMap<Seat, string> {
  const people = new Map<Seat, string>();
  for (const { event } of entries) {
    if (event.type === "game-started") break;
    if (event.type === "seat-taken") people.set(event.seat, event.name);
    else if (event.type === "seat-left" || event.type === "guest-removed")
      people.delete(event.seat);
  }
  return people;
}

function areFromPeople(contributions: readonly string[], entries: readonly Entry[]): boolean {
  const people = peopleAtStart(entries);
  return contributions.every((each, seat) => people.has(seat) === (each !== ""));
}

function isDealtFrom(
  seed: Uint8Array,
  box: readonly Face[],
  { deck, tiles = [], first }: RecordedDeal,
  state: TableState,
): boolean {
  const isChosen = state.options["first-seat"] !== null;
  return (
    isSame(deck, shuffled(box, seed, "deck")) &&
    isSame(tiles, shuffled([...tiles].sort(), seed, "tiles")) &&
    (isChosen || first === drawn(state.holders.length, seed, "first seat"))
  );
}

function showsDraws(entries: readonly Entry[] | null): entries is readonly Entry[] {
  const events = entries?.flatMap((entry) => entry["game-events"]) ?? [];
  return events.some(({ type }) => type === "hanabi-drew" || type === "ikebana-drew");
}

/** Whether the cards of a log came from the deck in order, as far as the log shows them. */
function isDrawnFrom(seed: Uint8Array, box: readonly Face[], entries: readonly Entry[]): boolean {
  let deck = [...shuffled(box, seed, "deck")];
  let shuffles = 0;
  const shuffle = (cards: readonly Face[]): void => {
    deck = [...shuffled(cards, seed, `reshuffle ${++shuffles}`)];
  };
  for (const event of standingEntries(entries).flatMap((entry) => entry["game-events"])) {
    switch (event.type) {
      case "hanabi-drew":
      case "ikebana-drew":
        if (deck.shift() !== event.face) return false;
        break;
      case "hanabi-drew-unseen":
      case "ikebana-drew-unseen":
        deck.shift();
        break;
      case "hanabi-shuffled-in":
      case "hanabi-shuffled-in-unseen":
        shuffle([...deck, event.face]);
        break;
      case "ikebana-shuffled":
        shuffle(inBoxOrder(event.deck, box));
        if (!isSame(deck, event.deck)) return false;
        break;
      case "ikebana-shuffled-unseen":
        // Which cards were gathered in mid-round is not shown; a new round has all of them.
        if (event.cards !== box.length) return true;
        shuffle(box);
        break;
    }
  }
  return true;
}

function inBoxOrder(cards: readonly Face[], box: readonly Face[]): readonly Face[] {
  return [...cards].sort((one, other) => box.indexOf(one) - box.indexOf(other));
}

function isSame<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
