/** One adapter per game: all that the pages around a table need to know about it. */

import type { Component } from "svelte";
import { hanabiAdapter } from "./hanabi/adapter";
import { ikebanaAdapter } from "./ikebana/adapter";
import type { TableContext } from "./table/table-context";
import type { IconName } from "./ui/icons";
import type { ComposedGame, GameView, Remark, TableState, WireMessage } from "./wire/types";

type Summary = ComposedGame["summary"];
type Result = NonNullable<TableState["result"]>;
/** Loads a component when it is first shown. */
type Loader<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** A line of the summary of a game. */
export interface Fact {
  icon: IconName;
  message: WireMessage;
}

export interface GameAdapter<
  OwnView = GameView,
  OwnSummary extends Summary = Summary,
  OwnResult extends Result = Result,
> {
  /** Message key of the game's name, whatever its edition. */
  nameKey: string;
  /** Message key of the title; with `-extended` for a game with extensions. */
  titleKey: string;
  /** Whether the game has several editions. */
  hasEditions: boolean;
  /** Message keys of the moves, explained in the menu of a table. */
  ruleKeys: readonly string[];
  /** File formats in which a finished game can be downloaded. */
  downloadFormats: readonly string[];
  /** What can be said at a table that allows remarks only. */
  remarks: readonly Remark[];
  /** Whether a bot explains the moves of a finished game. */
  hasExplanations: boolean;
  /** The table of a running or finished game. */
  loadTable: Loader<{ context: TableContext }>;
  /** One of its cards. */
  loadCard: Loader<{ suit: string; value: number }>;
  /** A card with the marks of a help level; null for a game without help levels. */
  loadHelpExample: Loader<{ level: number; rules: Summary["rules"] }> | null;
  /** What is played with, and when the game ends. */
  facts(summary: OwnSummary, seats: number): readonly Fact[];
  /** The result in one or two words, for lists. */
  shortResult(result: OwnResult, players: readonly string[]): WireMessage;
  /** How a game stands that is not over, as a sentence. */
  standing(view: OwnView, players: readonly string[]): WireMessage;
  /** The result as a sentence. */
  resultSentence(result: OwnResult, players: readonly string[], view: OwnView | null): WireMessage;
}

const ADAPTERS: Readonly<Record<string, GameAdapter>> = {
  hanabi: hanabiAdapter,
  ikebana: ikebanaAdapter,
};

/** Whether this is the name of a game. */
export function isGame(name: string): boolean {
  return name in ADAPTERS;
}

/** The adapter of a game, by its name on the wire. */
export function adapterFor(game: string): GameAdapter {
  const adapter = ADAPTERS[game];
  if (adapter === undefined) throw new Error(`unknown game: ${game}`);
  return adapter;
}
