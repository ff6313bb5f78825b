/** What is chosen for a table that is not open yet, or shall be changed. */

import type {
  Offer,
  OfferedEdition,
  OfferedExtension,
  OfferedGame,
  Options,
  ShownOptions,
} from "../wire/types";

/** Options of which every one is said. */
export type Draft = Required<Options>;

/** What a form begins with: a quiet table for a few friends, with some help. */
export function beginning(offer: Offer): Draft {
  const usual: Draft = {
    ...draftOf(offer.defaults),
    seats: 3,
    visibility: "unlisted",
    talk: "open",
    "help-level": 2,
  };
  return fitted(usual, offer);
}

/** The options of a table, to be changed; a password is not known, and stays if none is typed. */
export function draftOf(shown: ShownOptions): Draft {
  const others: Partial<ShownOptions> = { ...shown };
  delete others["has-password"];
  return { ...(others as Omit<ShownOptions, "has-password">), password: "" };
}

/** The game that is chosen. */
export function gameOf(draft: Draft, offer: Offer): OfferedGame | undefined {
  return offer.games.find(({ game }) => game === draft.game);
}

/** The box that is chosen, in a game that has several. */
export function editionOf(draft: Draft, offer: Offer): OfferedEdition | undefined {
  return gameOf(draft, offer)?.editions.find(({ edition }) => edition === draft.edition);
}

/** What can be added to what is chosen. */
export function extensionsOf(draft: Draft, offer: Offer): readonly OfferedExtension[] {
  return editionOf(draft, offer)?.extensions ?? gameOf(draft, offer)?.extensions ?? [];
}

/** The same choice without what the game or the box does not have. */
export function fitted(draft: Draft, offer: Offer): Draft {
  const game = gameOf(draft, offer);
  if (game === undefined) return draft;
  const editions = game.editions.map(({ edition }) => edition);
  const edition =
    editions.length === 0 || editions.includes(draft.edition)
      ? draft.edition
      : offer.defaults.edition;
  const settled: Draft = { ...draft, edition };
  const known = extensionsOf(settled, offer).map(({ extension }) => extension);
  const boxed = editionOf(settled, offer)?.settings ?? {};
  const seats = game.seats.includes(draft.seats) ? draft.seats : (game.seats[0] ?? draft.seats);
  const first = draft["first-seat"];
  return {
    ...settled,
    extensions: draft.extensions.filter((extension) => known.includes(extension)),
    // What the box says itself is not said again.
    settings: Object.fromEntries(
      Object.entries(draft.settings).filter(
        ([setting, word]) => setting in boxed && boxed[setting] !== word,
      ),
    ),
    seats,
    "first-seat": first !== null && first < seats ? first : null,
  };
}

/** The same choice with an extension added, in place of those that exclude it, or taken away. */
export function extended(draft: Draft, offered: OfferedExtension, isAdded: boolean): Draft {
  const others = draft.extensions.filter(
    (extension) =>
      extension !== offered.extension && !(isAdded && offered.excludes.includes(extension)),
  );
  return { ...draft, extensions: isAdded ? [...others, offered.extension] : others };
}
