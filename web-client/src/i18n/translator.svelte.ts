/** Formats messages, given as a key and arguments, in the reader's language. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { preferences } from "../preferences.svelte";
import { Refused, UNREACHABLE } from "../wire/server";
import type { WireMessage, WireArgument } from "../wire/types";
import { loadCatalogue, loadMoreMessages } from "./languages";

export const LANGUAGES = ["en", "fr", "cs"] as const;
export type Language = (typeof LANGUAGES)[number];

/** An argument of a message. */
export type Argument = WireArgument;

/** A part of a sentence: text, or a card that is drawn instead of named. */
export type Piece =
  | { text: string }
  | { face: { suit: string; value: number }; name: string; opening: string; mark: string };

const FACE = /^face-/;
/** Placeholder for a face in a sentence; catalogues and names do not contain these characters. */
const MARK = /([([„“]*)\uE000(\d+)\uE001([^\s\uE000]*)/;

class Translator {
  language = $state<Language>("en");
  private bundle = $state.raw<FluentBundle | null>(null);
  private hasMore = false;

  /** Whether a catalogue is loaded. */
  get isReady(): boolean {
    return this.bundle !== null;
  }

  /** Load and use this language. */
  async setLanguage(language: Language): Promise<void> {
    const texts = [await loadCatalogue(language)];
    if (this.hasMore) texts.push(await loadMoreMessages(language));
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Load the messages that most visits do not need; another language then brings them too. */
  async addMoreMessages(): Promise<void> {
    this.hasMore = true;
    const { language } = this;
    const text = await loadMoreMessages(language);
    if (language === this.language) this.bundle?.addResource(new FluentResource(text));
  }

  /** Whether there is a message with this key. */
  has(key: string): boolean {
    return this.bundle?.hasMessage(key) ?? false;
  }

  /** The message with this key; the key itself if there is none, which the tests look for. */
  say(key: string, marked: Readonly<Record<string, Argument>> = {}): string {
    const pattern = this.bundle?.getMessage(key)?.value;
    if (this.bundle === null || pattern === null || pattern === undefined) return key;
    const plain = Object.fromEntries(
      Object.entries(marked).map(([name, value]) => [name, this.plain(value)] as const),
    );
    const message = this.bundle.formatPattern(pattern, plain, []);
    return message.replaceAll("\n", " ");
  }

  /** A message from the server as text. */
  format(message: WireMessage): string {
    return this.say(message.key, message.arguments);
  }

  /** Why the server refused something, as a sentence. */
  explain(refusal: unknown): string {
    if (!(refusal instanceof Refused)) return this.say("client-defect");
    if (refusal.reason === UNREACHABLE) return this.say("client-frame-unreachable");
    const key = `refusal-${refusal.reason}`;
    return this.has(key) ? this.say(key, refusal.details) : this.say("client-defect");
  }

  /** A message in pieces, so that its cards can be drawn. */
  pieces(message: WireMessage): readonly Piece[] {
    const faces: { face: { suit: string; value: number }; name: string }[] = [];
    const marked = this.marked(message, faces);
    const parts = this.format(marked).split(MARK);
    const pieces: Piece[] = [];
    // The split yields again and again: text, an opening bracket, the number of a face, and the
    // punctuation that follows it.
    for (let index = 0; index < parts.length; index += 4) {
      const [text = "", opening = "", number, mark = ""] = parts.slice(index, index + 4);
      if (text !== "") pieces.push({ text });
      const found = number === undefined ? undefined : faces[Number(number)];
      if (found !== undefined) pieces.push({ ...found, opening, mark });
    }
    return pieces;
  }

  /** The same message with a placeholder for each face. */
  private marked(
    message: WireMessage,
    faces: { face: { suit: string; value: number }; name: string }[],
  ): WireMessage {
    const mark = (value: WireArgument): WireArgument => {
      if (typeof value !== "object") return value;
      if (!FACE.test(value.key)) return this.marked(value, faces);
      const suit = value.key.replace(FACE, "");
      faces.push({
        face: { suit, value: Number(value.arguments["value"]) },
        name: this.format(value),
      });
      return `\uE000${faces.length - 1}\uE001`;
    };
    const marked = Object.entries(message.arguments).map(([name, value]) => [name, mark(value)]);
    return { key: message.key, arguments: Object.fromEntries(marked) as WireMessage["arguments"] };
  }

  private plain(value: Argument): string | number {
    return typeof value === "object" ? this.format(value) : value;
  }
}

/** A message without arguments. */
export function plainMessage(key: string): WireMessage {
  return { key, arguments: {} };
}

/** A list as one message, joined pairwise as on the server: “1, 4 and 5”. */
export function listMessage(
  items: readonly (string | WireMessage)[],
  joint: "and" | "or" = "and",
): Argument {
  const [first = "", ...others] = items;
  return others.reduce<string | WireMessage>((start, item, index) => {
    const key = index === others.length - 1 ? `list-${joint}` : "list-comma";
    return { key, arguments: { start, item } };
  }, first);
}

/** A component that is being loaded, with the messages that most visits do not need. */
export async function withMoreMessages<Part>(loading: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([loading, translator.addMoreMessages()]);
  return part;
}

/** The language chosen in this browser, else the browser's first language that we have. */
export function preferredLanguage(): Language {
  const candidates = [preferences.language ?? "", ...navigator.languages];
  for (const candidate of candidates) {
    const word = candidate.split("-")[0];
    const known = LANGUAGES.find((language) => language === word);
    if (known !== undefined) return known;
  }
  return "en";
}

export const translator = new Translator();
/** The message with this key, in the reader's language. */
export const say = translator.say.bind(translator);
