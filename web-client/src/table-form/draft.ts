/** The options in the form for a new table, or for changing one. */

import type {
  BotPace,
  TableForm,
  EditionChoice,
  ExtensionChoice,
  GameChoice,
  Options,
  ShownOptions,
} from "../wire/types";

/** Options without gaps. */
export type Draft = Required<Options>;

/** The draft of a new table: a private one for a few friends, with some help. */
export function initialDraft(form: TableForm, botPace: BotPace): Draft {
  const usual: Draft = {
    ...draftOf(form.defaults),
    seats: 3,
    visibility: "unlisted",
    talk: "open",
    "help-level": 2,
    "bot-pace": botPace,
  };
  return fitToForm(usual, form);
}

/** The options of a table as a draft; its password is unknown, and kept if none is typed. */
export function draftOf(shown: ShownOptions): Draft {
  const others: Partial<ShownOptions> = { ...shown };
  delete others["has-password"];
  return { ...(others as Omit<ShownOptions, "has-password">), password: "" };
}

/** The chosen game. */
export function gameOf(draft: Draft, form: TableForm): GameChoice | undefined {
  return form.games.find(({ game }) => game === draft.game);
}

/** The chosen edition, in a game that has several. */
export function editionOf(draft: Draft, form: TableForm): EditionChoice | undefined {
  return gameOf(draft, form)?.editions.find(({ edition }) => edition === draft.edition);
}

/** The extensions that can be added. */
export function extensionsOf(draft: Draft, form: TableForm): readonly ExtensionChoice[] {
  return editionOf(draft, form)?.extensions ?? gameOf(draft, form)?.extensions ?? [];
}

/** The same draft without what its game or edition does not have. */
export function fitToForm(draft: Draft, form: TableForm): Draft {
  const game = gameOf(draft, form);
  if (game === undefined) return draft;
  const editions = game.editions.map(({ edition }) => edition);
  const edition =
    editions.length === 0 || editions.includes(draft.edition)
      ? draft.edition
      : form.defaults.edition;
  const candidate: Draft = { ...draft, edition };
  const known = extensionsOf(candidate, form).map(({ extension }) => extension);
  const boxed = editionOf(candidate, form)?.settings ?? {};
  const seats = game.seats.includes(draft.seats) ? draft.seats : (game.seats[0] ?? draft.seats);
  const first = draft["first-seat"];
  return {
    ...candidate,
    extensions: draft.extensions.filter((extension) => known.includes(extension)),
    // Settings with the edition's own value are left out.
    settings: Object.fromEntries(
      Object.entries(draft.settings).filter(
        ([setting, word]) => setting in boxed && boxed[setting] !== word,
      ),
    ),
    seats,
    "first-seat": first !== null && first < seats ? first : null,
  };
}

/** The same draft with an extension added, replacing those that exclude it, or removed. */
export function withExtension(draft: Draft, offered: ExtensionChoice, isAdded: boolean): Draft {
  const others = draft.extensions.filter(
    (extension) =>
      extension !== offered.extension && !(isAdded && offered.excludes.includes(extension)),
  );
  return { ...draft, extensions: isAdded ? [...others, offered.extension] : others };
}
